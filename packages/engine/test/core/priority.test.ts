import { expect, test } from 'vitest';
import { COLOURS, createGame, type Encounter, type Table } from '@cosmarium/engine';
import { priority } from '../../src/state/query.ts';
import {
  expectOutcome,
  happened,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../helpers/duel.ts';

test('PRIO-1: an alien power beats the rulebook (LAUN-2: one ship instead of four)', () => {
  const t = table({ red: { alien: 'macron', homes: WITH_POWER }, green: { alien: 'human' } });
  expect(t.asked('red', 'launch').decision).toMatchObject({ min: 1, max: 1 });
  expect(() => launch(t, 2)).toThrow('1 ships in all are needed');
  toPlanning(t, 1);
  expectOutcome(t, 'offense');
});

test('PRIO-1: a card beats the rulebook (REGR-1: all ships instead of one)', () => {
  const t = table({ red: { hand: ['attack-10', 'mobius-tubes'], warp: 3 } });
  t.answer('red', 'respond', 'mobius-tubes').answer('red', 'ships', { 'red-1': 3 });
  expect(t.warp('red')).toBe(0);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

/** Everybody named passes, in the order they are asked. */
function passing(t: Table, moment: string): string[] {
  const order: string[] = [];
  for (let asked = t.open()[0]; asked?.key === `ask.respond.${moment}`; asked = t.open()[0]) {
    order.push(asked.seat);
    t.answer(asked.seat, 'respond', 'pass');
  }
  return order;
}

const macron = { alien: 'macron', homes: WITH_POWER };

test('PRIO-2: offense first, then the others clockwise', () => {
  const t = table({
    red: { ...macron, hand: ['attack-10', 'cosmic-zap'] },
    green: { alien: 'human' },
    yellow: { hand: ['cosmic-zap'] },
  });
  expect(passing(t, 'power.using')).toEqual(['red', 'yellow']);
  inviteNobody(launch(t, 1));
  expect(passing(t, 'power.using')).toEqual(['red', 'yellow']);
  expectOutcome(t, 'offense');
});

test('PRIO-2: the defense before others that sit nearer to the left of the offense', () => {
  const t = table(
    {
      red: { ...macron, hand: ['attack-04'] },
      green: { alien: 'human', hand: ['cosmic-zap'] },
      yellow: { hand: ['attack-12', 'cosmic-zap'] },
    },
    { destiny: ['destiny-yellow'] },
  );
  expect(passing(t, 'power.using')).toEqual(['yellow', 'green']);
  launch(t, 1, 'yellow-1').answer('red', 'invite', []).answer('yellow', 'invite', []);
  expect(passing(t, 'power.using')).toEqual(['yellow', 'green']);
  expectOutcome(t, 'defense');
});

test('PRIO-2: clockwise from the left of the offense, wherever it sits', () => {
  const t = table(
    {
      red: { hand: ['cosmic-zap'] },
      green: { ...macron, hand: ['attack-10'] },
      purple: { hand: ['cosmic-zap'] },
    },
    { offense: 'green' },
  );
  expect(passing(t, 'power.using')).toEqual(['purple', 'red']);
  t.answer('green', 'launch', { to: 'blue-1', ships: { 'green-2': 1 } });
  t.answer('green', 'invite', []).answer('blue', 'invite', []);
  expect(passing(t, 'power.using')).toEqual(['purple', 'red']);
  expectOutcome(t, 'offense');
});

test('PRIO-2: mandatory powers act in the same order', () => {
  const players = {
    red: { alien: 'human', homes: WITH_POWER },
    blue: { alien: 'macron', homes: WITH_POWER },
    green: { alien: 'zombie' },
  };
  const t = toPlanning(table(players), 4);
  expect(t.totals()).toEqual([10 + 4 + 4, 8 + 16]);
  expectOutcome(t, 'defense');
  const used = t.game.events(-1).flatMap((event) => (event.type === 'power.used' ? [event.seat] : []));
  expect(used).toEqual([0, 1]);
});

test('PRIO-3: a mandatory power is used without a question', () => {
  const t = table({ red: macron, green: { alien: 'human' } });
  expect(waiting(t)).toEqual(['red launch']);
  expect(happened(t)).toContain('power.used');
  toPlanning(t, 1);
  expectOutcome(t, 'offense');
});

test.each([
  ['pass', []],
  ['clone', ['attack-10']],
])('PRIO-3: an optional power is used when its owner wants: %s', (answer, hand) => {
  const t = toPlanning(table({ red: { alien: 'clone', homes: WITH_POWER } }));
  expect(t.asked('red', 'respond').options[0]).toBe('pass');
  t.answer('red', 'respond', answer);
  if (hand.length > 0) t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(hand);
});

test('PRIO-2, SETUP-11: with three to eight players, whoever is the offense and whoever the defense', () => {
  for (let n = 3; n <= 8; n++) {
    const { s } = createGame({ players: COLOURS.slice(0, n).map((colour) => ({ colour })) }, 'seed');
    for (let offense = 0; offense < n; offense++)
      for (let defense = -1; defense < n; defense++) {
        if (defense === offense) continue;
        s.encounter = { offense, defense } as Encounter;
        const clockwise = Array.from({ length: n }, (_, i) => (offense + i) % n);
        const mains = clockwise.filter((seat) => seat === offense || seat === defense);
        expect(priority(s)).toEqual([...mains, ...clockwise.filter((seat) => !mains.includes(seat))]);
      }
  }
});
