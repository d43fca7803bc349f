/** Cards taken without seeing their faces. */
import type { Game } from '../game.ts';
import type { Card, Seat } from '../state/types.ts';
import { takeCards, pickRandom } from '../verbs/cards.ts';
import { askNumber } from './ask.ts';
import type { Script } from './script.ts';

const isReward = (g: Game, card: Card): boolean => g.cards[card].deck === 'reward';

/** How many of so many cards are to have the back of the reward deck, where there is a choice; `from`: whose they are. */
export function* askBacks(
  g: Game,
  taker: Seat,
  from: Seat,
  reach: readonly Card[],
  count: number,
): Script<number | null> {
  const rewards = reach.filter((card) => isReward(g, card)).length;
  const others = reach.length - rewards;
  if (count <= 0 || count >= reach.length || rewards === 0 || others === 0) return null;
  const least = Math.max(0, count - others);
  const params = { player: from, count };
  return yield* askNumber(taker, 'ask.backs', least, Math.min(count, rewards), { params });
}

/**
 * REW-5: at random means without seeing the face, so whoever takes may say how many of them have the back of the reward
 * deck. `aside` cards are out of reach.
 */
export function* pickUnseen(
  g: Game,
  taker: Seat,
  from: Seat,
  count: number,
  aside: readonly Card[] = [],
): Script<Card[]> {
  const reach = g.s.players[from].hand.filter((card) => !aside.includes(card));
  const wanted = yield* askBacks(g, taker, from, reach, count);
  if (wanted === null) return pickRandom(g, from, count, aside);
  const cosmic = pickRandom(g, from, count - wanted, [
    ...aside,
    ...reach.filter((card) => isReward(g, card)),
  ]);
  return [
    ...cosmic,
    ...pickRandom(g, from, wanted, [...aside, ...reach.filter((card) => !isReward(g, card))]),
  ];
}

/** Takes them into the hand. */
export function* takeUnseen(g: Game, from: Seat, to: Seat, count: number): Script<Card[]> {
  const picked = yield* pickUnseen(g, to, from, count);
  takeCards(g, from, to, picked);
  return picked;
}
