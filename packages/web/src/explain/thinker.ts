/** The page's end of the line to the worker that thinks. It is fetched when it is first asked for, and kept. */
import type { Advice } from '@cosmarium/bots';
import type { Decision } from '@cosmarium/engine';
import type { Recalled } from '@cosmarium/protocol';

export interface FromPage extends Recalled {
  decision: Decision;
}
export interface ToPage {
  decision: number;
  advice: Advice[];
}

let worker: Worker | null = null;

/** A worker that broke is done for: the next question gets a new one. */
function stop(): void {
  worker?.terminate();
  worker = null;
}

/** What a bot would do there; fails if there is no worker, or if it breaks. */
export function thinkAbout(decision: Decision, { view, past }: Recalled): Promise<Advice[]> {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const thinks = worker;
  return new Promise((done, fail) => {
    const over = new AbortController();
    const broke = () => {
      over.abort();
      stop();
      fail(new Error('the worker broke'));
    };
    thinks.addEventListener('error', broke, over);
    thinks.addEventListener('messageerror', broke, over);
    thinks.addEventListener(
      'message',
      ({ data }: MessageEvent<ToPage>) => {
        if (data.decision !== decision.id) return;
        over.abort();
        done(data.advice);
      },
      over,
    );
    const question: FromPage = { decision, view, past };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    thinks.postMessage(question);
  });
}
