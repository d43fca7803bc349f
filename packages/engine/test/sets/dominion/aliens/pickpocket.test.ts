import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import {
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const thief = (...hand: string[]) => ({ alien: 'pickpocket', homes: WITH_POWER, hand });
/** Blue has a colony in green's system, where the pickpocket lives; red has none. */
const visited = (hand: string[] = ['attack-08', 'attack-08']) => ({ hand, colonies: { 'green-2': 2 } });

/** Passes what is free until a question of another sort comes. */
function passFree(t: Table, colour: string): Table {
  while (t.open().some(({ seat, key }) => seat === colour && key === 'ask.respond.free'))
    t.answer(colour, 'respond', 'pass');
  return t;
}

test('pickpocket: at any time a random card of somebody with a colony in its system; kept, and once in an encounter', () => {
  const t = table({ blue: visited(), green: thief() });
  expect(waiting(t)).toEqual(['green respond']);
  expect(t.asked('green').key).toBe('ask.respond.free');
  expect(t.options('green', 'respond')).toEqual(['pass', 'pickpocket:lift']);
  t.answer('green', 'respond', 'pickpocket');
  // Only blue is a visitor, so nothing is asked about whom.
  expect(t.asked('green', 'yes-no').decision.params).toEqual({ card: 'attack-08', player: 1 });
  expect(t.asked('green', 'yes-no').decision.secret).toBe(true);
  t.answer('green', 'yes-no', 'yes');
  expect([t.hand('blue'), t.hand('green')]).toEqual([['attack-08'], ['attack-08']]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('pickpocket: the card may be discarded', () => {
  const t = table({ blue: visited(['attack-08', 'quash']), green: thief() });
  t.answer('green', 'respond', 'pickpocket');
  const { card } = t.asked('green', 'yes-no').decision.params;
  t.answer('green', 'yes-no', 'no');
  expect([t.hand('green'), t.discard()]).toEqual([[], [card]]);
  // Robbed of the attack, blue draws a new hand before it selects (PLAN-2).
  expect(waiting(t)).toEqual(['red launch']);
});

test('pickpocket: passed on it comes again and again, the last time after the outcome', () => {
  const t = table({ blue: visited(), green: thief() });
  t.answer('green', 'respond', 'pass').answer('green', 'respond', 'pass').answer('green', 'respond', 'pass');
  launch(t);
  t.answer('green', 'respond', 'pass');
  inviteNobody(t);
  // Before cards are selected, when they are, when they are open, and before the outcome.
  for (let i = 0; i < 4; i++) t.answer('green', 'respond', 'pass');
  expect([t.e.outcome, t.e.laid]).toEqual([{ type: 'win', side: 0 }, [null, null]]);
  t.answer('green', 'respond', 'pickpocket').answer('green', 'yes-no', 'yes');
  expect([t.hand('blue'), t.hand('green')]).toEqual([[], ['attack-08']]);
  expectOutcome(t, 'offense');
});

test('pickpocket: among several visitors it names one; not one without cards, nor one without a colony there', () => {
  const t = table({
    red: { hand: ['attack-10'], colonies: { 'green-3': 1 } },
    blue: visited(),
    green: thief(),
    yellow: { hand: [], colonies: { 'green-2': 1 } },
    purple: { hand: ['attack-15'] },
  });
  t.answer('green', 'respond', 'pickpocket');
  expect(t.options('green', 'player')).toEqual(['red', 'blue']);
  t.answer('green', 'player', 'blue').answer('green', 'yes-no', 'yes');
  expect(t.hand('green')).toEqual(['attack-08']);
});

test('pickpocket: nobody in its system, or no power: it is not asked', () => {
  expect(waiting(table({ green: thief() }))).toEqual(['red launch']);
  expect(waiting(table({ blue: visited(), green: { alien: 'pickpocket' } }))).toEqual(['red launch']);
});

test('pickpocket: zapped, nothing is taken, and not again in this encounter', () => {
  const t = table({ red: { hand: ['attack-10', 'cosmic-zap'] }, blue: visited(), green: thief() });
  t.answer('green', 'respond', 'pickpocket').answer('red', 'respond', 'cosmic-zap');
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual([]);
});

test('pickpocket: an offense robbed of its last encounter card before it selects ends its turn (PLAN-1)', () => {
  const t = table({ red: { hand: ['attack-10'], colonies: { 'green-3': 1 } }, green: thief() });
  t.answer('green', 'respond', 'pass').answer('green', 'respond', 'pickpocket');
  expectOutcome(t, 'broken-off');
  expect(t.hand('red')).toEqual([]);
});

test('pickpocket wild: the gate points at its system: up to a card for each ship of the offense; each kept or discarded', () => {
  const t = launch(
    table({
      red: { hand: ['attack-10', 'attack-10', 'attack-10', 'attack-10'] },
      blue: { hand: ['attack-08', 'flare-pickpocket'] },
    }),
    2,
  );
  expect(t.asked('blue', 'respond').key).toBe('ask.respond.launch.end');
  t.answer('blue', 'respond', 'flare-pickpocket');
  expect(t.options('blue', 'number')).toEqual(['1', '2']);
  t.answer('blue', 'number', 2).answer('blue', 'cards', ['attack-10']);
  expect([t.hand('red'), t.hand('blue'), t.discard()]).toEqual([
    ['attack-10', 'attack-10'],
    ['attack-08', 'attack-10', 'flare-pickpocket'],
    ['attack-10'],
  ]);
});

test('pickpocket wild: an offense left without an encounter card draws a new hand and goes on', () => {
  const deck = ['attack-20', ...Array<string>(7).fill('negotiate')];
  const t = launch(
    table({ red: { hand: ['attack-10'] }, blue: { hand: ['attack-08', 'flare-pickpocket'] } }, { deck }),
  );
  t.answer('blue', 'respond', 'flare-pickpocket').answer('blue', 'cards', []);
  expect([t.hand('red').length, t.hand('blue')]).toEqual([8, ['attack-08', 'attack-10', 'flare-pickpocket']]);
  inviteNobody(t).answer('red', 'encounter-card', 'attack-20').answer('blue', 'encounter-card', 'attack-10');
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('pickpocket wild: not for the offense in its own system, nor for somebody whose system it is not', () => {
  const own = table(
    {
      red: { hand: ['attack-10', 'flare-pickpocket'] },
      blue: { hand: ['attack-08'], colonies: { 'red-3': 1 } },
    },
    { destiny: ['destiny-red'] },
  );
  own.answer('red', 'option', 'blue').answer('red', 'launch', { to: 'red-3', ships: { 'red-2': 1 } });
  expect(waiting(own)).toEqual(['red invite']);

  const other = launch(table({ green: { hand: ['flare-pickpocket'] } }));
  expect(waiting(other)).toEqual(['red invite']);
});

test('pickpocket super: a card of every visitor it names; still one use', () => {
  const t = table({
    red: { hand: ['attack-10', 'attack-10'], colonies: { 'green-3': 1 } },
    blue: visited(),
    green: thief('flare-pickpocket'),
    yellow: { hand: ['attack-15'], colonies: { 'green-2': 1 } },
  });
  t.answer('green', 'respond', 'pickpocket').answer('green', 'player', 'blue');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-pickpocket:everybody']);
  t.answer('green', 'respond', 'flare-pickpocket');
  expect(t.options('green', 'players')).toEqual(['yellow', 'red']);
  t.answer('green', 'players', ['yellow', 'red']);
  for (let i = 0; i < 3; i++) t.answer('green', 'yes-no', 'yes');
  expect(t.hand('green')).toEqual(['attack-08', 'attack-10', 'attack-15', 'flare-pickpocket']);
  expect(waiting(t)).toEqual(['red launch']);
});

test('pickpocket super: zapped, nobody loses a card (Annex E-6)', () => {
  const t = table({
    red: { hand: ['attack-10', 'cosmic-zap'], colonies: { 'green-3': 1 } },
    blue: visited(),
    green: thief('flare-pickpocket'),
  });
  t.answer('green', 'respond', 'pickpocket')
    .answer('green', 'player', 'blue')
    .answer('red', 'respond', 'pass');
  t.answer('green', 'respond', 'flare-pickpocket').answer('red', 'respond', 'cosmic-zap');
  expect([t.hand('blue').length, t.hand('green')]).toEqual([2, ['flare-pickpocket']]);
  expect(waiting(passFree(t, 'green'))).toEqual(['red launch']);
});

test('pickpocket: a colony on a planet that is in the warp is none in its system', () => {
  const players = { blue: { hand: ['attack-08'], colonies: { 'green-4': 2 } }, green: thief() };
  expect(waiting(table(players, { adrift: ['green-4'] }))).toEqual(['red launch']);
  expect(table(players).options('green', 'respond')).toEqual(['pass', 'pickpocket:lift']);
});
