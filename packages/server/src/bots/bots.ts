/** Bots think in worker threads and see what their seat sees, nothing else. */
import { Worker } from 'node:worker_threads';
import type { Memory } from '@cosmarium/bots';
import type { Answer, Decision, Past, View } from '@cosmarium/engine';
import type { CharacterName, Level } from '@cosmarium/protocol';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { TableQueue } from './queue.ts';

export interface Job {
  table: string;
  level: Level;
  character: CharacterName | null;
  seed: string;
  view: View;
  decision: Decision;
  past: Past;
  /** What everybody has seen of the game; one without a character is not told. */
  memory?: Memory;
}

/** What a thread is told. */
export interface Thought extends Job {
  /** How much of its usual thought the bot takes. */
  effort: number;
}

export interface Bots {
  choose(job: Job): Promise<Answer>;
  close(): Promise<void>;
}

interface Question extends Job {
  resolve: (answer: Answer) => void;
  answered: () => void;
}

/** While no more than so many questions wait for each thread, bots take their time. */
const UNHURRIED = 4;

/** With so many questions waiting for each thread. */
export const effortWhen = (waiting: number): number => Math.min(1, UNHURRIED / Math.max(1, waiting));

/** A bot that does not answer, or breaks, is answered for by the decision's fallback. */
export class BotPool implements Bots {
  private readonly queue: TableQueue<Question>;
  private readonly workers: (BotWorker | null)[];
  private closed = false;

  constructor(
    count: number,
    private readonly metrics: Pick<Metrics, 'botsWaiting' | 'botSeconds'>,
    private readonly log: Logger,
  ) {
    this.workers = new Array<BotWorker | null>(count).fill(null);
    // One table never has all threads, however many questions it asks.
    this.queue = new TableQueue(Math.max(1, count - 1));
  }

  choose(job: Job): Promise<Answer> {
    if (this.closed) return Promise.reject(new Error('the bots have gone'));
    return new Promise((resolve) => {
      this.queue.add({ ...job, resolve, answered: this.metrics.botSeconds.startTimer() });
      this.handOut();
    });
  }

  private handOut(): void {
    for (let i = 0; i < this.workers.length && this.queue.size > 0; i++) {
      if (this.workers[i]?.busy === true) continue;
      const effort = effortWhen(this.queue.size / this.workers.length);
      const question = this.queue.take();
      if (question === undefined) break;
      const worker = (this.workers[i] ??= this.startWorker(i));
      const { resolve, answered, ...job } = question;
      worker.think({ ...job, effort }, (answer) => {
        answered();
        this.queue.done(job.table);
        resolve(answer);
        if (!this.closed) this.handOut();
      });
    }
    this.metrics.botsWaiting.set(this.queue.size);
  }

  private startWorker(i: number): BotWorker {
    return new BotWorker(
      (error) => this.log.error({ reason: String(error) }, 'a bot worker broke'),
      () => (this.workers[i] = null),
    );
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const worker of this.workers) await worker?.close();
  }
}

/** Thinks about one question at a time. */
class BotWorker {
  private readonly worker = startThread();
  private answer: ((answer: Answer | undefined) => void) | null = null;

  constructor(broke: (error: unknown) => void, gone: () => void) {
    this.worker.unref();
    this.worker.on('message', (answer: Answer) => this.settle(answer));
    this.worker.on('error', broke);
    this.worker.on('exit', () => {
      gone();
      this.settle(undefined);
    });
  }

  get busy(): boolean {
    return this.answer !== null;
  }

  think(thought: Thought, done: (answer: Answer) => void): void {
    this.answer = (answer = thought.decision.fallback) => done(answer);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.worker.postMessage(thought);
  }

  private settle(answer: Answer | undefined): void {
    const { answer: done } = this;
    this.answer = null;
    done?.(answer);
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}

/** Built, the worker lies beside the server. */
function startThread(): Worker {
  const here = import.meta.url;
  return new Worker(new URL(here.endsWith('.ts') ? './from-source.mjs' : './bot-worker.mjs', here));
}
