import type { Terms } from '../decisions.ts';
import type { RngState } from '../rng.ts';

/** A player, by position around the table (clockwise). */
export type Seat = number;
/** A physical card of any deck: an index into `GameState.kinds`. Never leaves the engine: views speak of kinds. */
export type Card = number;
/** An index into `GameState.planets`. */
export type PlanetId = number;
/** A set of seats as bits. */
export type Seats = number;

export type Side = 0 | 1;
export const OFFENSE: Side = 0;
export const DEFENSE: Side = 1;
export const SIDES: readonly Side[] = [OFFENSE, DEFENSE];

/** SETUP-1, SETUP-11. */
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple', 'orange', 'white', 'black'] as const;
export const FEWEST_PLAYERS = 3;
export const MOST_PLAYERS = COLOURS.length;
export type Colour = (typeof COLOURS)[number];

/** How much an alien asks of its player. */
export const ALERTS = ['green', 'yellow', 'red'] as const;
export type Alert = (typeof ALERTS)[number];

/** The boxes that bring aliens. */
export const ALIEN_SETS = ['base', 'dominion'] as const;
export type AlienSet = (typeof ALIEN_SETS)[number];

export const PHASES = [
  'start-turn',
  'regroup',
  'destiny',
  'launch',
  'alliance',
  'planning',
  'reveal',
  'resolution',
] as const;
export type Phase = (typeof PHASES)[number];

/** Where ships can be besides planets (planets are numbers from 0). Every ship is in exactly one place. */
export const WARP = -1;
export const GATE = -2;
/** Beside the defended planet: the defensive allies. */
export const AID = -3;
export const REMOVED = -4;
/** Picked up, about to be placed by its owner. Empty between encounters. */
export const TRANSIT = -5;
/** From here down: holds, which are places for ships on things that are no planets (see `GameState.holds`). */
export const FIRST_HOLD = -10;
export type Place = number;

/** The decks of cards, each with its own back. Destiny cards are no cards in this sense. */
export type DeckName = 'cosmic' | 'reward' | 'technology' | 'flare';

/**
 * A deck besides the cosmic one. That of the unused flares holds cards of the cosmic deck: one that leaves it is an ordinary
 * flare from then on, and its discard pile is for what is turned up and not wanted.
 */
export interface SideDeck {
  name: DeckName;
  cards: Card[];
  discard: Card[];
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Options {
  /** Who gets which alien: a combo card, one of two by choice, or given in the set-up. */
  start: 'beginner' | 'advanced' | 'given';
  /** The combo of a beginner start; '' leaves it to chance. */
  combo: string;
  /** Flares in the cosmic deck (always with the advanced start, SETUP-5). */
  flares: boolean;
  planetsEach: number;
  shipsPerPlanet: number;
  coloniesToWin: number;
  /** Fewer home colonies than this and the power is lost (POWER-1). */
  homesForPower: number;
  /** Proposals in one deal before the minute counts as over (DEAL-1). */
  dealRounds: number;
  /** SHIP-1: the markers every player gets; none unless the variant is played. */
  specialShips: readonly Marker[];
  /** Decks that are there whatever the variants say, because an alien that may appear draws from them. */
  decks: readonly DeckName[];
  variants: Variants;
  /** Open points of the rules files, decided here and nowhere else. */
  readings: Readings;
}

/** Other ways to play, each with any of the others. */
export interface Variants {
  /** VAR-4P: four planets, 16 ships, four colonies win. */
  fourPlanets: boolean;
  /** VAR-1E: success earns no second encounter. */
  singleEncounter: boolean;
  /** VAR-CHG: every turn the offense may exchange its alien for an unused one. */
  changingPowers: boolean;
  /** VAR-WILD: any number of flares a player in an encounter. */
  unlimitedFlares: boolean;
  /** VAR-HID: sheets lie face down until their owners turn them up to use the power. */
  hiddenPowers: boolean;
  /** VAR-TECH: technologies are researched with ships. */
  technologies: boolean;
  /** VAR-REW: rewards can be drawn from a deck of their own. */
  rewards: boolean;
}

/** Annex D and other questions no source settles. */
export interface Readings {
  /** May a reincarnated form use the super side of its own flare? FAQ18: no. */
  incarnationSuper: boolean;
  /** Where an alien has two editions of its flare, use the other one (SETUP-9: never both). */
  alternateFlares: boolean;
  /** Does retaking an empty home planet (DEST-6b) count as a win where a power rewards one? FAQ18: yes. */
  retakingWins: boolean;
  /** Is a technology given up by completing it with too few ships, instead of at will (2008)? 2018: no. */
  failedResearch: boolean;
  /** May a use that draws cards still be zapped once it is shown what becomes of them? FAQ18: yes; the rules file: no. */
  lateZap: boolean;
}

export interface Pile {
  name: string;
  cards: Card[];
  /** Who may look at the cards: everybody, whoever holds the sheet, or only whose they were. */
  see: 'all' | 'controller' | 'owner';
  /** May the controller play these cards as if they were in hand? */
  playable: boolean;
  /** Playing from this pile is itself a use of the power and can be zapped. */
  using: boolean;
  /** Where a card played from here goes when it would return to hand. */
  back: 'pile' | 'hand' | 'former' | 'discard';
  /** Flares here are wild for anybody, and do not count as their player's flare of the encounter (RUL-3). */
  wildOnly?: true;
  /** Whose hand the cards came from; -1 if nobody's. */
  former: Seat;
  /** The planet these cards lie beside; -1 if none. */
  planet: PlanetId;
}

/** An alien sheet with everything that belongs to it: a sheet that is swapped, lent or lost takes its things along. */
export interface Sheet {
  alien: string;
  /** Only its holder knows it, and it does nothing (VAR-HID). */
  faceDown: boolean;
  zapped: boolean;
  /** Set aside while its holder uses a borrowed power. */
  shelved: boolean;
  /** Lent for this encounter by this seat; -1 if not. */
  lentBy: Seat;
  /** A form taken on besides another power, not the player's own alien. */
  incarnation: boolean;
  tokens: number;
  piles: Pile[];
  holds: Hold[];
  data: { [key: string]: Json };
}

/** A technology in front of its owner. */
export interface Technology {
  card: Card;
  /** Completed; before that it lies face down and only its owner knows it. */
  up: boolean;
  /** Where the ships on it are. */
  hold: Place;
  /** Cards stored under it, face down. */
  stored: Card[];
  /** Where its token is; a token between two planets is beside both of them. */
  token: Place[];
  data: { [key: string]: Json };
}

/** Markers that make an ordinary ship a special one (SHIP-1). */
export const MARKERS = ['flagship', 'salvage-vessel'] as const;
export type Marker = (typeof MARKERS)[number];

/** A ship that is not like the others of its owner. It is one of the ships counted where it is. */
export interface SpecialShip {
  at: Place;
  /** What makes it so, by name: a marker, or what it has become. */
  marks: string[];
  /** Its marker lies face up: what it can do once has not been done since it was recharged (SHIP-3). */
  up: boolean;
  /** One ship more than the fleet has. */
  further: boolean;
}

export interface Planet {
  /** Whose home system it belongs to; nobody's (-1) once it has left the game. */
  system: Seat;
  /** It came into the game later on, and is one for the whole game. */
  extra?: true;
  /** In the warp, out of everybody's reach: ships can leave it, and its number in the system is kept for it. */
  adrift?: true;
  /** It came into the game later on, as a planet of a colour that nobody plays. */
  colour?: Colour;
}

/** A place on a sheet, or on a piece that belongs to it, where ships of anybody stand. */
export interface Hold {
  name: string;
  place: Place;
  /** In whose system the piece is; nobody's (-1) where there is none. */
  system: Seat;
}

export interface Player {
  colour: Colour;
  hand: Card[];
  sheets: Sheet[];
  technologies: Technology[];
  special: SpecialShip[];
  /** Colonies in the own system / elsewhere; kept true by the ship verbs. */
  homes: number;
  foreign: number;
  powerless: boolean;
}

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
  | { type: 'failed-deal' }
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

/** A deal as it was made: who proposed it, and what both sides give. */
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
  bargain: Bargain | null;
  /** By seat, since the outcome: ships that landed on the planet, and ships lost. */
  landed: readonly number[];
  lost: readonly number[];
}

export type Stage = 'setup' | 'start-turn' | 'encounter' | 'over';

export interface GameState {
  options: Options;
  /** The kind of every card number. Fixed at set-up. */
  kinds: string[];
  /** Aliens this game may use, in a fixed order. */
  pool: string[];
  rng: RngState;
  stage: Stage;
  players: Player[];
  /** Never changed in place: a planet that comes or goes makes a new list. */
  planets: readonly Planet[];
  /** Ships on planets; see planets.ts. */
  ships: number[];
  warp: number[];
  removed: number[];
  /** Ships on things that are no planets: `holds[FIRST_HOLD - place][seat]`. */
  holds: number[][];
  /** The cosmic deck and its discard pile. Top of a deck is the end of the list. */
  deck: Card[];
  discard: Card[];
  /** The other decks in this game. */
  sideDecks: SideDeck[];
  /** Cards that have left the game for good. */
  purged: Card[];
  destiny: string[];
  destinyDiscard: string[];
  /** By card: which seats know the identity of this card where it lies now. */
  known: Seats[];
  offense: Seat;
  turn: number;
  /** Encounters of this turn that have begun. */
  turnEncounters: number;
  encounters: number;
  extra: { offense: Seat; defense: Seat }[];
  encounter: Encounter | null;
  /** The last one that came to an outcome. */
  fight: Fight | null;
  winners: Seat[];
  /** By seat: decisions asked so far. Counted by seat so that nobody can tell how often others were asked in secret. */
  asked: number[];
}
