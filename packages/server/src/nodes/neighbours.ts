/** The other nodes that share our database. */
import type { Seat } from '@cosmarium/engine';

export interface Elsewhere {
  seat: Seat;
  node: string;
}

export interface Neighbours {
  arrived(table: string, seat: Seat): Promise<void>;
  left(table: string, seat: Seat): Promise<void>;
  /** Seats of a table that are connected to other nodes. */
  present(table: string): Promise<Elsewhere[]>;
  /**
   * Whether this node moves the table's bots and clocks. Were two nodes to do it at once, storage would let only one
   * succeed; this spares the effort.
   */
  leads(someHere: boolean, elsewhere: readonly Elsewhere[]): boolean;
  close(): Promise<void>;
}

/** With SQLite there is nobody else. */
export const alone: Neighbours = {
  arrived: () => Promise.resolve(),
  left: () => Promise.resolve(),
  present: () => Promise.resolve([]),
  leads: () => true,
  close: () => Promise.resolve(),
};
