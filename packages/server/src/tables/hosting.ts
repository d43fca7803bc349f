/** A table has a host who is there: whoever is gone for a while passes it on to the next person who is. */
import type { Clock } from '../clock.ts';
import type { StoredTable } from '../storage/tables.ts';
import type { Attendance } from './attendance.ts';

export class Hosting {
  private missedSince: number | null = null;

  constructor(
    private readonly attendance: Attendance,
    private readonly clock: Clock,
    private readonly goneMs: number,
  ) {}

  /** Who is to be the host, and when; null if that is to stay as it is. */
  heir({ row, seats }: StoredTable): { guest: string; at: number } | null {
    if (row.status !== 'open' && row.status !== 'running') return null;
    const host = seats.find(({ guest }) => guest === row.host);
    if (host !== undefined && this.attendance.present(host.seat)) {
      this.missedSince = null;
      return null;
    }
    const now = this.clock.now();
    this.missedSince ??= now;
    const [next] = this.attendance.people(seats);
    if (next === undefined) return null;
    return { guest: next.guest!, at: host === undefined ? now : this.missedSince + this.goneMs };
  }
}
