/**
 * What a table asks when Ace, Bride, Engineer, Explorer, Pirate, Tourist and Voyager meet others: aliens of the base box,
 * technologies, and each other.
 */
import { expect, test } from 'vitest';
import { Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';

const WEAK = [8, 12, 0, 0, 0];

/** Red attacks blue, green looks on; nobody has a power unless a test says so. */
function position(
  red: Partial<PlayerSpec>,
  blue: Partial<PlayerSpec>,
  green: Partial<PlayerSpec> = {},
  rest: Partial<PositionSpec> = {},
): PositionSpec {
  return {
    players: [
      { colour: 'red', alien: 'human', homes: WEAK, hand: ['attack-20'], ...red },
      { colour: 'blue', alien: 'clone', homes: WEAK, hand: ['attack-04'], ...blue },
      { colour: 'green', alien: 'macron', homes: WEAK, hand: [], ...green },
    ],
    destiny: ['destiny-blue'],
    ...rest,
  };
}

const HOME = [4, 4, 4, 4, 4];
const launch = (t: Table, ships = 2, to = 'blue-1') =>
  t.answer('red', 'launch', { to, ships: { 'red-1': ships } });
const alone = (t: Table) => t.answer('red', 'invite', []).answer('blue', 'invite', []);
const targets = (t: Table) => t.options('red', 'launch').filter((label) => label.startsWith('to '));

test('Ace and Will: whoever chooses the defense anyway is offered its colonies once', () => {
  const t = new Table(
    position(
      { alien: 'will', homes: HOME },
      { alien: 'ace', homes: [4, 4, 4, 4], colonies: { 'green-1': 2 } },
      {},
      { planets: { blue: 4 } },
    ),
  );
  t.answer('red', 'player', 'blue');
  expect(targets(t)).toEqual(['to blue-1', 'to blue-2', 'to blue-3', 'to blue-4', 'to green-1']);
});

test('Ace and Sorcerer: a power that is traded is exposed with its new owner, and wins for that one', () => {
  const t = new Table(
    position(
      { alien: 'ace', homes: [8, 8, 4] },
      { alien: 'parasite', colonies: { 'green-1': 1 }, homes: [4, 4, 4, 4, 3], hand: ['attack-40'] },
      { hand: ['flare-sorcerer'] },
      { planets: { red: 3 } },
    ),
    2,
  );
  alone(launch(t)).answer('green', 'respond', 'flare-sorcerer');
  // Blue beats red off, and begins its own turn as the Ace with a colony in green's system.
  expect([t.aliens('blue'), t.winners()]).toEqual([['ace'], ['blue']]);
});

test('Explorer and Virus: on a planet nobody has reached yet the Virus multiplies by nothing', () => {
  const t = new Table(
    position(
      { alien: 'explorer', homes: HOME, tokens: 4, data: { colour: 'white' }, hand: ['attack-10'] },
      { alien: 'virus', homes: HOME, hand: ['attack-30'] },
    ),
  );
  launch(t).answer('red', 'respond', 'explorer:discover');
  alone(t).answer('red', 'respond', 'pass').finish();
  expect([t.totals(), t.outcome()]).toEqual([[12, 0], 'offense']);
});

test('Explorer and Citadel: a discovered planet can be fortified like any other', () => {
  const t = new Table(
    position(
      {},
      { homes: [8, 12, 0, 0, 0, 0] },
      { alien: 'citadel', homes: HOME, hand: ['attack-15'] },
      { planets: { blue: 6 }, discovered: { 'blue-6': 'white' } },
    ),
  );
  t.answer('green', 'respond', 'citadel:build');
  expect(t.options('green', 'planet')).toContain('blue-6');
});

test('Tourist and Healer: a ship lost to a hazard can be healed', () => {
  const t = new Table(
    position(
      { alien: 'healer', homes: HOME },
      {},
      {
        alien: 'tourist',
        homes: [4, 4, 4, 4, 2],
        holds: [{ name: 'liner', ships: { green: 2 }, system: 'green' }],
      },
      { destiny: ['destiny-blue-hazard'] },
    ),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'healer:heal']);
  t.answer('red', 'respond', 'healer:heal').answer('green', 'ships', { 'green-5': 1 });
  expect([t.warp('green'), t.ships('liner', 'green'), t.ships('green-5', 'green')]).toEqual([0, 1, 3]);
});

test('Tourist and Dictator: a hazard card that is picked warns as well as one that is drawn', () => {
  const t = new Table(
    position(
      {},
      { alien: 'dictator', homes: HOME },
      {
        alien: 'tourist',
        homes: [4, 4, 4, 4, 2],
        holds: [{ name: 'liner', ships: { green: 2 }, system: 'green' }],
      },
      { destiny: [] },
    ),
  );
  t.answer('blue', 'card', 'destiny-blue-hazard');
  expect([t.ships('liner', 'green'), t.warp('green')]).toEqual([1, 1]);
});

test('Pirate and Void: a ship that is removed from the game cannot be captured', () => {
  const t = new Table(
    position({ alien: 'void', homes: HOME }, { homes: [4, 16, 0, 0, 0] }, { alien: 'pirate', homes: HOME }),
  );
  launch(t).answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 2 } }).finish();
  expect([t.ships('removed', 'blue'), t.ships('blue-1', 'green')]).toEqual([4, 2]);
});

test('Pirate and Zombie: what is captured does not go to the warp, so it does not come home', () => {
  const t = new Table(
    position({ alien: 'pirate', homes: HOME }, { alien: 'zombie', homes: [4, 8, 4, 4, 0] }),
  );
  alone(launch(t)).answer('red', 'respond', 'pirate:raid').answer('red', 'ships', { 'red-1': 2 });
  t.answer('blue', 'ships', { 'blue-2': 2 }).finish();
  expect([t.ships('prisoners', 'blue'), t.ships('blue-2', 'blue')]).toEqual([2, 10]);
});

test('Pirate and Zombie: a sold Zombie ship comes home from the way to the warp, and the reward is paid', () => {
  const t = new Table(
    position(
      { alien: 'pirate', homes: HOME, holds: [{ name: 'prisoners', ships: { blue: 2 } }] },
      { alien: 'zombie', homes: [4, 6, 4, 4, 0] },
      {},
      { deck: ['quash', 'plague'] },
    ),
  );
  t.answer('red', 'respond', 'pirate:sell')
    .answer('red', 'number', '2')
    .answer('blue', 'ships', { 'blue-1': 2 });
  expect([t.warp('blue'), t.ships('blue-1', 'blue'), t.hand('red')]).toEqual([
    0,
    6,
    ['attack-20', 'plague', 'quash'],
  ]);
});

test('Pirate and Masochist: captured ships are lost for the Masochist, who wins with nothing left', () => {
  const t = new Table(
    position(
      { alien: 'pirate', homes: HOME, holds: [{ name: 'prisoners', ships: { blue: 12 } }] },
      { alien: 'masochist', homes: [0, 0, 0, 0, 0] },
    ),
  );
  expect(t.winners()).toEqual(['blue']);
});

test('Pirate and Vacuum: only ships that reach the warp take others along', () => {
  const t = new Table(
    position({ alien: 'pirate', homes: HOME }, { alien: 'vacuum', homes: [3, 5, 4, 4, 4] }),
  );
  alone(launch(t)).answer('red', 'respond', 'pirate:raid').answer('red', 'ships', { 'red-1': 2 });
  expect(t.options('blue', 'number')).toEqual(['0', '1']);
  t.answer('blue', 'number', '0').answer('blue', 'number', '0').finish();
  expect([t.warp('blue'), t.ships('prisoners', 'blue')]).toEqual([1, 2]);
});

test('Voyager and Warpish: ships on a planet in the warp are counted there (RUL-25)', () => {
  const t = new Table(
    position(
      { hand: ['attack-20'] },
      { alien: 'warpish', homes: HOME, hand: ['attack-08'] },
      { alien: 'voyager', homes: HOME },
      { adrift: ['green-2'] },
    ),
  );
  alone(launch(t)).finish();
  // Four of green’s ships are there.
  expect(t.totals()).toEqual([22, 16]);
});

test('Voyager and Mobius Tubes: they bring home what is in the warp proper, and move nothing else (RUL-25)', () => {
  const t = new Table(
    position(
      { hand: ['attack-20', 'mobius-tubes'] },
      {},
      { alien: 'voyager', homes: [4, 4, 4, 4, 2] },
      { adrift: ['green-2'] },
    ),
  );
  t.answer('red', 'respond', 'mobius-tubes').answer('green', 'ships', { 'green-2': 2 });
  expect([t.ships('green-2', 'green'), t.warp('green'), t.game.view(-1).adrift]).toEqual([6, 0, [11]]);
});

test('Voyager and the Omega Missile: a planet in the warp is out of its reach', () => {
  const t = new Table(
    position(
      { technologies: [{ card: 'omega-missile', up: true }] },
      {},
      { alien: 'voyager', homes: HOME },
      { adrift: ['green-2'], variants: { technologies: true } },
    ),
  );
  t.answer('red', 'respond', 'omega-missile');
  expect(t.options('red', 'planet')).not.toContain('green-2');
  expect(t.options('red', 'planet')).toContain('green-3');
});

test('Bride and Sorcerer: a traded sheet is a divorce without alimony, and the ring stays on it', () => {
  const t = new Table(
    position(
      { alien: 'bride', homes: HOME, holds: [{ name: 'ring', ships: { green: 1 } }], hand: ['attack-20'] },
      {},
      { homes: [8, 11, 0, 0, 0], hand: ['flare-sorcerer'] },
    ),
  );
  const pass = () => {
    while (t.open()[0].kind === 'respond' && t.open()[0].key === 'ask.respond.free')
      t.answer(t.open()[0].seat, 'respond', 'pass');
  };
  pass();
  launch(t);
  pass();
  alone(t).answer('green', 'ally', { to: 'none' });
  pass();
  t.answer('green', 'respond', 'flare-sorcerer');
  // The flare is gone with the trade; of half a hand nothing was taken.
  expect([t.aliens('blue'), t.ships('divorced', 'green'), t.hand('green'), t.discard()]).toEqual([
    ['bride'],
    1,
    [],
    ['flare-sorcerer'],
  ]);
});

test('Bride’s flare and Machine: the turn ends, and no Machine goes on (RUL-29)', () => {
  const t = new Table(
    position(
      { alien: 'machine', homes: HOME, hand: ['attack-20', 'attack-30'] },
      { hand: ['attack-04', 'flare-bride'] },
    ),
    2,
  );
  launch(t).answer('blue', 'respond', 'flare-bride').answer('red', 'planet', 'red-1');
  expect([t.s.offense, t.outcome(t.last()!)]).toEqual([1, 'broken-off']);
});

test('Engineer and Voyager’s world: ships there count as in the warp for a technology, too (RUL-25)', () => {
  const t = new Table(
    position(
      {
        alien: 'engineer',
        homes: HOME,
        technologies: [{ card: 'xenon-lasers', data: { sheet: 'engineer' } }],
      },
      {},
      {},
      { adrift: ['red-2'] },
    ),
  );
  expect(t.options('red', 'option')).toEqual([
    'pass',
    'xenon-lasers:research',
    'xenon-lasers:complete',
    'xenon-lasers:abandon',
  ]);
});
