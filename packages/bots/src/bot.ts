/** What a bot is: it gets a view and an open decision of its seat, and answers. Nothing else reaches it. */
import type { Answer, Decision, Past, View } from '@cosmarium/engine';

export const LEVELS = ['easy', 'normal', 'hard', 'brutal'] as const;
export type Level = (typeof LEVELS)[number];

/** Why, by key of the texts (`bots.why.*`), with parameters. */
export interface Why {
  key: string;
  params: Readonly<Record<string, string | number>>;
}

export interface Choice {
  answer: Answer;
  why?: Why;
}

export interface Bot {
  /**
   * The same seed, effort, view, decision and past give the same choice. A bot remembers nothing: all it knows is in the
   * view and in what its seat has seen of the encounter.
   */
  choose(view: View, decision: Decision, past: Past): Choice;
}

export const because = (key: string, params: Why['params'] = {}): Why => ({ key: `bots.why.${key}`, params });
