import type { Card, Seat } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { atPlayer } from '../../../timing/aim.ts';
import { shape } from '../../../timing/use.ts';
import { showCards } from '../../../verbs/cards.ts';
import { announce } from '../../../verbs/encounter.ts';

const readable = (c: Ctx): Seat[] =>
  [c.e.offense, c.e.defense].filter((seat) => seat !== c.me && c.s.players[seat].hand.length > 0);

const read = (c: Ctx, seat: Seat, cards: readonly Card[]) => showCards(c.g, seat, cards, 1 << c.me);

/** Of the cards just drawn those that are still with the player. */
const drawn = (c: Ctx<'cards.drawn'>): Card[] => {
  const { hand, sheets } = c.s.players[c.ev.seat];
  const held = [hand, ...sheets.flatMap(({ piles }) => piles.map(({ cards }) => cards))];
  return c.ev.cards.filter((card) => held.some((zone) => zone.includes(card)));
};

export const mind: Alien = {
  id: 'mind',
  alert: 'yellow',
  abilities: [
    {
      name: 'know',
      at: 'alliance.start',
      optional: true,
      once: true,
      when: (c) => readable(c).length > 0,
      aim: atPlayer('mind.whom', readable),
      *use(c, { seats: [seat] }) {
        const { both } = yield* shape(c, 'know', { both: false });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        for (const one of both ? readable(c) : [seat]) read(c, one, c.s.players[one].hand);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'draw-for',
        at: 'cards.drawn',
        when: (c) => c.ev.seat !== c.me && drawn(c).length > 0,
        use(c) {
          read(c, c.ev.seat, drawn(c));
          announce(c.g, 'mind', 'draws-for', c.me, { seat: c.ev.seat });
        },
      },
    ],
    super: [
      {
        name: 'both',
        at: 'power.shaping',
        role: 'not-main',
        when: (c) => readable(c).length > 1,
        use(c) {
          c.ev.data.both = true;
        },
      },
    ],
  },
  lasting: {
    'draws-for': [
      {
        name: 'look',
        at: 'cards.drawn',
        when: (c) => c.ev.seat === c.lasting!.data.seat && drawn(c).length > 0,
        use: (c) => read(c, c.ev.seat, drawn(c)),
      },
    ],
  },
};
