/** An encounter, and how it is counted. */
import type { Terms, Transfer } from '../../decisions.ts';
import type { Card, Json, Phase, PlanetId, Seat, Seats, Side } from './basics.ts';

/** A card that has not settled yet is none of the last two for long (RUL-4). */
export type FaceType = 'attack' | 'negotiate' | 'morph' | 'retreat' | 'intimidate';
/** What an encounter card counts as in this encounter. */
export interface Face {
  type: FaceType;
  value: number;
}

/** For the rest of the encounter every card of one type counts as another, also one that comes later (FLARE-3a). */
export interface Conversion {
  from: FaceType;
  to: FaceType;
  key: string;
}

/**
 * Something done to the values of the encounter cards for the rest of the encounter, worked out again whenever a card
 * changes (Annex B): digits swapped on some sides (bits), or the higher card lowered by the lower one.
 */
export type Rework = { do: 'reverse'; sides: number; key: string } | { do: 'equalize'; key: string };
export type AnnouncedRework = Rework & { by: Seat };

/** An attack of up to this value counts threefold, a higher one a third (rounded up), each with its reason. */
export interface Multiple {
  upTo: number;
  tripled: string;
  divided: string;
}

/** Where a card on the table came from, so that it can find its way back. */
export interface Origin {
  seat: Seat;
  /** Index of the pile's name on one of the seat's sheets; '' is the hand. */
  pile: string;
}

export interface Laid {
  card: Card;
  from: Origin;
  up: boolean;
  /** Who knows which card it is while it lies face down; having known it in the hand does not help. */
  seen: Seats;
  /** A card of the kind it is said to be while it lies face down, and nobody doubts it. */
  claim?: Card;
}

/** Cards of a player that are not in hand and out of everybody's reach until the encounter is over. */
export interface Aside {
  seat: Seat;
  /** What laid them there. */
  source: string;
  cards: Card[];
}

/**
 * A card beside the encounter cards: face down, and gone with them. It may take the place of one of them, or go back to
 * where it came from unseen.
 */
export interface Beside extends Laid {
  /** What it lies there for. */
  as: BesideRole;
}
export type BesideRole = 'intimidate' | 'kicker' | 'substitute';

export interface OnTable {
  card: Card;
  by: Seat;
  from: Origin;
  /** Reinforcements stay on the table to the end of the encounter. */
  reinforces: Side | -1;
  /** What it adds as a reinforcement, where that is not what it says. */
  value?: number;
}

/** One line of a side's total. */
export interface Line {
  side: Side;
  key: string;
  by: Seat;
  value: number;
}

/** For the totals this player has so many ships, whatever is there. */
export interface StandIn {
  seat: Seat;
  ships: number;
}

export type Product = 'none' | 'own' | 'all' | 'own-by-allies';

/** How one side's total is counted (REV-2), before the lines are added. */
export interface Arithmetic {
  ownSign: 1 | -1;
  allySign: 1 | -1;
  product: Product;
}

/** Something announced that acts later in the encounter; its script is in the file of what announced it. */
export interface Lasting {
  /** An alien, or a kind of card. */
  source: string;
  name: string;
  by: Seat;
  data: { [key: string]: Json };
}

export type Outcome =
  | { type: 'win'; side: Side }
  | { type: 'deal' }
  /** `dealers`: who failed to make it, if these were not just the main players. */
  | { type: 'failed-deal'; dealers?: readonly Seat[] }
  | { type: 'both-lose' }
  /** The defense let the offense land without a fight (RUL-39). */
  | { type: 'surrender' }
  /** Over without a fight: re-established home, ended as if a deal had been made. */
  | { type: 'peace'; successful: boolean; asDeal: boolean }
  /** Broken off: the turn ends (PLAN-1, LAUN-5). */
  | { type: 'broken-off' };

/** A side wins whatever the totals say; with `faces`, as long as its card and the other count as these. */
export interface AutomaticWin {
  side: Side;
  by: Seat;
  faces: readonly [own: FaceType, other: FaceType] | null;
}

export interface Encounter {
  number: number;
  /** An encounter outside the turn's own (no destiny, not counted among the turn's encounters). */
  extra: boolean;
  offense: Seat;
  defense: Seat;
  planet: PlanetId;
  /** Planets the gate may be aimed at; set by destiny. */
  aims: PlanetId[];
  /** The offense retakes an empty home planet (DEST-6b). */
  resettle: boolean;
  phase: Phase;
  destiny: string;
  hazard: boolean;
  gate: number[];
  aid: number[];
  transit: number[];
  /** Ships that went to the warp in this encounter, by seat. */
  warped: number[];
  invited: [Seats, Seats];
  allies: [Seats, Seats];
  /** Everybody who joined a side, even if the alliance was cancelled later. */
  everAllied: [Seats, Seats];
  /** Who must show the card before the other selects; -1: both select at the same time. */
  showsFirst: Seat;
  /** What each side must play from the hand if it can, the earlier obligation first: a card, or an encounter card type. */
  mustPlay: [(Card | FaceType)[], (Card | FaceType)[]];
  laid: [Laid | null, Laid | null];
  beside: Beside[];
  /** What each card is by itself: printed, copied, claimed, or what it has become. */
  shown: [Face | null, Face | null];
  /** In PRIO-2 order of the players who announced them. */
  reworks: AnnouncedRework[];
  /** What the attack of each side is multiplied by, whichever card that will be (RUL-8). */
  factors: [number, number];
  /** After all that, by side; null if nothing. */
  multiples: [Multiple | null, Multiple | null];
  /** Added to whatever attack stands for the side, also one that takes the card's place. */
  raised: [number, number];
  conversions: Conversion[];
  /** What each card counts as after all these; verbs keep it true. */
  faces: [Face | null, Face | null];
  /** By side: the key of what made a card count as something else; '' if nothing did. */
  recast: [string, string];
  table: OnTable[];
  aside: Aside[];
  worth: number[];
  /** Players who are counted with other numbers of ships than they have in the encounter. */
  standIns: StandIn[];
  arithmetic: [Arithmetic, Arithmetic];
  lines: Line[];
  lowerWins: boolean;
  /** What changed the way it is counted, in order. */
  causes: Cause[];
  /** Sides that win whatever the totals say; the first in player order prevails (RUL-41). */
  forced: AutomaticWin[];
  /** Winner and loser change places, last of all. */
  upset: boolean;
  totals: [number, number] | null;
  outcome: Outcome | null;
  /** Nobody may reinforce any more. */
  silent: boolean;
  /** Nobody collects compensation or rewards. */
  noSpoils: boolean;
  /** Own ships of each main player that went to the warp through losing this encounter (COMP-1). */
  lostInDefeat: [number, number];
  flaresBy: Seats;
  flaresPlayed: Card[];
  flaresBarred: Card[];
  /** Artifacts that may not be played again in this encounter. */
  spent: Card[];
  /** Abilities already used in this encounter that work once only. */
  once: string[];
  lasting: Lasting[];
}

/** What made the outcome (REV-2 to REV-5): how the totals compare, what the cards are, or something that was done. */
export type Ground =
  'totals' | 'tie' | 'lower' | 'attack' | 'no-card' | 'negotiation' | 'morphs' | 'forced' | 'effect';

/** Something that changed how the encounter is counted, and who did it. */
export interface Cause {
  key: string;
  by: Seat;
}

/** A deal of the two main players as it was made: who proposed it, and what both sides give. */
export interface Bargain {
  by: Seat;
  terms: Terms;
}

/** Two sides against each other, with everything that counts. */
export interface Standing {
  /** The number of the encounter. */
  encounter: number;
  offense: Seat;
  defense: Seat;
  planet: PlanetId;
  /** By side: the card that lay open; -1 if none did. */
  cards: readonly [Card, Card];
  /** What the cards counted as, and the key of what made it something else than they say ('': nothing). */
  faces: readonly [Face | null, Face | null];
  recast: readonly [string, string];
  /** By side and seat: the ships in it. */
  fleets: readonly [readonly number[], readonly number[]];
  allies: readonly [Seats, Seats];
  /** By side. Without two attacks nothing is counted. */
  ledger: readonly [readonly Line[], readonly Line[]];
  totals: readonly [number, number] | null;
  lowerWins: boolean;
  causes: readonly Cause[];
}

/**
 * A fight as it stood when its outcome was known, and what came of it. Ships leave and cards are discarded, this stays
 * until the next one is decided. What is in it is never changed in place: views share it.
 */
export interface Fight extends Standing {
  outcome: Outcome;
  ground: Ground;
  /** Winner and loser changed places. */
  upset: boolean;
  /** What the deal was; where others took part in it, who gives whom what. */
  bargain: Bargain | readonly Transfer[] | null;
  /** By seat, since the outcome: ships that landed on the planet, and ships lost. */
  landed: readonly number[];
  lost: readonly number[];
}
