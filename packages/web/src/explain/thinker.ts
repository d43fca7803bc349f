/** The page's end of the line to workers that think. They are fetched when they are first asked for. */
import type { Advice, Analysis, Level, Move, SeatedBot, Sight, Why } from '@cosmarium/bots';
import type { Decision, Journal, Seat } from '@cosmarium/engine';
import type { Recalled } from '@cosmarium/protocol';

/** A question of a seat, with all it knows; a game that is over; or one move in a game. */
export type FromPage = (Recalled & { decision: Decision }) | { journal: Journal; seat: Seat } | Asked;
/**
 * Why a move was made: in a game that is over, after which answer it was seen, and who sat at the table; in one that is played, by
 * which event, and who made it.
 */
export type Asked =
  | { journal: Journal; answer: number; move: Move; bots: readonly (SeatedBot | null)[] }
  | { sight: Sight; at: number; seat: Seat; level: Level };
/** `none`: it is not known any more; `later`: it may not be told yet; null: nobody had one. */
export type Found = { why: Why | null } | 'none' | 'later' | null;
export type ToPage =
  | { decision: number; advice: Advice[] }
  /** Between 0 and 1. */
  | { progress: number }
  | { analysis: Analysis }
  | { of: number; found: Found };

const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Asks a worker; `hear` returns true once it has heard what was asked for. `broke`: nothing will come of it. */
function ask(worker: Worker, question: FromPage, hear: (said: ToPage) => boolean, broke: () => void): void {
  const over = new AbortController();
  const fail = () => {
    over.abort();
    broke();
  };
  worker.addEventListener('error', fail, over);
  worker.addEventListener('messageerror', fail, over);
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<ToPage>) => {
      if (hear(data)) over.abort();
    },
    over,
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  worker.postMessage(question);
}

/** Kept from question to question. */
let kept: Worker | null = null;

/** `find`: what was asked for, in what the worker says. Fails if there is no worker, or if it breaks. */
function askOnce<T>(question: FromPage, find: (said: ToPage) => T | undefined): Promise<T> {
  kept ??= newWorker();
  const thinks = kept;
  return new Promise((done, fail) => {
    ask(
      thinks,
      question,
      (said) => {
        const found = find(said);
        if (found !== undefined) done(found);
        return found !== undefined;
      },
      () => {
        // It is done for: the next question gets a new one.
        thinks.terminate();
        kept = null;
        fail(new Error('the worker broke'));
      },
    );
  });
}

/** What a bot would do there. */
export const thinkAbout = (decision: Decision, { view, past }: Recalled): Promise<Advice[]> =>
  askOnce({ decision, view, past }, (said) =>
    'advice' in said && said.decision === decision.id ? said.advice : undefined,
  );

/** By which the answer to a question is known. */
export const numberOf = (asked: Asked): number => ('at' in asked ? asked.at : asked.answer);

/** Why a bot made a move. */
export const thinkBack = (asked: Asked): Promise<Found> =>
  askOnce(asked, (said) => ('found' in said && said.of === numberOf(asked) ? said.found : undefined));

export interface Progress {
  /** Between 0 and 1. */
  progress: (done: number) => void;
  done: (analysis: Analysis) => void;
  failed: () => void;
}

/** Looks a whole game through; returns what ends that early. */
export function lookThrough(journal: Journal, seat: Seat, { progress, done, failed }: Progress): () => void {
  const worker = newWorker();
  ask(
    worker,
    { journal, seat },
    (said) => {
      if ('progress' in said) progress(said.progress);
      if (!('analysis' in said)) return false;
      worker.terminate();
      done(said.analysis);
      return true;
    },
    () => {
      worker.terminate();
      failed();
    },
  );
  return () => worker.terminate();
}
