/** Scenario files: a position, answers in words, and what must come of them (docs/scenarios.md). */
import type { Systems } from '../systems.ts';
import type { DecisionKind, Params } from '../decisions.ts';
import type { SeenEvent } from '../events.ts';
import type { Journal } from '../journal.ts';
import type { Colour } from '../state/types.ts';
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
  aliens?: By<string[]>;
  /** At least these cards are in the discard pile. */
  discard?: string[];
  totals?: [number, number] | null;
  outcome?: (typeof OUTCOMES)[number];
  winners?: Colour[];
  /** Whose turn it is. */
  turn?: Colour;
  /** Types of events that must have happened by now. */
  happened?: string[];
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
}

export interface Step extends ExpectedQuestion {
  note?: string;
  answer: unknown;
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
