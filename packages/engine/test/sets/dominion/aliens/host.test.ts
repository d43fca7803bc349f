import { createGame } from '@cosmarium/engine';
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

const host = (guests: string[], ...hand: string[]) => ({
  alien: 'host',
  homes: WITH_POWER,
  hand,
  piles: [
    {
      name: 'guests',
      cards: guests,
      playable: true,
      using: true,
      back: 'discard' as const,
      wildOnly: true as const,
    },
  ],
});
const unused = (...deck: string[]) => ({ unusedFlares: { deck } });
const FIVE = ['flare-void', 'flare-mind', 'flare-will', 'flare-clone', 'flare-spiff'];

test('host: at the start of any turn it may fill its sheet to three unused flares, unseen by others', () => {
  const t = table({ green: { ...host([]), piles: [] } }, unused(...FIVE));
  expect(t.options('green', 'respond')).toEqual(['pass', 'host:welcome']);
  t.answer('green', 'respond', 'host:welcome');
  expect(t.pile('green', 'guests')).toEqual(['flare-mind', 'flare-void', 'flare-will']);
  const pile = (seat: number) => t.game.view(seat).players[2].sheets[0].piles[0];
  expect(pile(2)).toMatchObject({ count: 3, cards: ['flare-mind', 'flare-void', 'flare-will'] });
  expect(pile(0)).toMatchObject({ count: 3, cards: null });
  expect(t.hand('green')).toEqual([]);
});

test('host: it may remove flares from the game before or after it draws', () => {
  const t = table({ green: host(['flare-clone', 'flare-spiff']) }, unused('flare-void', 'flare-mind'));
  expect(t.options('green', 'respond')).toEqual(['pass', 'host:see-out', 'host:welcome']);
  t.answer('green', 'respond', 'host:see-out');
  expect(t.options('green', 'cards')).toEqual(['flare-clone', 'flare-spiff']);
  t.answer('green', 'cards', ['flare-clone']);
  expect(t.game.view(0).purged).toEqual(['flare-clone']);
  t.answer('green', 'respond', 'host:welcome');
  expect(t.pile('green', 'guests')).toEqual(['flare-mind', 'flare-spiff', 'flare-void']);

  const after = table({ green: host(['flare-clone']) }, unused('flare-void', 'flare-mind'));
  after.answer('green', 'respond', 'host:welcome').answer('green', 'respond', 'host:see-out');
  after.answer('green', 'cards', ['flare-clone', 'flare-void']);
  expect(after.pile('green', 'guests')).toEqual(['flare-mind']);
});

test('host: a full sheet, or no unused flare, draws nothing', () => {
  const t = table({ green: host(FIVE.slice(0, 3)) }, unused('flare-human'));
  expect(t.options('green', 'respond')).toEqual(['pass', 'host:see-out']);
  const empty = table({ green: host([]) }, unused());
  expect(waiting(empty)).toEqual(['red launch']);
});

test('host: plays a flare from the sheet as wild, and it goes to the discard pile', () => {
  // Macron's wild adds its ships once more: as an ally.
  const t = table({ green: host(['flare-macron']) }, unused()).answer('green', 'respond', 'pass');
  ally(launch(t), { green: ['offense', 2] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-macron:bulk@guests']);
  t.answer('green', 'respond', 'flare-macron');
  expect(t.totals()).toEqual([17, 12]);
  expectOutcome(t, 'offense');
  expect(t.discard()[0]).toBe('flare-macron');
  expect(t.pile('green', 'guests')).toEqual([]);
});

test('host: zapped the flare returns to the sheet, and no other can be played from it', () => {
  const players = { green: host(['flare-macron']), blue: { hand: ['attack-08', 'cosmic-zap'] } };
  const t = table(players, unused()).answer('green', 'respond', 'pass');
  ally(launch(t), { green: ['offense', 2] });
  t.answer('green', 'respond', 'flare-macron').answer('blue', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([15, 12]);
  expectOutcome(t, 'offense');
  expect(t.pile('green', 'guests')).toEqual(['flare-macron']);
});

test('RUL-3: flares from the sheet are outside the limit of one, but each is played once', () => {
  const t = table(
    { green: host(['flare-macron', 'flare-warrior'], 'flare-virus'), yellow: { alien: 'will' } },
    unused(),
  ).answer('green', 'respond', 'pass');
  ally(launch(t), { green: ['offense', 2] });
  t.answer('green', 'respond', 'flare-macron');
  expect(t.e.flaresBy).toBe(0);
  expect(t.e.flaresPlayed).toHaveLength(1);
  expectOutcome(t, 'offense');
});

test('host: only the wild side is ever available from the sheet', () => {
  // With Macron's own power besides, the flare in hand would be super.
  const both = { ...host(['flare-macron']), sheets: [{ alien: 'macron' }] };
  const t = table({ green: both, yellow: { alien: 'will' } }, unused()).answer('green', 'respond', 'pass');
  ally(launch(t), { green: ['offense', 1] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-macron:bulk@guests']);
  t.answer('green', 'respond', 'pass');
  expectOutcome(t, 'offense');
});

test('host: a flare that goes to a player still does', () => {
  const t = toPlanning(
    table(
      { blue: { ...host(['flare-reactor'], 'attack-12') }, green: { alien: 'reactor', homes: WITH_POWER } },
      unused(),
    ).answer('blue', 'respond', 'pass'),
  );
  t.answer('blue', 'respond', 'flare-reactor')
    .answer('blue', 'planet', 'red-3')
    .answer('blue', 'ships', { 'blue-2': 1 });
  expectOutcome(t, 'defense');
  expect(t.hand('green')).toEqual(['flare-reactor']);
});

test('host: wild draws three unused flares and goes to the Host', () => {
  const t = table(
    { red: { hand: ['attack-10', 'flare-host'] }, green: host([]) },
    unused(
      'flare-void',
      'flare-mind',
      'flare-will',
      'flare-clone',
      'flare-spiff',
      'flare-fido',
      'flare-hate',
    ),
  ).answer('green', 'respond', 'pass');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-host:party']);
  t.answer('red', 'respond', 'flare-host');
  expect(t.hand('red')).toEqual(['attack-10', 'flare-mind', 'flare-void', 'flare-will']);
  expect(t.hand('green')).toEqual(['flare-host']);
});

test('host: wild is not offered where there are no unused flares', () => {
  const t = toPlanning(table({ red: { hand: ['attack-10', 'flare-host'] } }));
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-host']);
});

test('host: super draws two more, keeps what it likes and removes the rest', () => {
  const t = table({ green: host(['flare-human'], 'flare-host') }, unused(...FIVE));
  t.answer('green', 'respond', 'host:welcome');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-host:two-more']);
  t.answer('green', 'respond', 'flare-host');
  expect(t.options('green', 'cards').toSorted()).toEqual([
    'flare-clone',
    'flare-mind',
    'flare-void',
    'flare-will',
  ]);
  expect(t.asked('green').decision).toMatchObject({ min: 2, max: 2, secret: true });
  t.answer('green', 'cards', ['flare-clone', 'flare-void']);
  expect(t.pile('green', 'guests')).toEqual(['flare-clone', 'flare-human', 'flare-void']);
  expect(t.game.view(0).purged).toEqual(['flare-mind', 'flare-will']);
  expect(t.hand('green')).toEqual(['flare-host']);
});

test('host: a game without flares has no place for it', () => {
  const players = (['red', 'blue', 'green'] as const).map((colour, i) => ({
    colour,
    alien: ['host', 'human', 'will'][i],
  }));
  expect(() => createGame({ players, start: 'given' }, 'seed')).toThrow('host needs flares in the deck');
});
