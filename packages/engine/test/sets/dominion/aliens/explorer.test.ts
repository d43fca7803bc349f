import { expect, test } from 'vitest';
import {
  COLOURS,
  createGame,
  setupFault,
  Table,
  type PlayerSpec,
  type PositionSpec,
} from '@cosmarium/engine';

/** Red attacks blue; white is the colour of discoveries. */
function position(
  red: Partial<PlayerSpec> = {},
  blue: Partial<PlayerSpec> = {},
  green: Partial<PlayerSpec> = {},
  rest: Partial<PositionSpec> = {},
): PositionSpec {
  return {
    players: [
      { colour: 'red', alien: 'explorer', tokens: 4, data: { colour: 'white' }, hand: ['attack-10'], ...red },
      { colour: 'blue', alien: 'clone', homes: [8, 12, 0, 0, 0], hand: ['attack-08'], ...blue },
      { colour: 'green', alien: 'virus', hand: [], ...green },
    ],
    destiny: ['destiny-blue'],
    ...rest,
  };
}

const launch = (t: Table, ships = 2, to = 'blue-1') =>
  t.answer('red', 'launch', { to, ships: { 'red-1': ships } });
const invite = (t: Table) => t.answer('red', 'invite', []).answer('blue', 'invite', []);

test('explorer: set-up picks an unused colour and puts four planets on the sheet, also with four planets each', () => {
  const game = createGame(
    {
      players: [
        { colour: 'red', alien: 'human' },
        { colour: 'blue', alien: 'explorer' },
        { colour: 'green', alien: 'macron' },
      ],
      start: 'given',
      variants: { fourPlanets: true },
    },
    'explorer',
  );
  const [asked] = game.pending();
  expect(asked).toMatchObject({
    seat: 1,
    key: 'explorer.colour',
    options: ['yellow', 'purple', 'orange', 'white', 'black'],
  });
  game.answer(1, asked.id, 3);
  expect(game.view(-1).players[1].sheets[0].tokens).toBe(4);
});

test('explorer: cannot be played without an unused colour (RUL-26)', () => {
  const players = COLOURS.map((colour, i) => ({
    colour,
    alien: ['explorer', 'human', 'macron', 'zombie', 'void', 'virus', 'will', 'machine'][i],
  }));
  expect(() => createGame({ players, start: 'given' }, 'x')).toThrow('no unused colour');
  const eight = COLOURS.map((colour) => ({ colour }));
  const pool = ['human', 'macron', 'zombie', 'void', 'virus', 'will', 'machine', 'clone', 'cudgel', 'demon'];
  const more = ['fido', 'filch', 'fodder', 'gambler', 'grudge', 'explorer'];
  expect(setupFault({ players: eight, aliens: [...pool, ...more] })).toMatchObject({
    fault: 'too-few-aliens',
  });
  expect(setupFault({ players: eight.slice(1), aliens: [...pool, ...more] })).toBe(null);
});

test('explorer: puts a planet under the gate, in the system under attack; the defense meets it with no ships', () => {
  const t = launch(new Table(position()));
  expect(t.options('red', 'respond')).toEqual(['pass', 'explorer:discover']);
  t.answer('red', 'respond', 'explorer:discover');
  expect(t.e.planet).toBe(15);
  expect(t.tokens('red')).toBe(3);
  expect(t.game.view(-1).systems[1]).toEqual([5, 6, 7, 8, 9, 15]);
  expect(t.game.view(-1).discovered).toEqual([{ planet: 15, colour: 'white' }]);
  invite(t);
  // 10 + 2 against 8 + 0, and one more for the discovery.
  expect(t.options('red', 'respond')).toEqual(['pass', 'explorer:strength']);
  t.answer('red', 'respond', 'explorer:strength').finish();
  expect(t.totals()).toEqual([13, 8]);
  expect([t.ships('blue-6', 'red'), t.foreign('red')]).toEqual([2, 1]);
});

test('explorer: the new planet is an ordinary home planet: the owner settles there and it counts as home', () => {
  const t = new Table(
    position(
      {},
      { homes: [4, 4, 4, 4, 0, 4] },
      {},
      { planets: { blue: 6 }, discovered: { 'blue-6': 'white' } },
    ),
  );
  expect(t.game.view(-1).players[1].homes).toBe(5);
  expect(t.options('red', 'launch').filter((label) => label.startsWith('to '))).toHaveLength(6);
});

test('explorer: may leave it on the sheet; with none left nothing is offered', () => {
  const t = launch(new Table(position())).answer('red', 'respond', 'pass');
  invite(t).finish();
  expect(t.game.view(-1).discovered).toEqual([]);
  const empty = launch(new Table(position({ tokens: 0 })));
  expect(empty.asked('red', 'invite').key).toBe('ask.invite.offense');
});

test('explorer: not against a foreign colony in the own system', () => {
  const t = new Table(
    position({}, { homes: [8, 10, 0, 0, 0], colonies: { 'red-5': 2 } }, {}, { destiny: ['destiny-red'] }),
  );
  t.answer('red', 'option', 'blue').answer('red', 'launch', { to: 'red-5', ships: { 'red-1': 2 } });
  expect(t.asked('red', 'invite').key).toBe('ask.invite.offense');
});

test('explorer: zapped, the gate stays where it is and nothing is added either', () => {
  const t = launch(
    new Table(
      position(
        {},
        { hand: ['attack-08', 'cosmic-zap'] },
        {},
        { planets: { green: 6 }, discovered: { 'green-6': 'white' } },
      ),
    ),
  );
  t.answer('red', 'respond', 'explorer:discover').answer('blue', 'respond', 'cosmic-zap');
  invite(t).finish();
  expect(t.totals()).toEqual([12, 16]);
  expect(t.tokens('red')).toBe(4);
});

test('explorer: +1 without a colony there, +2 sharing it, +4 alone; also as an ally', () => {
  const spec = position(
    { alien: 'human' },
    { homes: [8, 10, 0, 0, 0, 2] },
    {
      alien: 'explorer',
      homes: [4, 4, 4, 0, 0],
      colonies: { 'blue-6': 1, 'red-6': 1 },
      tokens: 0,
      data: { colour: 'white' },
    },
    {
      planets: { blue: 6, red: 6, green: 5 },
      discovered: { 'blue-6': 'white', 'red-6': 'white' },
    },
  );
  spec.players[0].homes = [10, 10, 0, 0, 0, 0];
  const t = launch(new Table(spec));
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 1 } });
  t.answer('green', 'respond', 'explorer:strength');
  t.finish();
  // Shared blue-6 and alone on red-6: 2 + 4.
  expect(t.totals()).toEqual([10 + 2 + 1 + 6, 8 + 8]);
});

test('explorer: nothing is added unless both cards are attacks, nor for a bystander', () => {
  const world = { planets: { green: 6 }, discovered: { 'green-6': 'white' as const } };
  const t = launch(new Table(position({ tokens: 0 }, { hand: ['negotiate'] }, {}, world)));
  invite(t).finish();
  expect(t.outcome()).toBe('offense');
  const aside = new Table(
    position(
      { alien: 'human', homes: [10, 10, 0, 0, 0] },
      {},
      { alien: 'explorer', data: { colour: 'white' } },
      world,
    ),
  );
  invite(launch(aside)).finish();
  expect(aside.totals()).toEqual([12, 16]);
});

test('explorer: discovered planets stay when the power is lost, and add nothing then', () => {
  const t = launch(
    new Table(
      position(
        { homes: [10, 10, 0, 0, 0] },
        {},
        {},
        { planets: { green: 6 }, discovered: { 'green-6': 'white' } },
      ),
    ),
  );
  invite(t).finish();
  expect(t.totals()).toEqual([12, 16]);
  expect(t.game.view(-1).systems[2]).toHaveLength(6);
});

const wild: Partial<PlayerSpec> = { alien: 'human', homes: [10, 10, 0, 0, 0] };

test('explorer wild: the Genesis planet comes under the gate; a win earns a reward for every ship', () => {
  const t = launch(
    new Table(
      position({ ...wild, hand: ['attack-10', 'flare-explorer'] }, {}, {}, { deck: ['quash', 'plague'] }),
    ),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-explorer:genesis']);
  t.answer('red', 'respond', 'flare-explorer');
  expect(t.game.view(-1).systems[1]).toEqual([5, 6, 7, 8, 9, 15]);
  invite(t).finish();
  expect([t.ships('blue-6', 'red'), t.totals()]).toEqual([2, [12, 8]]);
  expect(t.hand('red')).toEqual(['flare-explorer', 'plague', 'quash']);
  // It is not one of the discoveries.
  expect(t.game.view(-1).discovered).toEqual([]);
});

test('explorer wild: any other outcome earns one reward', () => {
  const t = launch(new Table(position({ ...wild, hand: ['attack-04', 'flare-explorer'] })));
  t.answer('red', 'respond', 'flare-explorer');
  // The reward may be one of the ships that were just lost.
  invite(t);
  expect(t.asked('red', 'ships').decision).toMatchObject({ key: 'ask.rewards', params: { count: 1 } });
  t.answer('red', 'ships', { 'red-1': 1 }).finish();
  expect(t.outcome()).toBe('defense');
  expect([t.warp('red'), t.hand('red')]).toEqual([1, ['flare-explorer']]);
});

test('explorer wild: a deal earns a reward for every ship that was on the gate', () => {
  const t = launch(
    new Table(
      position({ ...wild, hand: ['negotiate', 'flare-explorer'] }, { hand: ['negotiate', 'attack-40'] }),
    ),
    3,
  );
  t.answer('red', 'respond', 'flare-explorer');
  invite(t);
  t.answer('blue', 'encounter-card', 'negotiate');
  t.answer('red', 'offer', { get: { cards: { random: 1 } } }).answer('blue', 'offer', 'accept');
  t.answer('red', 'ships', { 'red-1': 3 }).answer('red', 'yes-no', 'no').finish();
  expect(t.hand('red')).toHaveLength(5);
});

test('explorer wild: a Genesis planet that lies elsewhere comes along with its ships, and is a home there', () => {
  const spec = position(
    { ...wild, hand: ['attack-10', 'flare-explorer'] },
    {},
    { homes: [10, 2, 0, 0, 0], technologies: [{ card: 'genesis-bomb', ships: 8 }] },
    { variants: { technologies: true }, deck: ['attack-01', 'attack-04'] },
  );
  const t = new Table(spec);
  t.answer('green', 'option', 'pass').answer('green', 'respond', 'genesis-bomb');
  t.answer('green', 'ships', { 'technology-1': 3 }).answer('green', 'ships', { 'green-1': 5 });
  expect(t.game.view(-1).systems[2]).toEqual([10, 11, 12, 13, 14, 15]);
  launch(t).answer('red', 'respond', 'flare-explorer');
  expect(t.game.view(-1).systems[2]).toEqual([10, 11, 12, 13, 14]);
  expect([t.ships('blue-6', 'green'), t.foreign('green')]).toEqual([3, 1]);
  invite(t).answer('red', 'option', 'none').finish();
  expect([t.ships('blue-6', 'red'), t.ships('blue-6', 'green')]).toEqual([2, 3]);
});

test('explorer super: in an encounter at a discovered planet its side has four more', () => {
  const t = launch(new Table(position({ hand: ['attack-10', 'flare-explorer'] })));
  t.answer('red', 'respond', 'explorer:discover');
  invite(t);
  expect(t.options('red', 'respond')).toEqual(['pass', 'explorer:strength', 'flare-explorer:base-camp']);
  t.answer('red', 'respond', 'flare-explorer').answer('red', 'respond', 'pass').finish();
  expect(t.totals()).toEqual([16, 8]);
});

test('explorer super: not at any other planet; zapped, it adds nothing and returns', () => {
  const t = launch(new Table(position({ hand: ['attack-10', 'flare-explorer'] }))).answer(
    'red',
    'respond',
    'pass',
  );
  invite(t).finish();
  expect(t.totals()).toEqual([12, 16]);
  const zapped = launch(
    new Table(position({ hand: ['attack-10', 'flare-explorer'] }, { hand: ['attack-08', 'cosmic-zap'] })),
  );
  zapped.answer('red', 'respond', 'explorer:discover').answer('blue', 'respond', 'pass');
  invite(zapped).answer('red', 'respond', 'flare-explorer').answer('blue', 'respond', 'cosmic-zap').finish();
  expect(zapped.totals()).toEqual([12, 8]);
  expect(zapped.hand('red')).toEqual(['flare-explorer']);
});
