import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const cudgel = (...hand: string[]) => ({ alien: 'cudgel', homes: WITH_POWER, hand });
/** Three home colonies, the first of them attacked; Will has no power as a defense. */
const will = (...hand: string[]) => ({ alien: 'will', homes: [2, 8, 10, 0, 0], hand });

test('cudgel: the beaten opponent loses as many further ships, of own choice', () => {
  const t = toPlanning(table({ red: cudgel('attack-20'), blue: will('attack-08') }));
  // Those on the attacked planet are lost anyway.
  expect(t.options('blue', 'ships')).toEqual(['blue-2 0..8', 'blue-3 0..10']);
  expect(t.asked('blue').decision).toMatchObject({ min: 3, max: 3 });
  t.answer('blue', 'ships', { 'blue-2': 1, 'blue-3': 2 });
  expectOutcome(t, 'offense');
  expect([t.warp('blue'), t.ships('blue-2', 'blue'), t.ships('blue-3', 'blue')]).toEqual([5, 7, 8]);
  expect(t.ships('blue-1', 'red')).toBe(3);
});

test('cudgel: as the defense, by its ships on the planet; with fewer ships left, all of them', () => {
  const t = toPlanning(table({ red: { hand: ['attack-01'] }, blue: cudgel('attack-08') }));
  // Three on the gate are lost; of red-1 and red-2 four more go.
  expect(t.options('red', 'ships')).toEqual(['red-1 0..4', 'red-2 0..13']);
  expect(t.asked('red').decision).toMatchObject({ min: 4, max: 4 });
  t.answer('red', 'ships', { 'red-1': 4 });
  expectOutcome(t, 'defense');
  expect([t.warp('red'), t.ships('red-1', 'red')]).toEqual([7, 0]);

  const few = toPlanning(
    table({ red: cudgel('attack-20'), blue: { homes: [4, 1, 1, 0, 0], hand: ['attack-08'] } }),
  );
  expectOutcome(few, 'offense');
  expect(few.warp('blue')).toBe(20);
});

test('cudgel: against a negotiate too, and the further ships raise the compensation', () => {
  const t = toPlanning(
    table({
      red: cudgel('attack-20', 'attack-01', 'attack-04', 'attack-05', 'attack-06', 'attack-07'),
      blue: will('negotiate'),
    }),
  );
  t.answer('red', 'encounter-card', 'attack-20').answer('blue', 'ships', { 'blue-3': 3 });
  // Two ships on the planet and three more: five cards.
  expectOutcome(t, 'offense');
  expect([t.warp('blue'), t.hand('blue')]).toEqual([
    5,
    ['attack-01', 'attack-04', 'attack-05', 'attack-06', 'attack-07'],
  ]);
});

test('cudgel: not when it loses, when it revealed a negotiate, as an ally or without a ship there', () => {
  const lost = toPlanning(table({ red: cudgel('attack-01'), blue: will('attack-20') }));
  expectOutcome(lost, 'defense');
  expect([lost.warp('red'), lost.warp('blue')]).toEqual([3, 0]);

  const pacifist = { ...cudgel('negotiate'), incarnation: 'pacifist' };
  const meek = toPlanning(table({ red: pacifist, blue: will('attack-20') }));
  expectOutcome(meek, 'offense');
  expect(meek.warp('blue')).toBe(2);

  const allied = ally(
    launch(table({ red: { hand: ['attack-20'] }, blue: will('attack-08'), green: cudgel() })),
    {
      green: ['offense', 2],
    },
  );
  expectOutcome(allied, 'offense');
  expect(allied.warp('blue')).toBe(2);

  const homes = [0, 12, 4, 4, 0];
  const bare = toPlanning(
    table({ red: { hand: ['attack-01'] }, blue: { alien: 'cudgel', homes, hand: ['attack-08'] } }),
  );
  expectOutcome(bare, 'defense');
  expect(bare.warp('red')).toBe(3);
});

test('cudgel: an upset that it wins with an attack counts', () => {
  const loser = { ...cudgel('attack-01'), incarnation: 'loser' };
  const t = toPlanning(table({ red: loser, blue: will('attack-20') }));
  t.answer('red', 'respond', 'loser:upset').answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'offense');
  expect(t.warp('blue')).toBe(5);
});

test('cudgel: zapped, the usual loss only', () => {
  const t = toPlanning(
    table({ red: cudgel('attack-20'), blue: will('attack-08'), green: { hand: ['cosmic-zap'] } }),
  );
  t.answer('green', 'respond', 'cosmic-zap');
  expectOutcome(t, 'offense');
  expect(t.warp('blue')).toBe(2);
});

test('RUL-41: the zombie saves the further ships too, but they cannot land on what falls with them', () => {
  const blue = { alien: 'zombie', homes: [2, 3, 5, 10, 0], hand: ['attack-08'] };
  const t = toPlanning(table({ red: cudgel('attack-20'), blue }));
  t.answer('blue', 'ships', { 'blue-2': 3 });
  expect(t.options('blue', 'ships')).toEqual(['blue-3 0..5', 'blue-4 0..5']);
  t.answer('blue', 'ships', { 'blue-3': 5 });
  expectOutcome(t, 'offense');
  expect([t.warp('blue'), t.ships('blue-2', 'blue'), t.ships('blue-3', 'blue')]).toEqual([0, 0, 10]);
});

/** Green and yellow help blue in vain. */
const helped = (green = {}, zap: string[] = []) =>
  ally(
    launch(
      table({
        red: cudgel('attack-30', 'flare-cudgel'),
        blue: will('attack-08', ...zap),
        green,
        yellow: {},
      }),
    ),
    { green: ['defense', 1], yellow: ['defense', 2] },
  );

test('cudgel super: names allies of the opponent, who lose that same number besides', () => {
  const t = helped();
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-cudgel:smash-allies']);
  t.answer('red', 'respond', 'flare-cudgel');
  expect(t.options('red', 'players')).toEqual(['green', 'yellow']);
  expect(t.asked('red').decision).toMatchObject({ min: 1, max: 2 });
  t.answer('red', 'players', ['yellow']);
  expect(waiting(t)).toEqual(['blue ships', 'yellow ships']);
  expect(t.options('yellow')).toEqual(['yellow-1 0..4', 'yellow-2 0..14']);
  t.answer('blue', 'ships', { 'blue-2': 3 }).answer('yellow', 'ships', { 'yellow-1': 1, 'yellow-2': 2 });
  expectOutcome(t, 'offense');
  expect([t.warp('blue'), t.warp('green'), t.warp('yellow')]).toEqual([5, 1, 5]);
  expect(t.hand('red')).toEqual(['flare-cudgel']);
});

test('cudgel super: who is smashed is named before anybody may answer (ZAP-1a); a zap stops the whole smash', () => {
  const t = helped({}, ['cosmic-zap']);
  t.answer('blue', 'respond', 'pass'); // the power itself
  t.answer('red', 'respond', 'flare-cudgel').answer('red', 'players', ['green', 'yellow']);
  expect(t.asked('blue', 'respond').decision.params).toMatchObject({ whom: '2,3' });
  t.answer('blue', 'respond', 'cosmic-zap');
  expectOutcome(t, 'offense');
  expect([t.warp('blue'), t.warp('green'), t.warp('yellow')]).toEqual([2, 1, 2]);
  expect(t.hand('red')).toEqual(['flare-cudgel']);
});

test('cudgel super: may be left alone, and is not offered where the opponent has no ally', () => {
  const t = helped();
  t.answer('red', 'respond', 'pass').answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'offense');
  expect([t.warp('green'), t.warp('yellow')]).toEqual([1, 2]);

  const alone = toPlanning(table({ red: cudgel('attack-30', 'flare-cudgel'), blue: will('attack-08') }));
  alone.answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(alone, 'offense');
});

test('cudgel super: Observer as a smashed ally only moves its ships', () => {
  const t = helped({ alien: 'observer', homes: [4, 12, 4, 0, 0] });
  t.answer('red', 'respond', 'flare-cudgel').answer('red', 'players', ['green']);
  t.answer('blue', 'ships', { 'blue-2': 3 }).answer('green', 'ships', { 'green-2': 3 });
  expect(t.options('green', 'ships')).toEqual(['green-1 0..4', 'green-2 0..4', 'green-3 0..4']);
  t.answer('green', 'ships', { 'green-1': 4 });
  expectOutcome(t, 'offense');
  expect([t.warp('green'), t.ships('green-1', 'green'), t.ships('green-2', 'green')]).toEqual([0, 8, 8]);
});

test('cudgel wild: the new colony’s planet is cleared of all who were not with the offense', () => {
  const t = launch(
    table({
      red: { hand: ['attack-20', 'flare-cudgel'] },
      green: { colonies: { 'blue-1': 2 } },
      yellow: { colonies: { 'blue-1': 3 } },
    }),
  );
  ally(t, { green: ['offense', 1] });
  // Blue's ships are gone and the conquerors have landed; yellow was a bystander.
  expect(t.warp('blue')).toBe(4);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-cudgel:clear-out']);
  t.answer('red', 'respond', 'flare-cudgel');
  expectOutcome(t, 'offense');
  expect(['red', 'green', 'yellow'].map((colour) => t.ships('blue-1', colour))).toEqual([3, 3, 0]);
  expect([t.warp('yellow'), t.foreign('yellow'), t.hand('red')]).toEqual([3, 0, ['flare-cudgel']]);
});

test('cudgel wild: a colony gained by a deal counts as well', () => {
  const t = toPlanning(
    table({
      red: { hand: ['negotiate', 'flare-cudgel'] },
      blue: { hand: ['negotiate'] },
      green: { colonies: { 'blue-2': 1 } },
    }),
  );
  t.answer('red', 'offer', { give: {}, get: { colony: 'blue-2' } });
  t.answer('blue', 'offer', 'accept').answer('red', 'ships', { gate: 1 });
  t.answer('red', 'respond', 'flare-cudgel');
  t.answer('red', 'ships', { 'red-1': 2 });
  expectOutcome(t, 'deal');
  expect(['red', 'blue', 'green'].map((colour) => t.ships('blue-2', colour))).toEqual([1, 0, 0]);
  expect([t.warp('blue'), t.warp('green')]).toEqual([16, 1]);
});

test('cudgel wild: an ally sent home before the landing was with the offense all the same', () => {
  const t = launch(
    table({
      red: { hand: ['attack-20', 'flare-cudgel'] },
      blue: { hand: ['attack-08', 'force-field'] },
      green: { colonies: { 'blue-1': 2 } },
      yellow: { colonies: { 'blue-1': 3 } },
    }),
  );
  ally(t, { green: ['offense', 1] });
  t.answer('blue', 'respond', 'force-field').answer('green', 'ships', { 'blue-1': 1 });
  t.answer('red', 'respond', 'flare-cudgel');
  expectOutcome(t, 'offense');
  expect(['red', 'green', 'yellow'].map((colour) => t.ships('blue-1', colour))).toEqual([3, 3, 0]);
});

test('cudgel wild: not where nobody else is, not for strengthening a colony, not for an ally', () => {
  const alone = toPlanning(table({ red: { hand: ['attack-20', 'flare-cudgel'] } }));
  expectOutcome(alone, 'offense');

  const old = toPlanning(
    table({
      red: { hand: ['attack-20', 'flare-cudgel'], colonies: { 'blue-1': 1 } },
      green: { colonies: { 'blue-1': 1 } },
    }),
  );
  expectOutcome(old, 'offense');
  expect(old.ships('blue-1', 'green')).toBe(1);

  const allied = launch(
    table({
      red: { hand: ['attack-20'] },
      green: { hand: ['flare-cudgel'] },
      yellow: { colonies: { 'blue-1': 1 } },
    }),
  );
  ally(allied, { green: ['offense', 1] });
  expectOutcome(allied, 'offense');
  expect(allied.ships('blue-1', 'yellow')).toBe(1);
});
