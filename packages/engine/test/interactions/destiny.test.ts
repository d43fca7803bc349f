import { expect, test } from 'vitest';
import { Table, type PlayerSpec } from '@cosmarium/engine';

const red: PlayerSpec = { colour: 'red', alien: 'will', hand: ['attack-04'] };
const blue: PlayerSpec = { colour: 'blue', alien: 'machine', hand: ['attack-08', 'flare-dictator'] };
const green: PlayerSpec = {
  colour: 'green',
  alien: 'dictator',
  hand: ['attack-10'],
  colonies: { 'blue-2': 2 },
};
const players = [red, blue, green];

const drawn = (t: Table) =>
  t.game.events(-1).flatMap((event) => (event.type === 'destiny.drawn' ? [event.card] : []));
const uses = (t: Table, alien: string) =>
  t.game.events(-1).filter((event) => event.type === 'power.used' && event.alien === alien).length;

test('Annex E-10: Dictator picks for every card drawn, wild Dictator forces one redraw, Will chooses freely', () => {
  const t = new Table({ players });
  t.answer('green', 'card', 'destiny-blue');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-dictator:redraw']);
  t.answer('blue', 'respond', 'flare-dictator');
  expect(drawn(t)).toEqual(['destiny-blue']);
  // Drawing again is again before destiny: Dictator picks a second time.
  t.answer('green', 'card', 'destiny-red-hazard');
  expect(drawn(t)).toEqual(['destiny-blue', 'destiny-red-hazard']);
  expect(uses(t, 'dictator')).toBe(2);
  // Its own colour was picked: Will need not redraw, and may not resettle; it chooses once, and freely.
  expect(t.options('red', 'player')).toEqual(['blue', 'green']);
  t.answer('red', 'player', 'green');
  expect(t.options('red', 'launch').filter((label) => label.startsWith('to '))).toEqual([
    'to green-1',
    'to green-2',
    'to green-3',
    'to green-4',
    'to green-5',
    'to blue-2',
  ]);
  expect(uses(t, 'will')).toBe(1);
  t.answer('red', 'launch', { to: 'blue-2', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('green', 'invite', []).finish();
  expect(t.totals()).toEqual([5, 12]);
  expect(t.s.destinyDiscard).toEqual(['destiny-blue', 'destiny-red-hazard']);
  expect(t.e.hazard).toBe(true);
});

test('Annex E-10: the wild Dictator stopped by a card zap, the picked card stands and Will still ignores it', () => {
  const zapping = { ...green, hand: ['attack-10', 'card-zap'] };
  const t = new Table({ players: [red, blue, zapping] });
  t.answer('green', 'card', 'destiny-green').answer('blue', 'respond', 'flare-dictator');
  t.answer('green', 'respond', 'card-zap').answer('red', 'player', 'blue');
  expect(drawn(t)).toEqual(['destiny-green']);
  expect(t.discard()).toEqual(['card-zap', 'flare-dictator']);
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []).finish();
  expect(t.totals()).toEqual([5, 12]);
});

test('Annex E-10: Dictator zapped, wild Dictator played: two cards by chance, and Will chooses once', () => {
  const zapping = { ...blue, hand: ['attack-08', 'flare-dictator', 'cosmic-zap'] };
  const t = new Table({ players: [red, zapping, green] });
  t.answer('blue', 'respond', 'cosmic-zap').answer('blue', 'respond', 'flare-dictator');
  expect(drawn(t)).toHaveLength(2);
  expect(uses(t, 'dictator')).toBe(1);
  t.answer('red', 'player', 'blue');
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []).finish();
});

test('Annex E-10: Will zapped on its own colour draws again, and Dictator picks again', () => {
  const zapping = { ...blue, hand: ['attack-08', 'cosmic-zap'] };
  const t = new Table({ players: [red, zapping, green] });
  t.answer('blue', 'respond', 'pass').answer('green', 'card', 'destiny-red');
  t.answer('red', 'player', 'green').answer('blue', 'respond', 'cosmic-zap');
  // Nobody has a colony in red's system and no planet is empty: only the redraw is left, without a question.
  t.answer('green', 'card', 'destiny-wild');
  expect(drawn(t)).toEqual(['destiny-red', 'destiny-wild']);
  expect(t.asked('red', 'player').key).toBe('ask.wild-destiny');
  t.answer('red', 'player', 'blue');
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []).finish();
});
