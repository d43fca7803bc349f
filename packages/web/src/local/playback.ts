/** Where a film is, and what the table shows of it. */
import type { Decision, Seat, SeenEvent } from '@cosmarium/engine';
import type { TableInfo } from '@cosmarium/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { dwell } from '../motion/pace.ts';
import type { TableAt } from '../table/context.tsx';
import { DOING_NOTHING } from '../table/doing.ts';
import { NOTHING_YET } from '../table/state.ts';
import type { Film } from './film.ts';
import { localInfo } from './info.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const LAST = 40;
/** The story is long: while somebody drags through the game it waits until they pause. */
const STORY_WAITS_MS = 150;
/** However little has happened. */
const LEAST_MS = 700;

export interface Showing {
  /** After so many answers. */
  at: number;
  /** Not quite there: the outcome is known but nothing has come of it yet. */
  still: boolean;
  seat: Seat;
  open: boolean;
  playing: boolean;
  speed: number;
  /** What is asked at this point. */
  asked: readonly Decision[];
  /** The last of what has happened. */
  last: readonly SeenEvent[];
}

export interface Playback {
  film: Film;
  table: TableAt;
  showing: StoreApi<Showing>;
  seek: (at: number) => void;
  step: (way: 1 | -1) => void;
  jump: (way: 1 | -1) => void;
  look: (how: { seat?: Seat; open?: boolean }) => void;
  play: (on: boolean) => void;
  setSpeed: (speed: number) => void;
  leave: () => void;
}

export function playback(film: Film, info: TableInfo | null, seat: Seat): Playback {
  const first = film.frame(0, seat);
  const store: TableAt['store'] = createStore(() => ({
    ...NOTHING_YET,
    ...DOING_NOTHING,
    link: { is: 'open' as const },
    seat,
    info: localInfo(first.view, info?.seats),
    view: first.view,
    events: first.events,
  }));
  const showing = createStore<Showing>(() => ({
    at: 0,
    still: false,
    seat,
    open: false,
    playing: false,
    speed: 1,
    asked: first.asked,
    last: first.events.slice(-LAST),
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let story: ReturnType<typeof setTimeout> | undefined;

  const show = (change: Partial<Showing>, dragged = false) => {
    const next = { ...showing.getState(), ...change };
    const still = next.still ? film.still(next.at, next.seat, next.open) : null;
    const { view, events, asked } = still ?? film.frame(next.at, next.seat, next.open);
    showing.setState({ ...next, still: still !== null, asked, last: events.slice(-LAST) });
    clearTimeout(story);
    store.setState({ seat: next.seat, view, ...(dragged ? {} : { events }) });
    if (dragged) story = setTimeout(() => store.setState({ events }), STORY_WAITS_MS);
  };
  const step = (way: 1 | -1) => {
    const { at, still, seat, open } = showing.getState();
    if (way > 0 && still) return show({ still: false });
    if (way < 0 && !still && film.still(at, seat, open) !== null) return show({ still: true });
    show({ at: film.step(at, way), still: way > 0 });
  };
  const tick = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const before = store.getState().events.length;
      step(1);
      const { at, still, speed } = showing.getState();
      if (at === film.length && !still) return play(false);
      tick(Math.max(LEAST_MS, dwell(store.getState().events.slice(before))) / speed);
    }, ms);
  };
  const play = (on: boolean) => {
    clearTimeout(timer);
    // From the end it begins anew.
    if (on && showing.getState().at === film.length) show({ at: 0, still: false });
    showing.setState({ playing: on });
    if (on) tick(LEAST_MS / 2);
  };

  return {
    film,
    table: {
      store,
      // Nothing can be said to a game that has been played.
      send: () => Promise.resolve({ type: 'reply', re: null, ok: false, error: 'not-now' }),
    },
    showing,
    seek: (at) => show({ at: Math.min(film.length, Math.max(0, at)), still: false }, true),
    step,
    jump: (way) => show({ at: film.jump(showing.getState().at, way), still: false }),
    look: (how) => show(how),
    play,
    setSpeed: (speed) => showing.setState({ speed }),
    leave: () => {
      clearTimeout(story);
      play(false);
    },
  };
}
