import { handHasEncounterCard, opponentOf, othersFrom } from '../../../state/query.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { atPlayer } from '../../../timing/aim.ts';
import { askCard } from '../../../timing/ask.ts';
import { takeUnseen } from '../../../timing/unseen.ts';
import { shape } from '../../../timing/use.ts';
import { giveCards, swapHands } from '../../../verbs/cards.ts';

const partners = (c: Ctx) => othersFrom(c.s, c.me).filter((seat) => seat !== opponentOf(c.e, c.me));

export const trader: Alien = {
  id: 'trader',
  alert: 'green',
  abilities: [
    {
      name: 'transfer',
      at: 'planning.start',
      role: 'main',
      optional: true,
      once: true,
      // Nobody passes on a hand without an encounter card: as defense a new hand comes first (PLAN-2a).
      when: (c) => c.e.outcome === null && handHasEncounterCard(c.g, c.me),
      *use(c) {
        const { done } = yield* shape(c, 'transfer', { done: false });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (!done && !c.sheet.zapped) swapHands(c.g, c.me, opponentOf(c.e, c.me));
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'barter',
        at: 'alliance.start',
        role: 'main',
        when: (c) => c.s.players[opponentOf(c.e, c.me)].hand.length > 0,
        *use(c) {
          const rival = opponentOf(c.e, c.me);
          yield* takeUnseen(c.g, rival, c.me, 1);
          const hand = c.s.players[c.me].hand;
          giveCards(c.g, c.me, rival, [yield* askCard(c.g, c.me, 'trader.back', hand, { secret: true })]);
        },
      },
    ],
    super: [
      {
        name: 'with-anybody',
        at: 'power.shaping',
        role: 'main',
        aim: atPlayer('trader.partner', partners),
        use(c, { seats: [partner] }) {
          // At once, while the flare lies on the table: it is no part of the hand.
          swapHands(c.g, c.me, partner);
          c.ev.data.done = true;
        },
      },
    ],
  },
};
