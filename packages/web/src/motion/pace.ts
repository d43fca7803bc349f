/** How long the table stands still for what has just happened, so that a person can follow what bots do in an instant. */
import type { EventType, SeenEvent } from '@cosmarium/engine';
import { seenSoFar, type TableState } from '../table/state.ts';
import type { Speed } from '../settings.ts';
import { stillOf } from './still.ts';

const DWELL_MS: { readonly [T in EventType]?: number } = {
  'destiny.drawn': 700,
  aimed: 300,
  'ships.moved': 350,
  'ships.lost': 500,
  'colony.gained': 400,
  invited: 300,
  allied: 300,
  laid: 300,
  swapped: 700,
  revealed: 700,
  face: 500,
  line: 500,
  arithmetic: 500,
  reinforced: 800,
  outcome: 2000,
  'power.used': 800,
  'power.zapped': 900,
  'card.played': 1000,
  'card.stopped': 600,
  'cards.drawn': 150,
  'cards.discarded': 150,
  'cards.given': 300,
  'cards.taken': 300,
  'cards.shown': 700,
  deal: 900,
  proposed: 900,
  agreed: 900,
  turn: 500,
};
const LONGEST_STEP_MS = 3600;
/** Nobody waits longer than this for what others have done. */
const LONGEST_LAG_MS = 14_000;
/** Of one's own time to answer, so much may go by with watching. */
const SHARE_OF_CLOCK = 0.2;

export const FACTOR: { readonly [S in Speed]: number } = { calm: 1.6, normal: 1, brisk: 0.5, off: 0 };

export function dwell(events: readonly SeenEvent[]): number {
  let ms = 0;
  for (const { type } of events) ms += DWELL_MS[type] ?? 0;
  return Math.min(ms, LONGEST_STEP_MS);
}

/** What the page shows, and for how long at least. */
export interface Step {
  state: TableState;
  ms: number;
}

/** More at once than a person missed a moment of: a reload, a reconnection. */
const BACKLOG = 40;

export const isBacklog = (count: number): boolean => count > BACKLOG;

/** The steps from one state to the next one. */
export function stepsTo(before: TableState, after: TableState): Step[] {
  const known = seenSoFar(before);
  const fresh = known === null ? [] : after.events.slice(known - after.firstEvent);
  const grew = known !== null && after.firstEvent === before.firstEvent && fresh.length > 0;
  if (!grew || isBacklog(fresh.length)) return [{ state: after, ms: 0 }];
  const outcome = fresh.findIndex(({ type }) => type === 'outcome');
  const still = before.view === null || after.view === null ? null : stillOf(before.view, fresh, after.view);
  if (still === null) return [{ state: after, ms: dwell(fresh) }];
  const until = fresh.slice(0, outcome + 1);
  const shown = {
    ...after,
    view: still,
    events: after.events.slice(0, known - after.firstEvent + until.length),
  };
  return [
    { state: shown, ms: dwell(until) },
    { state: after, ms: dwell(fresh.slice(outcome + 1)) },
  ];
}

/** Hurries when too much waits, and more so if it is one's own time that runs. */
export function hurry(waiting: readonly Step[], latest: TableState, now: number, speed: Speed): number {
  const due = latest.view?.decisions.length ? latest.due[latest.seat] : undefined;
  const left = due === undefined ? Infinity : Math.max(0, due - now);
  const longest = Math.min(LONGEST_LAG_MS, left * SHARE_OF_CLOCK);
  const wanted = waiting.reduce((sum, { ms }) => sum + ms, 0) * FACTOR[speed];
  return wanted <= longest ? FACTOR[speed] : (FACTOR[speed] * longest) / wanted;
}
