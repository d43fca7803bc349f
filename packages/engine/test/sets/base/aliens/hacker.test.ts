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

const hacker = (...hand: string[]) => ({ alien: 'hacker', homes: WITH_POWER, hand });
const RICH = ['attack-04', 'attack-05', 'attack-06', 'attack-07', 'morph'];

/** Red the Hacker loses three ships with a negotiate against blue. */
const beaten = (blue: string[], green: string[] = [], own: string[] = []) =>
  toPlanning(
    table({
      red: hacker('negotiate', ...own),
      blue: { hand: ['attack-40', ...blue] },
      green: { hand: green },
    }),
  );

test('hacker: names who pays, looks through that hand and picks', () => {
  const t = beaten([], RICH);
  expect(t.options('red', 'respond')).toEqual(['pass', 'hacker:collect']);
  t.answer('red', 'respond', 'hacker');
  expect(t.options('red', 'player')).toEqual(['blue', 'green']);
  t.answer('red', 'player', 'green');
  expect(t.options('red', 'cards')).toEqual(RICH);
  expect(t.asked('red').decision).toMatchObject({ min: 3, max: 3, secret: true });
  t.answer('red', 'cards', ['attack-07', 'attack-06', 'morph']);
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.hand('green')]).toEqual([
    ['attack-06', 'attack-07', 'morph'],
    ['attack-04', 'attack-05'],
  ]);
});

test('hacker: the opponent may be named as well; only the two know which cards', () => {
  const t = beaten(RICH);
  t.answer('blue', 'encounter-card', 'attack-40')
    .answer('red', 'respond', 'hacker')
    .answer('red', 'player', 'blue');
  t.answer('red', 'cards', ['attack-04', 'attack-05', 'attack-06']);
  expectOutcome(t, 'defense');
  expect(t.hand('blue')).toEqual(['attack-07', 'morph']);
  const given = (seat: number) =>
    t.game.events(seat).flatMap((event) => (event.type === 'cards.given' ? [event.cards] : []));
  expect(given(2)).toEqual([null]);
  expect(given(0)).toEqual([['attack-04', 'attack-05', 'attack-06']]);
});

test('hacker: a payer with too few cards, or none, pays what there is', () => {
  const few = beaten(['quash'], ['card-zap']);
  few.answer('red', 'respond', 'hacker').answer('red', 'player', 'green');
  expectOutcome(few, 'defense');
  expect([few.hand('red'), few.hand('green'), few.hand('blue')]).toEqual([['card-zap'], [], ['quash']]);

  const none = beaten(['quash']);
  none.answer('red', 'respond', 'hacker').answer('red', 'player', 'green');
  expectOutcome(none, 'defense');
  expect([none.hand('red'), none.hand('blue')]).toEqual([[], ['quash']]);
});

test('hacker: may leave it to chance and the opponent', () => {
  const t = beaten(['quash', 'card-zap'], RICH);
  t.answer('red', 'respond', 'pass');
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.hand('green').length]).toEqual([['card-zap', 'quash'], 5]);
});

test('RUL-32: the payer is named before anybody may answer; zapped, compensation is paid as usual', () => {
  const t = beaten(['quash'], ['cosmic-zap', 'attack-04']);
  t.answer('red', 'respond', 'hacker').answer('red', 'player', 'green');
  expect(t.asked('green', 'respond').decision.params).toMatchObject({ whom: 2 });
  t.answer('green', 'respond', 'cosmic-zap');
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.hand('green')]).toEqual([['quash'], ['attack-04']]);
});

test('hacker: paying, it chooses which of its cards go; with no more than are due there is nothing to choose', () => {
  const t = toPlanning(table({ red: { hand: ['negotiate'] }, blue: hacker('attack-40', ...RICH) }));
  t.answer('blue', 'encounter-card', 'attack-40');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'hacker:pay']);
  t.answer('blue', 'respond', 'hacker');
  expect(t.options('blue', 'cards')).toEqual(RICH);
  t.answer('blue', 'cards', ['attack-04', 'attack-05', 'attack-06']);
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([
    ['attack-04', 'attack-05', 'attack-06'],
    ['attack-07', 'morph'],
  ]);

  const exact = toPlanning(table({ red: { hand: ['negotiate'] }, blue: hacker('attack-40', 'quash') }));
  expectOutcome(exact, 'defense');
  expect(exact.hand('red')).toEqual(['quash']);
});

test('hacker: paying, a zap leaves it to chance', () => {
  const t = toPlanning(
    table({ red: { hand: ['negotiate', 'cosmic-zap'] }, blue: hacker('attack-40', ...RICH) }),
  );
  t.answer('blue', 'encounter-card', 'attack-40').answer('blue', 'respond', 'hacker');
  t.answer('red', 'respond', 'cosmic-zap');
  expectOutcome(t, 'defense');
  expect([t.hand('red').length, t.hand('blue').length]).toEqual([3, 2]);
});

test('hacker: nothing to collect without ships in the warp, under Ionic Gas, or as an ally', () => {
  const zombie = toPlanning(
    table({
      red: { ...hacker('negotiate'), incarnation: 'zombie' },
      blue: { alien: 'clone', hand: ['attack-40', 'quash'] },
    }),
  );
  zombie.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(zombie, 'defense');
  expect(zombie.hand('red')).toEqual([]);

  const gas = beaten(['quash'], ['ionic-gas']).answer('green', 'respond', 'ionic-gas');
  expectOutcome(gas, 'defense');
  expect(gas.hand('red')).toEqual([]);

  const allied = launch(
    table({ red: { hand: ['negotiate'] }, blue: { hand: ['attack-40', 'quash'] }, green: hacker() }),
  );
  ally(allied, { green: ['offense', 1] });
  expectOutcome(allied, 'defense');
  expect([allied.hand('red'), allied.hand('green')]).toEqual([['quash'], []]);
});

test('RUL-1: compensation comes before the defensive allies’ rewards', () => {
  const t = launch(
    table(
      { red: hacker('negotiate'), blue: { hand: ['attack-40'] }, green: { hand: ['quash'] } },
      { deck: ['attack-30'] },
    ),
  );
  ally(t, { green: ['defense', 1] });
  t.answer('red', 'respond', 'hacker').answer('red', 'player', 'green');
  t.answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.hand('green')]).toEqual([['quash'], ['attack-30']]);
});

test('Annex E-8: a hoard is not in the hand', () => {
  const green = {
    alien: 'miser',
    homes: WITH_POWER,
    hand: ['quash'],
    piles: [{ name: 'hoard', cards: ['attack-04'], playable: true, using: true, back: 'pile' as const }],
  };
  const t = toPlanning(table({ red: hacker('negotiate'), blue: { hand: ['attack-40'] }, green }));
  t.answer('red', 'respond', 'hacker').answer('red', 'player', 'green');
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.hand('green'), t.pile('green', 'hoard')]).toEqual([['quash'], [], ['attack-04']]);
});

test('hacker and Wild Miser: whoever is made to pay may put cards aside, and the former payer’s are no matter any more', () => {
  const t = beaten(['quash'], ['flare-miser', 'attack-04', 'attack-05', 'attack-06']);
  t.answer('red', 'respond', 'hacker').answer('red', 'player', 'green');
  t.answer('green', 'respond', 'flare-miser').answer('green', 'cards', ['attack-05', 'attack-06']);
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.hand('green')]).toEqual([
    ['attack-04'],
    ['attack-05', 'attack-06', 'flare-miser'],
  ]);
});

test('hacker wild: no compensation from its player; rewards are paid', () => {
  const t = launch(
    table(
      { red: { hand: ['negotiate'] }, blue: { hand: ['attack-40', 'quash', 'flare-hacker'] } },
      { deck: ['attack-30'] },
    ),
  );
  ally(t, { green: ['defense', 1] });
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-hacker:firewall']);
  t.answer('blue', 'respond', 'flare-hacker').answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.hand('blue'), t.hand('green')]).toEqual([
    [],
    ['flare-hacker', 'quash'],
    ['attack-30'],
  ]);
});

test('hacker wild: it protects its player only: the Hacker may still make somebody else pay', () => {
  const t = toPlanning(
    table({
      red: { hand: ['attack-40', 'quash', 'flare-hacker'] },
      blue: hacker('negotiate'),
      green: { hand: ['attack-04'] },
    }),
  );
  t.answer('red', 'respond', 'flare-hacker');
  // Blue has lost its third home colony with the planet, and the power.
  expectOutcome(t, 'offense');

  const homes = [4, 8, 4, 4, 0];
  const other = toPlanning(
    table({
      red: { hand: ['attack-40', 'quash', 'flare-hacker'] },
      blue: { ...hacker('negotiate'), homes },
      green: { hand: ['attack-04'] },
    }),
  );
  other.answer('red', 'respond', 'flare-hacker');
  other.answer('blue', 'respond', 'hacker').answer('blue', 'player', 'green');
  expectOutcome(other, 'offense');
  expect([other.hand('blue'), other.hand('red'), other.hand('green')]).toEqual([
    ['attack-04'],
    ['flare-hacker', 'quash'],
    [],
  ]);
});

test('hacker super: after picking it may pass back as many or fewer, also what it has just received', () => {
  const t = beaten([], RICH, ['flare-hacker', 'attack-00']);
  t.answer('red', 'encounter-card', 'negotiate')
    .answer('red', 'respond', 'hacker')
    .answer('red', 'player', 'green');
  t.answer('red', 'cards', ['attack-05', 'attack-06', 'attack-07']);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-hacker:dump']);
  t.answer('red', 'respond', 'flare-hacker');
  expect(t.options('red', 'cards')).toEqual(['attack-00', 'attack-05', 'attack-06', 'attack-07']);
  expect(t.asked('red').decision).toMatchObject({ min: 1, max: 3 });
  t.answer('red', 'cards', ['attack-05', 'attack-00']);
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.hand('green')]).toEqual([
    ['attack-06', 'attack-07', 'flare-hacker'],
    ['attack-00', 'attack-04', 'attack-05', 'morph'],
  ]);
});

test('hacker super: only where the power was used', () => {
  const t = beaten(['quash'], [], ['flare-hacker']);
  t.answer('red', 'respond', 'pass');
  expect(waiting(t)).toEqual([]);
  expectOutcome(t, 'defense');
  expect(t.hand('red')).toEqual(['flare-hacker', 'quash']);
});

test('hacker super: zapped, the cards stay as they are and the flare returns (Annex E-6)', () => {
  const t = beaten(['attack-04', 'attack-05', 'attack-06', 'cosmic-zap'], [], ['flare-hacker']);
  t.answer('blue', 'encounter-card', 'attack-40')
    .answer('red', 'respond', 'hacker')
    .answer('red', 'player', 'blue');
  t.answer('blue', 'respond', 'pass').answer('red', 'cards', ['attack-04', 'attack-05', 'attack-06']);
  t.answer('red', 'respond', 'flare-hacker').answer('blue', 'respond', 'cosmic-zap');
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([
    ['attack-04', 'attack-05', 'attack-06', 'flare-hacker'],
    [],
  ]);
});
