import { expect, test } from 'vitest';
import type { CosmariumError, OfferDecision, PositionSpec, Table } from '@cosmarium/engine';
import {
  expectOutcome,
  inviteNobody,
  launch,
  ally,
  table,
  toPlanning,
  waiting,
  type Players,
} from '../helpers/duel.ts';

const RED = ['negotiate', 'attack-10', 'attack-40', 'attack-06', 'card-zap'];
const BLUE = ['negotiate', 'attack-08', 'reinforcement-2', 'reinforcement-5', 'quash'];

/** Both reveal a negotiate; red, with three ships on the gate, speaks first. */
function toDeal(players: Players = {}, rest: Partial<Omit<PositionSpec, 'players'>> = {}): Table {
  const hands = { red: { hand: RED, ...players.red }, blue: { hand: BLUE, ...players.blue } };
  const t = toPlanning(table({ ...players, ...hands }, rest));
  t.answer('red', 'encounter-card', 'negotiate').answer('blue', 'encounter-card', 'negotiate');
  return t.answer('blue', 'reinforce', 'pass');
}

const offered = (t: Table, colour: string) => t.asked(colour, 'offer').decision as OfferDecision;

test('DEAL-1: cards of both hands and one colony each way', () => {
  const t = toDeal({ blue: { colonies: { 'green-1': 1 } } });
  expect(offered(t, 'red')).toMatchObject({
    partner: 1,
    standing: null,
    acceptable: false,
    give: { hand: ['attack-06', 'attack-10', 'attack-40', 'card-zap'], planets: [0, 1], free: 0 },
    get: { hand: 4, planets: [5, 6, 10], free: 0 },
  });
  t.answer('red', 'offer', {
    give: { cards: { 'attack-10': 1, 'attack-06': 1 }, colony: 'red-1' },
    get: { cards: { 'attack-08': 1 }, colony: 'green-1' },
  });
  expect(offered(t, 'blue')).toMatchObject({
    acceptable: true,
    standing: {
      give: { cards: { 'attack-08': 1 }, colony: 10 },
      get: { cards: { 'attack-10': 1, 'attack-06': 1 }, colony: 0 },
    },
  });
  t.answer('blue', 'offer', 'accept').answer('blue', 'respond', 'pass');
  expect(t.asked('blue', 'ships')).toMatchObject({
    key: 'ask.settle',
    options: ['blue-1 0..4', 'blue-2 0..15', 'green-1 0..1'],
    decision: { min: 1, max: 20 },
  });
  t.answer('blue', 'ships', { 'blue-2': 2 });
  expect(t.options('red', 'ships')).toEqual(['gate 0..3', 'red-1 0..4', 'red-2 0..13']);
  t.answer('red', 'ships', { gate: 3, 'red-2': 1 }).answer('red', 'yes-no', 'no');
  expectOutcome(t, 'deal');
  expect(t.hand('red')).toEqual(['attack-08', 'attack-40', 'card-zap']);
  expect(t.hand('blue')).toEqual(['attack-06', 'attack-10', 'quash', 'reinforcement-2', 'reinforcement-5']);
  expect([t.ships('red-1', 'blue'), t.ships('green-1', 'red')]).toEqual([2, 4]);
});

test('DEAL-1: a colony is settled with any number of own ships, whole colonies and the gate included', () => {
  const t = toDeal();
  t.answer('red', 'offer', { give: { colony: 'red-1' }, get: { colony: 'blue-1' } });
  t.answer('blue', 'offer', 'accept').answer('blue', 'respond', 'pass');
  expect(() => t.answer('blue', 'ships', {})).toThrow(expect.objectContaining({ code: 'illegal-answer' }));
  // All of them, also from the planet that blue has just granted.
  t.answer('blue', 'ships', { 'blue-1': 4, 'blue-2': 16 });
  expect(t.asked('red', 'ships').decision).toMatchObject({ min: 1, max: 20 });
  t.answer('red', 'ships', { gate: 3, 'red-1': 2 }).answer('red', 'yes-no', 'no');
  expectOutcome(t, 'deal');
  expect([t.ships('red-1', 'blue'), t.ships('blue-1', 'red'), t.ships('blue-1', 'blue')]).toEqual([20, 5, 0]);
});

test('DEAL-1: a colony is granted only where the one has a colony and the other has none', () => {
  const t = toDeal({ red: { colonies: { 'blue-2': 1 } }, blue: { colonies: { 'red-1': 1 } } });
  const { give, get } = offered(t, 'red');
  expect([give.planets, get.planets]).toEqual([[1], [5]]);
  t.answer('red', 'offer', 'fail')
    .answer('red', 'ships', { gate: 3 })
    .answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
});

test('DEAL-1: the clock counts proposals, set by the host; after the last one only yes or no', () => {
  const t = toDeal({}, { dealRounds: 2 });
  const ask = { get: { cards: { 'attack-08': 1 } } };
  expect(t.options('red', 'offer')).toEqual(['fail', 'propose']);
  t.answer('red', 'offer', ask);
  expect(t.options('blue', 'offer')).toEqual(['accept', 'fail', 'propose']);
  t.answer('blue', 'offer', { get: { cards: { 'attack-40': 1 } } });
  expect(offered(t, 'red').last).toBe(true);
  expect(t.options('red', 'offer')).toEqual(['accept', 'fail']);
  t.answer('red', 'offer', 'accept').answer('blue', 'respond', 'pass');
  t.answer('red', 'ships', { 'red-1': 3 }).answer('red', 'yes-no', 'no');
  expectOutcome(t, 'deal');
  expect([t.hand('red').includes('attack-40'), t.hand('blue').includes('attack-40')]).toEqual([false, true]);
});

test('DEAL-2: cards by name, highest, type and chance, and nothing in return', () => {
  const t = toDeal();
  t.answer('red', 'offer', { get: { cards: { 'highest:reinforcement': 1, 'type:artifact': 1, random: 1 } } });
  t.answer('blue', 'offer', 'accept').answer('blue', 'respond', 'pass');
  t.answer('red', 'ships', { 'red-1': 3 });
  expect(t.hand('red')).toEqual(expect.arrayContaining(['reinforcement-5', 'quash']));
  expect([t.hand('red').length, t.hand('blue').length]).toEqual([7, 1]);
  expect(['attack-08', 'reinforcement-2']).toContain(t.hand('blue')[0]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'deal');
});

test('DEAL-2: of a type the giver picks the cards; highest and lowest are what they say', () => {
  const t = toDeal();
  t.answer('red', 'offer', { give: { cards: { 'highest:attack': 1, 'type:attack': 1 } } });
  t.answer('blue', 'offer', 'accept').answer('blue', 'respond', 'pass');
  expect(t.asked('red', 'cards')).toMatchObject({
    key: 'ask.deliver',
    options: ['attack-06', 'attack-10'],
    decision: { min: 1, max: 1, secret: true },
  });
  t.answer('red', 'cards', ['attack-06']).answer('red', 'ships', { 'red-1': 3 });
  expect(t.hand('blue')).toEqual(expect.arrayContaining(['attack-40', 'attack-06']));
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'deal');
  expect(t.hand('red')).toEqual(['attack-10', 'card-zap']);
});

test('DEAL-2: what cannot be delivered can be asked for, but not promised and not accepted', () => {
  const t = toDeal();
  expect(() => t.answer('red', 'offer', { give: { cards: { 'attack-20': 1 } } })).toThrow('are not held');
  expect(() => t.answer('red', 'offer', { give: { cards: { random: 5 } } })).toThrow('are not held');
  t.answer('red', 'offer', { get: { cards: { 'attack-20': 1 } } });
  expect(t.options('blue', 'offer')).toEqual(['fail', 'propose']);
  expect(() => t.answer('blue', 'offer', 'accept')).toThrow('you cannot deliver');
  t.answer('blue', 'offer', 'fail')
    .answer('red', 'ships', { gate: 3 })
    .answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
});

test('DEAL-3: nothing for nothing is not a deal', () => {
  const t = toDeal();
  const before = t.game.hash();
  expect(() => t.answer('red', 'offer', { give: {}, get: {} })).toThrow('must change hands');
  expect(() => t.answer('red', 'offer', { give: { cards: {} } })).toThrow('must change hands');
  expect(t.game.hash()).toBe(before);
  t.answer('red', 'offer', 'fail')
    .answer('red', 'ships', { gate: 3 })
    .answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
});

test('DEAL-4: no agreement in time fails the deal', () => {
  const t = toDeal({}, { dealRounds: 1 });
  t.answer('red', 'offer', { get: { cards: { random: 1 } } });
  expect(t.options('blue', 'offer')).toEqual(['accept', 'fail']);
  expect(t.asked('blue').decision.fallback).toEqual({ do: 'fail' });
  t.answer('blue', 'offer', 'fail');
  expect(waiting(t)).toEqual(['red ships', 'blue ships']);
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue')]).toEqual([3, 3]);
});

test('DEAL-5: only the main players deal, and only about cards and colonies', () => {
  const t = launch(table({ red: { hand: ['negotiate'] }, blue: { hand: ['negotiate', 'quash'] } }));
  ally(t, { green: ['offense', 1] }).answer('green', 'ships', { 'green-2': 1 });
  expect(waiting(t)).toEqual(['red offer']);
  const { decision } = t.asked('red');
  for (const give of [{ ships: 3 }, { alliance: 'green' }, { promise: 1 }, { cards: { planet: 1 } }])
    expect(() => t.game.answer(0, decision.id, { do: 'propose', give, get: {} })).toThrow(
      expect.objectContaining<Partial<CosmariumError>>({ code: 'malformed-answer' }),
    );
  // Nobody but an alien that may do so frees ships from the warp.
  expect(() => t.answer('red', 'offer', { give: { colony: 'red-1', free: 1 } })).toThrow('free must be');
  t.answer('red', 'offer', { give: { colony: 'red-1' } }).answer('blue', 'offer', 'accept');
  t.answer('blue', 'respond', 'pass')
    .answer('blue', 'ships', { 'blue-2': 1 })
    .answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'deal');
  expect(t.ships('red-1', 'blue')).toBe(1);
});

test('DEAL-3: two who have nothing to give each other are not asked: the deal fails at once', () => {
  const t = launch(
    table({
      red: { hand: ['negotiate'], colonies: { 'blue-1': 1 } },
      blue: {
        hand: ['negotiate'],
        homes: [4, 0, 0, 0, 0],
        colonies: { 'red-1': 1, 'red-2': 1 },
        removed: 14,
      },
    }),
    2,
  );
  inviteNobody(t);
  expect(waiting(t)).toEqual(['red ships', 'blue ships']);
  t.answer('red', 'ships', { 'red-2': 3 }).answer('blue', 'ships', { 'blue-1': 3 });
  t.answer('red', 'ships', { 'red-1': 2 });
  expectOutcome(t, 'failed-deal');
});
