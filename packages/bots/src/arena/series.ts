/** Many games, so that everybody sits everywhere: one deal of aliens and cards is played with the seats turned each way. */
import type { PlayerName } from './players.ts';
import { playTable, type TableReport } from './table.ts';

export interface Series {
  seats: PlayerName[];
  seed: string;
}

/** Game number `i` of the series. */
export function playSeriesGame({ seats, seed }: Series, i: number, clock?: () => number): TableReport {
  const turned = seats.map((_, seat) => seats[(seat + i) % seats.length]);
  return playTable(turned, `${seed}-${Math.floor(i / seats.length)}`, clock);
}
