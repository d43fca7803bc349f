/** How often abilities are used in random games. */
import type { Setup } from '@cosmarium/engine';
import { progressBar } from './progress.ts';
import { randomGame } from './random-game.ts';
import { seriesSetup } from './setups.ts';

/** By the keys under which a game counts them. */
export function countUses(seed: string, games: number, change: Partial<Setup> = {}): Map<string, number> {
  const uses = new Map<string, number>();
  const bar = progressBar();
  for (let i = 0; i < games; i++) {
    randomGame({ ...seriesSetup(i, undefined), ...change }, `${seed}-${i}`, { uses });
    bar.show((i + 1) / games, `${i + 1}/${games}`);
  }
  bar.clear();
  return uses;
}
