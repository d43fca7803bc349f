/** What one seat (or a spectator, -1) may see. Cards go by kind. */
import type { Answer, Decision, Response } from '../decisions.ts';
import type { SeenEvent } from '../events.ts';
import type { Forecasts } from '../forecast.ts';
import type { Rulebook } from '../rulebook.ts';
import type {
  BesideRole,
  Colour,
  DeckName,
  Face,
  Fight,
  GameState,
  Ground,
  LifeStage,
  Marker,
  Outcome,
  Phase,
  Pile,
  Place,
  PlanetId,
  Seat,
  Seats,
  Sheet,
  Side,
  SpecialShip,
  Technology,
  Variants,
} from '../state/types.ts';
import type { SheetPiece } from '../timing/abilities.ts';

export const SPECTATOR: Seat = -1;

/** What there is to look at. */
export interface Scene {
  readonly rules: Rulebook;
  readonly s: GameState;
  pending(): readonly Decision[];
}

/** What this table plays by, as far as a player has to know. */
export interface RulesView {
  coloniesToWin: number;
  /** Fewer home colonies than this and the power is lost. */
  homesForPower: number;
  /** Ships of a player in all. */
  fleet: number;
  /** Flares in the cosmic deck (SETUP-5). */
  flares: number;
  /** SHIP-1: the markers every player gets. */
  specialShips: readonly Marker[];
  /** Aliens that may be in the game, at the table or by their flares. */
  aliens: readonly string[];
  variants: Variants;
}

export interface PileView {
  name: string;
  count: number;
  /** null if this seat may not look at them. */
  cards: string[] | null;
  planet: PlanetId;
  /** How its owner may play from it. */
  playable: boolean;
  using: boolean;
  wildOnly: boolean;
  see: Pile['see'];
  back: Pile['back'];
  former: Seat;
}

export interface HoldView {
  name: string;
  place: Place;
  /** By seat. */
  ships: number[];
  /** In whose system the piece is; -1 where there is none. */
  system: Seat;
}

export interface SheetView {
  /** '' if it lies face down and this seat may not look at it; nothing else is told of it then. */
  alien: string;
  faceDown: boolean;
  /**
   * Set aside for a borrowed one, waiting as a stage that is not the present one, lost for want of home colonies (POWER-1),
   * zapped in this encounter, or at work.
   */
  state: 'works' | 'zapped' | 'lost' | 'aside' | 'waiting';
  incarnation: boolean;
  stage: LifeStage;
  lentBy: Seat;
  tokens: number;
  /** What its alien remembers of what everybody has seen. */
  memory: Sheet['data'];
  piles: PileView[];
  /** Ships on it, or on pieces that belong to it. */
  holds: HoldView[];
  /** What else lies on it. */
  pieces: readonly SheetPiece[];
}

export interface TechnologyView {
  /** null while it lies face down in front of another player. */
  card: string | null;
  up: boolean;
  ships: number;
  hold: Place;
  /** Cards under it. */
  stored: number;
  token: Place[];
  /** What is remembered of it; everybody has seen that. */
  memory: Technology['data'];
}

/** A ship that is not like the others (see `SpecialShip`). */
export type SpecialShipView = Pick<SpecialShip, 'at' | 'marks' | 'up'>;

export interface PlayerView {
  colour: Colour;
  handCount: number;
  /** How many of them have the back of which deck (REW-5). */
  backs: { [deck in DeckName]?: number };
  /** The whole hand for its owner; for others the cards they know to be there. */
  hand: string[];
  sheets: SheetView[];
  technologies: TechnologyView[];
  special: SpecialShipView[];
  homes: number;
  foreign: number;
  warp: number;
  removed: number;
}

export interface AsideView {
  seat: Seat;
  source: string;
  count: number;
  cards: string[] | null;
}

export interface EncounterView {
  number: number;
  extra: boolean;
  phase: Phase;
  offense: Seat;
  defense: Seat;
  planet: PlanetId;
  destiny: string;
  hazard: boolean;
  gate: number[];
  aid: number[];
  transit: number[];
  invited: [Seats, Seats];
  allies: [Seats, Seats];
  /** By side: no card yet, a card face down (null for others), or its kind. */
  laid: ({ card: string | null; up: boolean } | null)[];
  /** Cards beside them: whose, what for, and which as far as one may know. */
  beside: { seat: Seat; as: BesideRole; card: string | null; up: boolean }[];
  faces: (Face | null)[];
  /** Up to the reveal: what the totals will be made of besides the cards. */
  forecast: Forecasts | null;
  outcome: Outcome | null;
  reinforcements: { card: string; by: Seat; side: Side }[];
  table: string[];
  /** Out of reach until the encounter is over; `cards` for their owner only. */
  aside: AsideView[];
  flaresBy: Seats;
  /** `holders`: those who have been given a token of it. */
  announced: { source: string; name: string; by: Seat; holders: Seats }[];
}

/**
 * A fight with every number and its reason: the one that goes on, from the reveal to its outcome, or the last one that was
 * decided, as it stood then.
 */
export interface FightView extends Omit<Fight, 'cards' | 'outcome' | 'ground'> {
  /** By side: the kind of the card that lies (or lay) open. */
  cards: readonly [string | null, string | null];
  /** null as long as it goes on. */
  outcome: Outcome | null;
  ground: Ground | null;
}

/** What a seat was asked, and what it answered. */
export interface Said {
  decision: Decision;
  answer: Answer;
}

/** The encounter so far, as one seat has seen it. */
export interface Past {
  /** The table before it began. */
  opening: View;
  events: SeenEvent[];
  /** By this seat, in that order. */
  said: Said[];
}

/** What both sides of a deal may know of how it is made: with whom, how many colonies may be given and got, and whether without a word. */
export interface Talks {
  partner: Seat;
  gives: number;
  gets: number;
  wordless: boolean;
}

/** What the table waits for: who and what, or only that somebody may respond. */
export type Waiting =
  { seat: Seat; kind: Decision['kind']; key: string; talks?: Talks } | { responses: true };

export interface View {
  seat: Seat;
  rules: RulesView;
  stage: string;
  turn: number;
  /** Encounters of this turn that have begun. */
  turnEncounters: number;
  offense: Seat;
  players: PlayerView[];
  /** planets[planet][seat] = ships. */
  planets: number[][];
  /** systems[seat]: the planets of that player's home system, in the order of their numbers. */
  systems: PlanetId[][];
  /** Of those, the ones that are in the warp. */
  adrift: PlanetId[];
  /** Planets that have come into the game in a colour nobody plays. */
  discovered: { planet: PlanetId; colour: Colour }[];
  deckCount: number;
  discard: string[];
  /** The decks besides the cosmic one. */
  sideDecks: { name: DeckName; count: number; discard: string[] }[];
  /** Cards that have left the game for good. */
  purged: string[];
  destinyCount: number;
  destinyDiscard: string[];
  encounter: EncounterView | null;
  fight: FightView | null;
  decisions: Decision[];
  /** What this seat has that can be used at any time, so that it may be kept ready. */
  anyTime: readonly Response[];
  waiting: Waiting[];
  winners: Seat[];
}
