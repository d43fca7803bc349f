/**
 * Chance in an imagined game may bring about other cards than were seen: another one of a hand is taken. As nobody could tell
 * where the cards were before, those two have lain the other way round.
 */
import {
  cardInfo,
  type CardType,
  type DeckName,
  type GameState,
  type Seat,
  type SeenEvent,
  type View,
} from '@cosmarium/engine';

/** Two cards, by number, whose kinds are to change places. */
export type Exchange = readonly [number, number];

/** Somewhere among the events that were seen. */
type Place = readonly [story: readonly SeenEvent[], at: number];

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
    const its =
      wanted === undefined
        ? find(elsewhere.slice(1), other, one)
        : find(elsewhere, (held) => held === wanted, one);
    if (one >= 0 && its >= 0) found.push([one, its]);
  });
  return found;
}

const pilesOf = ({ players }: GameState, seat: Seat): number[][] =>
  players[seat].sheets.flatMap(({ piles }) => piles.map(({ cards }) => cards));

const discarded = ({ discard, sideDecks }: GameState): number[] => [
  ...discard,
  ...sideDecks.flatMap((deck) => deck.discard),
];

/** Where cards may be that nobody has seen; the first places are the likeliest. */
function hiddenFrom(s: GameState, me: Seat, first: Seat): number[][] {
  const others = s.players.flatMap(({ hand }, seat) => (seat === me || seat === first ? [] : [hand]));
  return [s.players[first].hand, s.deck, ...s.sideDecks.map(({ cards }) => cards), ...others];
}

/** Whether two lists tell of other cards, or of more of them. */
const differ = (one: readonly string[], other: readonly string[]): boolean =>
  surplus(one, other).length > 0 || surplus(other, one).length > 0;

type Thrown = Extract<SeenEvent, { type: 'cards.discarded' }>;

const typeOf = (kind: string): CardType => cardInfo(kind).type;

const throws = (event: SeenEvent | undefined, seat: Seat): event is Thrown =>
  event?.type === 'cards.discarded' && event.seat === seat;

/** What the seat was seen to throw away there, one card after the other. */
function typesThrown(seat: Seat, [story, at]: Place): CardType[] {
  let from = at;
  while (throws(story[from - 1], seat)) from--;
  const types: CardType[] = [];
  for (let event = story[from]; throws(event, seat); event = story[++from])
    types.push(...(event.cards ?? []).map(typeOf));
  return types;
}

/** Of cards thrown away one after the other one was of a type that was not seen: the seat had none of it, but more of the others. */
function exchangesOfType(
  s: GameState,
  { seat, cards }: Thrown,
  there: Place,
  tried: readonly Exchange[],
): Exchange[] {
  const [story, at] = there;
  const types = typesThrown(seat, there);
  // A single one may have been chosen, or drawn.
  if (types.length === 0 || (types.length === 1 && throws(story[at], seat))) return [];
  const later = story.slice(at).flatMap((event) => (throws(event, seat) ? (event.cards ?? []) : []));
  const thrown = (cards ?? []).filter((kind) => !types.includes(typeOf(kind)) && !later.includes(kind));
  const rewards = s.sideDecks.flatMap((deck) => (deck.name === 'reward' ? deck.cards : []));
  const others = [...rewards, ...s.deck].filter(
    (card) => types.includes(typeOf(s.kinds[card])) && !tried.flat().includes(card),
  );
  const wrong = new Set(thrown.map(typeOf));
  return [...lastOf(s, discarded(s), thrown), ...s.players[seat].hand]
    .filter((card) => wrong.has(typeOf(s.kinds[card])))
    .flatMap((card) => {
      const i = others.findLastIndex((one) => backOf(s, one) === backOf(s, card));
      return i < 0 ? [] : [[card, others.splice(i, 1)[0]] as const];
    });
}

const backOf = ({ kinds }: GameState, card: number): DeckName => cardInfo(kinds[card]).deck;

/** The last cards of these kinds. */
function lastOf(s: GameState, cards: readonly number[], kinds: readonly string[]): number[] {
  const left = cards.slice();
  return kinds.flatMap((kind) => {
    const i = left.findLastIndex((card) => s.kinds[card] === kind);
    return i < 0 ? [] : left.splice(i, 1);
  });
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

/** Several at once are no cards of one type each. */
const areMany = (event: SeenEvent | undefined, seat: Seat): boolean => throws(event, seat) && event.count > 1;

/** Whose cards it tells of. */
const ownerOf = (event: SeenEvent): Seat =>
  'from' in event && 'to' in event ? (event.from as Seat) : 'seat' in event ? event.seat : -1;

/** So that the game tells of the same cards; none if it does, or if that cannot be. */
export function exchangesFor(
  s: GameState,
  me: Seat,
  got: SeenEvent,
  there: Place,
  tried: readonly Exchange[],
): Exchange[] {
  const [story, at] = there;
  const want = story[at];
  // Compensation is told of in between.
  const then = story[story[at + 1]?.type === 'compensation' ? at + 2 : at + 1];
  if (got.type === 'cards.given' && want?.type === got.type) {
    const given = exchangesGiven(s, got, then);
    if (given.length > 0) return given;
  }
  if (got.type === 'cards.discarded' && got.seat !== me && !areMany(want, got.seat)) {
    const wrong = exchangesOfType(s, got, there, tried);
    if (wrong.length > 0) return wrong;
  }
  if (got.type !== want?.type || ownerOf(got) !== ownerOf(want)) return [];
  if (!('cards' in got && 'cards' in want) || !('count' in got)) return [];
  if (!Array.isArray(got.cards) || !Array.isArray(want.cards)) return [];
  const kinds = [got.cards, want.cards] as const;
  if (!differ(...kinds)) return [];
  const [from, to] = 'from' in got && 'to' in got ? [got.from, got.to] : [got.seat, got.seat];
  const laid = s.encounter?.laid.flatMap((one) => (one === null ? [] : [one.card])) ?? [];
  const aside = s.encounter?.aside.flatMap((one) => (one.seat === to ? [one.cards] : [])) ?? [];
  const here = [
    ...(got.type === 'cards.piled' ? aside : []),
    s.players[to].hand,
    ...pilesOf(s, to),
    laid,
    s.encounter?.table.map(({ card }) => card) ?? [],
    discarded(s),
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
