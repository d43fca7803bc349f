import { expect, test } from 'vitest';
import {
  COLOURS,
  cardInfo,
  RULES,
  COSMIC_DECK,
  createGame,
  type ChoiceDecision,
  type Decision,
  type Game,
  type Setup,
} from '@cosmarium/engine';

const ALIENS = ['human', 'macron', 'zombie', 'clone', 'virus', 'will', 'oracle', 'warrior'];
const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

const players = (count: number) => COLOURS.slice(0, count).map((colour) => ({ colour }));
const given = (count: number) => players(count).map((one, i) => ({ ...one, alien: ALIENS[i] }));

/** A game stopped after its set-up, before the first encounter; alien choices are answered by the first option. */
function setUp(setup: Setup, seed = 'seed'): Game {
  const game = createGame(setup, seed, { haltAfter: 0 });
  while (!game.stopped) for (const { seat, id } of game.pending().slice()) game.answer(seat, id, 0);
  expect(game.stopped).toBe(true);
  return game;
}

const optionsOf = (decision: Decision) => (decision as ChoiceDecision).options as string[];
const aliens = (game: Game) => game.s.players.map((player) => player.sheets[0].alien);
const flares = (game: Game) => game.s.kinds.filter((kind) => kind.startsWith('flare-'));
const count = <T>(list: readonly T[]) => {
  const counts = new Map<T, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return Object.fromEntries(counts);
};

test.each([3, 4, 5, 6, 7, 8])(
  'SETUP-1, SETUP-11: %i players with five planets, four ships on each, track at 0',
  (n) => {
    const game = setUp({ players: given(n), start: 'given' });
    const view = game.view(-1);
    expect(view.players.map((player) => player.colour)).toEqual(COLOURS.slice(0, n));
    expect(view.planets).toHaveLength(5 * n);
    view.planets.forEach((ships, planet) =>
      expect(ships).toEqual(view.players.map((_, seat) => (Math.floor(planet / 5) === seat ? 4 : 0))),
    );
    for (const player of view.players)
      expect(player).toMatchObject({ homes: 5, foreign: 0, warp: 0, removed: 0 });
  },
);

test.each([0, 1, 2, 9])('SETUP-1: not %i players', (n) => {
  const seats = Array.from({ length: n }, (_, i) => ({ colour: COLOURS[i % COLOURS.length] }));
  expect(() => createGame({ players: seats }, 'seed')).toThrow('setup.players: 3 to 8 players');
});

const SPECIAL = {
  'destiny-wild': 2,
  'destiny-special-most-cards': 1,
  'destiny-special-most-colonies': 1,
  'destiny-special-fewest-warp': 1,
};

test.each([3, 4, 5])('SETUP-2: the destiny deck of %i players', (n) => {
  const { destiny, destinyDiscard } = setUp({ players: given(n), start: 'given' }).s;
  const colours = COLOURS.slice(0, n).flatMap((colour) => [
    [`destiny-${colour}`, 2],
    [`destiny-${colour}-hazard`, 1],
  ]);
  expect(count(destiny)).toEqual({ ...SPECIAL, ...(Object.fromEntries(colours) as object) });
  expect([destiny.length, destinyDiscard]).toEqual([3 * n + 5, []]);
});

test('SETUP-2, SETUP-6: both decks are shuffled, by the seed alone', () => {
  const decks = (seed: string) => {
    const { deck, destiny } = setUp({ players: given(3), start: 'given' }, seed).s;
    return [deck.join(), destiny.join()];
  };
  expect(decks('one')).toEqual(decks('one'));
  expect(decks('one')[0]).not.toBe(decks('two')[0]);
  expect(decks('one')[1]).not.toBe(decks('two')[1]);
});

test.each([3, 4, 5])(
  'SETUP-3: beginner start with %i players: the aliens of one combo, dealt at random, no flares',
  (n) => {
    const dealt = SEEDS.map((seed) => setUp({ players: players(n), start: 'beginner' }, seed));
    const combos = RULES.combos.map((combo) => combo.aliens.slice(0, n).toSorted().join());
    for (const game of dealt) {
      expect(combos).toContain(aliens(game).toSorted().join());
      expect(game.s.kinds).toEqual(COSMIC_DECK);
    }
    expect(new Set(dealt.map((game) => aliens(game)[0])).size).toBeGreaterThan(n);
  },
);

test('SETUP-3: no combo fits the aliens allowed', () => {
  expect(() =>
    createGame({ players: players(3), start: 'beginner', aliens: ['zombie', 'virus', 'will'] }, 'seed'),
  ).toThrow('setup.aliens: no combo fits');
});

test('SETUP-4: advanced start: two aliens each, one kept in secret, all revealed at the same time', () => {
  const game = createGame({ players: players(4) }, 'seed', { haltAfter: 0 });
  const asked = game.pending().slice();
  expect(asked.map(({ seat, kind, key }) => ({ seat, kind, key }))).toEqual(
    [0, 1, 2, 3].map((seat) => ({ seat, kind: 'option', key: 'ask.choose-alien' })),
  );
  const pairs = asked.map(optionsOf);
  expect(new Set(pairs.flat()).size).toBe(8);

  for (const { seat, id } of asked.slice(0, 3)) game.answer(seat, id, 1);
  const view = game.view(3);
  expect(view.decisions).toEqual([asked[3]]);
  expect(view.players.every((player) => player.sheets.length === 0)).toBe(true);
  // Which aliens may be in the game everybody knows.
  const { rules: _, ...seen } = view;
  for (const alien of pairs.slice(0, 3).flat()) expect(JSON.stringify(seen)).not.toContain(alien);
  expect(game.events(3)).toEqual([]);

  game.answer(3, asked[3].id, 0);
  expect(aliens(game)).toEqual([pairs[0][1], pairs[1][1], pairs[2][1], pairs[3][0]]);
  expect(game.stopped).toBe(true);
});

test('SETUP-4: too few aliens to deal two each', () => {
  expect(() => createGame({ players: players(3), aliens: ALIENS.slice(0, 5) }, 'seed')).toThrow(
    'setup.aliens: 6 aliens are needed',
  );
});

test.each([3, 4, 5])('SETUP-5: advanced start with %i players: the dealt flares and others to ten', (n) => {
  const game = createGame({ players: players(n) }, 'seed', { haltAfter: 0 });
  const dealt = game.pending().flatMap(optionsOf);
  for (const { seat, id } of game.pending().slice()) game.answer(seat, id, 0);
  expect(flares(game)).toHaveLength(10);
  expect(new Set(flares(game)).size).toBe(10);
  expect(flares(game)).toEqual(expect.arrayContaining(dealt.map((alien) => `flare-${alien}`)));
  expect(game.s.kinds).toHaveLength(82);
});

test('SETUP-6: the cosmic deck', () => {
  expect(count(COSMIC_DECK)).toEqual({
    'attack-00': 1,
    'attack-01': 1,
    'attack-04': 4,
    'attack-05': 1,
    'attack-06': 7,
    'attack-07': 1,
    'attack-08': 7,
    'attack-09': 1,
    'attack-10': 4,
    'attack-11': 1,
    'attack-12': 2,
    'attack-13': 1,
    'attack-14': 2,
    'attack-15': 1,
    'attack-20': 2,
    'attack-23': 1,
    'attack-30': 1,
    'attack-40': 1,
    negotiate: 15,
    morph: 1,
    'reinforcement-2': 2,
    'reinforcement-3': 3,
    'reinforcement-5': 1,
    'card-zap': 2,
    'cosmic-zap': 2,
    'mobius-tubes': 2,
    'emotion-control': 1,
    'force-field': 1,
    'ionic-gas': 1,
    plague: 1,
    quash: 1,
  });
  const infos = COSMIC_DECK.map((kind) => cardInfo(kind));
  expect(count(infos.map(({ type }) => type))).toEqual({
    attack: 39,
    negotiate: 15,
    morph: 1,
    reinforcement: 6,
    artifact: 11,
  });
  expect(infos.filter((info) => info.encounter)).toHaveLength(55);
  const values = infos.filter((info) => info.type === 'attack').map((info) => info.value);
  expect(values.reduce((sum, value) => sum + value, 0)).toBe(400);
});

test.each([3, 4, 5])('SETUP-6: eight cards to each of %i players', (n) => {
  const game = setUp({ players: given(n), start: 'given' });
  expect(game.s.players.map((player) => player.hand.length)).toEqual(Array(n).fill(8));
  expect(game.s.deck).toHaveLength(72 - 8 * n);
  expect(game.view(1).players[0]).toMatchObject({ handCount: 8, hand: [] });
});

test('SETUP-7: the first player is found by destiny, and the deck is whole again', () => {
  const games = SEEDS.map((seed) => setUp({ players: given(3), start: 'given' }, seed));
  expect(new Set(games.map((game) => game.s.offense))).toEqual(new Set([0, 1, 2]));
  for (const { s } of games) expect([s.destiny.length, s.destinyDiscard]).toEqual([14, []]);
});

test.each([0, 1, 2])('SETUP-7: the host may name the first player instead: seat %i', (first) => {
  const games = SEEDS.slice(0, 5).map((seed) => setUp({ players: given(3), start: 'given', first }, seed));
  expect(games.map((game) => game.s.offense)).toEqual(Array(5).fill(first));
});

test('SETUP-8: a combo with flares: those of its aliens and others to ten', () => {
  for (const seed of SEEDS.slice(0, 10)) {
    const game = setUp({ players: players(3), start: 'beginner', flares: true }, seed);
    expect(flares(game)).toHaveLength(10);
    expect(flares(game)).toEqual(expect.arrayContaining(aliens(game).map((alien) => `flare-${alien}`)));
  }
});

test.each([false, true])(
  'SETUP-9: one of the two Filch flares at most (the other edition: %s)',
  (alternateFlares) => {
    const setup: Setup = {
      players: [{ colour: 'red', alien: 'filch' }, ...given(5).slice(1)],
      start: 'given',
      flares: true,
      readings: { alternateFlares },
    };
    const filch = flares(setUp(setup)).filter((kind) => kind.startsWith('flare-filch'));
    expect(filch).toEqual([alternateFlares ? 'flare-filch-alternate' : 'flare-filch']);
  },
);

test('SETUP-10: aliens that exclude one another are never dealt together', () => {
  const pool = ['gambler', 'sorcerer', 'human', 'macron', 'zombie', 'clone', 'virus'];
  for (const seed of SEEDS) {
    const game = createGame({ players: players(3), aliens: pool }, seed);
    const dealt = game.pending().flatMap(optionsOf);
    expect(dealt).toHaveLength(6);
    expect(dealt.includes('gambler') && dealt.includes('sorcerer')).toBe(false);
  }
  expect(() => createGame({ players: players(3), aliens: pool.slice(0, 6) }, 'seed')).toThrow(
    'setup.aliens: 6 aliens are needed',
  );
});

test('SETUP-10: no two excluding aliens in any combo', () => {
  for (const { aliens } of RULES.combos)
    for (const alien of aliens)
      for (const other of RULES.aliens[alien]?.alien.excludes ?? []) expect(aliens).not.toContain(other);
});

test('SETUP-10: game-setup text is done before the hands are dealt', () => {
  const setup: Setup = { players: [{ colour: 'red', alien: 'miser' }, ...given(3).slice(1)], start: 'given' };
  const game = createGame(setup, 'seed', { haltAfter: 0 });
  expect(game.pending()).toMatchObject([{ seat: 0, kind: 'yes-no' }]);
  expect(game.s.players.map((player) => player.hand.length)).toEqual([8, 0, 0]);
  game.answer(0, game.pending()[0].id, 0);
  expect(game.s.players.map((player) => player.hand.length)).toEqual([8, 8, 8]);
  expect(game.view(0).players[0].sheets[0].piles).toMatchObject([{ count: 8 }]);
});

test('SETUP-11: a combo serves five; further players get aliens at random, none that excludes another', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const game = setUp({ players: players(8), start: 'beginner' }, seed);
    const dealt = aliens(game);
    expect(new Set(dealt).size).toBe(8);
    const fives = RULES.combos.map((combo) => combo.aliens.filter((alien) => dealt.includes(alien)).length);
    expect(Math.max(...fives)).toBe(5);
    for (const alien of dealt)
      for (const other of RULES.aliens[alien].alien.excludes ?? []) expect(dealt).not.toContain(other);
  }
});

test('SETUP-11: eight players have three destiny cards each, two flares each and no more in the deck', () => {
  const game = setUp({ players: players(8) });
  for (const colour of COLOURS)
    expect(game.s.destiny.filter((card) => card.startsWith(`destiny-${colour}`))).toHaveLength(3);
  expect(flares(game)).toHaveLength(16);
  expect(game.s.players.map((player) => player.hand.length)).toEqual(new Array(8).fill(8));
});

test.each([
  [5, 10],
  [6, 12],
  [8, 16],
])('SETUP-8, SETUP-11: %i players have %i flares in the deck also with a combo', (count, flaresInAll) => {
  const game = setUp({ players: players(count), start: 'beginner', flares: true });
  expect(flares(game)).toHaveLength(flaresInAll);
  expect(flares(game)).toEqual(expect.arrayContaining(aliens(game).map((alien) => `flare-${alien}`)));
});

test('SETUP-11: too few aliens for eight is said before anything starts', () => {
  const pool = Object.keys(RULES.aliens).slice(0, 12);
  expect(() => createGame({ players: players(8), aliens: pool }, 'seed')).toThrow(
    'setup.aliens: 16 aliens are needed',
  );
});
