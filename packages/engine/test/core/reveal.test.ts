import { expect, test } from 'vitest';
import { buildPosition, gameFromPosition, type Table } from '@cosmarium/engine';
import {
  ally,
  duel,
  expectOutcome,
  launch,
  table,
  toPlanning,
  waiting,
  type Players,
} from '../helpers/duel.ts';

const events = (t: Table, type: string) => t.game.events(-1).filter((event) => event.type === type);

/** The card of each side is the whole hand. */
const cards = (red: string, blue: string): Players => ({ red: { hand: [red] }, blue: { hand: [blue] } });

test('REV-1: both cards are turned up together, before anything else happens', () => {
  const t = toPlanning(table());
  const seen = t.game.events(-1).map((event) => event.type);
  const first = seen.indexOf('revealed');
  expect(seen.slice(first - 1, first + 2)).toEqual(['phase', 'revealed', 'revealed']);
  expect(events(t, 'revealed')).toMatchObject([
    { seat: 0, cards: ['attack-10'] },
    { seat: 1, cards: ['attack-08'] },
  ]);
  expectOutcome(t, 'offense');
});

test('REV-2: each side counts its card and the ships of the main player and the allies', () => {
  const t = launch(table({ yellow: {}, purple: {} }), 3);
  ally(t, { green: ['offense', 2], yellow: ['defense', 3], purple: ['defense', 1] });
  expect(t.totals()).toEqual([10 + 3 + 2, 8 + 4 + 3 + 1]);
  t.answer('yellow', 'ships', { 'yellow-1': 3 }).answer('purple', 'ships', { 'purple-1': 1 });
  expectOutcome(t, 'defense');
});

test.each([
  [2, [12, 12], 'defense'],
  [3, [13, 12], 'offense'],
])('REV-2: higher total wins, a tie goes to the defense (%i ships)', (ships, totals, outcome) => {
  const t = toPlanning(table(), ships);
  expect(t.totals()).toEqual(totals);
  expectOutcome(t, outcome);
});

test('REV-2: bystanders on the planet count for nobody', () => {
  const t = toPlanning(table({ green: { colonies: { 'blue-1': 3 } } }));
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  expect(t.ships('blue-1', 'green')).toBe(3);
});

test.each([
  ['attack-00', 'negotiate', 'offense'],
  ['negotiate', 'attack-00', 'defense'],
])('REV-3: attack beats negotiate whatever the numbers: %s against %s', (red, blue, outcome) => {
  const t = toPlanning(table(cards(red, blue)), 1);
  expect(t.totals()).toBeNull();
  expectOutcome(t, outcome);
});

test('REV-4: two negotiates: allies go home with nothing, the main players try to deal', () => {
  const t = launch(table({ ...cards('negotiate', 'negotiate'), green: {}, yellow: {} }));
  ally(t, { green: ['offense', 2], yellow: ['defense', 4] });
  expect(waiting(t)).toEqual(['green ships', 'yellow ships']);
  t.answer('green', 'ships', { 'green-1': 2 }).answer('yellow', 'ships', { 'yellow-1': 4 });
  expect([t.hand('yellow'), t.hand('green')]).toEqual([[], []]);
  expect(waiting(t)).toEqual(['red offer']);
  t.answer('red', 'offer', { get: { colony: 'blue-1' } }).answer('blue', 'offer', 'accept');
  t.answer('red', 'ships', { gate: 3 });
  expectOutcome(t, 'deal');
  expect([t.ships('blue-1', 'red'), t.ships('blue-1', 'green'), t.foreign('green')]).toEqual([3, 0, 0]);
});

test('REV-5: a morph copies an attack and is a morph again afterwards', () => {
  const t = toPlanning(table(cards('morph', 'attack-15')), 4);
  expect(t.totals()).toEqual([19, 19]);
  expectOutcome(t, 'defense');
  expect(t.discard()).toEqual(['morph', 'attack-15']);
});

test('REV-5: a morph copies a negotiate: a deal', () => {
  const t = toPlanning(table(cards('negotiate', 'morph')), 4);
  expect(waiting(t)).toEqual(['red offer']);
  t.answer('red', 'offer', 'fail')
    .answer('red', 'ships', { gate: 3 })
    .answer('blue', 'ships', { 'blue-2': 3 });
  t.answer('red', 'ships', { 'red-1': 1 });
  expectOutcome(t, 'failed-deal');
});

test('REV-5: two morphs: both sides lose, every ship in the encounter goes to the warp', () => {
  // There is one morph in the deck: this needs a second one.
  const state = buildPosition(duel({ red: { hand: ['morph'] }, green: {} }));
  state.kinds[state.players[1].hand[0]] = 'morph';
  const game = gameFromPosition(state, { haltAfter: 1 });
  const answer = (value: unknown) => game.answer(game.pending()[0].seat, game.pending()[0].id, value);
  answer({ target: 0, ships: [0, 3] }); // three ships from red-2 to blue-1
  answer([0]); // red invites green
  answer([]);
  answer({ target: 1, ships: [0, 2] }); // green joins the offense with two
  expect(game.s.encounter!.outcome).toEqual({ type: 'both-lose' });
  expect([game.s.warp, game.s.players.map((player) => player.foreign)]).toEqual([
    [3, 4, 2],
    [0, 0, 0],
  ]);
  expect([game.stopped, game.s.offense]).toEqual([true, 1]);
});

test('REV-6, REIN-1: everybody involved may reinforce either side, answering until all pass in a row', () => {
  const t = launch(
    table({
      red: { hand: ['attack-10', 'reinforcement-3'] },
      blue: { hand: ['attack-08', 'reinforcement-5'] },
      green: { hand: ['reinforcement-2', 'reinforcement-2'] },
      yellow: { hand: ['reinforcement-3'] },
    }),
    1,
  );
  ally(t, { green: ['offense', 1], yellow: 'none' });
  expect(t.options('red', 'reinforce')).toEqual([
    'pass',
    'reinforcement-3 offense',
    'reinforcement-3 defense',
  ]);
  t.answer('red', 'reinforce', 'pass');
  t.answer('blue', 'reinforce', 'pass');
  expect(t.options('green', 'reinforce')).toEqual([
    'pass',
    'reinforcement-2 offense',
    'reinforcement-2 defense',
  ]);
  t.answer('green', 'reinforce', 'reinforcement-2 offense');
  expect(waiting(t)).toEqual(['red reinforce']);
  t.answer('red', 'reinforce', 'pass');
  t.answer('blue', 'reinforce', 'reinforcement-5 defense');
  t.answer('green', 'reinforce', 'reinforcement-2 offense');
  t.answer('red', 'reinforce', 'reinforcement-3 offense');
  expect(t.totals()).toEqual([10 + 1 + 1 + 2 + 2 + 3, 8 + 4 + 5]);
  expectOutcome(t, 'offense');
  expect(t.hand('yellow')).toEqual(['reinforcement-3']);
});

test('REV-6: passing ends only when all pass in a row', () => {
  const t = toPlanning(
    table({
      red: { hand: ['attack-10', 'reinforcement-3'] },
      blue: { hand: ['attack-08', 'reinforcement-5', 'reinforcement-2'] },
    }),
    1,
  );
  t.answer('red', 'reinforce', 'pass').answer('blue', 'reinforce', 'reinforcement-2 offense');
  t.answer('red', 'reinforce', 'pass').answer('blue', 'reinforce', 'pass');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['reinforcement-5']);
});

test('REV-6: a reinforcement is legal but without effect when a negotiate decides', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10'] }, blue: { hand: ['negotiate', 'reinforcement-5'] } }),
    1,
  );
  t.answer('blue', 'reinforce', 'reinforcement-5 defense');
  expect(t.totals()).toBeNull();
  expectOutcome(t, 'offense');
  expect(t.discard().toSorted()).toEqual(['attack-10', 'negotiate', 'reinforcement-5']);
});

test('REV-7, RES-6: encounter cards and reinforcements are discarded at the end of the encounter', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10', 'reinforcement-3'], colonies: { 'green-1': 1 } } }),
    1,
  );
  t.answer('red', 'reinforce', 'reinforcement-3 offense');
  expectOutcome(t, 'offense');
  expect(t.discard()).toEqual(['attack-10', 'attack-08', 'reinforcement-3']);
});

test('REV-6: everybody is offered the own side first', () => {
  const t = toPlanning(
    table({
      red: { hand: ['attack-10', 'reinforcement-2'] },
      blue: { hand: ['attack-08', 'reinforcement-3'] },
    }),
  );
  expect(t.options('red', 'reinforce')).toEqual([
    'pass',
    'reinforcement-2 offense',
    'reinforcement-2 defense',
  ]);
  t.answer('red', 'reinforce', 'pass');
  expect(t.options('blue', 'reinforce')).toEqual([
    'pass',
    'reinforcement-3 defense',
    'reinforcement-3 offense',
  ]);
  t.answer('blue', 'reinforce', 'pass');
  expectOutcome(t, 'offense');
});
