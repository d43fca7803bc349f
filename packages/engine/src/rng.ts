/**
 * The chance of the game: the stream of ChaCha20 (RFC 8439, all zero nonce). Whoever has seen any number of draws can say
 * nothing about another one. The state is part of the game's, so a restored game draws the same.
 */
import { digestOf } from './sha256.ts';

/** Eight words of key, and how many blocks have been drawn. */
export type RngState = number[];
export const RNG_WORDS = 9;
const DRAWN = 8;
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const BLOCK_WORDS = 16;
const DOUBLE_ROUNDS = 10;

export const seedRng = (seed: string): RngState => [...digestOf(seed), 0];

/** How much of the stream has been used. */
export const drawn = (rng: RngState): number => rng[DRAWN];

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Reads and writes every word once: this is all that drawing costs. */
function quarterRound(x: Int32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = x[ia];
  let b = x[ib];
  let c = x[ic];
  let d = x[id];
  a = (a + b) | 0;
  d = turn(d ^ a, 16);
  c = (c + d) | 0;
  b = turn(b ^ c, 12);
  a = (a + b) | 0;
  d = turn(d ^ a, 8);
  c = (c + d) | 0;
  b = turn(b ^ c, 7);
  x[ia] = a;
  x[ib] = b;
  x[ic] = c;
  x[id] = d;
}

/** Twenty rounds on sixteen words. */
function rounds(x: Int32Array): void {
  for (let i = 0; i < DOUBLE_ROUNDS; i++) {
    for (let column = 0; column < 4; column++) quarterRound(x, column, column + 4, column + 8, column + 12);
    quarterRound(x, 0, 5, 10, 15);
    quarterRound(x, 1, 6, 11, 12);
    quarterRound(x, 2, 7, 8, 13);
    quarterRound(x, 3, 4, 9, 14);
  }
}

/** The next sixteen words of the stream. */
export function nextBlock(r: RngState): Int32Array {
  const x = new Int32Array(BLOCK_WORDS);
  for (let i = 0; i < CONSTANTS.length; i++) x[i] = CONSTANTS[i];
  for (let i = 0; i < RNG_WORDS; i++) x[CONSTANTS.length + i] = r[i];
  rounds(x);
  for (let i = 0; i < CONSTANTS.length; i++) x[i] += CONSTANTS[i];
  for (let i = 0; i < RNG_WORDS; i++) x[CONSTANTS.length + i] += r[i];
  r[DRAWN]++;
  return x;
}

/** Whole numbers below what is asked for, all equally likely. What is left of the last block is never used. */
function drawing(r: RngState): (n: number) => number {
  let block = nextBlock(r);
  let used = 0;
  return (n) => {
    const unfair = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      if (used === BLOCK_WORDS) {
        block = nextBlock(r);
        used = 0;
      }
      const word = block[used++] >>> 0;
      if (word < unfair) return word % n;
    }
  };
}

/** A whole number from 0 to n - 1. */
export const randomInt = (r: RngState, n: number): number => drawing(r)(n);

export function shuffle<T>(r: RngState, items: T[]): void {
  if (items.length < 2) return;
  const draw = drawing(r);
  for (let i = items.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    const held = items[i];
    items[i] = items[j];
    items[j] = held;
  }
}
