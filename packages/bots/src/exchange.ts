/**
 * Chance in an imagined game may bring about other cards than were seen: another one of a hand is taken. As nobody could tell
 * where the cards were before, those two have lain the other way round.
 */
import {
  cardInfo,
  type CardType,
  type GameState,
  type Seat,
  type SeenEvent,
  type View,
} from '@cosmarium/engine';

/** Two cards, by number, whose kinds are to change places. */
export type Exchange = readonly [number, number];

/** Kinds of the first list that are not in the second. */
function surplus(kinds: readonly string[], others: readonly string[]): string[] {
  const left = others.slice();
  return kinds.filter((kind) => {
    const i = left.indexOf(kind);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}

/** Exchanges a card from these places for each kind that should be there. */
function exchanges(
  s: GameState,
  [got, want]: readonly [readonly string[], readonly string[]],
  here: readonly (readonly number[])[],
  elsewhere: readonly (readonly number[])[],
  tried: readonly Exchange[],
): Exchange[] {
  const taken = new Set<number>();
  const find = (
    places: readonly (readonly number[])[],
    fits: (kind: string) => boolean,
    other = -1,
  ): number => {
    // An exchange that has not helped would only be undone.
    const isTried = (one: number) => tried.some((pair) => pair.includes(one) && pair.includes(other));
    for (const cards of places) {
      const card = cards.findLast((one) => !taken.has(one) && fits(s.kinds[one]) && !isTried(one));
      if (card !== undefined) {
        taken.add(card);
        return card;
      }
    }
    return -1;
  };
  const lacking = surplus(want, got);
  const found: Exchange[] = [];
  const wantedFor = (type: CardType): string | undefined => {
    const alike = lacking.findIndex((kind) => cardInfo(kind).type === type);
    return lacking.splice(Math.max(0, alike), 1)[0];
  };
  surplus(got, want).forEach((kind) => {
    const wanted = wantedFor(cardInfo(kind).type);
    const { deck, encounter } = cardInfo(kind);
    if (wanted !== undefined && cardInfo(wanted).deck !== deck) return;
    // Of too many of a sort some must have been of another.
    const other = (one: string) => cardInfo(one).deck === deck && cardInfo(one).encounter !== encounter;
    const one = find(here, (held) => held === kind);
    const its = find(elsewhere, wanted === undefined ? other : (held) => held === wanted, one);
    if (one >= 0 && its >= 0) found.push([one, its]);
  });
  return found;
}

const pilesOf = ({ players }: GameState, seat: Seat): number[][] =>
  players[seat].sheets.flatMap(({ piles }) => piles.map(({ cards }) => cards));

/** Where cards may be that nobody has seen; the first places are the likeliest. */
function hiddenFrom(s: GameState, me: Seat, first: Seat): number[][] {
  const others = s.players.flatMap(({ hand }, seat) => (seat === me || seat === first ? [] : [hand]));
  return [s.players[first].hand, s.deck, ...s.sideDecks.map(({ cards }) => cards), ...others];
}

/** Whether two lists tell of other cards, or of more of them. */
const differ = (one: readonly string[], other: readonly string[]): boolean =>
  surplus(one, other).length > 0 || surplus(other, one).length > 0;

/** A card was thrown away where none was: the seat had no card of that type. */
function exchangesOfType(
  s: GameState,
  me: Seat,
  { seat, cards }: Extract<SeenEvent, { type: 'cards.discarded' }>,
): Exchange[] {
  if (seat === me || cards?.length !== 1) return [];
  const { type } = cardInfo(cards[0]);
  const common = type === 'attack' ? 'negotiate' : 'attack';
  const others = s.deck.filter((card) => cardInfo(s.kinds[card]).type === common);
  const thrown = s.discard.findLast((card) => s.kinds[card] === cards[0]);
  return [...(thrown === undefined ? [] : [thrown]), ...s.players[seat].hand]
    .filter((card) => cardInfo(s.kinds[card]).type === type)
    .flatMap((card) => (others.length === 0 ? [] : [[card, others.pop()!] as const]));
}

/** Cards were given unseen, and one of them is seen right after: it was among them. */
function exchangesGiven(
  s: GameState,
  { from, to, cards, count }: Extract<SeenEvent, { type: 'cards.given' }>,
  then: SeenEvent | undefined,
): Exchange[] {
  if (cards !== null || then?.type !== 'cards.discarded' || then.seat !== to) return [];
  const given = s.players[to].hand.slice(-count);
  const holds = (hand: readonly number[], kind: string) => hand.find((card) => s.kinds[card] === kind);
  return (then.cards ?? []).flatMap((kind) => {
    const kept = holds(s.players[from].hand, kind);
    if (kept === undefined || holds(s.players[to].hand, kind) !== undefined) return [];
    const other = given.pop();
    return other === undefined ? [] : [[kept, other] as const];
  });
}

/** So that the game tells of the same cards; none if it does, or if that cannot be. */
export function exchangesFor(
  s: GameState,
  me: Seat,
  [got, want, then]: readonly [SeenEvent, SeenEvent | undefined, SeenEvent | undefined],
  tried: readonly Exchange[],
): Exchange[] {
  if (got.type === 'cards.given' && want?.type === got.type) {
    const given = exchangesGiven(s, got, then);
    if (given.length > 0) return given;
  }
  if (got.type === 'cards.discarded' && !(want?.type === got.type && want.seat === got.seat))
    return exchangesOfType(s, me, got);
  if (got.type !== want?.type) return [];
  if (!('cards' in got && 'cards' in want) || !('count' in got)) return [];
  if (!Array.isArray(got.cards) || !Array.isArray(want.cards)) return [];
  const kinds = [got.cards, want.cards] as const;
  if (!differ(...kinds)) return [];
  const [from, to] = 'from' in got && 'to' in got ? [got.from, got.to] : [got.seat, got.seat];
  const laid = s.encounter?.laid.flatMap((one) => (one === null ? [] : [one.card])) ?? [];
  const here = [
    s.players[to].hand,
    ...pilesOf(s, to),
    laid,
    s.encounter?.table.map(({ card }) => card) ?? [],
    s.discard,
  ];
  return exchanges(s, kinds, here, hiddenFrom(s, me, from), tried);
}

/** So that the seat holds the cards it does hold. */
export function exchangesInHand(
  s: GameState,
  { seat, players }: View,
  tried: readonly Exchange[],
): Exchange[] {
  const { hand } = s.players[seat];
  const kinds = hand.map((card) => s.kinds[card]);
  return exchanges(s, [kinds, players[seat].hand], [hand], hiddenFrom(s, seat, seat).slice(1), tried);
}
