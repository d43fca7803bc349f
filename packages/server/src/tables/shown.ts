/** What each seat (and the spectators, -1) has been shown of the game, and what is new for it. */
import type { Decision, Seat, View } from '@cosmarium/engine';
import { diff, type Patch } from '@cosmarium/protocol';
import type { Session, Sight } from './session.ts';

export class Shown {
  private readonly seats = new Map<Seat, Sight>();

  /** The decision with this id, if this seat has been shown it and it is still open. */
  decision(session: Session, seat: Seat, id: number): Decision | undefined {
    if (!this.seats.get(seat)?.view.decisions.some((one) => one.id === id)) return undefined;
    return session.game.pending().find((one) => one.seat === seat && one.id === id);
  }

  /** What this seat sees, as last shown. */
  current(session: Session, seat: Seat, now: number): Sight {
    let sight = this.seats.get(seat);
    if (sight === undefined) this.seats.set(seat, (sight = kept(session.sight(seat, now))));
    return sight;
  }

  /** Shows what this seat may see now; what changed for it since, or null if nothing did. */
  advance(
    session: Session,
    seat: Seat,
    now: number,
  ): { sight: Sight; since: number; patch: Patch | null } | null {
    const before = this.current(session, seat, now);
    const sight = kept(session.sight(seat, now));
    const patch = diff(before.view, sight.view) ?? null;
    if (patch === null && before.seq === sight.seq) return null;
    this.seats.set(seat, sight);
    return { sight, since: before.seq, patch };
  }

  /** Nobody of this seat is here any more. */
  forget(seat: Seat): void {
    this.seats.delete(seat);
  }
}

/** The engine's view shares parts with the state, which goes on changing: keep a copy. */
const kept = (sight: Sight): Sight => ({ ...sight, view: JSON.parse(JSON.stringify(sight.view)) as View });
