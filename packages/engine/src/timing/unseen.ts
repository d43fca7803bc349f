/** Cards taken without seeing their faces. */
import type { Game } from '../game.ts';
import type { Card, Seat } from '../state/types.ts';
import { takeCards, pickRandom } from '../verbs/cards.ts';
import { askNumber } from './ask.ts';
import type { Script } from './script.ts';

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
  const isReward = (card: Card) => g.cards[card].deck === 'reward';
  const rewards = reach.filter(isReward);
  const others = reach.length - rewards.length;
  if (count <= 0 || count >= reach.length || rewards.length === 0 || others === 0)
    return pickRandom(g, from, count, aside);
  const params = { player: from, count };
  const least = Math.max(0, count - others);
  const most = Math.min(count, rewards.length);
  const wanted = yield* askNumber(taker, 'ask.backs', least, most, { params });
  const cosmic = pickRandom(g, from, count - wanted, [...aside, ...rewards]);
  return [...cosmic, ...pickRandom(g, from, wanted, [...aside, ...reach.filter((card) => !isReward(card))])];
}

/** Takes them into the hand. */
export function* takeUnseen(g: Game, from: Seat, to: Seat, count: number): Script<Card[]> {
  const picked = yield* pickUnseen(g, to, from, count);
  takeCards(g, from, to, picked);
  return picked;
}
