/** The inside of a bot's thread. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { createBot } from '@cosmarium/bots';
import type { Answer } from '@cosmarium/engine';
import type { Thought } from './bots.ts';

// People first: where threads have priorities of their own, whatever else the server does goes before.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort!.on('message', ({ level, character, seed, effort, view, decision, past, memory }: Thought) => {
  let answer: Answer = decision.fallback;
  try {
    ({ answer } = createBot({ level, character, seed, effort }).choose(view, decision, past, memory));
  } catch (error) {
    console.error('a bot could not decide:', error);
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(answer);
});
