import { expect, test } from 'vitest';
import { cardInfo, COSMIC_DECK } from '@cosmarium/engine';
import { expectOutcome, happened, launch, table, toPlanning, waiting, WITH_POWER } from '../helpers/duel.ts';

test('PLAN-1: an offense that loses its last encounter card ends the turn at once', () => {
  const t = table({ green: { hand: ['plague'] } });
  t.answer('green', 'respond', 'plague')
    .answer('green', 'player', 'red')
    .answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'broken-off');
  expect(t.discard().toSorted()).toEqual(['attack-10', 'plague']);
  expect(happened(t)).not.toContain('destiny.drawn');
  expect(t.s).toMatchObject({ offense: 1, stage: 'start-turn' });
});

test('PLAN-1: an offense that keeps an encounter card goes on', () => {
  const t = table({ red: { hand: ['attack-10', 'negotiate', 'negotiate'] }, green: { hand: ['plague'] } });
  t.answer('green', 'respond', 'plague').answer('green', 'player', 'red');
  t.answer('red', 'ships', { 'red-2': 3 });
  expect(t.hand('red')).toEqual(['negotiate']);
  t.answer('red', 'ships', { 'red-1': 1 });
  toPlanning(t);
  expectOutcome(t, 'defense');
});

test('PLAN-1: ships on the gate and beside the planet return to colonies', () => {
  // The only encounter card lies on the sheet, where playing it is a use of the power: a zap leaves none.
  const hoard = { name: 'hoard', cards: ['attack-10'], playable: true, using: true };
  const t = table(
    {
      red: { homes: WITH_POWER, hand: ['negotiate'], piles: [hoard] },
      green: { hand: ['cosmic-zap', 'plague'] },
      yellow: {},
    },
    {},
  );
  t.answer('green', 'respond', 'plague')
    .answer('green', 'player', 'red')
    .answer('red', 'ships', { 'red-2': 3 });
  t.answer('red', 'ships', { 'red-2': 1 });
  launch(t, 2).answer('red', 'invite', ['yellow']).answer('blue', 'invite', ['green']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 1 } });
  t.answer('yellow', 'ally', { to: 'offense', ships: { 'yellow-2': 4 } });
  t.answer('green', 'respond', 'cosmic-zap');
  expect(waiting(t)).toEqual(['red ships', 'green ships', 'yellow ships']);
  t.answer('red', 'ships', { 'red-1': 2 }).answer('green', 'ships', { 'green-1': 1 });
  t.answer('yellow', 'ships', { 'yellow-1': 4 });
  expectOutcome(t, 'broken-off');
  expect([t.ships('red-1', 'red'), t.ships('green-1', 'green'), t.ships('yellow-1', 'yellow')]).toEqual([
    6, 5, 8,
  ]);
  expect([t.pile('red', 'hoard'), t.s.offense]).toEqual([['attack-10'], 1]);
});

test('PLAN-1: also in the planning phase itself', () => {
  // Blue mixes both hands and deals them anew; in most games red gets no encounter card.
  const mixed = (seed: string) =>
    toPlanning(
      table({ blue: { hand: ['flare-oracle', 'quash', 'force-field', 'card-zap'] } }, { seed }),
      2,
    ).answer('blue', 'respond', 'flare-oracle');
  const t = ['a', 'b', 'c', 'd', 'e', 'f'].map(mixed).find((one) => !one.hand('red').includes('attack-10'))!;
  t.answer('red', 'ships', { 'red-1': 2 });
  expectOutcome(t, 'broken-off');
  expect([t.ships('red-1', 'red'), t.hand('blue').includes('attack-10'), t.s.offense]).toEqual([6, true, 1]);
});

const EIGHT_NEGOTIATES = Array<string>(8).fill('negotiate');

test('PLAN-2: a defense without an encounter card shows and discards its hand and draws eight', () => {
  const t = table({ blue: { hand: ['quash', 'reinforcement-5'] } }, { deck: EIGHT_NEGOTIATES });
  expect(t.hand('blue')).toEqual(['quash', 'reinforcement-5']);
  toPlanning(t);
  expectOutcome(t, 'offense');
  const shown = t.game.events(2).find((event) => event.type === 'cards.shown');
  expect(shown).toMatchObject({ seat: 1, cards: ['quash', 'reinforcement-5'] });
  expect(t.hand('blue')).toHaveLength(7);
  expect(t.discard()).toEqual(['quash', 'reinforcement-5', 'attack-10', 'negotiate']);
});

test('PLAN-2: repeated until an encounter card is held', () => {
  const useless = COSMIC_DECK.filter((kind) => !cardInfo(kind).encounter);
  const t = table(
    { blue: { hand: useless.slice(0, 1) } },
    { deck: [...useless.slice(1), ...EIGHT_NEGOTIATES] },
  );
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect(happened(t).filter((type) => type === 'cards.drawn')).toHaveLength(3);
  expect(t.discard()).toEqual([...useless, 'attack-10', 'negotiate']);
});

test('PLAN-2: before the hand is discarded the defense may play other legal cards', () => {
  const t = toPlanning(table({ blue: { hand: ['flare-chosen', 'quash'] } }, { deck: ['attack-20'] }));
  expect(t.options('blue', 'respond')).toEqual(['pass', expect.stringMatching('^flare-chosen:')]);
  t.answer('blue', 'respond', 'flare-chosen');
  expect(t.totals()).toEqual([13, 24]);
  expectOutcome(t, 'defense');
  expect(t.hand('blue')).toEqual(['flare-chosen', 'quash']);
});

test('PLAN-2: a legal card that is not played is discarded with the hand', () => {
  const t = toPlanning(table({ blue: { hand: ['flare-chosen'] } }, { deck: EIGHT_NEGOTIATES }));
  t.answer('blue', 'respond', 'pass');
  expectOutcome(t, 'offense');
  expect(t.discard()[0]).toBe('flare-chosen');
});

test('PLAN-2: a defense with an encounter card keeps its hand', () => {
  const t = toPlanning(table({ blue: { hand: ['attack-08', 'quash'] } }));
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['quash']);
  expect(happened(t)).not.toContain('cards.drawn');
});

test('PLAN-2a: a flare that comes with the new hand can be played before cards are selected', () => {
  const t = table({ blue: { hand: ['quash'] } }, { deck: ['flare-chosen', ...EIGHT_NEGOTIATES] });
  toPlanning(t);
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-chosen:prayer']);
  t.answer('blue', 'respond', 'flare-chosen');
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['flare-chosen', ...EIGHT_NEGOTIATES.slice(1)]);
});

test('PLAN-2a: everybody may act again with the new hands', () => {
  const t = table(
    {
      red: { alien: 'loser', homes: WITH_POWER, hand: ['negotiate', 'attack-10'] },
      blue: { hand: ['quash'] },
      green: { hand: ['flare-sorcerer'] },
    },
    { deck: ['attack-40', ...EIGHT_NEGOTIATES.slice(1)] },
  );
  toPlanning(t).answer('red', 'respond', 'pass').answer('green', 'respond', 'pass');
  expect(t.discard()).toEqual(['quash']);
  // Blue has its new hand: only now red declares the upset, and both must play an attack.
  t.answer('red', 'respond', 'loser:upset').answer('green', 'respond', 'pass');
  expect(t.totals()).toEqual([13, 44]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('PLAN-2a: a new hand that is due only when cards are to be chosen opens that time again, too', () => {
  const t = table(
    {
      red: { alien: 'oracle', homes: WITH_POWER },
      blue: { hand: ['negotiate', 'flare-filch'] },
      green: { hand: ['cosmic-zap', 'flare-sorcerer'] },
    },
    { deck: ['attack-04', 'attack-05', ...EIGHT_NEGOTIATES.slice(2)] },
  );
  toPlanning(t).answer('green', 'respond', 'pass');
  t.answer('green', 'respond', 'cosmic-zap').answer('blue', 'respond', 'flare-filch');
  t.answer('blue', 'respond', 'pass'); // the zap is blue's now, and the last encounter card was its price
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-sorcerer:trade-powers']);
  t.answer('green', 'respond', 'pass');
  expect(t.options('blue', 'encounter-card')).toEqual(['attack-04', 'attack-05', 'negotiate']);
  t.answer('blue', 'encounter-card', 'attack-04');
  expectOutcome(t, 'offense');
  expect(happened(t).filter((type) => type === 'power.used')).toHaveLength(1); // Oracle foresees once
});

test('PLAN-2a: without a new hand nothing is open twice', () => {
  const t = toPlanning(table({ green: { hand: ['flare-sorcerer'] } }));
  t.answer('green', 'respond', 'pass');
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['flare-sorcerer']);
});

test('PLAN-3: both choose from hand at the same time, and neither learns what the other chose', () => {
  const t = table({
    red: { hand: ['attack-10', 'attack-40', 'morph', 'negotiate', 'negotiate', 'quash'] },
    blue: { hand: ['attack-08', 'attack-20'] },
  });
  toPlanning(t);
  expect(waiting(t)).toEqual(['red encounter-card', 'blue encounter-card']);
  expect(t.options('red')).toEqual(['attack-10', 'attack-40', 'negotiate', 'morph']);
  expect(t.options('blue')).toEqual(['attack-08', 'attack-20']);
  const before = [t.game.view(1), t.game.events(1)];
  t.answer('red', 'encounter-card', 'attack-40');
  expect(waiting(t)).toEqual(['blue encounter-card']);
  expect([t.game.view(1), t.game.events(1)]).toEqual(before);
  expect(t.e.laid).toEqual([null, null]);
  t.answer('blue', 'encounter-card', 'attack-08').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('PLAN-3: the defense may choose first; the offense learns nothing either', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10', 'attack-40'] }, blue: { hand: ['attack-08', 'attack-20'] } }),
  );
  const before = [t.game.view(0), t.game.events(0)];
  t.answer('blue', 'encounter-card', 'attack-20');
  expect([t.game.view(0), t.game.events(0)]).toEqual(before);
  t.answer('red', 'encounter-card', 'attack-10');
  expectOutcome(t, 'defense');
});
