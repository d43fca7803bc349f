/** Shows everybody at a table what they may see of it and of the game. */
import type { Seat } from '@cosmarium/engine';
import { PROTOCOL, type Due, type ServerMessage } from '@cosmarium/protocol';
import type { Audience } from './audience.ts';
import type { Caretaker } from './caretaker.ts';
import { SPECTATOR, type Connection } from './connection.ts';
import type { Copy } from './copy.ts';
import { infoOf, Told, type Known } from './info.ts';
import { kickedFrom } from './options.ts';
import type { Session, Sight } from './session.ts';
import type { News, Shown } from './shown.ts';
import type { Surroundings } from './surroundings.ts';
import type { Talk } from './talk.ts';
import { Wording } from './wording.ts';

export class Showing {
  private readonly told = new Told();
  /** Those who are here have been shown the game. */
  private begun = false;
  /** By seat: the deadlines it was last told of. */
  private readonly clocks = new Map<Seat, string>();

  constructor(
    private readonly table: Known,
    private readonly copy: Copy,
    private readonly audience: Audience,
    private readonly shown: Shown,
    private readonly talk: Talk,
    private readonly caretaker: Caretaker,
    private readonly around: Surroundings,
  ) {}

  /** The game had begun before anybody came. */
  hasBegun(): void {
    this.begun = true;
  }

  /** `from`: the number of events they have seen already. */
  welcome(connection: Connection, seat: Seat, from: number | null): void {
    const welcome: ServerMessage = {
      type: 'welcome',
      protocol: PROTOCOL,
      commitment: this.table.commitment,
      seat,
      kicked: kickedFrom(this.copy.stored.row).includes(connection.guest.id),
      table: infoOf(this.table),
      chat: this.talk.lines,
      proposals: this.talk.proposals,
    };
    connection.send(welcome, true);
    this.view(connection, from);
  }

  /** The whole view. */
  view(connection: Connection, from: number | null): void {
    const { session } = this.copy;
    const seat = this.audience.seatOf(connection);
    if (session === null || seat === undefined) return;
    const sight = this.shown.current(session, seat, this.around.clock.now());
    const { seq, view } = sight;
    const first = Math.min(seq, Math.max(from ?? seq, session.earliest));
    const [events] = session.eventsOf([{ seat, from: first, until: seq }]);
    const due = this.due(session, seat, sight);
    const back = this.mayTakeBack(session, seat) ? ({ back: true } as const) : {};
    connection.send({ type: 'view', seq, from: first, events, view, due, ...back });
  }

  /** What everybody may see and has not seen yet. Returns whether something is kept back. */
  news(): boolean {
    const info = this.told.news(this.table);
    if (info !== null) this.audience.toAll(info);
    const { session, doubtful } = this.copy;
    if (doubtful) return true;
    const { begun } = this;
    this.begun = session !== null;
    if (session === null) return true;
    if (!begun) for (const connection of this.audience.connections) this.view(connection, 0);
    const now = this.around.clock.now();
    const held = session.held(now);
    const wording = new Wording();
    const others = new Set(this.audience.watching);
    for (const news of this.shown.advance(session, [...others], now)) {
      this.update(session, news, wording, held);
      others.delete(news.seat);
    }
    for (const seat of others) this.otherClocks(session, seat, wording);
    return held;
  }

  /** Clocks may stop and go on although nothing happened in the game. */
  private otherClocks(session: Session, seat: Seat, wording: Wording): void {
    const sight = this.shown.current(session, seat, this.around.clock.now());
    if (this.clocks.get(seat) === clocksOf(this.deadlines(session, sight))) return;
    const back = this.mayTakeBack(session, seat);
    this.audience.toSeat(seat, wording.update(sight.seq, [], null, this.due(session, seat, sight), back));
  }

  private update(session: Session, news: News, wording: Wording, held: boolean): void {
    const { seat, sight, events, patch } = news;
    const back = this.mayTakeBack(session, seat);
    const text = wording.update(sight.seq, events, patch, this.due(session, seat, sight), back);
    this.audience.toSeat(seat, text);
    // Those who watch the figures shall not learn either that somebody is being asked.
    if (!held) this.around.metrics.updateBytes.observe(text.length);
  }

  private mayTakeBack(session: Session, seat: Seat): boolean {
    return this.table.options.takeBack !== 'off' && session.mayTakeBack(seat);
  }

  /** Time left for the decisions somebody who sees this knows of. */
  private due(session: Session, seat: Seat, sight: Sight): Due {
    const now = this.around.clock.now();
    const deadlines = this.deadlines(session, sight);
    this.clocks.set(seat, clocksOf(deadlines));
    return Object.fromEntries(deadlines.map(([asked, at]) => [asked, Math.max(0, at - now)]));
  }

  private deadlines(session: Session, { open }: Sight): [asked: Seat, at: number][] {
    if (this.copy.paused) return [];
    const now = this.around.clock.now();
    const window = session.windowUntil(now);
    const dues = open.flatMap((decision): [Seat, number][] => {
      const at = session.isOpen(decision, now) ? this.caretaker.deadlineOf(session, decision) : null;
      return at === null ? [] : [[decision.seat, at]];
    });
    return window === null ? dues : [...dues, [SPECTATOR, window]];
  }
}

const clocksOf = (deadlines: readonly (readonly [Seat, number])[]): string => deadlines.join(' ');
