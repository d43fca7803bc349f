/** The inside of the worker in which bots think for somebody else: it is told what a seat knows, and nothing more. */
import { advise } from '@cosmarium/bots';
import type { FromPage, ToPage } from './thinker.ts';

/** A worker's own global, which the types of a page do not know. */
const page = globalThis as unknown as {
  postMessage(message: ToPage): void;
  addEventListener(type: 'message', hear: (event: { data: FromPage }) => void): void;
};

page.addEventListener('message', ({ data: { decision, view, past } }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- from a worker to its page
  page.postMessage({ decision: decision.id, advice: advise(view, decision, past) });
});
