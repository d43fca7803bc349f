import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  WITH_POWER,
  type Players,
} from '../../../helpers/duel.ts';

const mirage = (...hand: string[]) => ({ alien: 'mirage', homes: WITH_POWER, hand });
const duel = (players: Players, rest: Parameters<typeof table>[1] = {}) => toPlanning(table(players, rest));

test('mirage: the ships on one own colony and on one of the opponent count instead of those in the encounter', () => {
  const t = duel({ red: mirage('attack-04'), blue: { hand: ['attack-08'] } });
  expect(t.options('red', 'planet')).toEqual(['red-1', 'red-2', 'red-3']);
  t.answer('red', 'planet', 'red-2');
  // Also the planet that is fought for.
  expect(t.options('red', 'planet')).toEqual(['blue-1', 'blue-2']);
  t.answer('red', 'planet', 'blue-1');
  // 4 + 9 against 8 + 4: nine ships are left on red-2.
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  // Only the totals: three ships have landed, four were lost.
  expect([t.ships('blue-1', 'red'), t.ships('red-2', 'red'), t.warp('blue')]).toEqual([3, 9, 4]);
});

test('mirage: as the defense; foreign colonies, too; allies count as they are', () => {
  const t = launch(
    table({ red: { hand: ['attack-10'], colonies: { 'green-3': 1 } }, blue: mirage('attack-08'), green: {} }),
  );
  ally(t, { green: ['offense', 2] });
  t.answer('blue', 'planet', 'blue-2');
  expect(t.options('blue', 'planet')).toEqual(['red-1', 'red-2', 'green-3']);
  t.answer('blue', 'planet', 'green-3');
  // 10 + 1 + 2 against 8 + 12.
  expect(t.totals()).toEqual([13, 20]);
  expectOutcome(t, 'defense');
  expect(t.warp('red')).toBe(3);
});

test('mirage: everybody can reckon with the largest own colony against the smallest of the opponent', () => {
  const t = launch(table({ red: mirage('attack-04') }));
  expect(t.game.view(-1).encounter!.forecast!.sides).toEqual([
    { times: 1, plus: 9, powers: ['mirage'] },
    { times: 1, plus: 4, powers: [] },
  ]);
});

test('mirage: no use without two attacks, none as an ally', () => {
  const t = duel({ red: mirage('attack-04'), blue: { hand: ['negotiate'] } });
  expectOutcome(t, 'offense');
  const other = launch(table({ green: mirage() }));
  ally(other, { green: ['offense', 1] });
  expectOutcome(other, 'offense');
  expect(other.totals()).toEqual([14, 12]);
});

test('mirage: zapped, the real ships count', () => {
  const t = duel({ red: mirage('attack-04'), blue: { hand: ['attack-08', 'cosmic-zap'] } });
  t.answer('blue', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([7, 12]);
  expectOutcome(t, 'defense');
});

test('mirage: OUR READING: a player without a colony counts the real ships', () => {
  const t = table({
    red: { hand: ['attack-10'], homes: [3, 0, 0, 0, 0], warp: 17 },
    blue: mirage('attack-08'),
  });
  // With the one that came back in the regroup phase all four it has are on the gate.
  inviteNobody(t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 4 } })).answer(
    'blue',
    'planet',
    'blue-3',
  );
  expect(t.totals()).toEqual([14, 12]);
  expectOutcome(t, 'offense');
});

test('mirage wild: a negotiate from the hand as a reinforcement of 3, for either side', () => {
  const t = duel({
    red: { hand: ['attack-08', 'negotiate', 'flare-mirage'] },
    blue: { hand: ['attack-08'] },
  });
  t.answer('red', 'encounter-card', 'attack-08');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-mirage:conjure']);
  t.answer('red', 'respond', 'flare-mirage');
  expect(t.options('red', 'option')).toEqual(['own', 'other']);
  t.answer('red', 'option', 'own');
  expect([t.totals(), t.hand('red'), t.discard()]).toEqual([
    [14, 12],
    ['flare-mirage'],
    ['attack-08', 'attack-08', 'negotiate'],
  ]);
  expectOutcome(t, 'offense');
});

test('mirage wild: the side is named before anybody may answer (ZAP-1a); stopped, the negotiate stays', () => {
  const t = duel({
    red: { hand: ['attack-08', 'negotiate', 'flare-mirage'] },
    blue: { hand: ['attack-08', 'card-zap'] },
  });
  t.answer('red', 'encounter-card', 'attack-08').answer('red', 'respond', 'flare-mirage');
  t.answer('red', 'option', 'other');
  expect(t.asked('blue').decision.params).toMatchObject({
    card: 'flare-mirage',
    whom: 1,
    target: 'negotiate',
  });
  t.answer('blue', 'respond', 'card-zap');
  expectOutcome(t, 'defense');
  expect([t.totals(), t.hand('red')]).toEqual([[11, 12], ['negotiate']]);
});

test('mirage wild: as an ally for the other side, too; not without a negotiate', () => {
  const t = launch(table({ green: { hand: ['negotiate', 'flare-mirage'] } }));
  ally(t, { green: ['offense', 1] });
  t.answer('green', 'respond', 'flare-mirage').answer('green', 'option', 'other');
  expect(t.totals()).toEqual([14, 15]);
  expectOutcome(t, 'defense');
  const none = duel({ red: { hand: ['attack-10', 'flare-mirage'] } });
  expectOutcome(none, 'offense');
});

test('mirage super: one ally’s ships are replaced, too', () => {
  const t = launch(table({ red: mirage('attack-04', 'flare-mirage'), green: {}, yellow: {} }));
  ally(t, { green: ['offense', 1], yellow: ['defense', 1] });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-mirage:fata-morgana']);
  t.answer('red', 'respond', 'flare-mirage');
  expect(t.options('red', 'player')).toEqual(['green', 'yellow']);
  t.answer('red', 'player', 'green');
  t.answer('red', 'planet', 'red-1').answer('red', 'planet', 'blue-1');
  expect(t.options('red', 'planet')).toEqual(['green-1', 'green-2']);
  t.answer('red', 'planet', 'green-2');
  // 4 + 4 + 15 against 8 + 4 + 1.
  expect(t.totals()).toEqual([23, 13]);
  expectOutcome(t, 'offense');
});

test('mirage super: zapped, nobody is replaced (Annex E-6)', () => {
  const t = launch(
    table({ red: mirage('attack-04', 'flare-mirage'), blue: { hand: ['attack-08', 'cosmic-zap'] } }),
  );
  ally(t, { green: ['offense', 1] });
  t.answer('blue', 'respond', 'pass')
    .answer('red', 'respond', 'flare-mirage')
    .answer('blue', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([8, 12]);
  expectOutcome(t, 'defense');
});
