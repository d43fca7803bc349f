/** What a bot is: it gets a view and an open decision of its seat, and answers. Nothing else reaches it. */
import type { Answer, Decision, Past, View } from '@cosmarium/engine';
import type { Memory } from './characters/memory.ts';

export const LEVELS = ['easy', 'normal', 'hard', 'brutal'] as const;
export type Level = (typeof LEVELS)[number];
/** Whether it matters to this level what was done in other encounters. */
export const remembers = (level: Level): boolean => level === 'hard' || level === 'brutal';

/** Why, by key of the texts (`bots.why.*`), with parameters. */
export interface Why {
  key: string;
  params: Readonly<Record<string, string | number>>;
}

/** An answer that was thought of. */
export interface Weighed {
  answer: Answer;
  /** The chance to win the game that it promises. */
  chance: number;
  why?: Why;
}

export interface Choice {
  answer: Answer;
  why?: Why;
  /** Answers that were compared, in no order; none where the answer is a rule of thumb. */
  weighed?: readonly Weighed[];
}

export interface Bot {
  /**
   * The same seed, effort, view, decision, past and memory give the same choice. A bot keeps nothing in mind: all it knows
   * is in the view, in what its seat has seen of the encounter, and in what everybody has seen of the game: `memory`, without
   * which it thinks nothing of anybody.
   */
  choose(view: View, decision: Decision, past: Past, memory?: Memory): Choice;
}

export const because = (key: string, params: Why['params'] = {}): Why => ({ key: `bots.why.${key}`, params });

/** The first of those that promise most. */
export function bestOf(weighed: readonly (Weighed & { why: Why })[]): Choice {
  const { answer, why } = weighed.reduce((best, one) => (one.chance > best.chance ? one : best));
  return { answer, why, weighed };
}
