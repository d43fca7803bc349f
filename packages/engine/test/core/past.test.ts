/** The encounter so far as one seat has seen it. */
import { expect, test } from 'vitest';
import { Table } from '@cosmarium/engine';

const table = () =>
  new Table({
    players: [
      { colour: 'red', alien: 'vacuum', hand: ['attack-10', 'attack-12', 'card-zap'] },
      { colour: 'blue', alien: 'machine', hand: ['attack-08', 'negotiate'] },
      { colour: 'green', alien: 'remora', hand: ['attack-06'] },
    ],
    encounter: 2,
    destiny: ['destiny-blue'],
  });
const [RED, BLUE] = [0, 1];

test('shows the table as it was before, and what happened since', () => {
  const t = table();
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  const { opening, events } = t.game.past(RED);
  expect(opening.planets[0]).toEqual([4, 0, 0]);
  expect(t.game.view(RED).planets[0]).toEqual([2, 0, 0]);
  expect(opening.encounter).toBeNull();
  expect(opening.decisions).toEqual([]);
  expect(events.map(({ type }) => type)).toEqual([
    'encounter',
    'phase',
    'phase',
    'destiny.drawn',
    'defense',
    'phase',
    'aimed',
    'ships.moved',
    'phase',
  ]);
});

test('shows each seat only what it may see', () => {
  const t = table();
  expect(t.game.past(RED).opening.players[RED].hand).toEqual(['attack-10', 'attack-12', 'card-zap']);
  expect(t.game.past(BLUE).opening.players[RED].hand).toEqual([]);
  expect(t.game.past(BLUE).opening.players[RED].handCount).toBe(3);
});

test('keeps the encounter to its end', () => {
  const t = table();
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } })
    .answer('red', 'invite', [])
    .answer('blue', 'invite', [])
    .answer('red', 'encounter-card', 'attack-12')
    .answer('blue', 'encounter-card', 'negotiate')
    .finish();
  const { opening } = t.game.past(RED);
  expect(opening.planets[0]).toEqual([4, 0, 0]);
  expect(t.game.past(RED).events.some(({ type }) => type === 'outcome')).toBe(true);
});

test('keeps what the seat itself has answered, and nobody else’s answers', () => {
  const t = table();
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } }).answer('red', 'invite', []);
  expect(t.game.past(RED).said.map(({ decision, answer }) => [decision.kind, answer])).toEqual([
    ['launch', { target: 0, ships: [2, 0, 0, 0, 0] }],
    ['invite', []],
  ]);
  expect(t.game.past(BLUE).said).toEqual([]);
  const fork = t.game.fork();
  expect(fork.past(RED).said).toEqual(t.game.past(RED).said);
});
