/** Quick chance for whatever keeps no secret: bots that imagine, tests, benchmarks. Not for a game that is played. */
import type { Dice } from './answers.ts';

/** sfc32, beginning with this word. */
export function diceFrom(seed: string): Dice {
  let [a, b, c, count] = [0x9e3779b9 | 0, 0x243f6a88, 0xb7e15162 | 0, 1];
  const mixed = (word: number, code: number, w: number): number => {
    const h = Math.imul(word ^ (code + w * 0x5bd1), 0x01000193 + w * 2);
    return h ^ (h >>> 15);
  };
  for (let i = 0; i < seed.length; i++) {
    const code = seed.charCodeAt(i);
    a = mixed(a, code, 0);
    b = mixed(b, code, 1);
    c = mixed(c, code, 2);
  }
  const next = (): number => {
    const t = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return (n) => Math.floor((next() / 2 ** 32) * n);
}
