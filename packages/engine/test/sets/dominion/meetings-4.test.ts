/** Special and changed ships among other powers (RUL-10: additions to the side, never further ships). */
import { Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';
import { expect, test } from 'vitest';

const WEAK = [8, 12, 0, 0, 0];
const flagship = (at: string) => ({ special: [{ ship: 'flagship', at, spent: true }] });
const changed = (...at: string[]) => ({ special: at.map((place) => ({ ship: 'changed', at: place })) });

/** Red attacks blue-1; blue and green are without powers unless they are told to have homes. */
function meeting(
  red: Partial<PlayerSpec> & { alien: string },
  blue: Partial<PlayerSpec> = {},
  rest: Partial<PositionSpec> = {},
): Table {
  return new Table({
    players: [
      { colour: 'red', hand: ['attack-10'], ...red },
      { colour: 'blue', alien: 'trader', homes: WEAK, hand: ['attack-08'], ...blue },
      { colour: 'green', alien: 'human', homes: WEAK, hand: [] },
    ],
    destiny: ['destiny-blue'],
    ...rest,
  });
}

const FLAGSHIP = { 'red-1:flagship-spent': 1 };
const send = (t: Table, ships: Record<string, number>) =>
  t.answer('red', 'launch', { to: 'blue-1', ships }).answer('red', 'invite', []).answer('blue', 'invite', []);
const special = (t: Table, seat = 0) =>
  t.game
    .view(-1)
    .players[seat].special.map(({ at, marks }) => `${marks.join('+')} ${at}`)
    .sort();

test('RUL-10: a flagship of Macron is one ship that counts four, and adds three', () => {
  const t = send(meeting({ alien: 'macron', ...flagship('red-1') }), FLAGSHIP);
  t.answer('red', 'respond', 'flagship:command').finish();
  expect(t.totals()).toEqual([17, 16]);
});

test('RUL-10: Virus multiplies ships, not what they add', () => {
  const t = send(meeting({ alien: 'virus', ...flagship('red-1') }), { 'red-1': 1, ...FLAGSHIP });
  t.answer('red', 'respond', 'flagship:command').finish();
  expect(t.totals()).toEqual([10 * 2 + 3, 16]);
});

test('RUL-10: Anti-Matter subtracts ships and keeps the sign of additions', () => {
  const t = send(meeting({ alien: 'anti-matter', ...flagship('red-1') }), { 'red-1': 1, ...FLAGSHIP });
  t.answer('red', 'respond', 'flagship:command').finish();
  expect(t.totals()![0]).toBe(10 - 2 + 3);
});

test('Amoeba brings a second special ship into the encounter, which may not be sent (RUL-30)', () => {
  const two = {
    special: [...flagship('red-1').special, { ship: 'flagship', at: 'red-2', spent: true }],
  };
  const t = meeting({ alien: 'amoeba', ...two });
  expect(() => send(t, { ...FLAGSHIP, 'red-2:flagship-spent': 1 })).toThrow('only one special ship');
  send(t, FLAGSHIP).answer('red', 'respond', 'amoeba:ooze').answer('red', 'option', 'in');
  t.answer('red', 'ships', { 'red-2:flagship-spent': 1 });
  t.answer('red', 'respond', 'flagship:command').finish();
  expect([t.totals(), special(t)]).toEqual([
    [10 + 2 + 6, 16],
    ['flagship 5', 'flagship 5'],
  ]);
});

test('Zombie never loses its flagship to the warp, and is asked where each kind goes', () => {
  const t = send(meeting({ alien: 'zombie', hand: ['attack-00'], ...flagship('red-1') }), {
    'red-1': 1,
    ...FLAGSHIP,
  });
  t.answer('red', 'respond', 'pass');
  t.answer('red', 'ships', { 'red-2': 1, 'red-3': 1 });
  expect(t.asked('red', 'ships')).toMatchObject({
    key: 'ask.ships.where',
    options: ['red-2:flagship-spent 0..1', 'red-3:flagship-spent 0..1'],
  });
  t.answer('red', 'ships', { 'red-3:flagship-spent': 1 }).finish();
  expect([special(t), t.warp('red')]).toEqual([['flagship 2'], 0]);
});

test('Void removes a flagship, whose marker waits (SHIP-5)', () => {
  const t = send(meeting({ alien: 'void', hand: ['attack-20'] }, flagship('blue-1')), { 'red-1': 2 });
  t.answer('blue', 'respond', 'pass').finish();
  expect([special(t, 1), t.s.removed[1]]).toEqual([['flagship -4'], 8]);
});

test('Masochist chooses which ship leaves the game', () => {
  const t = meeting({
    alien: 'masochist',
    homes: [4, 4, 4, 4, 2],
    hand: ['attack-10', 'flare-masochist'],
    special: [{ ship: 'flagship', at: 'warp', spent: true }],
  });
  t.answer('red', 'respond', 'flare-masochist:for-good');
  expect(t.options('red', 'ships')).toEqual(['warp 0..1', 'warp:flagship-spent 0..1']);
  t.answer('red', 'ships', { warp: 1 });
  expect([special(t), t.s.removed[0], t.warp('red')]).toEqual([['flagship -1'], 1, 1]);
  send(t, { 'red-1': 1 }).finish();
});

test('Shadow points at the very ship', () => {
  const t = meeting({ alien: 'shadow' }, flagship('blue-1'));
  t.answer('red', 'planet', 'blue-1');
  expect(t.asked('red', 'ships')).toMatchObject({
    key: 'ask.ships.which',
    options: ['blue-1 0..7', 'blue-1:flagship-spent 0..1'],
  });
  t.answer('red', 'ships', { 'blue-1:flagship-spent': 1 });
  expect([special(t, 1), t.warp('blue')]).toEqual([['flagship -1'], 1]);
  send(t, { 'red-1': 1 }).finish();
});

test('Pirate may capture a flagship, which does nothing then', () => {
  const t = send(
    meeting({ alien: 'pirate', hand: ['attack-30'] }, { ...flagship('blue-1'), homes: [1, 12, 0, 0, 0] }),
    {
      'red-1': 1,
    },
  );
  t.answer('blue', 'respond', 'pass').answer('red', 'respond', 'pirate:raid');
  t.answer('red', 'ships', { 'red-2': 1 }).finish();
  expect(special(t, 1)).toEqual(['flagship -10']);
});

test('a marker moves to the ship that takes the place of its own', () => {
  const t = send(
    meeting({ alien: 'lizard', tokens: 20, hand: ['attack-20'], ...flagship('red-1') }),
    FLAGSHIP,
  );
  t.answer('red', 'respond', 'pass').finish();
  expect([special(t), t.tokens('red')]).toEqual([['changed+flagship 5'], 19]);
});

test('changed ships: Virus counts each once, and adds two for each', () => {
  const t = send(meeting({ alien: 'virus', ...changed('red-1', 'red-1') }, {}), {
    'red-1': 1,
    'red-1:changed': 2,
  });
  t.finish();
  expect(t.totals()).toEqual([10 * 3 + 4, 16]);
});

test('the Prometheus and a flagship are chosen apart', () => {
  const t = meeting(
    {
      alien: 'trader',
      technologies: [{ card: 'the-prometheus', up: true }],
      special: [
        { ship: 'the-prometheus', at: 'red-1', further: true },
        { ship: 'flagship', at: 'red-1', spent: true },
      ],
    },
    { alien: 'virus' },
    { variants: { technologies: true } },
  );
  expect(t.options('red', 'launch').slice(5, 8)).toEqual([
    'red-1 0..3',
    'red-1:flagship-spent 0..1',
    'red-1:the-prometheus 0..1',
  ]);
  send(t, { 'red-1:flagship-spent': 1, 'red-1:the-prometheus': 1 });
  t.answer('red', 'respond', 'pass').answer('red', 'respond', 'flagship:command').finish();
  expect(t.totals()).toEqual([10 + 2 + 6, 16]);
});
