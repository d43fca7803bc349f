/** Bots think in worker threads and see what their seat sees, nothing else. */
import { Worker } from 'node:worker_threads';
import type { Answer, Decision, View } from '@cosmarium/engine';
import type { Level } from '@cosmarium/protocol';
import type { Logger } from 'pino';

export interface Job {
  level: Level;
  seed: string;
  view: View;
  decision: Decision;
}

export interface Bots {
  choose(job: Job): Promise<Answer>;
  close(): Promise<void>;
}

interface Thinking {
  resolve: (answer: Answer) => void;
  fallback: Answer;
}

/** A bot that does not answer, or breaks, is answered for by the decision's fallback. */
export class BotPool implements Bots {
  private readonly workers: (BotWorker | null)[];
  private next = 0;
  private closed = false;

  constructor(
    count: number,
    private readonly log: Logger,
  ) {
    this.workers = new Array<BotWorker | null>(count).fill(null);
  }

  choose(job: Job): Promise<Answer> {
    if (this.closed) return Promise.reject(new Error('the bots have gone'));
    const i = this.next++ % this.workers.length;
    const worker = (this.workers[i] ??= new BotWorker((error) => {
      this.log.error({ reason: String(error) }, 'a bot worker broke');
      this.workers[i] = null;
    }));
    return worker.choose(job);
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const worker of this.workers) await worker?.close();
  }
}

class BotWorker {
  private readonly worker = startWorker();
  private readonly thinking = new Map<number, Thinking>();
  private jobs = 0;

  constructor(broke: (error: unknown) => void) {
    this.worker.unref();
    this.worker.on('message', ({ job, answer }: { job: number; answer: Answer }) => {
      this.thinking.get(job)?.resolve(answer);
      this.thinking.delete(job);
    });
    this.worker.on('error', broke);
    this.worker.on('exit', () => {
      for (const { resolve, fallback } of this.thinking.values()) resolve(fallback);
      this.thinking.clear();
    });
  }

  choose(job: Job): Promise<Answer> {
    return new Promise((resolve) => {
      const number = this.jobs++;
      this.thinking.set(number, { resolve, fallback: job.decision.fallback });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      this.worker.postMessage({ number, ...job });
    });
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}

/** Built, the worker lies beside the server. */
function startWorker(): Worker {
  const here = import.meta.url;
  return new Worker(new URL(here.endsWith('.ts') ? './from-source.mjs' : './bot-worker.mjs', here));
}
