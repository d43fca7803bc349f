/** Who plays, the phases, and where things can be. */

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
