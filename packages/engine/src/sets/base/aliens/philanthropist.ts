import { renewUntilEncounterCard } from '../../../flow/hand.ts';
import { isBound, mainSide, othersFrom } from '../../../state/query.ts';
import type { Card, Seat, Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { atPlayer } from '../../../timing/aim.ts';
import { askCard } from '../../../timing/ask.ts';
import { anywhere, payShips, placeAllHeld } from '../../../timing/losses.ts';
import { settle } from '../../../timing/windows.ts';
import { giveCards } from '../../../verbs/cards.ts';
import { setMustPlay } from '../../../verbs/encounter.ts';
import { lendSheets, remember } from '../../../verbs/sheets.ts';

/** An encounter card given in this encounter that its receiver still holds. */
function gift(c: Ctx): { to: Seat; card: Card } | null {
  const sheet = c.s.players[c.me].sheets.find((one) => one.alien === 'philanthropist')!;
  const given = sheet.data.gift as { encounter: number; to: Seat; card: Card } | undefined;
  if (given === undefined || given.encounter !== c.e.number) return null;
  return c.g.cards[given.card].encounter && c.s.players[given.to].hand.includes(given.card) ? given : null;
}

/** A main player, and for one of them the other. */
const receivers = ({ e, me }: Ctx): Seat[] => [e.offense, e.defense].filter((seat) => seat !== me);

export const philanthropist: Alien = {
  id: 'philanthropist',
  alert: 'yellow',
  abilities: [
    {
      name: 'giving',
      at: 'alliance.formed',
      role: 'main-or-ally',
      optional: true,
      when: (c) => c.s.players[c.me].hand.length > 0,
      aim: atPlayer('philanthropist.to', receivers),
      *use(c, { seats: [to] }) {
        const { g, me, e } = c;
        const hand = c.s.players[me].hand;
        const card = yield* askCard(g, me, 'philanthropist.card', hand, {
          secret: true,
          params: { player: to },
        });
        giveCards(g, me, to, [card]);
        remember(g, c.sheet, 'gift', { encounter: e.number, to, card });
        if (mainSide(e, me) >= 0) yield* renewUntilEncounterCard(g, me);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'lend',
        at: 'regroup.start',
        when: (c) => anywhere(c.g, c.me).length > 0 && !isBound(c.g, c.me),
        aim: atPlayer('philanthropist.borrower', (c) => othersFrom(c.s, c.me)),
        *use(c, { seats: [to] }) {
          yield* payShips(c.g, c.me, anywhere(c.g, c.me), 1, 'philanthropist.price');
          // The power is lent when the price has been paid with all that follows from it.
          yield* settle(c.g);
          lendSheets(c.g, c.me, to);
          yield* placeAllHeld(c.g);
        },
      },
    ],
    super: [
      {
        name: 'oblige',
        at: 'planning.start',
        role: 'main-or-ally',
        when: (c) => gift(c) !== null,
        use(c) {
          const { to, card } = gift(c)!;
          setMustPlay(c.g, mainSide(c.e, to) as Side, card);
        },
      },
    ],
  },
};
