/** What lies in front of players: seen where it is, and told with whose ships are on it. */
import { expect, test } from 'vitest';
import { buildPosition, gameFromPosition, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';
import { Names, PLAIN } from '@cosmarium/story';
import { text } from '@cosmarium/text';
import { colourOf, tokensBeside } from '../src/board/facts.ts';
import { liesOn, piecesAbroad, piecesOf } from '../src/board/pieces-of.ts';

function look(
  players: (Partial<PlayerSpec> & { alien: string })[],
  more: Partial<PositionSpec> = {},
  seat = 0,
) {
  const colours = ['red', 'yellow', 'green'] as const;
  const game = gameFromPosition(
    buildPosition({ players: players.map((one, i) => ({ colour: colours[i], hand: [], ...one })), ...more }),
  );
  const view = game.view(seat);
  return { view, names: new Names(text('en'), PLAIN, [...colours], view.systems) };
}

const OTHERS = [{ alien: 'human' }, { alien: 'will' }];

test('ships on a piece are with its sheet, or in the system where the piece is', () => {
  const { view, names } = look([
    { alien: 'human' },
    { alien: 'tourist', holds: [{ name: 'liner', ships: { yellow: 3 }, system: 'green' }] },
    { alien: 'pirate', holds: [{ name: 'prisoners', ships: { red: 2, yellow: 1 } }] },
  ]);
  const says = [0, 1, 2].map((seat) =>
    piecesOf(view, names, seat).map((piece) => [piece.sign, piece.count, piece.says]),
  );
  expect(says).toEqual([
    [],
    [],
    [
      ['liner', 3, 'Yellow: Cruise liner: Yellow 3 (in the system of Green)'],
      ['prisoners', 3, 'Captured ships: Red 2 and Yellow 1'],
    ],
  ]);
  expect(piecesAbroad(view).map(({ owner, hold }) => [owner, hold.system])).toEqual([[1, 2]]);
});

test('an empty cage is nothing to see, an empty liner is', () => {
  const { view, names } = look([
    { alien: 'pirate', holds: [{ name: 'prisoners' }] },
    { alien: 'tourist', holds: [{ name: 'liner', system: 'yellow' }] },
    { alien: 'human' },
  ]);
  expect(piecesOf(view, names, 0)).toEqual([]);
  expect(piecesOf(view, names, 1)).toMatchObject([{ sign: 'liner', count: 0 }]);
});

test('a technology face down is told to its owner only; a completed one is lit and has no ships', () => {
  const technologies = [
    { card: 'quark-battery', ships: 2 },
    { card: 'the-qax', up: true },
  ];
  const position = { variants: { technologies: true } };
  const players = [{ alien: 'human', technologies }, ...OTHERS.slice(1), { alien: 'macron' }];
  const own = look(players, position, 0);
  expect(piecesOf(own.view, own.names, 0)).toMatchObject([
    { name: 'Quark Battery', count: 2, says: 'Quark Battery: 2 of 3 ships', lit: false },
    { name: 'The Qax', count: null, says: 'The Qax', lit: true },
  ]);
  const other = look(players, position, 1);
  expect(piecesOf(other.view, other.names, 0)[0]).toMatchObject({
    name: 'a technology face down',
    says: 'a technology face down: 2 ships',
  });
});

test('a token lies beside a planet, and a discovered one has its own colour', () => {
  const { view } = look(
    [
      { alien: 'human', technologies: [{ card: 'lunar-cannon', up: true, token: ['yellow-2', 'yellow-3'] }] },
      ...OTHERS.slice(1),
      { alien: 'macron' },
    ],
    { variants: { technologies: true }, planets: { green: 6 }, discovered: { 'green-6': 'white' } },
  );
  const [, , third] = view.systems[1];
  expect(tokensBeside(view, third)).toEqual([{ seat: 0, card: 'lunar-cannon' }]);
  expect(tokensBeside(view, view.systems[1][0])).toEqual([]);
  expect([colourOf(view, view.systems[2][5]), colourOf(view, view.systems[2][0])]).toEqual(['white', null]);
});

test('tokens on a sheet are told by name, those face down as such; a token given by another is with its holder', () => {
  const { view, names } = look([
    { alien: 'joker', tokens: 8, data: { spent: ['attack-42'], out: [] } },
    ...OTHERS,
  ]);
  const encounter = {
    ...view.encounter!,
    announced: [{ source: 'grudge', name: 'tokens', by: 0, holders: 0b100 }],
  };
  const told = liesOn({ ...view, encounter }, names, 0);
  expect(told.slice(0, 3)).toEqual(['8 tokens', 'Wild card: Attack 08', 'Attack 4']);
  expect(told).toContain('Attack 42 (face down)');
  expect(liesOn({ ...view, encounter }, names, 1)).toEqual([]);
  expect(liesOn({ ...view, encounter }, names, 2)).toEqual(['Grudge token']);
});
