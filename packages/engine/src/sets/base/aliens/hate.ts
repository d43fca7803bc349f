import {
  colonySlots,
  mainSide,
  opponentOf,
  othersFrom,
  playable,
  handHasEncounterCard,
} from '../../../state/query.ts';
import type { Card, Seat, Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askCard, askOption, askShips, askZoneCard } from '../../../timing/ask.ts';
import { loseShips, loss } from '../../../timing/losses.ts';
import { hasCards } from '../../../timing/openly.ts';
import type { Script } from '../../../timing/script.ts';
import { shape } from '../../../timing/use.ts';
import { EVERYBODY } from '../../../events.ts';
import { discardCards, discardFromZone, pickRandom, showCards } from '../../../verbs/cards.ts';
import { setOutcome } from '../../../verbs/outcome.ts';
import { partsOf } from '../../../verbs/ships.ts';

const SHIPS = 3;

/** Cards with which a player can answer: the same type, and among attacks at least as high. */
const matches = (c: Ctx, seat: Seat, card: Card) => {
  const { type, value } = c.g.cards[card];
  return playable(c.g, seat, (one) => one.type === type && (type !== 'attack' || one.value >= value));
};

/** Hate points at the very ships. */
function* takeShips(c: Ctx, seat: Seat): Script {
  const slots = colonySlots(c.s, seat);
  const count = Math.min(
    SHIPS,
    slots.reduce((sum, slot) => sum + slot.max, 0),
  );
  if (count === 0) return;
  const params = { player: seat, count };
  const counts = yield* askShips({ seat: c.me, key: 'hate.ships', slots, min: count, max: count, params });
  yield* loseShips(c.g, [loss(seat, partsOf(slots, counts))], 'effect');
}

export const hate: Alien = {
  id: 'hate',
  alert: 'yellow',
  abilities: [
    {
      name: 'rage',
      at: 'turn.start',
      role: 'offense',
      when: (c) => c.s.players[c.me].hand.length > 0,
      *use(c) {
        const { keep } = yield* shape(c, 'rage', { keep: false });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        const hand = c.s.players[c.me].hand;
        if (c.sheet.zapped || hand.length === 0) return;
        const card = yield* askCard(c.g, c.me, 'hate.card', hand, { secret: true });
        if (keep) showCards(c.g, c.me, [card], EVERYBODY);
        else discardCards(c.g, c.me, [card]);
        for (const seat of othersFrom(c.s, c.me)) {
          const able = matches(c, seat, card);
          // The table waits whether or not there is a choice: nobody is to know who cannot match.
          if (hasCards(c.s.players[seat])) c.g.openWindow();
          const params = { card: c.s.kinds[card], count: SHIPS };
          const words = able.length > 0 ? (['discard', 'ships'] as const) : (['ships'] as const);
          if ((yield* askOption(seat, 'hate.answer', words, { params, secret: true })) === 'discard') {
            const chosen = yield* askZoneCard(c.g, seat, 'hate.match', able, { secret: true });
            discardFromZone(c.g, chosen.card, { seat, pile: chosen.pile });
          } else yield* takeShips(c, seat);
        }
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'scorn',
        at: 'planning.start',
        role: 'main',
        when: (c) => c.e.outcome === null && c.s.players[opponentOf(c.e, c.me)].hand.length > 0,
        use(c) {
          const rival = opponentOf(c.e, c.me);
          discardCards(c.g, rival, pickRandom(c.g, rival, 1));
          if (!handHasEncounterCard(c.g, rival))
            setOutcome(c.g, { type: 'win', side: mainSide(c.e, c.me) as Side });
        },
      },
    ],
    super: [
      {
        name: 'keep',
        at: 'power.shaping',
        role: 'offense',
        // This card itself is on the table meanwhile: there must be another to show.
        when: (c) => c.s.players[c.me].hand.some((card) => card !== c.card),
        use(c) {
          c.ev.data.keep = true;
        },
      },
    ],
  },
};
