/** What a lesson is. The words of a lesson are `web.learn.<id>`, those of an objection `web.learn.<id>.no-...`. */
import type { Answer, Decision, Game, Phase, Place, PositionSpec, Seat } from '@cosmarium/engine';

/** Where the player sits in every scene. */
export const YOU: Seat = 0;

export type Part = 'hand' | 'question' | 'encounter' | 'result';

/** What the coach points at. */
export interface Look {
  places?: readonly Place[];
  seats?: readonly Seat[];
  parts?: readonly Part[];
}

export interface Lesson {
  id: string;
  chapter: Chapter;
  look: Look | ((game: Game) => Look);
  /** The question it waits for; without one there is only something to read. */
  asks?: (decision: Decision, encounter: number) => boolean;
  /** What is read as soon as this has come about, before the others go on: later it would be gone from the table. */
  when?: (game: Game) => boolean;
  /** Why another answer would be better now, or null. */
  objects?: (decision: Decision, answer: Answer) => string | null;
}

export const CHAPTERS = [
  'goal',
  'regroup',
  'destiny',
  'launch',
  'alliance',
  'planning',
  'reveal',
  'resolution',
  'deal',
  'invited',
  'attacked',
] as const satisfies readonly (Phase | 'goal' | 'deal' | 'invited' | 'attacked')[];
export type Chapter = (typeof CHAPTERS)[number];

/** A game of its own with lessons to it. Nobody in it holds anything that could interrupt. */
export interface Scene {
  id: string;
  position: PositionSpec;
  encounters: number;
  lessons: readonly Lesson[];
  /** What the others do: the same whatever happens, as far as the player lets them. */
  others: (decision: Decision, game: Game) => Answer;
  /** Over before the encounters are, if need be. */
  over?: (game: Game) => boolean;
  /** Who and what the words speak of. */
  cast: Partial<Record<'rival' | 'ally' | 'partner', Seat>> & { planet: Place };
}

export const kind =
  (wanted: Decision['kind'], encounter = 1) =>
  (decision: Decision, number: number): boolean =>
    decision.kind === wanted && number === encounter;
export const key =
  (wanted: string) =>
  (decision: Decision): boolean =>
    decision.key === wanted;

export const chosen = (decision: Decision, answer: Answer) =>
  'options' in decision ? decision.options[answer as number] : undefined;
export const isNegotiate = (decision: Decision, answer: Answer): boolean => {
  const option = chosen(decision, answer);
  return typeof option === 'object' && 'card' in option && option.card === 'negotiate';
};

/** The option with this card; the first one if there is none. */
export const cardOption = (decision: Decision, wanted: string): number =>
  'options' in decision
    ? Math.max(
        0,
        decision.options.findIndex(
          (option) => typeof option === 'object' && 'card' in option && option.card === wanted,
        ),
      )
    : 0;
