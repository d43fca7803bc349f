import { hasColony, isDiscarded, opponentOf, othersFrom } from '../../../state/query.ts';
import type { Card, Seat } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { targetOf } from '../../../timing/aim.ts';
import { askCard, askCardOrNone, askOption, askPlayer, askYesNo } from '../../../timing/ask.ts';
import { retrieveShips } from '../../../timing/losses.ts';
import type { Script } from '../../../timing/script.ts';
import { shape } from '../../../timing/use.ts';
import { drawCards, takeDiscarded } from '../../../verbs/decks.ts';

const sticks = (c: Ctx<'cards.discarded'>): Card[] => c.ev.cards.filter((card) => isDiscarded(c.g, card));

function* payment(c: Ctx): Script {
  const ways: ('nothing' | 'ship' | 'card')[] = ['nothing', 'card'];
  if (c.s.warp[c.me] > 0 && hasColony(c.s, c.me)) ways.push('ship');
  const way = yield* askOption(c.me, 'fido.payment', ways, { fallback: 1 });
  if (way === 'ship') yield* retrieveShips(c.g, c.me, 1);
  if (way === 'card') drawCards(c.g, c.me, 1);
}

/** One offer to one player: whoever takes it pays, or Fido may keep the card. */
function* offer(c: Ctx, card: Card, friend: Seat): Script {
  const params = { card: c.s.kinds[card], player: c.me };
  if (yield* askYesNo(friend, 'fido.accept', { params })) {
    takeDiscarded(c.g, friend, card);
    yield* payment(c);
  } else if (yield* askYesNo(c.me, 'fido.keep', { params, fallback: 1 })) takeDiscarded(c.g, c.me, card);
}

export const fido: Alien = {
  id: 'fido',
  alert: 'yellow',
  abilities: [
    {
      name: 'fetch',
      at: 'cards.discarded',
      optional: true,
      once: true,
      when: (c) => sticks(c).length > 0,
      // RUL-32: the card and whom it is brought to are named with the announcement.
      aim: {
        *ask(c) {
          const card = yield* askCard(c.g, c.me, 'fido.card', sticks(c));
          const params = { card: c.s.kinds[card] };
          const seats = [yield* askPlayer(c.me, 'fido.friend', othersFrom(c.s, c.me), { params })];
          return targetOf({ seats, card });
        },
        holds: (c, { card }) => sticks(c).includes(card),
      },
      *use(c, { seats: [friend], card }) {
        const { all } = yield* shape(c, 'fetch', { all: false, more: sticks(c).length > 1 });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        // The answers to the flare may have made somebody draw, and the discard pile a new deck.
        if (sticks(c).includes(card)) yield* offer(c, card, friend);
        if (!all) return;
        const next = yield* askCardOrNone(
          c.g,
          c.me,
          'fido.next',
          sticks(c).filter((one) => one !== card),
        );
        if (next < 0) return;
        const params = { card: c.s.kinds[next] };
        yield* offer(c, next, yield* askPlayer(c.me, 'fido.friend', othersFrom(c.s, c.me), { params }));
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'drop',
        at: 'planning.start',
        role: 'main',
        when: (c) => c.e.outcome === null && c.s.discard.length > 0,
        use(c) {
          takeDiscarded(c.g, opponentOf(c.e, c.me), c.s.discard.at(-1)!);
          drawCards(c.g, c.me, 1);
        },
      },
    ],
    super: [
      {
        name: 'fetch-all',
        at: 'power.shaping',
        when: (c) => c.ev.data.more === true,
        use(c) {
          c.ev.data.all = true;
        },
      },
    ],
  },
};
