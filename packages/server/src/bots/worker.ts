/** The inside of a bot's thread. */
import { parentPort } from 'node:worker_threads';
import { createBot } from '@cosmarium/bots';
import type { Answer } from '@cosmarium/engine';
import type { Job } from './bots.ts';

parentPort!.on('message', ({ number, level, seed, view, decision }: Job & { number: number }) => {
  let answer: Answer = decision.fallback;
  try {
    ({ answer } = createBot({ level, seed }).choose(view, decision));
  } catch (error) {
    console.error('a bot could not decide:', error);
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage({ job: number, answer });
});
