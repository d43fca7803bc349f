import type { SeatInfo } from '@cosmarium/protocol';
import type { SeenEvent } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import { readiness } from '../src/screens/lobby/readiness.ts';
import { headline, standings, endedBy } from '../src/screens/over/standing.ts';

const seat = (change: Partial<SeatInfo>): SeatInfo => ({
  colour: 'red',
  name: null,
  level: null,
  character: null,
  present: false,
  away: false,
  standIn: null,
  longGone: false,
  wantsPause: false,
  wantsDraw: false,
  wantsBack: false,
  wantsBot: -1,
  ...change,
});
const ann = seat({ name: 'Ann', present: true });
const ben = seat({ name: 'Ben', present: true });
const bot = seat({ level: 'normal' });
const free = seat({ colour: null });

const told = (seats: SeatInfo[], me: number, host = 0, starting = false) => {
  const { key, canStart, params } = readiness({ seats, host, starting }, me);
  return { key: key.replace('web.lobby.', ''), canStart, ...params };
};

test('the host starts when every seat is taken', () => {
  expect(told([ann, free, free], 0)).toEqual({ key: 'start.empty', canStart: false, count: 2 });
  expect(told([ann, bot, ben], 0)).toEqual({ key: 'start.ready', canStart: true });
  expect(told([ann, bot, { ...ben, present: false }], 0)).toEqual({
    key: 'start.absent',
    canStart: true,
    count: 1,
  });
});

test('a game that is about to begin cannot be begun again', () => {
  expect(told([ann, bot, ben], 0, 0, true)).toEqual({ key: 'starting', canStart: false });
  expect(told([ann, bot, ben], 2, 0, true)).toEqual({ key: 'starting', canStart: false });
});

test('everybody else is told what they wait for', () => {
  expect(told([ann, ben, free], 1)).toEqual({ key: 'wait.seats', canStart: false, count: 1, host: 'Ann' });
  expect(told([ann, ben, bot], 1)).toEqual({ key: 'wait.host', canStart: false, host: 'Ann' });
  expect(told([ann, ben, free], -1)).toEqual({ key: 'wait.sit', canStart: false });
  expect(told([ann, ben, bot], -1)).toEqual({ key: 'wait.full', canStart: false });
  expect(told([free, bot, bot], -1, -1)).toEqual({ key: 'wait.nobody', canStart: false });
});

test('winners stand first, then colonies, then ships out of the warp', () => {
  const player = (foreign: number, warp: number) => ({
    colour: 'red' as const,
    handCount: 0,
    backs: {},
    technologies: [],
    special: [],
    hand: [],
    sheets: [],
    homes: 5,
    foreign,
    warp,
    removed: 0,
  });
  const order = standings({
    players: [player(3, 2), player(5, 9), player(3, 1), player(4, 0)],
    winners: [1],
  });
  expect(order.map((one) => one.seat)).toEqual([1, 3, 2, 0]);
  expect(order[0].won).toBe(true);
});

test('the headline speaks to the reader', () => {
  expect(headline([2], 0)).toEqual({ key: 'web.over.won', who: [2] });
  expect(headline([2, 3], 0)).toEqual({ key: 'web.over.won-together', who: [2, 3] });
  expect(headline([2], 2)).toEqual({ key: 'web.over.you-won', who: [] });
  expect(headline([1, 2], 2)).toEqual({ key: 'web.over.you-won-together', who: [1] });
  expect(headline([], 2)).toEqual({ key: 'web.over.draw', who: [] });
});

test('the story says why', () => {
  const events: SeenEvent[] = [
    { type: 'encounter', seat: 0, number: 1, extra: false },
    { type: 'won', seats: [0], key: 'won.colonies' },
  ];
  expect(endedBy(events)).toBe('won.colonies');
  expect(endedBy([{ type: 'drawn', key: 'drawn.agreed' }])).toBe('drawn.agreed');
  expect(endedBy([])).toBe('');
});
