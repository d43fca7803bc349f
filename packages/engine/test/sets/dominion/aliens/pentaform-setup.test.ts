import { createGame, RULES, type Decision, type Game, type Setup } from '@cosmarium/engine';
import { expect, test } from 'vitest';

const SETUP: Setup = {
  players: [
    { colour: 'red', alien: 'pentaform' },
    { colour: 'blue', alien: 'human' },
    { colour: 'green', alien: 'zombie' },
  ],
  start: 'given',
  flares: true,
  first: 1,
  sets: ['dominion'],
};

const alienOf = (flare: string) => flare.replace('flare-', '');
const leftOver = (game: Game) => game.view(-1).sideDecks.find(({ name }) => name === 'flare')!;
const flaresTurnedUp = (game: Game) => (game.pending()[0] as Decision & { options: string[] }).options;

test('pentaform: at set-up five unused flares are turned up, laid out in the order of its choice and purged', () => {
  const game = createGame(SETUP, 'five');
  const [decision] = game.pending();
  expect(decision).toMatchObject({ seat: 0, kind: 'arrange', key: 'pentaform.row', secret: false });
  const flares = flaresTurnedUp(game);
  expect(flares).toHaveLength(5);
  // Everybody sees them, and they are out of the game.
  expect(game.view(2).purged).toEqual(flares.toSorted());
  game.answer(0, decision.id, [4, 3, 2, 1, 0]);
  const wanted = flares.map(alienOf).reverse();
  expect(game.view(1).players[0].sheets.map(({ alien, stage, state }) => [alien, stage, state])).toEqual([
    ['pentaform', 'none', 'works'],
    [wanted[0], 'present', 'works'],
    ...wanted.slice(1).map((alien) => [alien, 'waiting', 'waiting']),
  ]);
  expect(game.s.players.map(({ hand }) => hand.length)).toEqual([8, 8, 8]);
  expect(game.events(-1).find(({ type }) => type === 'stages.laid')).toMatchObject({
    seat: 0,
    aliens: wanted,
  });
});

/** Games set up from different seeds. */
const games = (setup: Setup) => Array.from({ length: 30 }, (_, seed) => createGame(setup, `left ${seed}`));
const putAway = (game: Game) => leftOver(game).discard;

test('pentaform: aliens with set-up text are discarded and replaced', () => {
  const hasSetup = (flare: string) => RULES.aliens[alienOf(flare)].alien.setup !== undefined;
  const all = games(SETUP);
  expect(all.flatMap(flaresTurnedUp).filter(hasSetup)).toEqual([]);
  const away = all.flatMap(putAway);
  expect(away.length).toBeGreaterThan(0);
  expect(away.every(hasSetup)).toBe(true);
  expect(all.every((game) => flaresTurnedUp(game).length === 5)).toBe(true);
});

test('SETUP-10: of two stages that do not get along the second is replaced; with too few left there are fewer', () => {
  // Of these twelve seven go into the deck.
  const aliens = [
    'void',
    'warrior',
    'virus',
    'pacifist',
    'spiff',
    'sorcerer',
    'gambler',
    'clone',
    'macron',
    'loser',
    'mutant',
    'warpish',
  ];
  const pair = ['flare-gambler', 'flare-sorcerer'];
  const both = games({ ...SETUP, aliens }).filter((game) => putAway(game).length > 0);
  expect(both.length).toBeGreaterThan(0);
  for (const game of both) {
    const [put] = putAway(game);
    expect(pair).toContain(put);
    expect(flaresTurnedUp(game)).toHaveLength(4);
    expect(flaresTurnedUp(game)).toContain(pair.find((flare) => flare !== put));
  }
});

test('RUL-7: with a Reactor in the game the flares of the stages go to its sheet', () => {
  const [pentaformFirst, ...others] = SETUP.players;
  const players = [pentaformFirst, others[0], { colour: 'green' as const, alien: 'reactor' }];
  const game = createGame({ ...SETUP, players }, 'five');
  const flares = flaresTurnedUp(game);
  game.answer(0, game.pending()[0].id, [0, 1, 2, 3, 4]);
  const { cards } = game.view(1).players[2].sheets[0].piles[0];
  expect(cards).toEqual([...flares, 'flare-human', 'flare-pentaform'].toSorted());
  expect(game.view(1).purged).toEqual([]);
});

test('RUL-24: it is not dealt without flares, nor among hidden powers', () => {
  expect(() => createGame({ ...SETUP, flares: false }, 'seed')).toThrow('pentaform needs flares in the deck');
  expect(() => createGame({ ...SETUP, variants: { hiddenPowers: true } }, 'seed')).toThrow(
    'pentaform has set-up text and cannot lie face down',
  );
});

test('pentaform: where every flare is in the deck there is no stage to be had, and it plays without', () => {
  const aliens = ['pentaform', 'human', 'zombie'];
  const game = createGame({ ...SETUP, aliens }, 'none');
  expect(leftOver(game)).toMatchObject({ count: 0, discard: [] });
  expect(game.view(1).players[0].sheets.map(({ alien }) => alien)).toEqual(['pentaform']);
});
