import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  happened,
  inviteNobody,
  launch,
  table,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const mite = (...hand: string[]) => ({ alien: 'mite', homes: WITH_POWER, hand: ['attack-10', ...hand] });
const FIVE = ['attack-08', 'attack-06', 'negotiate', 'quash', 'force-field'];

test('mite: a defense with more than three cards chooses between the planet and its papers', () => {
  const t = launch(table({ red: mite(), blue: { hand: FIVE } }));
  expect(waiting(t)).toEqual(['blue option']);
  expect(t.asked('blue').key).toBe('mite.choice');
  expect(t.asked('blue').decision.params).toEqual({ player: 0, count: 2, planet: 5 });
  expect(t.options('blue', 'option')).toEqual(['discard', 'surrender']);
  t.answer('blue', 'option', 'discard');
  // Two fall by chance, three are left, and the encounter goes on.
  expect([t.hand('blue').length, t.discard().length]).toEqual([3, 2]);
  expect([...t.hand('blue'), ...t.discard()].sort()).toEqual(FIVE.toSorted());
  inviteNobody(t);
  if (t.open().length > 0) t.answer('blue', 'encounter-card', t.options('blue', 'encounter-card')[0]);
  t.finish();
});

test('mite: which cards fall is chance, and nobody knows it before the choice', () => {
  const left = (seed: string) => {
    const t = launch(table({ red: mite(), blue: { hand: FIVE } }, { seed }));
    return t.answer('blue', 'option', 'discard').hand('blue').join();
  };
  const found = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(left));
  expect(found.size).toBeGreaterThan(1);
});

test('mite: a surrender lands all gate ships beside the defenders and ends the encounter as a success', () => {
  const t = launch(table({ red: mite('attack-20'), blue: { hand: FIVE } }));
  t.answer('blue', 'option', 'surrender');
  expect(waiting(t)).toEqual(['red yes-no']);
  expect(t.asked('red').key).toBe('ask.second-encounter');
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'surrender');
  expect([t.ships('blue-1', 'red'), t.ships('blue-1', 'blue'), t.warp('red'), t.warp('blue')]).toEqual([
    3, 4, 0, 0,
  ]);
  expect([t.foreign('red'), t.hand('blue')]).toEqual([1, FIVE.toSorted()]);
  // Nobody was invited, nothing was laid.
  expect(happened(t)).not.toContain('invited');
  expect(happened(t)).not.toContain('laid');
});

test('mite: the fifth colony by surrender wins the game at once (WIN-1)', () => {
  const colonies = { 'green-1': 1, 'green-2': 1, 'green-3': 1, 'green-4': 1 };
  const t = launch(table({ red: { ...mite(), homes: [4, 8, 4, 0, 0], colonies }, blue: { hand: FIVE } }));
  t.answer('blue', 'option', 'surrender').finish();
  expect([t.game.over, t.winners()]).toEqual([true, ['red']]);
});

test('mite: where it has a colony already its ships join it; a planet without defenders can be given, too', () => {
  const t = launch(
    table({ red: { ...mite(), homes: [4, 10, 4, 0, 0], colonies: { 'blue-3': 2 } }, blue: { hand: FIVE } }),
    2,
    'blue-3',
  );
  t.answer('blue', 'option', 'surrender').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'surrender');
  expect([t.ships('blue-3', 'red'), t.ships('blue-3', 'blue'), t.foreign('red')]).toEqual([4, 0, 1]);
  expect(happened(t)).not.toContain('colony.gained');
});

test('mite: three cards are too few, and only the hand counts', () => {
  const t = launch(table({ red: mite(), blue: { hand: ['attack-08', 'quash', 'force-field'] } }));
  expect(waiting(t)).toEqual(['red invite']);
  inviteNobody(t);
  expectOutcome(t, 'offense');

  const piles = [
    {
      name: 'hoard',
      cards: ['attack-06', 'attack-04', 'negotiate'],
      playable: true,
      using: true,
      back: 'pile' as const,
    },
  ];
  const hoard = launch(
    table({
      red: mite(),
      blue: { alien: 'miser', homes: WITH_POWER, hand: ['attack-08', 'quash', 'force-field'], piles },
    }),
  );
  expect(waiting(hoard)).toEqual(['red invite']);
  inviteNobody(hoard);
  hoard.answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(hoard, 'offense');
});

test('mite: only as the offense, and not without a defense (DEST-6)', () => {
  const t = launch(
    table({ blue: { alien: 'mite', homes: WITH_POWER }, red: { hand: ['attack-10', ...FIVE.slice(1)] } }),
  );
  expect(waiting(t)).toEqual(['red invite']);
  inviteNobody(t);
  t.answer('red', 'encounter-card', 'attack-10').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');

  const home = table({ red: mite(), blue: { hand: FIVE } }, { destiny: ['destiny-red'] });
  home.answer('red', 'option', 'resettle');
  home.answer('red', 'launch', { to: 'red-4', ships: { 'red-2': 2 } });
  home.answer('red', 'yes-no', 'no');
  expectOutcome(home, 'peace');
  expect([home.ships('red-4', 'red'), home.hand('blue').length]).toEqual([2, 5]);
});

test('mite: without its power it does not bluster (POWER-1)', () => {
  const t = launch(table({ red: { alien: 'mite' }, blue: { hand: FIVE } }));
  expect(waiting(t)).toEqual(['red invite']);
  inviteNobody(t);
  t.answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'offense');
});

test('mite: zapped, the encounter goes on as usual', () => {
  const t = launch(table({ red: mite(), blue: { hand: [...FIVE, 'cosmic-zap'] } }));
  expect(waiting(t)).toEqual(['blue respond']);
  t.answer('blue', 'respond', 'cosmic-zap');
  expect([waiting(t), t.hand('blue').length]).toEqual([['red invite'], 5]);
  inviteNobody(t);
  t.answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'offense');
});

test('mite: a zap that misses may leave the defense with too few cards to be robbed', () => {
  const t = launch(
    table({ red: mite('card-zap'), blue: { hand: ['attack-08', 'quash', 'force-field', 'cosmic-zap'] } }),
  );
  t.answer('blue', 'respond', 'cosmic-zap').answer('red', 'respond', 'card-zap');
  expect(waiting(t)).toEqual(['red invite']);
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['force-field', 'quash']);
});

test('mite: a surrender is neither won nor lost: no warrior token, no tick-tock token, no raid (Annex F-8)', () => {
  const t = launch(
    table({
      red: mite(),
      blue: { alien: 'warrior', homes: WITH_POWER, tokens: 2, hand: FIVE },
      green: { alien: 'tick-tock', homes: WITH_POWER, tokens: 4 },
    }),
  );
  t.answer('blue', 'option', 'surrender').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'surrender');
  expect([t.tokens('blue'), t.tokens('green')]).toEqual([2, 4]);
});

test('mite: the vulch takes what fell by chance', () => {
  const t = launch(
    table(
      {
        red: mite(),
        blue: { hand: ['quash', 'mobius-tubes', 'ionic-gas', 'force-field', 'mobius-tubes'] },
        green: { alien: 'vulch', homes: WITH_POWER },
      },
      { deck: ['attack-08', ...Array<string>(7).fill('negotiate')] },
    ),
  );
  t.answer('blue', 'option', 'discard');
  expect([t.hand('blue').length, t.hand('green').length, t.discard()]).toEqual([3, 2, []]);
  inviteNobody(t);
  while (t.open().length > 0) t.answer('blue', 'encounter-card', 'attack-08');
  t.finish();
});

test('mite super: looks at the cards discarded by the power and keeps any of them', () => {
  const t = launch(
    table({
      red: mite('flare-mite'),
      blue: { hand: ['attack-08', 'attack-08', 'attack-08', 'attack-08', 'attack-08', 'attack-08'] },
    }),
  );
  t.answer('blue', 'option', 'discard');
  expect(t.discard()).toEqual(['attack-08', 'attack-08', 'attack-08']);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-mite:keep-them']);
  t.answer('red', 'respond', 'flare-mite');
  expect(t.options('red', 'cards')).toEqual(['attack-08', 'attack-08', 'attack-08']);
  expect(t.asked('red').decision).toMatchObject({ min: 1, max: 3 });
  t.answer('red', 'cards', ['attack-08', 'attack-08']);
  expect([t.hand('red'), t.discard()]).toEqual([
    ['attack-08', 'attack-08', 'attack-10', 'flare-mite'],
    ['attack-08'],
  ]);
  inviteNobody(t);
  t.answer('red', 'encounter-card', 'attack-10').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('mite super: comes before the vulch, who gets what is not kept', () => {
  const t = launch(
    table(
      {
        red: mite('flare-mite'),
        blue: { hand: ['quash', 'mobius-tubes', 'ionic-gas', 'force-field', 'mobius-tubes'] },
        green: { alien: 'vulch', homes: WITH_POWER },
      },
      { deck: ['attack-08', ...Array<string>(7).fill('negotiate')] },
    ),
  );
  t.answer('blue', 'option', 'discard').answer('red', 'respond', 'flare-mite');
  const [kept, left] = t.options('red', 'cards');
  t.answer('red', 'cards', [kept]);
  expect([t.hand('red').includes(kept), t.hand('green'), t.discard()]).toEqual([true, [left], []]);
  inviteNobody(t);
  while (t.open().length > 0) {
    const [one] = t.open();
    t.answer(one.seat, one.kind, one.kind === 'encounter-card' ? one.options.at(-1) : 'pass');
  }
  t.finish();
});

test('mite super: not after a surrender, nor zapped; the cards stay discarded then', () => {
  const given = launch(table({ red: mite('flare-mite'), blue: { hand: FIVE } }));
  given.answer('blue', 'option', 'surrender').answer('red', 'yes-no', 'no');
  expectOutcome(given, 'surrender');

  const t = launch(
    table({
      red: mite('flare-mite'),
      blue: { hand: ['attack-08', 'attack-08', 'attack-08', 'attack-08'] },
      green: { hand: ['cosmic-zap'] },
    }),
  );
  t.answer('green', 'respond', 'pass').answer('blue', 'option', 'discard');
  t.answer('red', 'respond', 'flare-mite').answer('green', 'respond', 'cosmic-zap');
  expect([t.hand('red'), t.discard()]).toEqual([
    ['attack-10', 'flare-mite'],
    ['attack-08', 'cosmic-zap'],
  ]);
  inviteNobody(t);
  expectOutcome(t, 'offense');
});

test('mite wild: with more ships against it a main player sends all allies home', () => {
  const t = launch(table({ red: { hand: ['attack-10', 'flare-mite'] }, green: {}, yellow: {}, purple: {} }));
  ally(t, { green: ['defense', 4], yellow: ['offense', 1], purple: ['offense', 2] });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-mite:clear-the-ring']);
  t.answer('red', 'respond', 'flare-mite');
  // All place their ships, each on own colonies, at the same time.
  expect(waiting(t)).toEqual(['yellow ships', 'purple ships', 'green ships']);
  expect(t.options('green')).toEqual(['green-1 0..4', 'green-2 0..4']);
  t.answer('green', 'ships', { 'green-1': 4 }).answer('yellow', 'ships', { 'yellow-1': 1 });
  t.answer('purple', 'ships', { 'purple-1': 2 });
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  expect([t.ships('green-1', 'green'), t.ships('yellow-1', 'yellow'), t.ships('purple-1', 'purple')]).toEqual(
    [8, 5, 6],
  );
  expect([t.hand('red'), t.foreign('yellow'), t.foreign('purple')]).toEqual([['flare-mite'], 0, 0]);
});

test('mite wild: compares ships, not players, and not the main players’ own', () => {
  const t = launch(table({ red: { hand: ['attack-10', 'flare-mite'] }, yellow: {}, purple: {} }), 1);
  // One ally with three ships for red, two with one each for blue; and blue alone has more ships than red.
  ally(t, { green: ['offense', 3], yellow: ['defense', 1], purple: ['defense', 1] });
  expect(t.totals()).toEqual([14, 14]);
  t.answer('yellow', 'ships', { 'yellow-1': 1 }).answer('purple', 'ships', { 'purple-1': 1 });
  expectOutcome(t, 'defense');

  const even = launch(table({ red: { hand: ['attack-10', 'flare-mite'] }, yellow: {} }));
  ally(even, { green: ['offense', 2], yellow: ['defense', 2] });
  expect(even.totals()).toEqual([15, 14]);
  expectOutcome(even, 'offense');
});

test('mite wild: a macron ship is one piece (RUL-40)', () => {
  const t = launch(
    table({ blue: { hand: ['attack-08', 'flare-mite'] }, green: { homes: WITH_POWER }, yellow: {} }),
  );
  t.answer('red', 'invite', ['green', 'yellow']).answer('blue', 'invite', ['green', 'yellow']);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-2': 1 } });
  t.answer('yellow', 'ally', { to: 'defense', ships: { 'yellow-2': 2 } });
  // Green's one ship counts for four in the total, not here.
  expect(t.totals()).toEqual([17, 14]);
  expectOutcome(t, 'offense');
});

test('mite wild: for the defense as well; not for an ally', () => {
  const t = launch(table({ blue: { hand: ['attack-08', 'flare-mite'] } }));
  ally(t, { green: ['offense', 1] });
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-mite:clear-the-ring']);
  t.answer('blue', 'respond', 'flare-mite').answer('green', 'ships', { 'green-1': 1 });
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');

  const other = launch(table({ green: { hand: ['flare-mite'] }, yellow: {} }));
  ally(other, { green: ['defense', 1], yellow: ['offense', 2] });
  expect(other.totals()).toEqual([15, 13]);
  expectOutcome(other, 'offense');
});

test('mite wild: who was sent home has still been an ally (no grudge token)', () => {
  const t = launch(
    table({
      red: { hand: ['attack-10', 'flare-mite'] },
      blue: { alien: 'grudge', homes: WITH_POWER },
    }),
  );
  ally(t, { green: ['defense', 2] });
  t.answer('red', 'respond', 'flare-mite').answer('green', 'ships', { 'green-1': 2 });
  expectOutcome(t, 'offense');
  expect([t.warp('green'), t.ships('green-1', 'green')]).toEqual([0, 6]);
});
