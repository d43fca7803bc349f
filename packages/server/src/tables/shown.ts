/** What each seat (and the spectators, -1) has been shown of the game, and what is new for it. */
import { OWN_PARTS, type Decision, type Seat, type SeenEvent, type View } from '@cosmarium/engine';
import { Comparison, type Derived } from '@cosmarium/protocol';
import type { Session, Sight } from './session.ts';

export interface News {
  seat: Seat;
  sight: Sight;
  /** What happened since what was seen before. */
  events: readonly SeenEvent[];
  /** How its view changed, as JSON. */
  patch: string | null;
}

export class Shown {
  private readonly seats = new Map<Seat, Sight>();

  /** The decision with this id, if this seat has been shown it and it is still open. */
  decision(session: Session, seat: Seat, id: number, now: number): Decision | undefined {
    if (!this.seats.get(seat)?.view.decisions.some((one) => one.id === id)) return undefined;
    return session.openTo(seat, id, now);
  }

  /** What this seat sees, as last shown. */
  current(session: Session, seat: Seat, now: number): Sight {
    let sight = this.seats.get(seat);
    if (sight === undefined) this.seats.set(seat, (sight = session.sights([seat], now)[0]));
    return sight;
  }

  /** The number of events this seat has been shown; null: nobody of it is here. */
  seqOf(seat: Seat): number | null {
    return this.seats.get(seat)?.seq ?? null;
  }

  /** Shows these seats what they may see now; returns what changed, for those for whom something did. */
  advance(session: Session, seats: readonly Seat[], now: number): News[] {
    const comparison = new Comparison();
    const news: (Omit<News, 'events'> & { from: number; until: number })[] = [];
    session.sights(seats, now).forEach((sight, i) => {
      const seat = seats[i];
      const before = this.seats.get(seat);
      this.seats.set(seat, sight);
      if (before === undefined) return;
      const patch = comparison.diffOwn(derived(before), derived(sight), OWN_PARTS) ?? null;
      if (patch !== null || before.seq !== sight.seq)
        news.push({ seat, sight, from: before.seq, until: sight.seq, patch });
    });
    const events = session.eventsOf(news);
    return news.map(({ seat, sight, patch }, i) => ({ seat, sight, events: events[i], patch }));
  }

  /** Nobody of this seat is here any more. */
  forget(seat: Seat): void {
    this.seats.delete(seat);
  }
}

const derived = ({ view, everybody }: Sight): Derived<View> => ({ is: view, from: everybody });
