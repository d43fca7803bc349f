/** Who is connected to a table here, and as which seat. */
import type { Seat } from '@cosmarium/engine';
import type { ServerMessage } from '@cosmarium/protocol';
import { SPECTATOR, type Connection } from './connection.ts';

export class Audience {
  private readonly seats = new Map<Connection, Seat>();

  get size(): number {
    return this.seats.size;
  }

  get spectators(): number {
    return [...this.seats.values()].filter((seat) => seat === SPECTATOR).length;
  }

  /** Every seat somebody is connected as, spectators included. */
  get watching(): Set<Seat> {
    return new Set(this.seats.values());
  }

  get connections(): Connection[] {
    return [...this.seats.keys()];
  }

  seatOf(connection: Connection): Seat | undefined {
    return this.seats.get(connection);
  }

  has(seat: Seat): boolean {
    for (const one of this.seats.values()) if (one === seat) return true;
    return false;
  }

  add(connection: Connection, seat: Seat): void {
    this.seats.set(connection, seat);
  }

  remove(connection: Connection): void {
    this.seats.delete(connection);
  }

  clear(): void {
    this.seats.clear();
  }

  /** People changed seats: returns those who did. */
  reseat(seatOf: (guest: string) => Seat): Connection[] {
    const moved = [...this.seats].filter(([{ guest }, seat]) => seatOf(guest.id) !== seat);
    for (const [connection] of moved) this.seats.set(connection, seatOf(connection.guest.id));
    return moved.map(([connection]) => connection);
  }

  toSeat(seat: Seat, text: string): void {
    for (const [connection, theirs] of this.seats) if (theirs === seat) connection.send(text);
  }

  toAll(message: ServerMessage | string): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    for (const connection of this.seats.keys()) connection.send(text);
  }
}
