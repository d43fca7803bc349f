import { createGame, type Table } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const core = (...cards: string[]) => ({
  alien: 'reactor',
  homes: WITH_POWER,
  piles: [{ name: 'core', see: 'all' as const, cards }],
});

const PLAYERS = [
  { colour: 'red' as const, alien: 'reactor' },
  { colour: 'blue' as const, alien: 'human' },
  { colour: 'green' as const, alien: 'zombie' },
];

test('RUL-7: at set-up it lays the flares of all other players open on its sheet; its own stays in the deck', () => {
  const game = createGame({ players: PLAYERS, start: 'given', flares: true }, 'seed');
  const { players, kinds } = game.s;
  const [pile] = game.view(1).players[0].sheets[0].piles;
  expect(pile).toMatchObject({ name: 'core', cards: ['flare-human', 'flare-zombie'], playable: false });
  expect(players.map(({ hand }) => hand.length)).toEqual([8, 8, 8]);
  const elsewhere = [...game.s.deck, ...players.flatMap(({ hand }) => hand)].map((card) => kinds[card]);
  expect(elsewhere).toContain('flare-reactor');
  expect(elsewhere.filter((kind) => kind.startsWith('flare-'))).toHaveLength(8);
});

test('reactor: a game without flares has no place for it', () => {
  expect(() => createGame({ players: PLAYERS, start: 'given' }, 'seed')).toThrow(
    'reactor needs flares in the deck',
  );
  const pool = {
    players: PLAYERS.map(({ colour }) => ({ colour })),
    sets: ['base' as const, 'dominion' as const],
  };
  expect(createGame(pool, 'seed').s.pool).toContain('reactor');
  expect(createGame({ ...pool, start: 'beginner' }, 'seed').s.pool).not.toContain('reactor');
});

test('reactor: as an ally it hands the winner’s flare over', () => {
  const t = launch(table({ green: core('flare-human', 'flare-zombie') }));
  ally(t, { green: ['offense', 1] });
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-human']);
  expect(t.pile('green', 'core')).toEqual(['flare-zombie']);
});

test('reactor: zapped the flare stays; on the losing side, or for a flare it does not have, nothing happens', () => {
  const t = launch(table({ green: core('flare-human'), blue: { hand: ['attack-08', 'cosmic-zap'] } }));
  ally(t, { green: ['offense', 1] });
  t.answer('blue', 'respond', 'cosmic-zap');
  expectOutcome(t, 'offense');
  expect(t.pile('green', 'core')).toEqual(['flare-human']);

  const lost = launch(table({ green: core('flare-human') }));
  ally(lost, { green: ['defense', 1] });
  lost.answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(lost, 'defense');
  expect(lost.pile('green', 'core')).toEqual(['flare-human']);
});

test('reactor: invited by nobody it may take the loser’s flare, throw it out, or take its own', () => {
  const spiteful = (): Table =>
    toPlanning(table({ green: { ...core('flare-zombie', 'flare-reactor', 'flare-human'), hand: [] } }));
  const t = spiteful();
  expect(t.options('green', 'respond')).toEqual(['pass', 'reactor:spite']);
  t.answer('green', 'respond', 'reactor:spite');
  expect(t.options('green', 'option')).toEqual(['take-loser', 'take-own']);
  t.answer('green', 'option', 'take-loser');
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['flare-zombie']);

  const own = spiteful().answer('green', 'respond', 'reactor:spite').answer('green', 'option', 'take-own');
  expectOutcome(own, 'offense');
  expect(own.hand('green')).toEqual(['flare-reactor']);

  const thrown = toPlanning(table({ green: { ...core(), hand: ['flare-zombie'] } }));
  thrown.answer('green', 'respond', 'reactor:spite');
  expectOutcome(thrown, 'offense');
  expect(thrown.hand('green')).toEqual([]);
  // Thrown out by itself: it does not go back to the sheet.
  expect(thrown.pile('green', 'core')).toEqual([]);
  expect(thrown.discard()).toContain('flare-zombie');
});

test('reactor: one invitation is enough to take that away, and a deal has no loser', () => {
  const t = launch(table({ green: core('flare-zombie') }));
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []).answer('green', 'ally', { to: 'none' });
  expectOutcome(t, 'offense');
  expect(t.pile('green', 'core')).toEqual(['flare-zombie']);

  const deal = toPlanning(
    table({ red: { hand: ['negotiate'] }, blue: { hand: ['negotiate'] }, green: core('flare-zombie') }),
  );
  deal
    .answer('red', 'offer', 'fail')
    .answer('red', 'ships', { gate: 3 })
    .answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(deal, 'failed-deal');
});

test('reactor: somebody else’s discarded flare of any player goes onto the sheet, its own too', () => {
  const players = {
    red: { hand: ['attack-10', 'attack-10', 'flare-human', 'flare-reactor', 'flare-tripler'] },
    blue: { hand: ['attack-08', 'plague'] },
    green: core(),
  };
  const t = table(players);
  t.answer('blue', 'respond', 'plague')
    .answer('blue', 'player', 'red')
    .answer('red', 'ships', { 'red-2': 3 });
  expect(t.options('red', 'card')).toEqual(['flare-human', 'flare-reactor', 'flare-tripler']);
  t.answer('red', 'card', 'flare-reactor');
  expect(t.pile('green', 'core')).toEqual(['flare-reactor']);
  expect(t.discard()).toEqual(['attack-10', 'plague']);

  // A flare that matches nobody stays in the discard pile.
  const other = table(players);
  other
    .answer('blue', 'respond', 'plague')
    .answer('blue', 'player', 'red')
    .answer('red', 'ships', { 'red-2': 3 });
  other.answer('red', 'card', 'flare-tripler');
  expect(other.pile('green', 'core')).toEqual([]);
  expect(other.discard()).toContain('flare-tripler');
});

test('reactor: zapped, the discarded flare stays where it is', () => {
  const zapped = table({
    red: { hand: ['attack-10', 'attack-10', 'flare-human'] },
    blue: { hand: ['attack-08', 'plague', 'cosmic-zap'] },
    green: core(),
  });
  zapped
    .answer('blue', 'respond', 'plague')
    .answer('blue', 'player', 'red')
    .answer('red', 'ships', { 'red-2': 3 });
  zapped.answer('blue', 'respond', 'cosmic-zap');
  expect(zapped.pile('green', 'core')).toEqual([]);
  expect(zapped.discard()).toContain('flare-human');
});

test('reactor: wild founds a colony with one to four ships after a won defense, and goes to the Reactor', () => {
  const t = toPlanning(table({ blue: { hand: ['attack-12', 'flare-reactor'] }, green: core() }));
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-reactor:outpost']);
  t.answer('blue', 'respond', 'flare-reactor');
  expect(t.options('blue', 'planet')).toHaveLength(10);
  t.answer('blue', 'planet', 'red-3');
  expect(t.options('blue', 'ships')).toEqual(['blue-1 0..4', 'blue-2 0..16']);
  expect(t.asked('blue').decision).toMatchObject({ min: 1, max: 4 });
  t.answer('blue', 'ships', { 'blue-1': 1, 'blue-2': 1 });
  expectOutcome(t, 'defense');
  expect(t.foreign('blue')).toBe(1);
  expect(t.hand('green')).toEqual(['flare-reactor']);
});

test('reactor: wild is discarded if nobody is the Reactor, and is not for a lost defense', () => {
  const t = toPlanning(table({ blue: { hand: ['attack-12', 'flare-reactor'] } }));
  t.answer('blue', 'respond', 'flare-reactor').answer('blue', 'planet', 'red-3');
  t.answer('blue', 'ships', { 'blue-2': 1 });
  expectOutcome(t, 'defense');
  expect(t.discard()).toContain('flare-reactor');

  const lost = toPlanning(table({ blue: { hand: ['attack-08', 'flare-reactor'] } }));
  expectOutcome(lost, 'offense');
});

test('reactor: super wins the game if its side won and it has no other flare', () => {
  const t = toPlanning(table({ red: { ...core(), hand: ['attack-10', 'flare-reactor'] } }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-reactor:meltdown']);
  t.answer('red', 'respond', 'flare-reactor');
  expect(t.winners()).toEqual(['red']);

  const ofAlly = launch(table({ green: { ...core(), hand: ['flare-reactor'] } }));
  ally(ofAlly, { green: ['offense', 1] });
  ofAlly.answer('green', 'respond', 'flare-reactor');
  expect(ofAlly.winners()).toEqual(['green']);
});

test.each([
  ['in hand', core(), ['attack-10', 'flare-reactor', 'flare-void']],
  ['on the sheet', core('flare-zombie'), ['attack-10', 'flare-reactor']],
])('reactor: super is no way to win with another flare %s', (_, sheet, hand) => {
  const t = toPlanning(table({ red: { ...sheet, hand } }));
  expect(waiting(t)).not.toContain('red respond');
  t.finish();
  expect(t.winners()).toEqual([]);
});

test('reactor: whoever holds its flare and plays another super flare must hand it over', () => {
  const macron = { alien: 'macron', homes: WITH_POWER, hand: ['attack-10', 'flare-macron', 'flare-reactor'] };
  const t = table({ red: macron, green: core() });
  t.answer('red', 'respond', 'flare-macron');
  expect(t.hand('red')).toEqual(['attack-10', 'flare-macron']);
  expect(t.hand('green')).toEqual(['flare-reactor']);

  // Nor does a wild flare cost it, nor a super one where nobody is the Reactor.
  const wild = table({
    red: { hand: ['attack-10', 'flare-masochist', 'flare-reactor'], warp: 5 },
    green: core(),
  });
  wild.answer('red', 'respond', 'flare-masochist').answer('red', 'player', 'green');
  expect(wild.hand('red')).toContain('flare-reactor');
  const none = table({ red: macron, green: { alien: 'will' } }).answer('red', 'respond', 'flare-macron');
  expect(none.hand('red')).toContain('flare-reactor');
});

test('views say nothing of the rule on the flare: it would tell that the card is in the game', () => {
  const t = launch(table({ blue: { hand: ['attack-08', 'flare-reactor'] } }));
  expect(t.e.lasting.map(({ source }) => source)).toEqual(['reactor']);
  expect(t.game.view(0).encounter!.announced).toEqual([]);
});
