/** What belongs to a player: sheets, technologies, ships, planets. */
import type { Card, Colour, Json, Place, PlanetId, Seat } from './basics.ts';

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

/**
 * Whether a sheet lies in a row of stages of which one power is there at a time: `present` the one whose is, `waiting` the
 * others, which keep everything that lies on them. The row is in the order of the player's sheets.
 */
export const LIFE_STAGES = ['none', 'present', 'waiting'] as const;
export type LifeStage = (typeof LIFE_STAGES)[number];

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
  stage: LifeStage;
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
