/** The page's end of the line to workers that think. They are fetched when they are first asked for. */
import type { Advice, Analysis, Move, Reason, SeatedBot } from '@cosmarium/bots';
import type { Decision, Journal, Seat } from '@cosmarium/engine';
import type { Recalled } from '@cosmarium/protocol';

/** A question of a seat, with all it knows; a game that is over; or one answer in it. */
export type FromPage = (Recalled & { decision: Decision }) | { journal: Journal; seat: Seat } | Told;
/** A move that was seen after an answer, and who sat at the table. */
export interface Told {
  journal: Journal;
  answer: number;
  move: Move;
  bots: readonly (SeatedBot | null)[];
}
export type ToPage =
  | { decision: number; advice: Advice[] }
  /** Between 0 and 1. */
  | { progress: number }
  | { analysis: Analysis }
  | { answer: number; reason: Reason | null };

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

/** Why a bot made this move; null if no bot did. */
export const thinkBack = (told: Told): Promise<Reason | null> =>
  askOnce(told, (said) => ('reason' in said && said.answer === told.answer ? said.reason : undefined));

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
