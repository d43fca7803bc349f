/** What each seat (and the spectators, -1) has been shown of the game, and what is new for it. */
import type { Decision, Seat, View } from '@cosmarium/engine';
import { diff, type Patch } from '@cosmarium/protocol';
import type { Session } from './session.ts';

interface Showing {
  seq: number;
  view: View;
}

export class Shown {
  private readonly seats = new Map<Seat, Showing>();

  /** The decision with this id, if this seat has been shown it and it is still open. */
  decision(session: Session, seat: Seat, id: number): Decision | undefined {
    if (!this.seats.get(seat)?.view.decisions.some((one) => one.id === id)) return undefined;
    return session.game.pending().find((one) => one.seat === seat && one.id === id);
  }

  /** What this seat sees now, as last shown. */
  current(session: Session, seat: Seat): Showing {
    const showing = this.seats.get(seat);
    if (showing !== undefined) return showing;
    const fresh = { seq: session.seen, view: this.view(session, seat) };
    this.seats.set(seat, fresh);
    return fresh;
  }

  /** Shows the game as it is now; what changed for this seat since, or null if nothing did. */
  advance(session: Session, seat: Seat): { seq: number; since: number; view: Patch | null } | null {
    const before = this.current(session, seat);
    const view = this.view(session, seat);
    const patch = diff(before.view, view) ?? null;
    if (patch === null && before.seq === session.seen) return null;
    this.seats.set(seat, { seq: session.seen, view });
    return { seq: session.seen, since: before.seq, view: patch };
  }

  /** Nobody of this seat is here any more. */
  forget(seat: Seat): void {
    this.seats.delete(seat);
  }

  private view(session: Session, seat: Seat): View {
    // The engine's view shares parts with the state, which goes on changing: keep a copy.
    return JSON.parse(JSON.stringify(session.game.view(seat))) as View;
  }
}
