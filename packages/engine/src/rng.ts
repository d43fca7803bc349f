/** The four words of an sfc32 generator. They are part of the game state, so a restored game draws the same numbers. */
export type RngState = [number, number, number, number];

export function seedRng(seed: string): RngState {
  const words: RngState = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (let i = 0; i < seed.length; i++) {
    const code = seed.charCodeAt(i);
    for (let w = 0; w < 3; w++) {
      let h = Math.imul(words[w] ^ (code + w * 0x5bd1), 0x01000193 + w * 2);
      h ^= h >>> 15;
      words[w] = h | 0;
    }
  }
  for (let i = 0; i < 15; i++) next(words);
  return words;
}

/** An unsigned 32-bit number; the state moves on. */
function next(r: RngState): number {
  const t = (((r[0] + r[1]) | 0) + r[3]) | 0;
  r[3] = (r[3] + 1) | 0;
  r[0] = r[1] ^ (r[1] >>> 9);
  r[1] = (r[2] + (r[2] << 3)) | 0;
  r[2] = (((r[2] << 21) | (r[2] >>> 11)) + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 to n - 1. */
export function randomInt(r: RngState, n: number): number {
  return Math.floor((next(r) / 4294967296) * n);
}

export function shuffle<T>(r: RngState, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomInt(r, i + 1);
    const held = items[i];
    items[i] = items[j];
    items[j] = held;
  }
}
