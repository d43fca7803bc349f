/** The page's end of the line to workers that think. They are fetched when they are first asked for. */
import type { Advice, Analysis } from '@cosmarium/bots';
import type { Decision, Journal, Seat } from '@cosmarium/engine';
import type { Recalled } from '@cosmarium/protocol';

/** A question of a seat, with all it knows; or a game that is over. */
export type FromPage = (Recalled & { decision: Decision }) | { journal: Journal; seat: Seat };
export type ToPage =
  | { decision: number; advice: Advice[] }
  /** Between 0 and 1. */
  | { progress: number }
  | { analysis: Analysis };

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
let adviser: Worker | null = null;

/** What a bot would do there; fails if there is no worker, or if it breaks. */
export function thinkAbout(decision: Decision, { view, past }: Recalled): Promise<Advice[]> {
  adviser ??= newWorker();
  const thinks = adviser;
  return new Promise((done, fail) => {
    ask(
      thinks,
      { decision, view, past },
      (said) => {
        if (!('advice' in said) || said.decision !== decision.id) return false;
        done(said.advice);
        return true;
      },
      () => {
        // It is done for: the next question gets a new one.
        thinks.terminate();
        adviser = null;
        fail(new Error('the worker broke'));
      },
    );
  });
}

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
