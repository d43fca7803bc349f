import { createGame } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import {
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const aristocrat = (...hand: string[]) => ({ alien: 'aristocrat', homes: WITH_POWER, hand });
const unused = (...deck: string[]) => ({ unusedFlares: { deck } });
const PRIVILEGE = 'aristocrat:privilege';

const PLAYERS = [
  { colour: 'red' as const, alien: 'aristocrat' },
  { colour: 'blue' as const, alien: 'human' },
  { colour: 'green' as const, alien: 'zombie' },
];

test('RUL-7: it takes eight cards of its choice from the deck before anybody is dealt, never its own flare', () => {
  const game = createGame({ players: PLAYERS, start: 'given', flares: true, first: 1 }, 'seed');
  const [decision] = game.pending();
  expect(decision).toMatchObject({
    seat: 0,
    kind: 'cards',
    key: 'aristocrat.hand',
    min: 8,
    max: 8,
    secret: true,
  });
  const { options } = decision as unknown as { options: string[] };
  // The whole deck but one card; nobody has a hand yet.
  expect(options).toHaveLength(81);
  expect(options).not.toContain('flare-aristocrat');
  expect(options).toContain('flare-human');
  expect(game.s.players.map(({ hand }) => hand.length)).toEqual([0, 0, 0]);
  const wanted = [
    'attack-40',
    'attack-30',
    'attack-23',
    'morph',
    'plague',
    'quash',
    'flare-human',
    'flare-zombie',
  ];
  game.answer(
    0,
    decision.id,
    wanted.map((kind) => options.indexOf(kind)).sort((a, b) => a - b),
  );
  expect(game.view(0).players[0].hand).toEqual(wanted.toSorted());
  expect(game.s.players.map(({ hand }) => hand.length)).toEqual([8, 8, 8]);
  expect(game.view(1).players[0].hand).toEqual([]);
  expect(() => createGame({ players: PLAYERS, start: 'given' }, 'seed')).toThrow(
    'aristocrat needs flares in the deck',
  );
});

test('aristocrat: the flares that set-up leaves over are a deck of their own', () => {
  const game = createGame({ players: PLAYERS, start: 'given', flares: true }, 'seed');
  const { pool, kinds, sideDecks } = game.s;
  expect(sideDecks.map(({ name, cards }) => [name, cards.length])).toEqual([['flare', pool.length + 1 - 10]]);
  expect(new Set(kinds.filter((kind) => kind.startsWith('flare-'))).size).toBe(pool.length + 1);
  // Nobody needs it where no such alien can come.
  const plain = createGame({ players: PLAYERS.map(({ colour }) => ({ colour })) }, 'seed');
  expect(plain.s.sideDecks).toEqual([]);
});

test('aristocrat: draws one unused flare in any encounter of its own, once, before cards are selected', () => {
  const t = table({ red: aristocrat('attack-10') }, unused('flare-void', 'flare-mind'));
  expect(t.options('red', 'respond')).toEqual(['pass', PRIVILEGE]);
  t.answer('red', 'respond', PRIVILEGE);
  expect(t.hand('red')).toEqual(['attack-10', 'flare-void']);
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-void']);
});

test('aristocrat: as the defense too; passed on, it is offered again until cards are selected', () => {
  const t = table({ blue: aristocrat('attack-08', 'attack-08') }, unused('flare-human'));
  expect(t.options('blue', 'respond')).toEqual(['pass', PRIVILEGE]);
  t.answer('blue', 'respond', 'pass');
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 3 } });
  t.answer('blue', 'respond', 'pass');
  inviteNobody(t);
  t.answer('blue', 'respond', PRIVILEGE);
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['attack-08', 'flare-human']);
});

test('aristocrat: with two flares in hand that match nobody it must remove one of these from the game', () => {
  const t = table({ red: aristocrat('attack-10', 'flare-void', 'flare-human') }, unused('flare-mind'));
  t.answer('red', 'respond', PRIVILEGE);
  // Blue is Zombie, green Macron: Human's flare matches nobody either.
  expect(t.options('red', 'card')).toEqual(['flare-void', 'flare-human', 'flare-mind']);
  t.answer('red', 'card', 'flare-void');
  expect(t.game.view(2).purged).toEqual(['flare-void']);
  expect(t.hand('red')).toEqual(['attack-10', 'flare-human', 'flare-mind']);

  const safe = table({ red: aristocrat('attack-10', 'flare-zombie', 'flare-macron') }, unused('flare-mind'));
  safe.answer('red', 'respond', PRIVILEGE);
  expect(safe.hand('red')).toHaveLength(4);
  expect(safe.s.purged).toEqual([]);
});

test('aristocrat: zapped nothing is drawn; not as a bystander, nor when no flare is left', () => {
  const t = table({ red: aristocrat('attack-10'), green: { hand: ['cosmic-zap'] } }, unused('flare-void'));
  t.answer('red', 'respond', PRIVILEGE).answer('green', 'respond', 'cosmic-zap');
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual([]);

  const aside = toPlanning(table({ green: aristocrat() }, unused('flare-void')));
  expectOutcome(aside, 'offense');
  const empty = toPlanning(table({ red: aristocrat('attack-10') }, unused()));
  expectOutcome(empty, 'offense');
});

test('aristocrat: the discards of the unused flares are shuffled when they run out', () => {
  const t = table({ red: aristocrat('attack-10') }, { unusedFlares: { deck: [], discard: ['flare-void'] } });
  t.answer('red', 'respond', PRIVILEGE);
  expect(t.hand('red')).toEqual(['attack-10', 'flare-void']);
  expect(t.game.view(1).sideDecks).toEqual([{ name: 'flare', count: 0, discard: [] }]);
});

test('aristocrat: wild takes any card of the deck, then deck and discard pile are one; the flare goes to its owner', () => {
  const t = table(
    { blue: { hand: ['attack-08', 'flare-aristocrat'] }, green: aristocrat() },
    { discard: ['attack-40', 'quash'], ...unused('flare-void') },
  );
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-aristocrat:requisition']);
  t.answer('blue', 'respond', 'flare-aristocrat');
  expect(t.asked('blue', 'card').decision).toMatchObject({ secret: true });
  expect(t.options('blue', 'card')).toContain('attack-30');
  expect(t.options('blue', 'card')).not.toContain('attack-40');
  t.answer('blue', 'card', 'attack-30');
  expect(t.hand('blue')).toEqual(['attack-08', 'attack-30']);
  expect(t.hand('green')).toEqual(['flare-aristocrat']);
  expect(t.discard()).toEqual([]);
  expect(t.deck()).toEqual(expect.arrayContaining(['attack-40', 'quash']));
});

test('aristocrat: wild is discarded if nobody is the Aristocrat', () => {
  const t = table({ blue: { hand: ['attack-08', 'flare-aristocrat'] } });
  t.answer('blue', 'respond', 'flare-aristocrat').answer('blue', 'card', 'attack-30');
  expect(t.discard()).toEqual(['flare-aristocrat']);
});

test('aristocrat: super, in planning only, draws three or searches for one, and is discarded', () => {
  const start = () =>
    inviteNobody(
      launch(
        table(
          { red: aristocrat('attack-10', 'flare-aristocrat') },
          unused('flare-zombie', 'flare-macron', 'flare-mind', 'flare-void'),
        )
          .answer('red', 'respond', 'pass')
          .answer('red', 'respond', 'pass')
          .answer('red', 'respond', 'pass'),
      ).answer('red', 'respond', 'pass'),
    );
  const t = start().answer('red', 'respond', PRIVILEGE);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-aristocrat:grand-privilege']);
  t.answer('red', 'respond', 'flare-aristocrat');
  expect(t.options('red', 'option')).toEqual(['three', 'search']);
  t.answer('red', 'option', 'three');
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-macron', 'flare-mind', 'flare-zombie']);
  expect(t.discard()).toContain('flare-aristocrat');

  const search = start().answer('red', 'respond', PRIVILEGE).answer('red', 'respond', 'flare-aristocrat');
  search.answer('red', 'option', 'search');
  expect(search.options('red', 'card').toSorted()).toEqual([
    'flare-macron',
    'flare-mind',
    'flare-void',
    'flare-zombie',
  ]);
  search.answer('red', 'card', 'flare-void');
  expectOutcome(search, 'offense');
  expect(search.hand('red')).toEqual(['flare-void']);
});

test('aristocrat: super is not offered before planning', () => {
  const t = table({ red: aristocrat('attack-10', 'flare-aristocrat') }, unused('flare-zombie'));
  t.answer('red', 'respond', PRIVILEGE);
  expect(t.hand('red')).toEqual(['attack-10', 'flare-aristocrat', 'flare-zombie']);
  expect(waiting(t)).not.toContain('red option');
});
