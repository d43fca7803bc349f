import { expect, test } from 'vitest';
import { Table } from '@cosmarium/engine';
import { duel, expectOutcome, inviteNobody, launch, table, toPlanning } from '../helpers/duel.ts';

const phases = (t: Table): string[] =>
  t.game.events(-1).flatMap((event) => (event.type === 'phase' ? [event.phase] : []));

const ENCOUNTER = ['regroup', 'destiny', 'launch', 'alliance', 'planning', 'reveal', 'resolution'];

test('TURN-1, PHASE-1: the player on turn is the offense and goes through the phases in order', () => {
  const t = table();
  expect(t.e.offense).toBe(0);
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect(phases(t)).toEqual(['start-turn', ...ENCOUNTER]);
});

test('TURN-1, TURN-3, PHASE-1: the second encounter begins at regroup, not at the start of the turn', () => {
  const t = new Table(
    duel(
      { red: { hand: ['attack-10', 'attack-12'], warp: 1 }, green: { hand: ['attack-04'] } },
      { destiny: ['destiny-blue', 'destiny-green'] },
    ),
    2,
  );
  t.answer('red', 'ships', { 'red-1': 1 });
  toPlanning(t).answer('red', 'encounter-card', 'attack-10');
  expect(t.asked('red', 'yes-no').key).toBe('ask.second-encounter');
  t.answer('red', 'yes-no', 'yes');
  expect(t.e).toMatchObject({ offense: 0, defense: 2, number: 2 });
  t.answer('red', 'launch', { to: 'green-1', ships: { 'red-2': 1 } });
  t.answer('red', 'invite', []).answer('green', 'invite', []);
  t.finish();
  expect(phases(t)).toEqual(['start-turn', ...ENCOUNTER, ...ENCOUNTER]);
});

test('TURN-2: winning makes a second encounter possible, losing does not', () => {
  const won = toPlanning(table({ red: { hand: ['attack-10', 'attack-06'] } }));
  won.answer('red', 'encounter-card', 'attack-10');
  expect(won.asked('red', 'yes-no').key).toBe('ask.second-encounter');
  won.answer('red', 'yes-no', 'yes').finish();
  expect(won.s).toMatchObject({ offense: 0, stage: 'encounter' });

  const lost = toPlanning(table({ red: { hand: ['attack-10', 'attack-06'] } }));
  lost.answer('red', 'encounter-card', 'attack-06');
  expectOutcome(lost, 'defense');
  expect(lost.s).toMatchObject({ offense: 1, stage: 'start-turn' });
});

const negotiators = {
  red: { hand: ['negotiate', 'attack-10'] },
  blue: { hand: ['negotiate', 'attack-08'] },
};

function toDeal(): Table {
  const t = toPlanning(table(negotiators));
  return t.answer('red', 'encounter-card', 'negotiate').answer('blue', 'encounter-card', 'negotiate');
}

test('TURN-2: a deal makes a second encounter possible, a failed deal does not', () => {
  const made = toDeal();
  made.answer('red', 'offer', { get: { cards: { 'attack-08': 1 } } }).answer('blue', 'offer', 'accept');
  made.answer('red', 'ships', { 'red-2': 3 });
  expect(made.asked('red', 'yes-no').key).toBe('ask.second-encounter');
  made.answer('red', 'yes-no', 'no');
  expectOutcome(made, 'deal');

  const failed = toDeal();
  failed.answer('red', 'offer', 'fail');
  failed.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(failed, 'failed-deal');
  expect(failed.s.offense).toBe(1);
});

test('TURN-2, DEST-6: re-establishing a home colony makes a second encounter possible', () => {
  const t = table({}, { destiny: ['destiny-red'] });
  t.answer('red', 'option', 'resettle').answer('red', 'launch', { to: 'red-3', ships: { 'red-2': 1 } });
  expect(t.asked('red', 'yes-no').key).toBe('ask.second-encounter');
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'peace');
});

test('TURN-3: the offense may decline, then the turn passes to the left', () => {
  const t = toPlanning(table({ red: { hand: ['attack-10', 'attack-06'] } }));
  t.answer('red', 'encounter-card', 'attack-10');
  expect(t.options('red', 'yes-no')).toEqual(['no', 'yes']);
  t.answer('red', 'yes-no', 'no').finish();
  expect(t.s).toMatchObject({ offense: 1, stage: 'start-turn' });
});

test('TURN-3: without an encounter card there is no second encounter', () => {
  const t = toPlanning(table({ red: { hand: ['attack-10', 'plague'] } }).answer('red', 'respond', 'pass'));
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['plague']);
  expect(t.s).toMatchObject({ offense: 1, stage: 'start-turn' });
});

test('TURN-4: a successful second encounter leads to no third', () => {
  const t = table({ red: { hand: ['attack-10', 'attack-06'] } }, { encounter: 2 });
  toPlanning(t).answer('red', 'encounter-card', 'attack-10');
  expectOutcome(t, 'offense');
  expect(t.s).toMatchObject({ offense: 1, stage: 'start-turn' });
});

test('TURN-3: the turn goes round the table, from the last seat to the first', () => {
  const t = new Table(duel({ green: { hand: ['attack-04'] } }, { offense: 'green' }), 1);
  t.answer('green', 'launch', { to: 'blue-1', ships: { 'green-2': 1 } });
  t.answer('green', 'invite', []).answer('blue', 'invite', []);
  expectOutcome(t, 'defense');
  expect(t.s.offense).toBe(0);
});

test('DECK-3: no cards are drawn at the end of an encounter or of a turn', () => {
  const t = new Table(duel({}, { destiny: ['destiny-blue', 'destiny-green'] }), 1);
  const before = t.s.deck.length;
  inviteNobody(launch(t));
  t.finish();
  expect(t.s.deck).toHaveLength(before);
  expect([t.hand('red'), t.hand('blue'), t.hand('green')]).toEqual([[], [], []]);
});
