import { expect, test } from 'vitest';
import {
  buildPosition,
  CosmariumError,
  createGame,
  gameFromPosition,
  type PositionSpec,
  type Setup,
} from '@cosmarium/engine';
import { duel } from '../helpers/duel.ts';
import { finishByFallback } from '../helpers/games.ts';
import { HOSTILE } from '../helpers/hostile.ts';

/** The error thrown; anything but a CosmariumError goes through. */
function errorOf(act: () => unknown): CosmariumError {
  try {
    act();
  } catch (error) {
    if (error instanceof CosmariumError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
const three: Setup['players'] = [{ colour: 'red' }, { colour: 'blue' }, { colour: 'green' }];
const named = three.map((player, i) => ({ ...player, alien: ['human', 'zombie', 'macron'][i] }));

test.each<[string, unknown]>([
  ['setup', null],
  ['setup', undefined],
  ['setup', 'advanced'],
  ['setup', {}],
  ['setup', { players: { length: 3 } }],
  ['setup.players', { players: three.slice(1) }],
  ['setup.players[0]', { players: [null, ...three.slice(1)] }],
  [
    'setup.players[1]',
    { players: ['red', 'blue', 'green'].map((colour, i) => (i === 1 ? colour : { colour })) },
  ],
  ['setup.players[2].colour', { players: [...three.slice(0, 2), { colour: 'mauve' }] }],
  ['setup.players[2].colour', { players: [...three.slice(0, 2), { colour: 'red' }] }],
  ['setup.players[0].colour', { players: [{ colour: HOSTILE }, ...three.slice(1)] }],
  ['setup.start', { players: three, start: 'late' }],
  ['setup.start', { players: three, start: HOSTILE }],
  ['setup.players[0].alien', { players: three, start: 'given' }],
  [
    'setup.players[0].alien',
    { players: [{ colour: 'red', alien: 'unicorn' }, ...named.slice(1)], start: 'given' },
  ],
  [
    'setup.players[0].alien',
    { players: [{ colour: 'red', alien: 'constructor' }, ...named.slice(1)], start: 'given' },
  ],
  [
    'setup.players[1].alien',
    { players: [named[0], { colour: 'blue', alien: 'human' }, named[2]], start: 'given' },
  ],
  ['setup.aliens', { players: three, aliens: 'human' }],
  ['setup.aliens[1]', { players: three, aliens: ['human', 'unicorn'] }],
  ['setup.aliens[0]', { players: three, aliens: ['__proto__'] }],
  ['setup.aliens[1]', { players: three, aliens: ['human', 'human'] }],
  ['setup.aliens[0]', { players: three, aliens: [HOSTILE] }],
  ['setup.first', { players: three, first: 3 }],
  ['setup.first', { players: three, first: -2 }],
  ['setup.first', { players: three, first: 0.5 }],
  ['setup.first', { players: three, first: HOSTILE }],
  ['setup.dealRounds', { players: three, dealRounds: 0 }],
  ['setup.dealRounds', { players: three, dealRounds: NaN }],
  ['setup.readings.unheard', { players: three, readings: { unheard: true } }],
  ['setup.readings.lateZap', { players: three, readings: { lateZap: 'yes' } }],
])('a bad set-up says where: %s', (path, setup) => {
  const error = errorOf(() => createGame(setup as Setup, 'seed'));
  expect(error).toMatchObject({ code: 'bad-setup', path });
  expect(error.message.startsWith(`${path}: `)).toBe(true);
});

test('a bad seed is refused', () => {
  for (const seed of [undefined, null, 1, {}])
    expect(errorOf(() => createGame({ players: three }, seed as string))).toMatchObject({
      code: 'bad-setup',
      path: 'seed',
    });
});

const changed = (change: object, rest: object = {}) => duel({ red: change }, rest);

test.each<[string, string, PositionSpec]>([
  ['bad-position', 'position', null as unknown as PositionSpec],
  ['bad-position', 'position', {} as PositionSpec],
  ['bad-setup', 'setup.players[0].alien', changed({ alien: 'unicorn' })],
  ['bad-position', 'position.players[0].homes', changed({ homes: [4, 4] })],
  ['bad-position', 'position.players[0].homes[0]', changed({ homes: [-1, 4, 4, 4, 4] })],
  ['bad-position', 'position.players[0].homes[1]', changed({ homes: [4, 0.5, 4, 4, 4] })],
  ['bad-position', 'position.players[0].homes[2]', changed({ homes: [4, 4, NaN, 4, 4] })],
  ['bad-position', 'position.players[0]', changed({ homes: [20, 1, 0, 0, 0] })],
  ['bad-position', 'position.players[0].colonies.blue-1', changed({ colonies: { 'blue-1': -1 } })],
  ['bad-position', 'position.players[0].colonies.warp', changed({ colonies: { warp: 2 } })],
  ['bad-position', 'position.players[0].removed', changed({ removed: -1, homes: [4, 4, 4, 4, 4] })],
  ['bad-position', 'position.players[0].tokens', changed({ tokens: '1' })],
  ['bad-position', 'position.players[0].incarnation', changed({ incarnation: 'unicorn' })],
  ['bad-position', 'position.players[0].hand[1]', changed({ hand: ['attack-10', 'attack-99'] })],
  ['bad-position', 'position.players[0].hand[0]', changed({ hand: ['flare-unicorn'] })],
  ['bad-position', 'position.players[0].hand[0]', changed({ hand: [HOSTILE] })],
  ['bad-position', 'position.players[0].hand[1]', changed({ hand: ['morph', 'morph'] })],
  ['bad-position', 'position.deck[0]', changed({}, { deck: ['attack'] })],
  ['bad-position', 'position.discard[0]', changed({}, { discard: ['toString'] })],
  [
    'bad-position',
    'position.destiny[2]',
    changed({}, { destiny: ['destiny-wild', 'destiny-wild', 'destiny-wild'] }),
  ],
  ['bad-position', 'position.destiny[0]', changed({}, { destiny: ['destiny-purple'] })],
])('a bad position says where: %s %s', (code, path, spec) => {
  expect(errorOf(() => buildPosition(spec))).toMatchObject({ code, path });
});

test.each([
  ['colonies', { colonies: { 'purple-1': 1 } }, {}, 'purple-1'],
  ['colonies', { colonies: { 'blue-6': 1 } }, {}, 'blue-6'],
  ['colonies', { colonies: { constructor: 1 } }, {}, 'constructor'],
  ['offense', {}, { offense: 'purple' }, 'purple'],
])('a position with an unknown place or player says which: %s %#', (_, change, rest, word) => {
  const error = errorOf(() => buildPosition(changed(change, rest)));
  expect(error.message).toContain(word);
});

/** A sound position with one thing wrong. */
const damaged = (damage: (state: any) => void) => {
  const state: unknown = JSON.parse(JSON.stringify(buildPosition(duel())));
  damage(state);
  return state as Parameters<typeof gameFromPosition>[0];
};

test.each<[string, (state: any) => void]>([
  ['position.players', (s) => delete s.players],
  ['position.players', (s) => s.players.pop()],
  ['position.players', (s) => (s.players[0] = null)],
  ['position.players[0].colour', (s) => (s.players[0].colour = 'mauve')],
  ['position.players[1].hand', (s) => (s.players[1].hand = ['attack-10'])],
  ['position.players[1].hand', (s) => (s.players[1].hand = [999])],
  ['position.players[2].sheets[0].alien', (s) => (s.players[2].sheets[0].alien = 'unicorn')],
  ['position.players[2].sheets[0].alien', (s) => (s.players[2].sheets[0].alien = '__proto__')],
  ['position.options', (s) => (s.options = null)],
  ['position.options.planetsEach', (s) => (s.options.planetsEach = 0)],
  ['position.options.shipsPerPlanet', (s) => (s.options.shipsPerPlanet = 1e9)],
  ['position.planets', (s) => s.planets.forEach((planet: { system: number }) => (planet.system = 0))],
  ['position.destiny', (s) => (s.destiny = s.destinyDiscard = [])],
  ['position.extra', (s) => (s.extra = [{ offense: 0 }])],
  ['position.kinds', (s) => (s.kinds[0] = 'attack-99')],
  ['position.ships', (s) => s.ships.pop()],
  ['position.ships', (s) => (s.ships[0] = null)],
  ['position.warp', (s) => (s.warp = [0, 0])],
  ['position.rng', (s) => (s.rng = 'random')],
  ['position.stage', (s) => (s.stage = 'over')],
  ['position.stage', (s) => (s.stage = 'setup')],
  ['position.offense', (s) => (s.offense = 3)],
  ['position.encounter', (s) => (s.encounter = {})],
  ['position.deck', (s) => (s.deck = {})],
  ['position.known', (s) => s.known.pop()],
  ['position', (s) => (s.warp[0] = 1)],
  ['position', (s) => (s.deck[0] = s.deck[1])],
  ['position', (s) => (s.players[0].foreign = 1)],
])('a damaged state is no position: %s %#', (path, damage) => {
  expect(errorOf(() => gameFromPosition(damaged(damage)))).toMatchObject({ code: 'bad-position', path });
});

test('a sound state is a position', () => {
  const game = gameFromPosition(
    damaged(() => {}),
    { haltAfter: 1 },
  );
  expect(game.pending()).toMatchObject([{ kind: 'launch' }]);
  finishByFallback(game);
  expect(game.stopped).toBe(true);
});
