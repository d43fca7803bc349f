import { isDiscarded, mainPlayer } from '../../../state/query.ts';
import { SIDES } from '../../../state/types.ts';
import type { Card, Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { targetOf, type Aim } from '../../../timing/aim.ts';
import { askCard, askOption } from '../../../timing/ask.ts';
import { discardCards, takeDiscarded } from '../../../verbs/decks.ts';
import { announce, cancelReinforcement, reinforce } from '../../../verbs/encounter.ts';

const attacks = (c: Ctx, least: number, most: number): Card[] =>
  c.s.players[c.me].hand.filter((card) => {
    const { type, value } = c.g.cards[card];
    return type === 'attack' && value >= least && value <= most;
  });
const SMALL = 6;
const LARGER = 9;

const negotiates = (c: Ctx): Card[] =>
  c.s.players[c.me].hand.filter((card) => c.g.cards[card].type === 'negotiate');

const sideOfMain = (c: Ctx, seat: number): Side => SIDES.find((side) => mainPlayer(c.e, side) === seat)!;

/** The card, and the side it is put down for, are named as it is announced. */
const withCard = (among: (c: Ctx) => Card[]): Aim<'reveal.after'> => ({
  *ask(c) {
    const card = yield* askCard(c.g, c.me, 'reserve.card', among(c), { secret: true });
    const params = { card: c.s.kinds[card] };
    const words = ['offense', 'defense'] as const;
    const side = words.indexOf(yield* askOption(c.me, 'reserve.side', words, { params, secret: true }));
    return targetOf({ seats: [mainPlayer(c.e, side as Side)], card });
  },
  holds: (c, { card }) => among(c).includes(card),
});

const small = (c: Ctx) => attacks(c, 0, SMALL);
const larger = (c: Ctx) => attacks(c, SMALL + 1, LARGER);

/** Reinforcements others have just thrown away. */
const dropped = (c: Ctx<'cards.thrown'>): Card[] =>
  c.ev.seat === c.me
    ? []
    : c.ev.cards.filter(
        (card) => (c.ev.reinforced || c.g.cards[card].type === 'reinforcement') && isDiscarded(c.g, card),
      );

export const reserve: Alien = {
  id: 'reserve',
  alert: 'green',
  abilities: [
    {
      name: 'reinforce',
      at: 'reveal.after',
      role: 'main-or-ally',
      optional: true,
      repeat: true,
      once: false,
      when: (c) => !c.e.silent && small(c).length > 0,
      aim: withCard(small),
      use: (c, { card, seats }) =>
        reinforce(c.g, c.me, sideOfMain(c, seats[0]), card, { seat: c.me, pile: '' }),
    },
    {
      name: 'counter',
      at: 'reinforcement.played',
      role: 'main-or-ally',
      optional: true,
      when: (c) =>
        c.ev.seat !== c.me && negotiates(c).length > 0 && c.e.table.some((entry) => entry.card === c.ev.card),
      *use(c) {
        const card = yield* askCard(c.g, c.me, 'reserve.negotiate', negotiates(c), { secret: true });
        discardCards(c.g, c.me, [card]);
        cancelReinforcement(c.g, c.ev.card);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'collect',
        at: 'cards.thrown',
        when: (c) => dropped(c).length > 0,
        use(c) {
          for (const card of dropped(c)) takeDiscarded(c.g, c.me, card);
          announce(c.g, 'reserve', 'collects', c.me);
        },
      },
    ],
    super: [
      {
        name: 'larger',
        at: 'reveal.after',
        role: 'main-or-ally',
        when: (c) => !c.e.silent && larger(c).length > 0,
        aim: withCard(larger),
        use: (c, { card, seats }) =>
          reinforce(c.g, c.me, sideOfMain(c, seats[0]), card, { seat: c.me, pile: '' }),
      },
    ],
  },
  lasting: {
    collects: [
      {
        name: 'take',
        at: 'cards.thrown',
        when: (c) => dropped(c).length > 0,
        use(c) {
          for (const card of dropped(c)) takeDiscarded(c.g, c.me, card);
        },
      },
    ],
  },
};
