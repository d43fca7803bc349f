import { expect, test } from 'vitest';
import { Table } from '@cosmarium/engine';
import { ally, duel, launch, table, toPlanning, waiting, WITH_POWER } from '../../../helpers/duel.ts';

const ORACLE = { alien: 'oracle', homes: WITH_POWER };
const CARDS = ['attack-04', 'attack-15'];

test('oracle: the opponent’s card lies face up before Oracle chooses', () => {
  const t = toPlanning(
    table({ red: { ...ORACLE, hand: CARDS }, blue: { hand: ['attack-08', 'negotiate'] } }),
  );
  expect(waiting(t)).toEqual(['blue encounter-card']);
  t.answer('blue', 'encounter-card', 'attack-08');
  expect(t.game.view(0).encounter!.laid).toEqual([null, { card: 'attack-08', up: true }]);
  expect(waiting(t)).toEqual(['red encounter-card']);
  t.answer('red', 'encounter-card', 'attack-15').answer('red', 'yes-no', 'no').finish();
  expect(t.totals()).toEqual([18, 12]);
});

test('oracle: the same as defense', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-08', 'negotiate'] }, blue: { ...ORACLE, hand: CARDS } }),
  );
  t.answer('red', 'encounter-card', 'negotiate');
  expect(t.game.view(1).encounter!.laid).toEqual([{ card: 'negotiate', up: true }, null]);
  t.answer('blue', 'encounter-card', 'attack-04').finish();
  expect(t.outcome()).toBe('defense');
});

test('oracle: PLAN-3: zapped, both choose at the same time', () => {
  const t = toPlanning(
    table({
      red: { ...ORACLE, hand: CARDS },
      blue: { hand: ['attack-08', 'negotiate'] },
      green: { hand: ['cosmic-zap'] },
    }),
  );
  t.answer('green', 'respond', 'cosmic-zap');
  expect(waiting(t)).toEqual(['red encounter-card', 'blue encounter-card']);
  t.answer('blue', 'encounter-card', 'attack-08');
  expect(t.game.view(0).encounter!.laid).toEqual([null, null]);
  t.answer('red', 'encounter-card', 'attack-15').answer('red', 'yes-no', 'no').finish();
});

test('oracle: foresees nothing as an onlooker', () => {
  const t = toPlanning(
    table({ red: { hand: CARDS }, blue: { hand: ['attack-08', 'negotiate'] }, green: ORACLE }),
  );
  expect(waiting(t)).toEqual(['red encounter-card', 'blue encounter-card']);
  t.answer('red', 'encounter-card', 'attack-15');
  t.answer('blue', 'encounter-card', 'attack-08');
  t.answer('red', 'yes-no', 'no').finish();
});

test('oracle: foresight goes to whoever has the power when cards are chosen', () => {
  const t = toPlanning(
    table({
      red: { ...ORACLE, hand: CARDS },
      blue: { hand: ['attack-08', 'negotiate'], homes: WITH_POWER },
      green: { hand: ['flare-sorcerer'] },
    }),
  );
  t.answer('green', 'respond', 'flare-sorcerer');
  expect(t.aliens('blue')).toEqual(['oracle']);
  expect(waiting(t)).toEqual(['red encounter-card']);
  t.answer('red', 'encounter-card', 'attack-15');
  expect(t.game.view(1).encounter!.laid).toEqual([{ card: 'attack-15', up: true }, null]);
  t.answer('blue', 'encounter-card', 'attack-08').answer('red', 'yes-no', 'no').finish();
});

test('oracle: wild mixes the hands, keeps their sizes and comes back to its player', () => {
  const red = ['attack-04', 'attack-05', 'flare-oracle'];
  const blue = ['attack-07', 'attack-08', 'attack-09'];
  const t = toPlanning(table({ red: { hand: red }, blue: { hand: blue } }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-oracle:mix-hands']);
  t.answer('red', 'respond', 'flare-oracle');
  expect(t.hand('red')).toHaveLength(3);
  expect(t.hand('red')).toContain('flare-oracle');
  expect(t.hand('blue')).toHaveLength(3);
  expect([...t.hand('red'), ...t.hand('blue')].sort()).toEqual([...red, ...blue].sort());
  expect(t.hand('blue')).not.toEqual(blue);
  expect(waiting(t)).toEqual(['red encounter-card', 'blue encounter-card']);
  const attacks = t.hand('red').filter((card) => card !== 'flare-oracle');
  expect(t.options('red')).toEqual(attacks);
  expect(t.options('blue')).toEqual(t.hand('blue'));
  t.answer('red', 'encounter-card', attacks[0]);
  t.answer('blue', 'encounter-card', t.hand('blue')[0]).finish();
});

test('oracle: PLAN-1: an offense left without an encounter card by wild ends the turn', () => {
  const t = toPlanning(
    table(
      {
        red: { hand: ['attack-04'] },
        blue: { hand: ['flare-oracle', 'quash', 'ionic-gas', 'attack-08'] },
      },
      { seed: 'e' },
    ),
  );
  t.answer('blue', 'respond', 'flare-oracle');
  t.answer('red', 'ships', { 'red-2': 3 }).finish();
  expect(t.hand('red')).toHaveLength(1);
  expect(t.hand('red')[0]).toBe('quash');
  expect(t.outcome()).toBe('broken-off');
});

test('oracle: wild is not for onlookers', () => {
  const t = toPlanning(table({ green: { hand: ['flare-oracle'] } }));
  t.finish();
  expect(t.totals()).toEqual([13, 12]);
});

test('oracle: super ends the encounter as if by a deal: cards back, ships home, another encounter', () => {
  const position = duel({
    red: { alien: 'warrior', homes: WITH_POWER, hand: ['attack-20', 'negotiate'] },
    blue: { ...ORACLE, hand: ['attack-08', 'attack-06', 'flare-oracle'] },
    green: {},
    yellow: { alien: 'human' },
  });
  const t = launch(new Table(position, 1));
  ally(t, { green: ['offense', 2], yellow: ['defense', 1] });
  t.answer('red', 'encounter-card', 'attack-20');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-oracle:call-off']);
  t.answer('blue', 'respond', 'flare-oracle');
  t.answer('red', 'ships', { 'red-1': 3 });
  t.answer('green', 'ships', { 'green-2': 2 });
  t.answer('yellow', 'ships', { 'yellow-2': 1 });
  expect(t.asked('red', 'yes-no').key).toBe('ask.second-encounter');
  t.answer('red', 'yes-no', 'no').finish();
  expect(t.outcome()).toBe('peace');
  expect(t.hand('red')).toEqual(['attack-20', 'negotiate']);
  expect(t.hand('blue')).toEqual(['attack-06', 'attack-08', 'flare-oracle']);
  expect(t.ships('red-1', 'red')).toBe(7);
  expect(t.tokens('red')).toBe(1); // a deal's token
  expect(t.discard()).toEqual([]);
});

test('oracle: a zapped super ends nothing; the card seen stays open', () => {
  const t = toPlanning(
    table({
      red: { ...ORACLE, hand: ['attack-15', 'attack-04', 'flare-oracle'] },
      blue: { hand: ['attack-08', 'negotiate'] },
      green: { hand: ['cosmic-zap'] },
    }),
  );
  t.answer('green', 'respond', 'pass'); // the foresight itself
  t.answer('blue', 'encounter-card', 'attack-08');
  t.answer('red', 'respond', 'flare-oracle');
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.game.view(0).encounter!.laid[1]).toEqual({ card: 'attack-08', up: true });
  t.answer('red', 'encounter-card', 'attack-15').answer('red', 'yes-no', 'no').finish();
  expect(t.outcome()).toBe('offense');
  expect(t.hand('red')).toEqual(['attack-04', 'flare-oracle']);
});
