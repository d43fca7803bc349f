/** The whole state: plain data. */
import type { RngState } from '../../rng.ts';
import type { Card, Seat, Seats, SideDeck } from './basics.ts';
import type { Options } from './options.ts';
import type { Planet, Player } from './pieces.ts';
import type { Encounter, Fight } from './encounter.ts';

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
