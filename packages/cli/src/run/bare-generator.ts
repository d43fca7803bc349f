/** The least a game of scripts can cost: questions asked by nothing but generators, six levels deep. */
type Bare = Generator<readonly object[], number, readonly number[]>;

const DEEPEST = 6;
const QUESTION = [{ kind: 'yes-no' }];
const ANSWER = [1];
const AT_ONCE = 10_000;

function* level(depth: number): Bare {
  if (depth < DEEPEST) return yield* level(depth + 1);
  let sum = 0;
  for (;;) sum += (yield QUESTION)[0] + (sum > 1e9 ? -sum : 0);
}

/** Questions per second. */
export function bareQuestions(seconds: number): number {
  const script = level(1);
  script.next(ANSWER);
  const began = performance.now();
  const until = began + seconds * 1000;
  let questions = 0;
  while (performance.now() < until) {
    for (let i = 0; i < AT_ONCE; i++) script.next(ANSWER);
    questions += AT_ONCE;
  }
  return (questions * 1000) / (performance.now() - began);
}
