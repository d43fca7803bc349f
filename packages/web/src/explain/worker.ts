/** The inside of the worker in which bots think for somebody else: about a question, or about a game that is over. */
import { advise, analyse, answerTo, openReason, reasonFor } from '@cosmarium/bots';
import { numberOf, type Asked, type Found, type FromPage, type ToPage } from './thinker.ts';

/** A worker's own global, which the types of a page do not know. */
const page = globalThis as unknown as {
  postMessage(message: ToPage): void;
  addEventListener(type: 'message', hear: (event: { data: FromPage }) => void): void;
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- from a worker to its page
const say = (message: ToPage) => page.postMessage(message);

function find(asked: Asked): Found {
  if ('at' in asked) {
    const why = openReason(asked.sight, asked.at, asked.seat, asked.level);
    return typeof why === 'string' || why === null ? why : { why };
  }
  const { journal, answer, move, bots } = asked;
  const given = answerTo(journal, answer, move);
  const reason = given < 0 ? null : reasonFor(journal, given, bots);
  return reason === null || reason.told ? reason : 'none';
}

page.addEventListener('message', ({ data }) => {
  if ('decision' in data) {
    const { decision, view, past } = data;
    return say({ decision: decision.id, advice: advise(view, decision, past) });
  }
  if ('answer' in data || 'at' in data) return say({ of: numberOf(data), found: find(data) });
  const work = analyse(data.journal, data.seat);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return say({ analysis: value });
    say({ progress: value });
  }
});
