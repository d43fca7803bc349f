/** WIN-1, WIN-2: the game is won at once, wherever the last colony comes from, and shared by all who reach it together. */
import { expect, test } from 'vitest';
import { COLOURS, Table } from '@cosmarium/engine';
import { launch, table, toPlanning, WITH_POWER } from '../helpers/duel.ts';

/** Four colonies in blue's system. */
const FOUR: { [planet: string]: number } = { 'blue-2': 1, 'blue-3': 1, 'blue-4': 1, 'blue-5': 1 };

test('parasite wild: a nest in the middle of a defeat wins before the offense has landed', () => {
  const t = toPlanning(
    table({
      red: { hand: ['attack-20'], colonies: { 'green-2': 1, 'green-3': 1, 'green-4': 1, 'green-5': 1 } },
      blue: { alien: 'will', homes: WITH_POWER, hand: ['attack-01'] },
      green: { hand: ['flare-parasite'], colonies: { 'red-1': 1, 'red-2': 1, 'red-3': 1, 'blue-5': 1 } },
    }),
  );
  t.answer('green', 'respond', 'flare-parasite').answer('green', 'planet', 'blue-4');
  t.answer('green', 'ships', { 'green-2': 1 });
  expect([t.winners(), t.foreign('red'), t.ships('gate', 'red')]).toEqual([['green'], 4, 3]);
});

test('shadow super: the ship that takes the place of the executed one wins in the destiny phase', () => {
  const t = table({
    red: {
      alien: 'shadow',
      homes: [4, 5, 4, 0, 0],
      colonies: { 'green-1': 1, 'green-2': 1, 'green-3': 1, 'green-4': 1 },
      hand: ['attack-10', 'flare-shadow'],
    },
  });
  t.answer('red', 'ships', { 'red-1': 1 }).answer('red', 'planet', 'blue-2');
  t.answer('red', 'respond', 'flare-shadow');
  expect([t.winners(), t.e.phase, t.ships('blue-2', 'blue')]).toEqual([['red'], 'destiny', 15]);
});

test('WIN-2: of eight players seven reach the fifth colony with one landing, and all of them win', () => {
  const others = COLOURS.filter((colour) => colour !== 'blue');
  const aliens = ['human', 'will', 'warrior', 'clone', 'mind', 'spiff', 'virus', 'zombie'];
  const t = new Table({
    players: COLOURS.map((colour, i) => ({
      colour,
      alien: aliens[i],
      hand: colour === 'red' ? ['attack-40'] : colour === 'blue' ? ['attack-00'] : [],
      homes: colour === 'blue' ? [4, 16, 0, 0, 0] : [16, 0, 0, 0, 0],
      colonies: colour === 'blue' ? {} : FOUR,
    })),
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  const allies = t.options('red', 'invite');
  t.answer('red', 'invite', allies).answer('blue', 'invite', []);
  for (const colour of allies) t.answer(colour, 'ally', { to: 'offense', ships: { [`${colour}-1`]: 1 } });
  expect([t.totals(), t.winners()]).toEqual([[47, 4], others]);
});

test('WIN-2, tick-tock: a deal that gives both dealers their fifth colony and takes the last token has three winners', () => {
  const t = toPlanning(
    table({
      red: { hand: ['negotiate'], colonies: { 'green-1': 1, 'green-2': 1, 'green-3': 1, 'green-4': 1 } },
      blue: { hand: ['negotiate'], colonies: { 'green-1': 1, 'green-2': 1, 'green-3': 1, 'green-5': 1 } },
      green: { alien: 'tick-tock', homes: WITH_POWER, tokens: 1 },
    }),
  );
  t.answer('red', 'offer', { give: { colony: 'red-2' }, get: { colony: 'blue-2' } });
  t.answer('blue', 'offer', 'accept').answer('blue', 'ships', { 'blue-2': 1 });
  t.answer('red', 'ships', { gate: 1 });
  expect(t.winners()).toEqual(['red', 'blue', 'green']);
});

test('observer: wild Shadow drags the offense along, its allies go home, and nobody has a new colony', () => {
  const t = launch(
    table({
      red: { alien: 'observer', homes: WITH_POWER, hand: ['attack-10'] },
      blue: { hand: ['attack-04', 'flare-shadow'] },
      green: { colonies: FOUR },
    }),
  );
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-2': 2 } });
  t.answer('blue', 'respond', 'flare-shadow').answer('green', 'ships', { 'green-1': 2 });
  t.finish();
  expect([t.outcome(), t.winners(), t.warp('red'), t.warp('green')]).toEqual(['offense', [], 3, 0]);
});
