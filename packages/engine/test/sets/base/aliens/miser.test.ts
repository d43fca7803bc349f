import { expect, test } from 'vitest';
import { createGame } from '@cosmarium/engine';
import {
  ally,
  expectOutcome,
  launch,
  playOut,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';
import { finishByFallback } from '../../../helpers/games.ts';

const hoard = (...cards: string[]) => [
  { name: 'hoard', cards, playable: true, using: true, back: 'pile' as const },
];
const miser = (hand: string[], ...cards: string[]) => ({
  alien: 'miser',
  homes: WITH_POWER,
  hand,
  piles: hoard(...cards),
});

const newGame = () =>
  createGame(
    {
      players: [
        { colour: 'red', alien: 'human' },
        { colour: 'blue', alien: 'miser' },
        { colour: 'green', alien: 'zombie' },
      ],
      start: 'given',
    },
    'hoard',
  );

test('miser: is dealt two hands and keeps either as the hoard, unseen by the others', () => {
  const g = newGame();
  const hand = g.view(1).players[1].hand;
  const second = g.view(1).players[1].sheets[0].piles[0].cards!;
  expect(hand).toHaveLength(8);
  expect(second).toHaveLength(8);
  expect(g.pending()).toMatchObject([{ seat: 1, kind: 'yes-no', key: 'miser.exchange' }]);
  g.answer(1, g.pending()[0].id, 1);
  expect(g.view(1).players[1].hand).toEqual(second);
  expect(g.view(1).players[1].sheets[0].piles[0].cards).toEqual(hand);
  expect(g.view(0).players[1].sheets[0].piles).toEqual([
    {
      name: 'hoard',
      count: 8,
      cards: null,
      planet: -1,
      former: -1,
      playable: true,
      using: true,
      wildOnly: false,
      see: 'controller',
      back: 'pile',
    },
  ]);
  expect(g.view(0).players[1].hand).toEqual([]);
});

test('miser: may keep the hands as they were dealt', () => {
  const g = newGame();
  const hand = g.view(1).players[1].hand;
  g.answer(1, g.pending()[0].id, 0);
  expect(g.view(1).players[1].hand).toEqual(hand);
  expect(g.view(1).players[1].handCount).toBe(8);
  expect(g.view(0).players[0].handCount).toBe(8);
});

test('miser: plays an encounter card from the hoard', () => {
  const t = toPlanning(table({ red: miser(['attack-01'], 'attack-20', 'attack-06') }));
  expect(t.options('red', 'encounter-card')).toEqual(['attack-01', 'attack-06@hoard', 'attack-20@hoard']);
  t.answer('red', 'encounter-card', 'attack-20@hoard');
  expect(t.totals()).toEqual([23, 12]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.pile('red', 'hoard')).toEqual(['attack-06']);
  expect(t.hand('red')).toEqual(['attack-01']);
  expect(t.discard()).toEqual(['attack-20', 'attack-08']);
});

test('miser: a zap closes the hoard, another card must be chosen (ZAP-1)', () => {
  const t = toPlanning(
    table({ red: miser(['attack-01'], 'attack-20', 'reinforcement-5'), green: { hand: ['cosmic-zap'] } }),
  );
  t.answer('red', 'encounter-card', 'attack-20@hoard');
  expect(t.options('green', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([4, 12]);
  expectOutcome(t, 'defense');
  expect(t.pile('red', 'hoard')).toEqual(['attack-20', 'reinforcement-5']);
  expect(t.hand('red')).toEqual([]);
});

test('miser: playing from the hand is no use and cannot be zapped', () => {
  const t = toPlanning(table({ red: miser(['attack-01'], 'attack-20'), green: { hand: ['cosmic-zap'] } }));
  t.answer('red', 'encounter-card', 'attack-01');
  expectOutcome(t, 'defense');
  expect(t.hand('green')).toEqual(['cosmic-zap']);
});

test('miser: reinforcements from the hoard can be zapped too', () => {
  const t = toPlanning(
    table({
      red: miser(['attack-10', 'reinforcement-2'], 'attack-20', 'reinforcement-5'),
      green: { hand: ['cosmic-zap'] },
    }),
  );
  t.answer('red', 'encounter-card', 'attack-10');
  expect(t.options('red', 'reinforce')).toEqual([
    'pass',
    'reinforcement-2 offense',
    'reinforcement-2 defense',
    'reinforcement-5 offense@hoard',
    'reinforcement-5 defense@hoard',
  ]);
  t.answer('red', 'reinforce', 'reinforcement-5 offense@hoard');
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.options('red', 'reinforce')).toEqual([
    'pass',
    'reinforcement-2 offense',
    'reinforcement-2 defense',
  ]);
  t.answer('red', 'reinforce', 'pass');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  expect(t.pile('red', 'hoard')).toEqual(['attack-20', 'reinforcement-5']);
});

test('miser: a flare played from the hoard returns to the hoard', () => {
  const t = toPlanning(table({ red: miser(['attack-10'], 'attack-20', 'flare-macron') }));
  t.answer('red', 'encounter-card', 'attack-10');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-macron:bulk@hoard']);
  t.answer('red', 'respond', 'flare-macron');
  expect(t.totals()).toEqual([16, 12]);
  expectOutcome(t, 'offense');
  expect(t.pile('red', 'hoard')).toEqual(['attack-20', 'flare-macron']);
  expect(t.hand('red')).toEqual([]);
});

test('miser: an artifact played from the hoard is discarded; zapped it goes back unused (ART-1)', () => {
  const players = {
    red: miser(['attack-10'], 'attack-20', 'emotion-control'),
    green: { hand: ['cosmic-zap'] },
  };
  const t = toPlanning(table(players)).answer('red', 'encounter-card', 'attack-10');
  expect(t.options('red', 'respond')).toEqual(['pass', 'emotion-control:calm@hoard']);
  t.answer('red', 'respond', 'emotion-control').answer('green', 'respond', 'pass');
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect(t.pile('red', 'hoard')).toEqual(['attack-20']);
  expect(t.discard()).toEqual(['emotion-control', 'attack-10', 'attack-08']);

  const zapped = toPlanning(table(players)).answer('red', 'encounter-card', 'attack-10');
  zapped.answer('red', 'respond', 'emotion-control').answer('green', 'respond', 'cosmic-zap');
  expectOutcome(zapped, 'offense');
  expect(zapped.pile('red', 'hoard')).toEqual(['attack-20', 'emotion-control']);
});

test('miser: a zap played from the hoard can answer the own hoard, but not itself', () => {
  const t = toPlanning(table({ red: miser(['attack-10'], 'attack-20', 'cosmic-zap') }));
  t.answer('red', 'encounter-card', 'attack-20@hoard');
  expect(t.options('red', 'respond')).toEqual(['pass', 'cosmic-zap:zap@hoard']);
  t.answer('red', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  expect(t.pile('red', 'hoard')).toEqual(['attack-20']);
  expect(t.discard()).toContain('cosmic-zap');
});

test('miser: a hoard without encounter cards may be shown and replaced at the start of an encounter', () => {
  const eight = ['attack-04', 'attack-05', 'attack-06', 'attack-07', 'attack-09', 'morph', 'plague', 'quash'];
  const t = table({ blue: miser(['attack-08'], 'cosmic-zap') }, { deck: eight });
  expect(t.options('blue', 'respond')).toEqual(['pass', 'miser:new-hoard']);
  t.answer('blue', 'respond', 'miser:new-hoard');
  expect(t.pile('blue', 'hoard')).toEqual(eight);
  expect(t.discard()).toEqual(['cosmic-zap']);
  // The plague of the new hoard could be played at once.
  t.answer('blue', 'respond', 'pass');
  toPlanning(t, 1).answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'defense');
});

test('miser: what was thrown away with the hoard can be taken before the draw shuffles it in', () => {
  const t = table(
    {
      blue: miser(['attack-08'], 'quash'),
      green: { alien: 'vulch', homes: WITH_POWER },
    },
    { deck: ['attack-04', 'attack-05', 'attack-06'], shortDeck: true },
  );
  t.answer('blue', 'respond', 'miser:new-hoard');
  expect([t.hand('green'), t.pile('blue', 'hoard').length, t.discard()]).toEqual([['quash'], 8, []]);
  playOut(t).finish();
});

test('miser: a main player may replace the hoard before cards are selected; declining keeps it', () => {
  const t = table({ blue: miser(['attack-08'], 'cosmic-zap') }, { deck: ['attack-30'] });
  t.answer('blue', 'respond', 'pass');
  toPlanning(t, 1);
  expect(t.options('blue', 'respond')).toEqual(['pass', 'miser:new-hoard']);
  t.answer('blue', 'respond', 'miser:new-hoard');
  expect(t.options('blue', 'encounter-card')).toContain('attack-30@hoard');
  t.answer('blue', 'encounter-card', 'attack-30@hoard');
  expect(t.totals()).toEqual([11, 34]);
  expectOutcome(t, 'defense');
  expect(t.pile('blue', 'hoard')).toHaveLength(7);
});

test('miser: no new hoard while it holds an encounter card', () => {
  const t = table({ blue: miser(['attack-08'], 'negotiate', 'quash') });
  expect(waiting(t)).toEqual(['red launch']);
  toPlanning(t).answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'offense');
});

test('miser: no new hoard without the power (POWER-1)', () => {
  const t = table({ blue: { ...miser(['attack-08'], 'quash'), homes: [4, 16, 0, 0, 0] } });
  expect(waiting(t)).toEqual(['red launch']);
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect(t.pile('blue', 'hoard')).toEqual(['quash']);
});

test('miser: without the power the hoard is frozen and the flare is wild (POWER-1, POWER-2)', () => {
  const t = toPlanning(
    table({
      red: { ...miser(['attack-10', 'negotiate', 'flare-miser'], 'attack-20'), homes: [4, 16, 0, 0, 0] },
      blue: { hand: ['negotiate'] },
    }),
  );
  expect(t.options('red', 'encounter-card')).toEqual(['attack-10', 'negotiate']);
  t.answer('red', 'encounter-card', 'attack-10');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-miser:protect-payment']);
  t.answer('red', 'respond', 'pass');
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['flare-miser', 'negotiate']);
  expect(t.pile('red', 'hoard')).toEqual(['attack-20']);
});

test('miser: a defense with encounter cards only in the hoard may play from it (PLAN-2, Annex D-8)', () => {
  const t = toPlanning(table({ blue: miser(['quash'], 'attack-20') }));
  expect(t.options('blue', 'respond')).toEqual(['pass', 'miser:new-hand']);
  t.answer('blue', 'respond', 'pass');
  expect(t.totals()).toEqual([13, 24]);
  expectOutcome(t, 'defense');
  expect(t.hand('blue')).toEqual(['quash']);
});

test('miser: ... or may draw a new hand and still play from the hoard (PLAN-2, Annex D-8)', () => {
  const deck = ['attack-40', 'quash', 'plague', 'morph', 'attack-04', 'attack-05', 'attack-06', 'attack-07'];
  const t = toPlanning(table({ blue: miser(['reinforcement-2'], 'attack-20') }, { deck }));
  t.answer('blue', 'respond', 'miser:new-hand');
  expect(t.discard()).toEqual(['reinforcement-2']);
  expect(t.options('blue', 'encounter-card')).toEqual([
    'attack-04',
    'attack-05',
    'attack-06',
    'attack-07',
    'attack-20@hoard',
    'attack-40',
    'morph',
  ]);
  t.answer('blue', 'encounter-card', 'attack-40');
  expectOutcome(t, 'defense');
  expect(t.pile('blue', 'hoard')).toEqual(['attack-20']);
});

test('miser: a defense whose hoard is zapped must renew the hand (PLAN-2)', () => {
  const deck = [
    'attack-40',
    'force-field',
    'attack-04',
    'attack-05',
    'attack-06',
    'attack-07',
    'morph',
    'quash',
  ];
  const t = toPlanning(
    table({ blue: miser(['mobius-tubes'], 'attack-20'), green: { hand: ['cosmic-zap'] } }, { deck }),
  );
  t.answer('blue', 'respond', 'pass');
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.hand('blue')).toEqual(deck.sort());
  t.answer('blue', 'encounter-card', 'attack-40');
  expect(t.totals()).toEqual([13, 44]);
  expectOutcome(t, 'defense');
});

test('miser: an encounter card in the hoard allows no second encounter (TURN-3)', () => {
  const t = toPlanning(table({ red: miser(['attack-10'], 'attack-20') }));
  t.answer('red', 'encounter-card', 'attack-10');
  expectOutcome(t, 'offense');
  expect(t.s.offense).toBe(1);
});

test('miser: may discard from the hoard when forced to discard from the hand', () => {
  const t = table({
    red: miser(['attack-10', 'quash'], 'attack-10', 'attack-20', 'negotiate'),
    blue: { hand: ['attack-08', 'plague'] },
  });
  t.answer('blue', 'respond', 'plague').answer('blue', 'player', 'red');
  t.answer('red', 'ships', { 'red-2': 3 });
  expect(t.options('red', 'card')).toEqual(['attack-10', 'attack-10@hoard', 'attack-20@hoard']);
  t.answer('red', 'card', 'attack-10@hoard');
  expect(t.hand('red')).toEqual(['attack-10']);
  expect(t.pile('red', 'hoard')).toEqual(['attack-20', 'negotiate']);
  expect(t.discard()).toEqual(['attack-10', 'quash', 'plague']);
  t.answer('red', 'ships', { 'red-1': 1 });
  toPlanning(t, 1).answer('red', 'encounter-card', 'attack-10');
  expectOutcome(t, 'defense');
});

test('miser: compensation does not reach the hoard (COMP-1)', () => {
  const t = toPlanning(
    table({ red: miser(['attack-10', 'quash'], 'attack-20', 'attack-30'), blue: { hand: ['negotiate'] } }),
  );
  t.answer('red', 'encounter-card', 'attack-10');
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['quash']);
  expect(t.pile('red', 'hoard')).toEqual(['attack-20', 'attack-30']);
});

test('miser: wild keeps the flare and two other cards out of the compensation', () => {
  const t = toPlanning(
    table({
      red: { hand: ['attack-20', 'flare-miser', 'force-field', 'quash', 'mobius-tubes'] },
      blue: { hand: ['negotiate'] },
    }),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-miser:protect-payment']);
  t.answer('red', 'respond', 'flare-miser');
  expect(t.options('red', 'cards')).toEqual(['mobius-tubes', 'force-field', 'quash']);
  expect(t.asked('red').decision).toMatchObject({ min: 0, max: 2, secret: true });
  t.answer('red', 'cards', ['force-field', 'quash']);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-miser', 'force-field', 'quash']);
  expect(t.hand('blue')).toEqual(['mobius-tubes']);
});

test('miser: wild may protect fewer cards, the flare is safe in any case', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-20', 'flare-miser', 'quash'] }, blue: { hand: ['negotiate'] } }),
  );
  t.answer('red', 'respond', 'flare-miser').answer('red', 'cards', []);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-miser']);
  expect(t.hand('blue')).toEqual(['quash']);
});

test('miser: wild is not for the one who takes compensation', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-20', 'quash'] }, blue: { hand: ['negotiate', 'flare-miser'] } }),
  );
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['flare-miser', 'quash']);
});

test('miser: wild keeps cards when a new hand is drawn, which comes in full on top (START-1)', () => {
  const t = table(
    { red: { hand: ['flare-miser', 'reinforcement-2', 'cosmic-zap'] } },
    { deck: ['attack-40'] },
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-miser:protect-hand']);
  t.answer('red', 'respond', 'flare-miser');
  t.answer('red', 'cards', ['cosmic-zap']);
  expect(t.hand('red')).toHaveLength(10);
  expect(t.hand('red')).toEqual(expect.arrayContaining(['attack-40', 'cosmic-zap', 'flare-miser']));
  expect(t.discard()).toEqual(['reinforcement-2']);
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 1 } });
  finishByFallback(t.game);
  t.finish();
});

test('miser: super draws a card into the hoard when the own encounter begins', () => {
  const t = table({ red: miser(['attack-10', 'flare-miser'], 'attack-20') }, { deck: ['attack-40'] });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-miser:save-up']);
  t.answer('red', 'respond', 'flare-miser');
  expect(t.pile('red', 'hoard')).toEqual(['attack-20', 'attack-40']);
  expect(t.hand('red')).toEqual(['attack-10', 'flare-miser']);
  toPlanning(t).answer('red', 'encounter-card', 'attack-10');
  expectOutcome(t, 'offense');
});

test('miser: super that is zapped comes back and the hoard is closed (ZAP-2)', () => {
  const t = table({
    red: miser(['attack-10', 'flare-miser'], 'attack-20'),
    green: { hand: ['cosmic-zap'] },
  });
  t.answer('red', 'respond', 'flare-miser').answer('green', 'respond', 'cosmic-zap');
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect(t.pile('red', 'hoard')).toEqual(['attack-20']);
  expect(t.hand('red')).toEqual(['flare-miser']);
});

test('miser: super is for the offense only', () => {
  const t = table({ blue: miser(['attack-08', 'flare-miser'], 'attack-20') });
  expect(waiting(t)).toEqual(['red launch']);
  toPlanning(t).answer('blue', 'encounter-card', 'attack-20@hoard');
  expectOutcome(t, 'defense');
});

test('miser: wild keeps the cards until a hand with an encounter card is drawn (START-1)', () => {
  const none = ['reinforcement-3', 'reinforcement-3', 'reinforcement-3', 'reinforcement-5'];
  const deck = [
    ...none,
    'quash',
    'plague',
    'ionic-gas',
    'force-field',
    ...Array<string>(8).fill('negotiate'),
  ];
  const t = table({ red: { hand: ['flare-miser', 'reinforcement-2', 'cosmic-zap'] } }, { deck });
  t.answer('red', 'respond', 'flare-miser').answer('red', 'cards', ['cosmic-zap']);
  expect(t.hand('red')).toEqual(['cosmic-zap', 'flare-miser', ...deck.slice(8)]);
  expect(t.discard().toSorted()).toEqual([...deck.slice(0, 8), 'reinforcement-2'].sort());
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 1 } });
  finishByFallback(t.game);
  t.finish();
});

test('miser: a defense whose hoard was zapped before planning is not asked whether to renew the hand (PLAN-2)', () => {
  const t = launch(
    table(
      {
        blue: miser(['quash'], 'attack-20', 'flare-mutant', 'force-field'),
        green: { hand: ['cosmic-zap'] },
        yellow: {},
      },
      { deck: Array<string>(8).fill('negotiate') },
    ),
  );
  ally(t, { yellow: ['offense', 1] });
  t.answer('blue', 'respond', 'force-field:cancel@hoard').answer('green', 'respond', 'cosmic-zap');
  expectOutcome(t, 'offense');
  expect(t.discard().slice(0, 2)).toEqual(['cosmic-zap', 'quash']);
});

test('Annex F-12: a flare from the hoard goes back to the hoard, also where it has lent the hoard away itself', () => {
  const t = table({ red: miser(['attack-10'], 'attack-20', 'flare-philanthropist') });
  t.answer('red', 'respond', 'flare-philanthropist:lend@hoard').answer('red', 'player', 'green');
  t.answer('red', 'ships', { 'red-1': 1 });
  expect(t.aliens('green')).toEqual(['miser']);
  expect(t.pile('green', 'hoard')).toEqual(['attack-20', 'flare-philanthropist']);
  expect(t.hand('red')).toEqual(['attack-10']);
  expect(t.game.view(2).players[2].sheets[1].piles[0].cards).toEqual(['attack-20', 'flare-philanthropist']);
  toPlanning(t.answer('red', 'ships', { 'red-1': 1 }));
  expectOutcome(t, 'offense');
  // With the power the hoard comes home.
  expect(t.pile('red', 'hoard')).toEqual(['attack-20', 'flare-philanthropist']);
});
