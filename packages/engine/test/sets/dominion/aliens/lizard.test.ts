import { createGame, Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';
import { expect, test } from 'vitest';

const WEAK = [8, 12, 0, 0, 0];

/** Red, the Lizard, attacks blue-1; blue and green have too few home colonies for their powers. */
function position(
  red: Partial<PlayerSpec> = {},
  blue: Partial<PlayerSpec> = {},
  green: Partial<PlayerSpec> = {},
  rest: Partial<PositionSpec> = {},
): PositionSpec {
  return {
    players: [
      { colour: 'red', alien: 'lizard', tokens: 20, hand: ['attack-20'], ...red },
      { colour: 'blue', alien: 'zombie', homes: WEAK, hand: ['attack-04'], ...blue },
      { colour: 'green', alien: 'human', homes: WEAK, hand: [], ...green },
    ],
    destiny: ['destiny-blue'],
    ...rest,
  };
}

const launch = (t: Table, ships: Record<string, number> = { 'red-1': 3 }) =>
  t.answer('red', 'launch', { to: 'blue-1', ships });
const invite = (t: Table) => t.answer('red', 'invite', []).answer('blue', 'invite', []);
/** Changed ships, by place. */
const changed = (t: Table) =>
  t.game
    .view(-1)
    .players[0].special.map(({ at, marks }) => `${marks.join('+')} ${at}`)
    .sort();
const special = (...at: string[]) => at.map((place) => ({ ship: 'changed', at: place }));

test('lizard: begins with a fleet of an unused colour on the sheet', () => {
  const game = createGame(
    {
      players: [
        { colour: 'red', alien: 'lizard' },
        { colour: 'blue', alien: 'zombie' },
        { colour: 'green', alien: 'human' },
      ],
      start: 'given',
      variants: { fourPlanets: true },
    },
    'any',
  );
  expect(game.view(-1).players[0].sheets[0].tokens).toBe(16);
});

test('lizard: is not for a table where all eight colours are played', () => {
  const colours = ['red', 'yellow', 'green', 'blue', 'purple', 'orange', 'white', 'black'] as const;
  const aliens = ['lizard', 'zombie', 'human', 'macron', 'warrior', 'virus', 'void', 'trader'];
  const players = colours.map((colour, i) => ({ colour, alien: aliens[i] }));
  expect(() => createGame({ players, start: 'given' }, 'any')).toThrow('colour');
});

test('lizard: winning ships change where they stand, and land changed', () => {
  const t = invite(launch(new Table(position()))).finish();
  expect(t.outcome()).toBe('offense');
  expect([t.totals(), changed(t), t.tokens('red')]).toEqual([
    [23, 12],
    ['changed 5', 'changed 5', 'changed 5'],
    17,
  ]);
  expect([t.ships('blue-1', 'red'), t.s.removed[0]]).toEqual([3, 0]);
});

test('lizard: as the defense too, and only its own ships', () => {
  const t = new Table(
    position(
      { hand: ['attack-20'], homes: [2, 6, 4, 4, 4] },
      { hand: ['attack-08'] },
      {},
      { offense: 'blue', destiny: ['destiny-red'] },
    ),
  );
  t.answer('blue', 'launch', { to: 'red-1', ships: { 'blue-2': 2 } });
  t.answer('blue', 'invite', []).answer('red', 'invite', ['green']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 1 } });
  t.answer('green', 'ships', { 'green-1': 1 }).finish();
  expect([changed(t), t.tokens('red')]).toEqual([['changed 0', 'changed 0'], 18]);
  expect(t.game.view(-1).players[2].special).toEqual([]);
});

test('lizard: nothing changes by losing, by a deal, or as an ally', () => {
  const lost = invite(launch(new Table(position({ hand: ['attack-00'] })))).finish();
  expect([lost.outcome(), changed(lost)]).toEqual(['defense', []]);
  const deal = invite(launch(new Table(position({ hand: ['negotiate'] }, { hand: ['negotiate'] }))));
  deal.answer('red', 'offer', { give: {}, get: { colony: 'blue-2' } }).answer('blue', 'offer', 'accept');
  deal.answer('red', 'ships', { gate: 1 }).answer('red', 'ships', { 'red-1': 2 }).finish();
  expect([deal.outcome(), changed(deal)]).toEqual(['deal', []]);
  const ally = new Table(
    position({ hand: [] }, { hand: ['attack-20'] }, { hand: ['attack-04'] }, { offense: 'green' }),
  );
  ally.answer('green', 'launch', { to: 'blue-1', ships: { 'green-2': 1 } });
  ally.answer('green', 'invite', []).answer('blue', 'invite', ['red']);
  ally
    .answer('red', 'ally', { to: 'defense', ships: { 'red-1': 1 } })
    .answer('red', 'ships', { 'red-1': 1 })
    .finish();
  expect([ally.outcome(), changed(ally)]).toEqual(['defense', []]);
});

test('lizard: a zapped use changes nothing', () => {
  const t = invite(launch(new Table(position({}, { hand: ['attack-04', 'cosmic-zap'] }))));
  expect(t.options('blue', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('blue', 'respond', 'cosmic-zap:zap').finish();
  expect([changed(t), t.tokens('red')]).toEqual([[], 20]);
});

test('lizard: each changed ship adds two more, and ships of both kinds are sent by choice', () => {
  const t = new Table(position({ special: special('red-1', 'red-1', 'red-2') }));
  expect(t.options('red', 'launch').slice(5)).toEqual([
    'red-1 0..2',
    'red-1:changed 0..2',
    'red-2 0..3',
    'red-2:changed 0..1',
    'red-3 0..4',
    'red-4 0..4',
    'red-5 0..4',
  ]);
  launch(t, { 'red-1': 1, 'red-1:changed': 2 });
  expect(t.game.view(-1).encounter!.forecast!.sides[0]).toEqual({ times: 1, plus: 7, powers: ['lizard'] });
  invite(t).finish();
  expect(t.totals()).toEqual([27, 12]);
  expect(changed(t)).toEqual(['changed 1', 'changed 5', 'changed 5', 'changed 5']);
});

test('lizard: the two stay while the power is lost, also for an ally, and not for a bystander', () => {
  const t = new Table(
    position(
      { hand: [], homes: WEAK, special: special('red-2', 'red-2') },
      {},
      { hand: ['attack-10'] },
      { offense: 'green' },
    ),
  );
  t.answer('green', 'launch', { to: 'blue-1', ships: { 'green-2': 1 } });
  t.answer('green', 'invite', ['red']).answer('blue', 'invite', []);
  t.answer('red', 'ally', { to: 'offense', ships: { 'red-2': 1, 'red-2:changed': 1 } }).finish();
  expect(t.totals()).toEqual([15, 12]);
});

test('lizard: wins when no normal ship is left in the game', () => {
  const at = ['red-1', 'red-2', 'red-3', 'red-4', 'red-5'];
  const all = at.flatMap((place) => [place, place, place, place]).slice(1);
  const t = new Table(position({ tokens: 1, special: special(...all) }));
  launch(t, { 'red-1': 1 });
  invite(t);
  expect([t.game.over, t.game.winners]).toEqual([true, [0]]);
});

test('lizard: a normal ship in the warp is still in the game, a removed one is not', () => {
  const at = ['red-1', 'red-2', 'red-3', 'red-4', 'red-5'];
  const all = at.flatMap((place) => [place, place, place, place]).slice(1);
  const red = { homes: [3, 4, 4, 4, 4], tokens: 1, special: special(...all) };
  const green = { hand: ['attack-04'] };
  const t = new Table(position(red, {}, green, { offense: 'green' }));
  t.answer('green', 'launch', { to: 'blue-1', ships: { 'green-2': 1 } });
  t.answer('green', 'invite', []).answer('blue', 'invite', []).finish();
  expect([t.game.over, t.warp('red')]).toEqual([false, 1]);
  const gone = new Table(position({ ...red, removed: 1 }, {}, green, { offense: 'green' }));
  expect([gone.game.over, gone.game.winners]).toEqual([true, [0]]);
});

test('wild lizard: reinforcements played after it count double, earlier ones do not', () => {
  const t = new Table(
    position(
      {
        alien: 'zombie',
        tokens: 0,
        hand: ['attack-08', 'flare-lizard', 'reinforcement-2', 'reinforcement-3'],
      },
      { alien: 'warrior', hand: ['attack-10'] },
    ),
  );
  invite(launch(t)).answer('red', 'respond', 'pass');
  t.answer('red', 'reinforce', 'reinforcement-2 offense');
  t.answer('red', 'respond', 'flare-lizard:double');
  t.answer('red', 'reinforce', 'reinforcement-3 offense');
  t.finish();
  expect([t.totals(), t.hand('red')]).toEqual([[8 + 3 + 2 + 6, 18], ['flare-lizard']]);
});

test('wild lizard: or the multiplier of the own kicker grows by one', () => {
  const hand = ['attack-08', 'flare-lizard', 'reward-kicker-x2-lost-signal'];
  const t = new Table(
    position(
      { alien: 'zombie', tokens: 0, hand },
      { alien: 'warrior', hand: ['attack-10'] },
      {},
      { variants: { rewards: true } },
    ),
  );
  invite(launch(t)).answer('red', 'respond', 'reward-kicker-x2-lost-signal:lay');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-lizard:double', 'flare-lizard:kick-harder']);
  t.answer('red', 'respond', 'flare-lizard:kick-harder').finish();
  expect(t.totals()).toEqual([8 * 3 + 3, 18]);
});

/** Red plays Lizard's flare from a hand of these, against blue's attack of 10 and maybe a kicker. */
const withKickers = (red: string[], blue: string[]) =>
  invite(
    launch(
      new Table(
        position(
          { alien: 'void', tokens: 0, hand: ['attack-08', 'flare-lizard', ...red] },
          { alien: 'warrior', hand: ['attack-10', ...blue] },
          {},
          { variants: { rewards: true } },
        ),
      ),
    ),
  );

test('wild lizard: a reinforcement worth what was thrown away for it counts double, too', () => {
  const t = withKickers(['reward-reinforcement-x', 'quash', 'solar-wind'], []);
  t.answer('red', 'respond', 'flare-lizard:double');
  t.answer('red', 'reinforce', 'reward-reinforcement-x offense').answer('red', 'cards', [
    'quash',
    'solar-wind',
  ]);
  t.finish();
  expect([t.totals(), t.hand('red')]).toEqual([[8 + 3 + 4, 18], ['flare-lizard']]);
});

test('wild lizard: of an attack that the other kicker turns around, the own one is what grows', () => {
  const t = withKickers(['reward-kicker-x4'], ['reward-kicker-x-1']);
  t.answer('red', 'respond', 'reward-kicker-x4:lay').answer('blue', 'respond', 'reward-kicker-x-1:lay');
  t.answer('red', 'respond', 'flare-lizard:kick-harder').finish();
  expect(t.totals()).toEqual([8 * 5 * -1 + 3, -10 + 8]);
});

test('wild lizard: one more than minus one is nothing, for all attacks', () => {
  const t = withKickers(['reward-kicker-x-1'], []);
  t.answer('red', 'respond', 'reward-kicker-x-1:lay');
  t.answer('red', 'respond', 'flare-lizard:kick-harder').finish();
  expect(t.totals()).toEqual([3, 8]);
});

test('wild lizard: not for a bystander', () => {
  const t = new Table(
    position(
      { alien: 'zombie', tokens: 0, hand: ['attack-20'] },
      { alien: 'warrior' },
      { hand: ['flare-lizard', 'reinforcement-2'] },
    ),
  );
  invite(launch(t)).finish();
  expect(t.totals()).toEqual([23, 12]);
});

test('super lizard: two more normal ships change, also in the warp', () => {
  const t = new Table(position({ hand: ['attack-20', 'flare-lizard'], homes: [4, 4, 4, 4, 2] }));
  t.answer('red', 'ships', { 'red-5': 1 });
  invite(launch(t)).answer('red', 'respond', 'flare-lizard:further');
  expect(t.asked('red', 'ships')).toMatchObject({
    key: 'lizard.further',
    options: ['red-1 0..1', 'red-2 0..4', 'red-3 0..4', 'red-4 0..4', 'red-5 0..3', 'warp 0..1'],
    decision: { min: 2, max: 2 },
  });
  t.answer('red', 'ships', { 'red-1': 1, warp: 1 }).finish();
  expect([changed(t), t.tokens('red')]).toEqual([
    ['changed -1', 'changed 0', 'changed 5', 'changed 5', 'changed 5'],
    15,
  ]);
});

test('lizard: nobody can trade it away', () => {
  const t = new Table(position({}, {}, { hand: ['flare-sorcerer'] }));
  invite(launch(t)).finish();
  expect(t.aliens('red')).toEqual(['lizard']);
});

test('lizard: the Prometheus is no normal ship, in the game or out of it (void)', () => {
  const changed = special(
    ...['red-2', 'red-3', 'red-4'].flatMap((at) => [at, at, at, at]),
    ...Array<string>(7).fill('red-1'),
  );
  const red = {
    homes: [8, 4, 4, 4, 0],
    tokens: 1,
    hand: ['attack-04'],
    special: [...changed, { ship: 'prometheus', at: 'red-5', further: true }],
  };
  const green = { alien: 'void', homes: [4, 4, 4, 4, 4], hand: ['attack-20'] };
  const t = new Table(position(red, {}, green, { offense: 'green', destiny: ['destiny-red'] }));
  t.answer('green', 'launch', { to: 'red-5', ships: { 'green-2': 2 } });
  t.answer('green', 'invite', []).answer('red', 'invite', []).finish();
  // The token is removed; one normal ship is left on red-1.
  expect([t.outcome(), t.s.removed[0], t.game.over]).toEqual(['offense', 1, false]);
});
