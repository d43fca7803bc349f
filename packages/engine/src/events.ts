import type { Terms, Transfer } from './decisions.ts';
import type { LossCause } from './timing/moments.ts';
import type {
  BesideRole,
  Card,
  DeckName,
  FaceType,
  Ground,
  Outcome,
  Phase,
  Place,
  PlanetId,
  Seat,
  Seats,
  Side,
} from './state/types.ts';

/** Whom or what a use or a card was aimed at (ZAP-1a); -1 and '' where there is nothing of that sort. */
export interface SeenTarget {
  /** A player stands here several times where so many ships of theirs are meant. */
  seats: Seat[];
  planet: PlanetId;
  number: number;
  card: string;
  /** The key of the words for anything else, such as the top of a deck. */
  word?: string;
}

/**
 * What happened, as the verbs report it. `cards` are for the seats in `see` only, the others learn their number; so is an
 * `alien`, the others learn nothing of it.
 */
export type GameEvent =
  | { type: 'turn'; seat: Seat }
  | { type: 'encounter'; seat: Seat; number: number; extra: boolean }
  | { type: 'phase'; phase: Phase }
  | { type: 'destiny.drawn'; seat: Seat; card: string }
  | { type: 'destiny.discarded'; card: string }
  | { type: 'destiny.shuffled' }
  | { type: 'defense'; seat: Seat }
  /** `guards`: ships of the defense there. */
  | { type: 'aimed'; planet: PlanetId; guards: number }
  | { type: 'ships.moved'; seat: Seat; from: { place: Place; count: number; ship?: string }[]; to: Place }
  | { type: 'ships.lost'; seat: Seat; warped: number; removed: number; saved: number; cause: LossCause }
  /** Ships of the player are special ones from now on. */
  | { type: 'ship.marked'; seat: Seat; ship: string; place: Place; count: number }
  | { type: 'ship.used'; seat: Seat; ship: string; ability: string }
  | { type: 'ship.recharged'; seat: Seat; ship: string }
  | { type: 'colony.gained'; seat: Seat; planet: PlanetId }
  | { type: 'colony.lost'; seat: Seat; planet: PlanetId }
  | { type: 'planet.added'; planet: PlanetId; seat: Seat }
  | { type: 'planet.removed'; planet: PlanetId }
  /** It is in the warp now, or back from there. */
  | { type: 'planet.drifted'; planet: PlanetId; back: boolean }
  /** Something that belongs to a sheet is in that player's system now. */
  | { type: 'piece.moved'; seat: Seat; alien: string; name: string; system: Seat }
  | { type: 'invited'; seat: Seat; seats: Seats }
  | { type: 'allied'; seat: Seat; side: Side | -1 }
  | { type: 'alliance.cancelled'; seat: Seat }
  | { type: 'laid'; seat: Seat; side: Side }
  | { type: 'beside.laid'; seat: Seat; as: BesideRole }
  | { type: 'beside.returned'; seat: Seat; as: BesideRole }
  | { type: 'beside.revealed'; seat: Seat; as: BesideRole; cards: Card[]; see: Seats }
  | { type: 'swapped' }
  | { type: 'taken-back'; seat: Seat; side: Side }
  | { type: 'revealed'; seat: Seat; side: Side; cards: Card[]; see: Seats }
  | { type: 'face'; side: Side; face: FaceType; value: number; key: string }
  | { type: 'line'; side: Side; key: string; by: Seat; value: number }
  | { type: 'arithmetic'; key: string; by: Seat }
  | { type: 'reinforced'; seat: Seat; side: Side; cards: Card[]; see: Seats }
  | { type: 'totals'; totals: [number, number] }
  | { type: 'outcome'; outcome: Outcome; ground: Ground; upset: boolean }
  | { type: 'power.used'; seat: Seat; alien: string; ability: string; target: SeenTarget | null }
  | { type: 'power.zapped'; seat: Seat; alien: string }
  | { type: 'power.lost'; seat: Seat }
  | { type: 'power.back'; seat: Seat }
  | { type: 'combo'; id: string }
  | { type: 'sheet.gained'; seat: Seat; alien: string; see: Seats }
  | { type: 'sheet.gone'; seat: Seat; alien: string; see: Seats }
  | { type: 'sheet.turned'; seat: Seat; alien: string }
  | { type: 'sheet.lent'; from: Seat; to: Seat; alien: string }
  | { type: 'sheets.traded'; seats: [Seat, Seat] }
  /** A row of stages lies there in this order, or one of them has been reached. */
  | { type: 'stages.laid'; seat: Seat; aliens: string[] }
  | { type: 'stage.entered'; seat: Seat; alien: string }
  | { type: 'tokens'; seat: Seat; alien: string; count: number }
  | {
      type: 'card.played';
      seat: Seat;
      as: 'artifact' | 'card' | 'wild' | 'super';
      ability: string;
      target: SeenTarget | null;
      cards: Card[];
      see: Seats;
    }
  | { type: 'card.stopped'; seat: Seat; cards: Card[]; see: Seats }
  | { type: 'card.returned'; seat: Seat; cards: Card[]; see: Seats }
  | { type: 'cards.drawn'; seat: Seat; deck: DeckName; cards: Card[]; see: Seats }
  | { type: 'cards.discarded'; seat: Seat; cards: Card[]; see: Seats }
  | { type: 'cards.purged'; seat: Seat; cards: Card[]; see: Seats }
  | { type: 'cards.given'; from: Seat; to: Seat; cards: Card[]; see: Seats }
  | { type: 'cards.taken'; seat: Seat; from: 'discard' | 'deck' | 'table'; cards: Card[]; see: Seats }
  | { type: 'cards.shown'; seat: Seat; cards: Card[]; see: Seats }
  /** Somebody looks at cards that lie face down. */
  | { type: 'cards.seen'; seat: Seat; cards: Card[]; see: Seats }
  /** Or at the top destiny card, or a sheet: named by a word for those who see it, '' for others. */
  | { type: 'seen'; seat: Seat; what: 'destiny' | 'sheet'; word: string; see: Seats }
  | { type: 'cards.piled'; seat: Seat; pile: string; cards: Card[]; see: Seats }
  | { type: 'cards.buried'; seat: Seat; where: 'top' | 'bottom' | 'into'; cards: Card[]; see: Seats }
  | { type: 'hand.mixed'; seats: [Seat, Seat] }
  | { type: 'hands.swapped'; seats: [Seat, Seat] }
  | { type: 'deck.reshuffled'; deck: DeckName }
  /** Somebody has looked through all of it. */
  | { type: 'deck.searched'; seat: Seat; deck: DeckName; cards: Card[]; see: Seats }
  | { type: 'quake' }
  | { type: 'technology.gained'; seat: Seat; cards: Card[]; see: Seats }
  | { type: 'technology.shown'; seat: Seat; cards: Card[]; see: Seats }
  | {
      type: 'technology.used';
      seat: Seat;
      ability: string;
      target: SeenTarget | null;
      cards: Card[];
      see: Seats;
    }
  | { type: 'technology.stored'; seat: Seat; cards: Card[]; see: Seats }
  | { type: 'technology.passed'; from: Seat; to: Seat; cards: Card[]; see: Seats }
  | { type: 'technology.discarded'; seat: Seat; cards: Card[]; see: Seats }
  | { type: 'proposed'; seat: Seat; to: Seat; terms: Terms }
  /** Two have come to terms, and that alone is no deal yet, or never will be one. */
  | { type: 'agreed'; transfers: readonly Transfer[] }
  | { type: 'deal'; made: boolean; quashed: boolean }
  | { type: 'compensation'; seat: Seat; from: Seat; count: number }
  | { type: 'rewards'; seat: Seat; cards: number; ships: number }
  /** Something an alien or a card says in its own words. */
  | { type: 'note'; key: string; seat: Seat; params: { [name: string]: string | number } }
  | { type: 'won'; seats: Seat[]; key: string }
  /** The game is over without a winner. */
  | { type: 'drawn'; key: string }
  /** This player has taken an answer back: so many of the events before it (those already void not counted) are void. */
  | { type: 'undone'; seat: Seat; count: number };

export type EventType = GameEvent['type'];

/** What has really happened: without what was taken back. */
export function standing<E extends { type: string }>(events: readonly E[]): E[] {
  const kept: E[] = [];
  for (const event of events)
    if (isUndone(event)) kept.length = Math.max(0, kept.length - event.count);
    else kept.push(event);
  return kept;
}

const isUndone = (event: { type: string }): event is Extract<GameEvent, { type: 'undone' }> =>
  event.type === 'undone';

/** An event as one seat (or a spectator, -1) may see it: cards by kind, or only how many; '' for an unknown alien. */
export type SeenEvent<E extends GameEvent = GameEvent> = E extends { cards: Card[] }
  ? Omit<E, 'cards' | 'see'> & { cards: string[] | null; count: number }
  : E extends { see: Seats }
    ? Omit<E, 'see'>
    : E;

export const EVERYBODY: Seats = -1;

export function seenBy(seat: Seat, event: GameEvent, kinds: readonly string[]): SeenEvent {
  if (!('see' in event)) return event;
  const { see, ...seen } = event;
  const visible = see === EVERYBODY || (seat >= 0 && (see & (1 << seat)) !== 0);
  if ('word' in seen) return visible ? seen : { ...seen, word: '' };
  if (!('cards' in seen)) return visible ? seen : { ...seen, alien: '' };
  const { cards, ...rest } = seen;
  return {
    ...rest,
    count: cards.length,
    cards: visible ? cards.map((card) => kinds[card]).sort() : null,
  };
}

/** As each of these seats may see it: the same for all who see no more than others. */
export function seenByEach(seats: readonly Seat[], event: GameEvent, kinds: readonly string[]): SeenEvent[] {
  const open = seenBy(-1, event, kinds);
  const some = 'see' in event && event.see !== EVERYBODY ? event.see : 0;
  return seats.map((seat) => (seat >= 0 && (some & (1 << seat)) !== 0 ? seenBy(seat, event, kinds) : open));
}

/** Speaks of cards: one that can be played from somewhere changes who may act. */
export type CardEvent = Extract<GameEvent, { cards: Card[] }>;

/** After these others may be able to act, whatever cards they have. */
export type ChangeEvent = Extract<
  GameEvent,
  {
    type:
      | 'sheet.gained'
      | 'sheet.gone'
      | 'sheet.turned'
      | 'sheet.lent'
      | 'sheets.traded'
      | 'stages.laid'
      | 'stage.entered'
      | 'hand.mixed'
      | 'hands.swapped'
      | 'quake';
  }
>;
