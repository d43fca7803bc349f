import type { PlanetId, Place, Seat, Side } from './state/types.ts';

/**
 * The closed set of questions. Clients and bots know kinds, never aliens.
 * Kinds of one shape are answered alike, so there is one validator per shape.
 */
export type ChoiceKind =
  'yes-no' | 'option' | 'player' | 'planet' | 'card' | 'number' | 'respond' | 'reinforce' | 'encounter-card';
export type SubsetKind = 'invite' | 'players' | 'cards';
export type DecisionKind = ChoiceKind | SubsetKind | 'ships' | 'launch' | 'ally' | 'arrange' | 'offer';

export type Params = { readonly [name: string]: string | number };

/**
 * As what something acts: a power, a side of a flare, an artifact, another card, a technology, a special ship, or an effect
 * announced earlier.
 */
export type From = 'power' | 'wild' | 'super' | 'artifact' | 'card' | 'technology' | 'ship' | 'rule';

/** A response on offer: which ability of which power or card. */
export interface Response {
  /** What it comes from: an alien id or a card kind. */
  source: string;
  /** The ability's name inside its source. */
  ability: string;
  from: From;
  /** The zone the card would be played from, '' is the hand. */
  zone: string;
  /** It takes a sheet that lies face down: that is turned up first (VAR-HID). */
  turnsUp?: true;
}

export interface CardOption {
  card: string;
  /** '' is the hand. */
  zone: string;
}

export interface ReinforceOption {
  card: string;
  side: Side;
  zone: string;
}

/** What an option stands for depends on the kind: seat, planet, number, card kind, word, response. */
export type Option = number | string | Response | CardOption | ReinforceOption;

export interface Slot {
  at: Place;
  max: number;
  /** The class of ships meant, where there are several (see `classOf`); ordinary ships unless told. */
  ship?: string;
  /** SHIP-1: of all slots that say so, at most one ship may be chosen. */
  alone?: true;
}

/** Cards promised, by description: a kind ('attack-10'), 'type:negotiate', 'highest:attack', 'lowest:attack' or 'random'. */
export type CardTerms = { readonly [description: string]: number };

export interface Give {
  cards?: CardTerms;
  /** A planet where the giver has a colony and lets the other settle; a list of them where a deal allows several. */
  colony?: PlanetId | readonly PlanetId[];
  /** Ships of the other player freed from the warp, where the giver's power allows it. */
  free?: number;
}

export interface Terms {
  /** What the one who proposes gives / gets. */
  give: Give;
  get: Give;
}

/** What one player gives another. */
export interface Transfer {
  from: Seat;
  to: Seat;
  give: Give;
}

export interface GiveLimits {
  /** Own cards by kind; for the partner only the number is known. */
  hand: readonly string[] | number;
  planets: readonly PlanetId[];
  /** On how many of these planets at most. */
  colonies: number;
  free: number;
}

interface Common {
  id: number;
  seat: Seat;
  /** What is asked: a text key with parameters. */
  key: string;
  params: Params;
  /** Other seats may not learn who is asked or what. */
  secret: boolean;
}

export interface ChoiceDecision extends Common {
  kind: ChoiceKind;
  options: readonly Option[];
  fallback: number;
}
export interface SubsetDecision extends Common {
  kind: SubsetKind;
  options: readonly Option[];
  min: number;
  max: number;
  fallback: readonly number[];
}
/** How many ships at each slot; the sum lies between min and max. */
export interface ShipsDecision extends Common {
  kind: 'ships';
  slots: readonly Slot[];
  min: number;
  max: number;
  fallback: readonly number[];
}
/** One target and the ships to send there: the gate's planet, or the side to join (then 'none' sends nothing). */
export interface AimDecision extends Common {
  kind: 'launch' | 'ally';
  targets: readonly (PlanetId | 'offense' | 'defense' | 'none')[];
  slots: readonly Slot[];
  min: number;
  max: number;
  fallback: AimAnswer;
}
export interface ArrangeDecision extends Common {
  kind: 'arrange';
  options: readonly Option[];
  fallback: readonly number[];
}
export interface OfferDecision extends Common {
  kind: 'offer';
  partner: Seat;
  /** The proposal on the table, seen from this seat; null if there is none. */
  standing: Terms | null;
  /** Can this seat deliver what the standing proposal asks? */
  acceptable: boolean;
  /** No proposals left: only accept or fail. */
  last: boolean;
  /** The two may bargain by offers and gestures only. */
  wordless: boolean;
  give: GiveLimits;
  get: GiveLimits;
  fallback: OfferAnswer;
}

export type Decision =
  ChoiceDecision | SubsetDecision | ShipsDecision | AimDecision | ArrangeDecision | OfferDecision;

/** What a script asks: a decision whose id the game fills in. */
export type Question = Decision;
export const UNNUMBERED = -1;

export interface AimAnswer {
  target: number;
  ships: readonly number[];
}
export type OfferAnswer = { do: 'accept' } | { do: 'fail' } | { do: 'propose'; give: Give; get: Give };
export type Answer = number | readonly number[] | AimAnswer | OfferAnswer;

/** Asks about what can be used at any time: the same is asked many times in an encounter. */
export const isAnyTime = ({ key }: Decision): boolean => key === 'ask.respond.free';
