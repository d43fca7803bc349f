/** Shows everybody at a table what they may see of it and of the game. */
import type { Decision, Seat, SeenEvent } from '@cosmarium/engine';
import { PROTOCOL, type ServerMessage } from '@cosmarium/protocol';
import type { Audience } from './audience.ts';
import type { Caretaker } from './caretaker.ts';
import { SPECTATOR, type Connection } from './connection.ts';
import type { Copy } from './copy.ts';
import { Dues, type Reckoned } from './dues.ts';
import { infoOf, Told, type Known } from './info.ts';
import { tenureOf } from './latecomers.ts';
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
      guest: connection.guest.id,
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
    const events = this.eventsFor(session, seat, first, seq);
    const { due } = this.due(this.dues(session), seat, sight);
    const back = this.mayTakeBack(session, seat) ? ({ back: true } as const) : {};
    connection.send({ type: 'view', seq, from: first, events, view, due, ...back });
  }

  /** What happened while a bot had the seat, the one who has it now knows only as everybody does. */
  private eventsFor(session: Session, seat: Seat, from: number, until: number): SeenEvent[] {
    const since = Math.min(until, Math.max(from, tenureOf(this.table.stored, seat)?.events ?? 0));
    const [before, own] = session.eventsOf([
      { seat: SPECTATOR, from, until: since },
      { seat, from: since, until },
    ]);
    return [...before, ...own];
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
    const dues = this.dues(session);
    const others = new Set(this.audience.watching);
    for (const news of this.shown.advance(session, [...others], now)) {
      this.update(session, news, wording, dues, held);
      others.delete(news.seat);
    }
    for (const seat of others) this.otherClocks(session, seat, wording, dues);
    return held;
  }

  /** Clocks may stop and go on although nothing happened in the game. */
  private otherClocks(session: Session, seat: Seat, wording: Wording, dues: Dues): void {
    const sight = this.shown.current(session, seat, this.around.clock.now());
    if (this.clocks.get(seat) === dues.of(sight).clocks) return;
    const back = this.mayTakeBack(session, seat);
    this.audience.toSeat(seat, wording.update(sight.seq, [], null, this.due(dues, seat, sight).text, back));
  }

  private update(session: Session, news: News, wording: Wording, dues: Dues, held: boolean): void {
    const { seat, sight, events, patch } = news;
    const back = this.mayTakeBack(session, seat);
    const text = wording.update(sight.seq, events, patch, this.due(dues, seat, sight).text, back);
    this.audience.toSeat(seat, text);
    // Those who watch the figures shall not learn either that somebody is being asked.
    if (!held) this.around.metrics.updateBytes.observe(text.length);
  }

  private mayTakeBack(session: Session, seat: Seat): boolean {
    const theirs = this.table.stored.seats.find((one) => one.seat === seat);
    return this.table.options.takeBack !== 'off' && theirs !== undefined && session.mayTakeBack(theirs);
  }

  private dues(session: Session): Dues {
    const deadlineOf = (decision: Decision) => this.caretaker.deadlineOf(session, decision);
    return new Dues(session, this.around.clock.now(), this.copy.paused, deadlineOf);
  }

  private due(dues: Dues, seat: Seat, sight: Sight): Reckoned {
    const reckoned = dues.of(sight);
    this.clocks.set(seat, reckoned.clocks);
    return reckoned;
  }
}
