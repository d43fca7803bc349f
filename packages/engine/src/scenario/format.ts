/** Scenario files: a position, answers in words, and what must come of them (docs/scenarios.md). */
import type { Systems } from '../systems.ts';
import type { DecisionKind, Params } from '../decisions.ts';
import type { ErrorCode } from '../errors.ts';
import type { EventType, SeenEvent } from '../events.ts';
import type { Journal } from '../journal.ts';
import type { Colour, Json } from '../state/types.ts';
import type { SheetView } from '../view/types.ts';
import { type PositionSpec } from './position.ts';

export const SCENARIO_FORMAT = 'cosmarium-scenario';
export const SCENARIO_VERSION = 1;

export type By<T> = { [name: string]: T };

export const OUTCOMES = [
  'offense',
  'defense',
  'deal',
  'failed-deal',
  'both-lose',
  'peace',
  'surrender',
  'broken-off',
  'none',
] as const;

export const POWER_STATES = [
  'works',
  'zapped',
  'lost',
  'aside',
  'waiting',
] as const satisfies readonly SheetView['state'][];

/** Refusals a scenario can provoke with an answer. */
export const REFUSALS = [
  'illegal-answer',
  'malformed-answer',
  'wrong-seat',
  'game-over',
] as const satisfies readonly ErrorCode[];

/** An event by its type, or with what it must tell besides: seats by colour, planets and places by name. */
export type Happening = EventType | { type: EventType; [field: string]: Json };

/** An alien sheet. */
export interface ExpectedSheet {
  faceDown?: boolean;
  power?: SheetView['state'];
  tokens?: number;
  piles?: By<string[]>;
  sizes?: By<number>;
  data?: By<Json>;
}

/** The encounter that has just ended, also when the next one has begun. */
export interface ExpectedEncounter {
  offense?: Colour;
  /** null if there was none. */
  defense?: Colour | null;
  planet?: string | null;
  totals?: [number, number] | null;
  outcome?: (typeof OUTCOMES)[number];
}

/** What the table must look like. Only what is named is looked at. */
export interface Expectation {
  /** By place, then colour. A place that is named is named completely: other colours have no ships there. */
  ships?: By<By<number>>;
  warp?: By<number>;
  removed?: By<number>;
  /** Home colonies / foreign colonies. */
  homes?: By<number>;
  foreign?: By<number>;
  /** Exactly these cards, in any order. */
  hands?: By<string[]>;
  handSizes?: By<number>;
  tokens?: By<number>;
  /** By colour, then the pile's name: exactly these cards, in any order. */
  piles?: By<By<string[]>>;
  /** By colour, then the pile's name. */
  pileSizes?: By<By<number>>;
  aliens?: By<string[]>;
  /** By colour, then the alien. */
  sheets?: By<By<ExpectedSheet>>;
  /** The whole cosmic deck, first drawn first. */
  deck?: string[];
  /** The next cards of the cosmic deck, first drawn first. */
  deckTop?: string[];
  deckSize?: number;
  /** At least these cards are in the discard pile. */
  discard?: string[];
  /** Exactly these cards, in any order. */
  discardPile?: string[];
  discardSize?: number;
  totals?: [number, number] | null;
  outcome?: (typeof OUTCOMES)[number];
  winners?: Colour[];
  /** Whose turn it is. */
  turn?: Colour;
  last?: ExpectedEncounter;
  /** Events that must have happened by now, each as often as it stands here. */
  happened?: Happening[];
  notHappened?: Happening[];
}

/** A question as a scenario describes it. */
export interface ExpectedQuestion {
  seat: Colour;
  kind: DecisionKind;
  key?: string;
  /** All legal answers in words, in any order. */
  options?: string[];
  /** How many ships, cards or players may be chosen in all. */
  between?: [least: number, most: number];
  /** In a deal: the planets on which either may grant a colony. */
  grants?: { give?: string[]; get?: string[] };
}

export interface Step extends ExpectedQuestion {
  note?: string;
  answer: unknown;
  /** The answer must be refused with this error, and changes nothing. */
  refused?: { error: (typeof REFUSALS)[number]; says?: string };
  /** What holds once the answer has been taken. */
  expect?: Expectation;
}

export interface Scenario {
  format: typeof SCENARIO_FORMAT;
  version: typeof SCENARIO_VERSION;
  name: string;
  /** Clauses of the rules this is about. */
  cites: string[];
  note?: string;
  position: PositionSpec;
  /** Stop after so many encounters; one unless told. */
  encounters?: number;
  steps: Step[];
  /** What is still asked at the end; nothing unless told. */
  open?: ExpectedQuestion[];
  expect: Expectation;
}

export interface Failure {
  path: string;
  expected: unknown;
  actual: unknown;
  /** The error that ended the scenario, if one did. */
  error?: ErrorCode;
}

/** A question that was asked and the answer it got, both in words. */
export interface Told {
  /** Events that had happened before it was answered. */
  after: number;
  seat: string;
  kind: DecisionKind;
  key: string;
  params: Params;
  options: string[];
  answer: unknown;
  /** The error it was refused with, as it had to be. */
  refused?: ErrorCode;
}

export interface ScenarioResult {
  ok: boolean;
  failures: Failure[];
  story: Told[];
  /** Everything that happened, with every card somebody at the table saw. */
  events: SeenEvent[];
  /** Whose planets are which, to tell it. */
  systems: Systems;
  /** null if the position could not even be started. */
  journal: Journal | null;
}

/** The path of a part of something. */
export const under = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);
