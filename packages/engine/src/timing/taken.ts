/** Cards that have gone from hand to hand, and those that take revenge on whoever took them. */
import type { Game } from '../game.ts';
import type { Card, Seat } from '../state/types.ts';
import { discardCards } from '../verbs/decks.ts';
import { askCard } from './ask.ts';
import { AT, type MomentName, type Moments } from './moments.ts';
import type { Script } from './script.ts';
import { moment } from './windows.ts';

/** RIFT-2: cards in the taker's hand that do something to whoever takes and keeps them. */
const revengeful = ({ s, cards }: Game, { to, cards: taken }: Moments['cards.taken']): Card[] =>
  taken.filter((card) => cards[card].taken !== null && s.players[to].hand.includes(card));

/** What comes of it that cards have changed hands. */
export function handedOver(g: Game, ev: Moments['cards.taken']): Script {
  return ev.how === 'taken' && ev.cards.some((card) => g.cards[card].taken !== null)
    ? avenged(g, ev)
    : moment(g, AT['cards.taken'], ev);
}

/** RIFT-2: at once, where an effect goes on taking cards one after the other; whatever else has happened waits. */
export function* settleTaken(g: Game): Script {
  for (let i = g.happened.findIndex(isTaking); i >= 0; i = g.happened.findIndex(isTaking))
    yield* handedOver(g, g.happened.splice(i, 1)[0].ev as Moments['cards.taken']);
}

const isTaking = ({ name }: { name: MomentName }): boolean => name === 'cards.taken';

function* avenged(g: Game, ev: Moments['cards.taken']): Script {
  yield* moment(g, AT['cards.taken'], ev);
  let left = revengeful(g, ev);
  while (left.length > 0) left = yield* avengeOne(g, ev.to, left);
}

/** RUL-17: one after the other, in an order the taker chooses; those that wait are out of reach meanwhile. */
function* avengeOne(g: Game, taker: Seat, left: Card[]): Script<Card[]> {
  const card = yield* askCard(g, taker, 'ask.rift.order', left);
  const waiting = left.filter((one) => one !== card);
  discardCards(g, taker, [card]);
  yield* g.cards[card].taken!(g, taker, waiting);
  return waiting.filter((one) => g.s.players[taker].hand.includes(one));
}
