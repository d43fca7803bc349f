import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import {
  ally,
  expectOutcome,
  launch,
  table,
  waiting,
  WITH_POWER,
  type Players,
} from '../../../helpers/duel.ts';

const keeper = (...hand: string[]) => ({ alien: 'quartermaster', homes: WITH_POWER, hand });

/** Blue wins with green and yellow beside it: two rewards for green, one for yellow. */
function won(
  players: Players,
  rest: Parameters<typeof table>[1] = {},
  joins: Parameters<typeof ally>[1] = {},
): Table {
  const t = launch(table({ blue: { hand: ['attack-20'] }, green: {}, yellow: {}, ...players }, rest));
  return ally(t, { green: ['defense', 2], yellow: ['defense', 1], ...joins });
}
/** The allies take their ships home. */
function home(t: Table): Table {
  for (const { seat, key } of t.open())
    if (key === 'ask.place.home') t.answer(seat, 'ships', { [`${seat}-2`]: seat === 'green' ? 2 : 1 });
  return t;
}
const deck = ['attack-01', 'attack-04', 'attack-05', 'attack-06', 'attack-07'];

test('quartermaster: the others say how many ships they take; it places them, draws all cards and deals them out', () => {
  const t = won({ red: keeper('attack-04'), green: { warp: 3 } }, { deck });
  // Yellow has no ship in the warp: nothing to say.
  expect(waiting(t)).toEqual(['green number']);
  expect([t.asked('green').key, t.options('green', 'number')]).toEqual([
    'ask.rewards.ships',
    ['0', '1', '2'],
  ]);
  t.answer('green', 'number', 1);
  expect(t.options('red', 'ships')).toEqual(['green-1 0..1', 'green-2 0..1']);
  t.answer('red', 'ships', { 'green-1': 1 });
  // It is due none itself: nothing, or a card more. Its own ships have gone to the warp in this encounter.
  expect(t.options('red', 'option')).toEqual(['none', 'ship', 'cosmic']);
  t.answer('red', 'option', 'none');
  expect([t.asked('red', 'cards').decision.secret, t.options('red', 'cards')]).toEqual([
    true,
    ['attack-01', 'attack-04'],
  ]);
  t.answer('red', 'cards', ['attack-04']);
  expectOutcome(home(t), 'defense');
  expect([t.hand('green'), t.hand('yellow'), t.warp('green'), t.ships('green-1', 'green')]).toEqual([
    ['attack-04'],
    ['attack-01'],
    2,
    5,
  ]);
});

test('quartermaster: a card more from the deck that supplied these: what is left at the end is its own', () => {
  const t = won({ red: keeper('attack-04') }, { deck });
  t.answer('red', 'option', 'cosmic');
  expect(t.options('red', 'cards')).toEqual(['attack-01', 'attack-04', 'attack-05', 'attack-06']);
  t.answer('red', 'cards', ['attack-01', 'attack-04']).answer('red', 'cards', ['attack-05']);
  expectOutcome(home(t), 'defense');
  expect([t.hand('green'), t.hand('yellow'), t.hand('red')]).toEqual([
    ['attack-01', 'attack-04'],
    ['attack-05'],
    ['attack-06'],
  ]);
});

test('quartermaster: or a ship from the warp', () => {
  const t = won({ red: keeper('attack-04') }, { deck });
  t.answer('red', 'option', 'ship').answer('red', 'ships', { 'red-1': 1 });
  t.answer('red', 'cards', ['attack-01', 'attack-04']);
  expectOutcome(home(t), 'defense');
  expect([t.warp('red'), t.hand('yellow')]).toEqual([2, ['attack-05']]);
});

test('quartermaster: due rewards itself it takes them afterwards in the usual way, and nothing besides', () => {
  const t = won({ green: { ...keeper(), homes: [4, 10, 4, 0, 0], warp: 2 } }, { deck });
  // Yellow’s one card comes first.
  expect([t.hand('yellow'), waiting(t)]).toEqual([['attack-01'], ['green ships']]);
  t.answer('green', 'ships', { 'green-1': 1 });
  expectOutcome(home(t), 'defense');
  expect([t.hand('green'), t.warp('green')]).toEqual([['attack-04'], 1]);
});

test('quartermaster: not where only its own rewards are due', () => {
  const t = won({ green: keeper() }, { deck }, { yellow: 'none' });
  expectOutcome(home(t), 'defense');
  expect(t.hand('green')).toEqual(['attack-01', 'attack-04']);
});

test('quartermaster: zapped, everybody takes rewards in the usual way', () => {
  const t = won(
    { red: keeper('attack-04'), green: { warp: 3 }, blue: { hand: ['attack-20', 'cosmic-zap'] } },
    { deck },
  );
  t.answer('blue', 'respond', 'cosmic-zap').answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(home(t), 'defense');
  expect([t.hand('green'), t.hand('yellow'), t.warp('green')]).toEqual([[], ['attack-01'], 1]);
});

test('quartermaster: what is dealt out is seen by the two alone', () => {
  const t = won({ red: keeper('attack-04') }, { deck });
  t.answer('red', 'option', 'none').answer('red', 'cards', ['attack-01', 'attack-05']);
  expect(t.game.view(0).players.map(({ hand }) => hand.toSorted())).toEqual([
    [],
    [],
    ['attack-01', 'attack-05'],
    ['attack-04'],
  ]);
  expect(t.game.view(1).players.map(({ hand }) => hand)).toEqual([[], [], [], []]);
});

test('quartermaster wild: cards of one’s own instead of cards from the deck, as many as one likes', () => {
  const t = won({ red: { hand: ['attack-04', 'quash', 'negotiate', 'flare-quartermaster'] } }, { deck });
  t.answer('red', 'encounter-card', 'attack-04');
  expect(t.asked('red').key).toBe('ask.respond.rewards.split');
  t.answer('red', 'respond', 'flare-quartermaster');
  expect(t.asked('red', 'cards').decision.params).toEqual({ player: 2 });
  expect(t.options('red', 'cards')).toEqual(['negotiate', 'quash']);
  t.answer('red', 'cards', ['negotiate']).answer('red', 'cards', ['quash']);
  expectOutcome(home(t), 'defense');
  expect([t.hand('green'), t.hand('yellow'), t.hand('red')]).toEqual([
    ['attack-01', 'negotiate'],
    ['quash'],
    ['flare-quartermaster'],
  ]);
});

test('quartermaster wild: not for one’s own rewards, nor where only ships are taken', () => {
  const own = won({ green: { hand: ['quash', 'flare-quartermaster'] } }, { deck }, { yellow: 'none' });
  expectOutcome(home(own), 'defense');
  expect(own.hand('green')).toEqual(['attack-01', 'attack-04', 'flare-quartermaster', 'quash']);
  const ships = won(
    { red: { hand: ['attack-04', 'flare-quartermaster', 'quash'] }, green: { warp: 3 } },
    { deck },
    { yellow: 'none' },
  );
  ships.answer('green', 'ships', { 'green-1': 2 });
  expectOutcome(home(ships), 'defense');
});

test('quartermaster super: mixes its hand and its own draws with the others’; the rest is its hand', () => {
  const t = won({ green: keeper('quash', 'flare-quartermaster') }, { deck });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-quartermaster:pool']);
  t.answer('green', 'respond', 'flare-quartermaster');
  // The flare is back in the hand: two own cards, two draws of its own and one for yellow.
  expect(t.options('green', 'cards')).toEqual([
    'attack-01',
    'attack-04',
    'attack-05',
    'quash',
    'flare-quartermaster',
  ]);
  t.answer('green', 'cards', ['quash']);
  expectOutcome(home(t), 'defense');
  expect([t.hand('yellow'), t.hand('green')]).toEqual([
    ['quash'],
    ['attack-01', 'attack-04', 'attack-05', 'flare-quartermaster'],
  ]);
});

test('quartermaster super: only when it is due rewards itself; zapped, everybody takes theirs (Annex E-6)', () => {
  const none = won({ red: keeper('attack-04', 'flare-quartermaster') }, { deck });
  expect(waiting(none)).toEqual(['red option']);
  const zapped = won(
    { blue: { hand: ['attack-20', 'cosmic-zap'] }, green: keeper('quash', 'flare-quartermaster') },
    { deck },
  );
  zapped
    .answer('blue', 'respond', 'pass')
    .answer('green', 'respond', 'flare-quartermaster')
    .answer('blue', 'respond', 'cosmic-zap');
  // As wild it could fill yellow’s card.
  zapped.answer('green', 'respond', 'pass');
  expectOutcome(home(zapped), 'defense');
  expect(zapped.hand('yellow')).toHaveLength(1);
});

test('quartermaster: who has taken something else in place of all rewards is to receive none: it is not used', () => {
  const t = launch(
    table({
      red: { warp: 1, ...keeper('attack-04') },
      blue: { hand: ['attack-20', 'quash'] },
      green: { hand: ['flare-pirate'] },
    }),
  );
  ally(t, { green: ['defense', 1] });
  t.answer('green', 'respond', 'flare-pirate');
  expect(t.game.events(-1).filter(({ type }) => type === 'power.used')).toEqual([]);
  t.answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'defense');
  expect([t.hand('green'), t.hand('blue')]).toEqual([['flare-pirate', 'quash'], []]);
});
