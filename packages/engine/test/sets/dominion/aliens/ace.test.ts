import { expect, test } from 'vitest';
import { createGame, Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';

/** One planet purged, its ships in the warp. */
const FOUR = [4, 4, 4, 4];

function position(
  red: Partial<PlayerSpec>,
  blue: Partial<PlayerSpec>,
  green: Partial<PlayerSpec> = {},
  rest: Partial<PositionSpec> = {},
): PositionSpec {
  return {
    players: [
      { colour: 'red', alien: 'human', homes: [8, 12, 0, 0, 0], hand: ['attack-20'], ...red },
      { colour: 'blue', alien: 'zombie', hand: ['attack-08'], ...blue },
      { colour: 'green', alien: 'macron', hand: ['attack-08'], ...green },
    ],
    destiny: ['destiny-blue'],
    ...rest,
  };
}

const invite = (t: Table) => t.answer('red', 'invite', []).answer(t.asked('blue').seat, 'invite', []);

test('ace: set-up purges a home planet; the ships on it start in the warp', () => {
  const game = createGame(
    {
      players: [
        { colour: 'red', alien: 'ace' },
        { colour: 'blue', alien: 'human' },
        { colour: 'green', alien: 'macron' },
      ],
      start: 'given',
    },
    'ace',
  );
  const [asked] = game.pending();
  expect(asked).toMatchObject({ seat: 0, kind: 'planet', key: 'ace.purge', options: [0, 1, 2, 3, 4] });
  game.answer(0, asked.id, 2);
  const view = game.view(-1);
  expect(view.systems[0]).toEqual([0, 1, 3, 4]);
  expect(view.players[0]).toMatchObject({ homes: 4, foreign: 0, warp: 4 });
  expect(view.planets[2]).toEqual([0, 0, 0]);
});

test('ace: in a four-planet game three planets and twelve ships stay', () => {
  const game = createGame(
    {
      players: [
        { colour: 'red', alien: 'ace' },
        { colour: 'blue', alien: 'human' },
        { colour: 'green', alien: 'macron' },
      ],
      start: 'given',
      variants: { fourPlanets: true },
    },
    'ace',
  );
  game.answer(0, game.pending()[0].id, 0);
  expect(game.view(-1).players[0]).toMatchObject({ homes: 3, warp: 4 });
});

test('ace: one foreign colony at the start of its turn wins', () => {
  const t = new Table(
    position({ alien: 'ace', homes: FOUR, colonies: { 'blue-1': 1 } }, {}, {}, { planets: { red: 4 } }),
  );
  expect(t.winners()).toEqual(['red']);
  expect(t.game.events(-1).at(-1)).toMatchObject({ type: 'won', key: 'ace.won' });
});

test('ace: without a foreign colony, or at the start of another’s turn, nothing happens', () => {
  const none = new Table(position({ alien: 'ace', homes: FOUR }, {}, {}, { planets: { red: 4 } }));
  // The game goes on with the regroup phase.
  expect(none.asked('red', 'ships').key).toBe('ask.place.retrieved');
  const other = new Table(
    position({}, { alien: 'ace', homes: FOUR, colonies: { 'green-1': 1 } }, {}, { planets: { blue: 4 } }),
  );
  expect(other.winners()).toEqual([]);
  expect(other.asked('red', 'launch').key).toBe('ask.launch');
});

test('ace: zapped, the next chance is the start of its next turn, not the second encounter', () => {
  const t = new Table(
    position(
      { alien: 'ace', homes: FOUR, colonies: { 'green-1': 1 }, hand: ['attack-20', 'attack-30'] },
      { hand: ['attack-08', 'cosmic-zap'] },
      {},
      { planets: { red: 4 }, destiny: ['destiny-blue', 'destiny-blue'] },
    ),
    2,
  );
  expect(t.options('blue', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('blue', 'respond', 'cosmic-zap');
  t.answer('red', 'ships', { 'red-1': 1 });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  invite(t);
  t.answer('red', 'encounter-card', 'attack-20');
  t.answer('blue', 'ships', { 'blue-2': 4 });
  expect(t.foreign('red')).toBe(2);
  t.answer('red', 'yes-no', 'yes');
  expect(t.winners()).toEqual([]);
  // Regroup comes at once: the start of the turn is over.
  expect(t.asked('red', 'ships').key).toBe('ask.place.retrieved');
});

test('ace: two lost home colonies switch the power off', () => {
  const t = new Table(
    position(
      { alien: 'ace', homes: [8, 8, 0, 0], colonies: { 'blue-1': 1 } },
      {},
      {},
      { planets: { red: 4 } },
    ),
  );
  expect(t.winners()).toEqual([]);
});

test('ace: with its own colour every foreign colony of it may be aimed at, the Ace defending', () => {
  const t = new Table(
    position(
      { hand: ['attack-20'] },
      { alien: 'ace', homes: FOUR, colonies: { 'green-2': 2, 'red-5': 1 } },
      { homes: [4, 8, 4, 4, 0] },
      { planets: { blue: 4 } },
    ),
  );
  expect(t.options('red', 'launch').filter((label) => label.startsWith('to '))).toEqual([
    'to blue-1',
    'to blue-2',
    'to blue-3',
    'to blue-4',
    'to red-5',
    'to green-2',
  ]);
  t.answer('red', 'launch', { to: 'green-2', ships: { 'red-1': 3 } });
  invite(t).finish();
  expect(t.outcome()).toBe('offense');
  expect([t.ships('green-2', 'red'), t.ships('green-2', 'blue'), t.ships('green-2', 'green')]).toEqual([
    3, 0, 8,
  ]);
  expect(t.foreign('blue')).toBe(1);
});

test('ace: with another colour only its colonies in that system, if the offense prefers the Ace', () => {
  const spec = position(
    { hand: ['attack-20'] },
    {},
    { alien: 'ace', homes: FOUR, colonies: { 'blue-2': 1, 'red-5': 1 } },
    { planets: { green: 4 } },
  );
  const t = new Table(spec);
  expect(t.asked('red', 'player').decision).toMatchObject({ key: 'ace.whom', params: { player: 2 } });
  expect(t.options('red', 'player')).toEqual(['blue', 'green']);
  t.answer('red', 'player', 'green');
  expect(t.options('red', 'launch')[0]).toBe('to blue-2');
  t.answer('red', 'launch', { to: 'blue-2', ships: { 'red-1': 3 } });
  t.answer('red', 'invite', []).answer('green', 'invite', []).finish();
  expect([t.ships('blue-2', 'red'), t.ships('blue-2', 'blue'), t.ships('blue-2', 'green')]).toEqual([
    3, 4, 0,
  ]);
  const usual = new Table(spec).answer('red', 'player', 'blue');
  expect(usual.options('red', 'launch').filter((label) => label.startsWith('to '))).toEqual([
    'to blue-1',
    'to blue-2',
    'to blue-3',
    'to blue-4',
    'to blue-5',
  ]);
});

test('ace: not exposed where it has no colony, nor with the power lost', () => {
  const elsewhere = new Table(
    position({}, {}, { alien: 'ace', homes: FOUR, colonies: { 'red-5': 1 } }, { planets: { green: 4 } }),
  );
  expect(elsewhere.asked('red', 'launch').key).toBe('ask.launch');
  const lost = new Table(
    position(
      {},
      {},
      { alien: 'ace', homes: [8, 8, 0, 0], colonies: { 'blue-2': 1 } },
      { planets: { green: 4 } },
    ),
  );
  expect(lost.asked('red', 'launch').key).toBe('ask.launch');
});

test('ace: the own colour of the offense lets it fight the Ace in its own system, and nowhere else', () => {
  const t = new Table(
    position(
      {},
      { alien: 'ace', homes: FOUR, colonies: { 'red-5': 1, 'green-1': 1 } },
      {},
      { planets: { blue: 4 }, destiny: ['destiny-red'] },
    ),
  );
  t.answer('red', 'option', 'blue');
  expect(t.options('red', 'launch').filter((label) => label.startsWith('to '))).toEqual(['to red-5']);
});

test('ace wild: a main player whom everybody else opposes wins, and hands the flare to the Ace', () => {
  const t = new Table(
    position(
      { hand: ['attack-04', 'flare-ace'] },
      {},
      { alien: 'ace', homes: FOUR },
      { planets: { green: 4 } },
    ),
  );
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', ['green']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-1': 1 } });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-ace:against-all']);
  t.answer('red', 'respond', 'flare-ace');
  t.answer('blue', 'ships', { 'blue-2': 4 });
  t.finish();
  expect(t.outcome()).toBe('offense');
  expect(t.hand('green')).toEqual(['attack-08', 'flare-ace']);
});

test('ace wild: discarded without an Ace in the game; not offered while somebody stays out', () => {
  const spec = position({ hand: ['attack-04', 'flare-ace'] }, {});
  const t = new Table(spec).answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', ['green']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-1': 1 } });
  t.answer('red', 'respond', 'flare-ace').answer('blue', 'ships', { 'blue-2': 4 }).finish();
  expect(t.discard()).toContain('flare-ace');
  const idle = new Table(spec).answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  invite(idle).finish();
  expect(idle.outcome()).toBe('defense');
});

/** The Ace defends blue-1 and loses. */
function beaten(hand: string[], red: Partial<PlayerSpec> = {}): Table {
  const t = new Table(
    position(red, { alien: 'ace', homes: FOUR, hand }, { hand: [] }, { planets: { blue: 4 } }),
  );
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  return invite(t);
}

test('ace super: beaten as the defense its ships settle together in another system; the flare is discarded', () => {
  const t = beaten(['attack-08', 'flare-ace']);
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-ace:escape']);
  t.answer('blue', 'respond', 'flare-ace');
  expect(t.options('blue', 'planet')).toEqual([
    'red-1',
    'red-2',
    'red-3',
    'red-4',
    'red-5',
    'green-1',
    'green-2',
    'green-3',
    'green-4',
    'green-5',
  ]);
  t.answer('blue', 'planet', 'green-3').finish();
  expect([t.ships('green-3', 'blue'), t.warp('blue'), t.foreign('blue')]).toEqual([4, 4, 1]);
  expect(t.discard()).toContain('flare-ace');
});

test('ace super: passed, the ships are lost; a winner is not asked', () => {
  const t = beaten(['attack-08', 'flare-ace']).answer('blue', 'respond', 'pass').finish();
  expect([t.warp('blue'), t.foreign('blue')]).toEqual([8, 0]);
  const won = beaten(['attack-30', 'flare-ace']).finish();
  expect(won.outcome()).toBe('defense');
  expect(won.hand('blue')).toEqual(['flare-ace']);
});

test('ace super: zapped, the ships are lost and the flare returns', () => {
  const t = beaten(['attack-08', 'flare-ace'], { hand: ['attack-20', 'cosmic-zap'] });
  t.answer('blue', 'respond', 'flare-ace').answer('blue', 'planet', 'green-3');
  t.answer('red', 'respond', 'cosmic-zap').finish();
  expect([t.warp('blue'), t.hand('blue')]).toEqual([8, ['flare-ace']]);
});

test('ace super: saves no allies, and a negotiate that saved its ships earns nothing (COMP-1)', () => {
  const t = new Table(
    position(
      { hand: ['attack-20', 'mobius-tubes'] },
      { alien: 'ace', homes: FOUR, hand: ['negotiate', 'flare-ace'] },
      { alien: 'zombie', homes: [4, 16, 0, 0, 0], hand: [] },
      { planets: { blue: 4 } },
    ),
  );
  t.answer('red', 'respond', 'pass');
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', ['green']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 2 } });
  t.answer('blue', 'respond', 'flare-ace').answer('blue', 'planet', 'red-5').finish();
  expect([t.ships('red-5', 'blue'), t.warp('green')]).toEqual([4, 2]);
  expect(t.hand('red')).toEqual(['mobius-tubes']);
});
