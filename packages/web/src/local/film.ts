/**
 * A journal played again in the page. Any point of it is a few answers away: the state of the game is kept at the
 * beginning of every encounter.
 */
import {
  AGREED_DRAW,
  TAKEN_BACK,
  parseJournal,
  replay,
  type Decision,
  type Game,
  type Journal,
  type Seat,
  type SeenEvent,
  type View,
} from '@cosmarium/engine';
import { stillOf } from '../motion/still.ts';

/** A place worth jumping to. */
export interface FilmMark {
  /** After so many answers. */
  at: number;
  offense: Seat;
  /** Counted through the whole game, from 1. */
  encounter: number;
  /** A turn begins with it. */
  turn: boolean;
}

export interface Frame {
  view: View;
  events: SeenEvent[];
  /** What is asked at this point, as far as the one who looks may know. */
  asked: Decision[];
}

/** Nothing on the table changes by these. */
const UNSEEN = new Set<SeenEvent['type']>(['phase']);
const BARE = { events: false, journal: false };

export class Film {
  readonly journal: Journal;
  readonly length: number;
  readonly players: View['players'];
  readonly marks: readonly FilmMark[];
  private whole: Game;
  /** Events that have happened after so many answers. */
  private readonly happened: number[] = [];
  private readonly stops: number[] = [];
  private readonly kept: { at: number; game: Game }[];
  private readonly told = new Map<Seat | 'open', SeenEvent[]>();
  private now: { at: number; game: Game };

  constructor(input: unknown) {
    this.journal = parseJournal(input);
    this.length = this.journal.answers.length;
    const first = replay(this.journal, { ...BARE, until: 0 });
    this.kept = [{ at: 0, game: first }];
    this.whole = replay(this.journal, { until: 0, verify: false });
    const marks: FilmMark[] = [];
    let turn = false;
    const look = (at: number) => {
      const from = this.happened.at(-1) ?? 0;
      this.happened.push(this.whole.eventCount);
      const fresh = this.whole.events(-1, from);
      if (at === 0 || at === this.length || fresh.some(({ type }) => !UNSEEN.has(type))) this.stops.push(at);
      for (const event of fresh) {
        if (event.type === 'turn') turn = true;
        if (event.type !== 'encounter') continue;
        marks.push({ at, offense: event.seat, encounter: marks.length + 1, turn });
        turn = false;
        if (this.kept.at(-1)!.at < at) this.kept.push({ at, game: this.whole.fork(BARE) });
      }
    };
    look(0);
    for (let at = 0; at < this.length; at++) {
      this.whole = give(this.whole, this.journal, at);
      look(at + 1);
    }
    this.marks = marks;
    this.players = this.whole.view(-1).players;
    this.now = { at: 0, game: first.fork(BARE) };
  }

  /** Throws if the game does not come out as it was recorded. */
  check(): void {
    replay(this.journal);
  }

  /** It was played to its end. */
  get over(): boolean {
    return this.whole.over;
  }

  /** The seed the game was shuffled from; null for a game that began from a position. */
  get seed(): string | null {
    return 'seed' in this.journal.start ? this.journal.start.seed : null;
  }

  /** The table after so many answers as a seat (or -1, a spectator) sees it; `open` shows every hand. */
  frame(at: number, seat: Seat, open = false): Frame {
    const game = this.goTo(at);
    const view = game.view(seat);
    return {
      view: { ...(open ? withOpenHands(view, game) : view), decisions: [], waiting: [] },
      events: this.seen(seat, open).slice(0, this.happened[at]),
      asked: game.pending().filter((one) => open || !one.secret || one.seat === seat),
    };
  }

  /** The table at the moment the outcome was known on the way to this point; null if there was none. */
  still(at: number, seat: Seat, open = false): Frame | null {
    if (at === 0) return null;
    const after = this.frame(at, seat, open);
    const before = this.frame(at - 1, seat, open);
    const known = before.events.length;
    const fresh = after.events.slice(known);
    const view = stillOf(before.view, fresh, after.view);
    if (view === null) return null;
    const outcome = fresh.findIndex(({ type }) => type === 'outcome');
    return { view, events: after.events.slice(0, known + outcome + 1), asked: [] };
  }

  /** The next point, forward (1) or back (-1), at which something has just happened. */
  step(at: number, way: 1 | -1): number {
    if (way > 0) return this.stops.find((stop) => stop > at) ?? this.length;
    return this.stops.findLast((stop) => stop < at) ?? 0;
  }

  /** The beginning of the next encounter, or of this one or the one before. */
  jump(at: number, way: 1 | -1): number {
    if (way > 0) return this.marks.find((mark) => mark.at > at)?.at ?? this.length;
    return this.marks.findLast((mark) => mark.at < at)?.at ?? 0;
  }

  /** The number of the answer this event came of; -1 if it happened before any. */
  answerOf(event: number): number {
    return this.happened.findIndex((count) => count > event) - 1;
  }

  /** The encounter this point belongs to. */
  markAt(at: number): FilmMark | null {
    return this.marks.findLast((mark) => mark.at <= at) ?? null;
  }

  private seen(seat: Seat, open: boolean): SeenEvent[] {
    const key = open ? 'open' : seat;
    let events = this.told.get(key);
    if (events === undefined) {
      events = this.whole.events(seat);
      if (open) {
        const all = this.players.map((_, one) => this.whole.events(one));
        events = events.map((event, i) => all.map((list) => list[i]).find(showsCards) ?? event);
      }
      this.told.set(key, events);
    }
    return events;
  }

  private goTo(at: number): Game {
    const kept = this.kept.findLast((one) => one.at <= at)!;
    if (this.now.at > at || this.now.at < kept.at) this.now = { at: kept.at, game: kept.game.fork(BARE) };
    while (this.now.at < at) this.now.game = give(this.now.game, this.journal, this.now.at++);
    return this.now.game;
  }
}

/** The game with the next answer; where one is taken back that is another game. */
function give(game: Game, { answers }: Journal, at: number): Game {
  const [id, answer] = answers[at];
  if (id === TAKEN_BACK) return game.without(answer as number);
  if (id === AGREED_DRAW) game.draw();
  else game.answer(game.pending().find((one) => one.id === id)?.seat ?? -1, id, answer);
  return game;
}

const showsCards = (event: SeenEvent): boolean =>
  'count' in event && 'cards' in event && event.cards !== null;

/** What everybody sees, taken together. */
function withOpenHands(view: View, game: Game): View {
  const own = view.players.map((_, seat) => game.view(seat));
  return {
    ...view,
    players: view.players.map((_, seat) => own[seat].players[seat]),
    encounter: view.encounter && {
      ...view.encounter,
      laid: view.encounter.laid.map(
        (laid, side) =>
          laid && {
            ...laid,
            card:
              own.map((one) => one.encounter?.laid[side]?.card ?? null).find((card) => card !== null) ?? null,
          },
      ),
    },
  };
}
