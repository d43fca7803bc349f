/** Who is connected to a table here, and as which seat. People come and go rarely, and are looked for all the time. */
import type { Seat } from '@cosmarium/engine';
import type { ServerMessage } from '@cosmarium/protocol';
import { SPECTATOR, type Connection } from './connection.ts';

export class Audience {
  private readonly seats = new Map<Connection, Seat>();
  /** The same, by seat; made anew when somebody comes or goes. */
  private bySeat = new Map<Seat, Connection[]>();
  /** Every seat somebody is connected as, spectators included. */
  watching: ReadonlySet<Seat> = new Set();

  private changed(): void {
    this.bySeat = new Map();
    for (const [connection, seat] of this.seats) {
      const here = this.bySeat.get(seat);
      if (here === undefined) this.bySeat.set(seat, [connection]);
      else here.push(connection);
    }
    this.watching = new Set(this.bySeat.keys());
  }

  get size(): number {
    return this.seats.size;
  }

  get spectators(): number {
    return this.bySeat.get(SPECTATOR)?.length ?? 0;
  }

  /** Somebody plays from here. */
  get plays(): boolean {
    return this.watching.size > (this.watching.has(SPECTATOR) ? 1 : 0);
  }

  get connections(): Connection[] {
    return [...this.seats.keys()];
  }

  seatOf(connection: Connection): Seat | undefined {
    return this.seats.get(connection);
  }

  has(seat: Seat): boolean {
    return this.watching.has(seat);
  }

  add(connection: Connection, seat: Seat): void {
    this.seats.set(connection, seat);
    this.changed();
  }

  remove(connection: Connection): void {
    this.seats.delete(connection);
    this.changed();
  }

  clear(): void {
    this.seats.clear();
    this.changed();
  }

  /** People changed seats: returns those who did, and what they were before. */
  reseat(seatOf: (guest: string) => Seat): (readonly [Connection, was: Seat])[] {
    const moved = [...this.seats].filter(([{ guest }, seat]) => seatOf(guest.id) !== seat);
    for (const [connection] of moved) this.seats.set(connection, seatOf(connection.guest.id));
    if (moved.length > 0) this.changed();
    return moved;
  }

  toSeat(seat: Seat, text: string): void {
    this.bySeat.get(seat)?.forEach((connection) => connection.send(text));
  }

  toAll(message: ServerMessage | string): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    for (const connection of this.seats.keys()) connection.send(text);
  }
}
