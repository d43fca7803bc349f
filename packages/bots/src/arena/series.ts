/**
 * Many games, so that everybody sits everywhere: one deal of aliens and cards is played with the seats turned each way
 * that makes a difference. Turning a table of equal players makes none: each game is a deal of its own.
 */
import type { Setup } from '@cosmarium/engine';
import type { PlayerName } from './players.ts';
import { playTable, type TableReport, type Watching } from './table.ts';

export interface Series {
  seats: PlayerName[];
  seed: string;
  /** Switched on in every game. */
  variants?: Setup['variants'];
}

/** After so many turns of the table everybody sits as before. */
function turnsOf(seats: readonly PlayerName[]): number {
  const same = (by: number) => seats.every((name, seat) => name === seats[(seat + by) % seats.length]);
  for (let by = 1; by < seats.length; by++) if (same(by)) return by;
  return seats.length;
}

/** Game number `i` of the series. */
export function playSeriesGame(
  { seats, seed, variants }: Series,
  i: number,
  watching: Watching = {},
): TableReport {
  const turns = turnsOf(seats);
  const turned = seats.map((_, seat) => seats[(seat + (i % turns)) % seats.length]);
  return playTable(turned, `${seed}-${Math.floor(i / turns)}`, watching, variants);
}
