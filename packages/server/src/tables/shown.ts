/** What each seat (and the spectators, -1) has been shown of the game, and what is new for it. */
import { createHmac } from 'node:crypto';
import type { Decision, Seat } from '@cosmarium/engine';
import { diff, type Patch, type ShownView } from '@cosmarium/protocol';
import type { Session } from './session.ts';

interface Showing {
  seq: number;
  view: ShownView;
}

export class Shown {
  private readonly seats = new Map<Seat, Showing>();

  /** `secret` never leaves the server. */
  constructor(private readonly secret: string) {}

  /**
   * A decision's id on the wire. The engine counts all decisions, so its ids would tell a seat how many secret ones
   * others were asked in between.
   */
  token({ id }: Decision): string {
    return createHmac('sha256', this.secret).update(`decision ${id}`).digest('base64url').slice(0, 12);
  }

  /** The decision this seat has been shown under this token, if it is still open. */
  decision(session: Session, seat: Seat, token: string): Decision | undefined {
    if (!this.seats.get(seat)?.view.decisions.some(({ id }) => id === token)) return undefined;
    return session.game.pending().find((one) => one.seat === seat && this.token(one) === token);
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

  private view(session: Session, seat: Seat): ShownView {
    const view = session.game.view(seat);
    const decisions = view.decisions.map((decision) => ({ ...decision, id: this.token(decision) }));
    // The engine's view shares parts with the state, which goes on changing: keep a copy.
    return JSON.parse(JSON.stringify({ ...view, decisions })) as ShownView;
  }
}
