import { expect, test } from 'vitest';
import { ally, expectOutcome, launch, table, toPlanning, WITH_POWER } from '../../../helpers/duel.ts';

const calculator = (...hand: string[]) => ({ alien: 'calculator', homes: WITH_POWER, hand });
const mirror = (...hand: string[]) => ({ alien: 'mirror', homes: WITH_POWER, hand });
const values = (t: ReturnType<typeof table>) => t.e.faces.map((face) => face?.value);

test('calculator: announced before the reveal, the lower attack is taken from the higher', () => {
  const t = toPlanning(table({ red: calculator('attack-06'), blue: { hand: ['attack-10'] } }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'calculator:equalize']);
  expect(t.e.laid.map((laid) => laid?.up)).toEqual([false, false]);
  t.answer('red', 'respond', 'calculator');
  expect(values(t)).toEqual([6, 4]);
  expect(t.totals()).toEqual([9, 8]);
  expectOutcome(t, 'offense');
});

test('calculator: works for the defense, and against itself; it may pass', () => {
  const t = toPlanning(table({ red: { hand: ['attack-08'] }, blue: calculator('attack-30') }));
  t.answer('blue', 'respond', 'calculator');
  expect(values(t)).toEqual([8, 22]);
  expectOutcome(t, 'defense');

  const calm = toPlanning(table({ red: calculator('attack-06'), blue: { hand: ['attack-10'] } }));
  calm.answer('red', 'respond', 'pass');
  expect(calm.totals()).toEqual([9, 14]);
  expectOutcome(calm, 'defense');
});

test('calculator: equal values, a negotiate, a morph: nothing happens', () => {
  const equal = toPlanning(table({ red: calculator('attack-08'), blue: { hand: ['attack-08'] } }));
  equal.answer('red', 'respond', 'calculator');
  expect(values(equal)).toEqual([8, 8]);
  expectOutcome(equal, 'defense');

  const peace = toPlanning(table({ red: calculator('attack-08'), blue: { hand: ['negotiate'] } }));
  peace.answer('red', 'respond', 'calculator');
  expect(values(peace)).toEqual([8, 0]);
  expectOutcome(peace, 'offense');

  const morph = toPlanning(table({ red: calculator('morph'), blue: { hand: ['attack-20'] } }));
  morph.answer('red', 'respond', 'calculator');
  expect(values(morph)).toEqual([20, 20]);
  expectOutcome(morph, 'defense');
});

test('calculator: only cards change; ships and reinforcements are added afterwards', () => {
  const t = toPlanning(
    table({ red: calculator('attack-06', 'reinforcement-5'), blue: { hand: ['attack-30'] } }),
  );
  t.answer('red', 'respond', 'calculator').answer('red', 'reinforce', 'reinforcement-5 offense');
  expect(t.totals()).toEqual([14, 28]);
  expectOutcome(t, 'defense');
});

test('calculator: zapped as it is announced, the cards count as usual; not for an ally', () => {
  const t = toPlanning(table({ red: calculator('attack-06'), blue: { hand: ['attack-10', 'cosmic-zap'] } }));
  t.answer('red', 'respond', 'calculator').answer('blue', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([9, 14]);
  expectOutcome(t, 'defense');

  const allied = ally(launch(table({ green: calculator() })), { green: ['offense', 1] });
  expect(allied.totals()).toEqual([14, 12]);
  expectOutcome(allied, 'offense');
});

test('calculator: worked out again when a card is replaced after the reveal (FLARE-3a)', () => {
  const chosen = { alien: 'chosen', homes: WITH_POWER, hand: ['attack-10'] };
  const t = toPlanning(
    table({ red: calculator('attack-06'), blue: chosen }, { deck: ['attack-40', 'quash', 'card-zap'] }),
  );
  t.answer('red', 'respond', 'calculator');
  expect(values(t)).toEqual([6, 4]);
  t.answer('blue', 'respond', 'chosen')
    .answer('blue', 'card', 'attack-40')
    .answer('blue', 'option', 'replace');
  expect(values(t)).toEqual([6, 34]);
  expectOutcome(t, 'defense');
});

test('calculator and mirror: offense first, then defense, whoever announces first', () => {
  const players = { red: mirror('attack-15'), blue: calculator('attack-08') };
  const t = toPlanning(table(players));
  t.answer('red', 'respond', 'mirror').answer('blue', 'respond', 'calculator');
  expect(values(t)).toEqual([51, 29]);
  expectOutcome(t, 'offense');

  const late = toPlanning(table(players));
  late
    .answer('red', 'respond', 'pass')
    .answer('blue', 'respond', 'calculator')
    .answer('red', 'respond', 'mirror');
  expect(values(late)).toEqual([51, 29]);
  expectOutcome(late, 'offense');

  const exchanged = toPlanning(table({ red: calculator('attack-15'), blue: mirror('attack-08') }));
  exchanged.answer('red', 'respond', 'calculator').answer('blue', 'respond', 'mirror');
  expect(values(exchanged)).toEqual([70, 80]);
  expectOutcome(exchanged, 'defense');
});

/** Red, no Calculator, bets on the sum of these cards. */
function bet(parity: 'odd' | 'even', red: string, blue: string) {
  const t = toPlanning(table({ red: { hand: [red, 'flare-calculator'] }, blue: { hand: [blue] } }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-calculator:bet']);
  t.answer('red', 'respond', 'flare-calculator');
  expect(t.options('red', 'option')).toEqual(['even', 'odd']);
  return t.answer('red', 'option', parity);
}

test('calculator wild: the bet won, the opposing card drops by the own; the flare returns', () => {
  const t = bet('even', 'attack-06', 'attack-10');
  expect(values(t)).toEqual([6, 4]);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-calculator']);
  const odd = bet('odd', 'attack-05', 'attack-10');
  expect(values(odd)).toEqual([5, 5]);
  expectOutcome(odd, 'defense');
});

test('calculator wild: the bet lost, the own card drops by theirs, also below zero', () => {
  const t = bet('odd', 'attack-06', 'attack-10');
  expect(values(t)).toEqual([-4, 10]);
  expect(t.totals()).toEqual([-1, 14]);
  expectOutcome(t, 'defense');
  const below = bet('even', 'attack-10', 'attack-06');
  expect(values(below)).toEqual([10, -4]);
  expect(below.totals()).toEqual([13, 0]);
  expectOutcome(below, 'offense');
});

test('calculator wild: without two attacks at the reveal nothing is won or lost, also if there are two later', () => {
  const t = bet('even', 'attack-06', 'negotiate');
  expect(values(t)).toEqual([6, 0]);
  expectOutcome(t, 'offense');

  const chosen = { alien: 'chosen', homes: WITH_POWER, hand: ['negotiate'] };
  const red = { hand: ['attack-06', 'flare-calculator', 'reinforcement-2'] };
  const later = toPlanning(table({ red, blue: chosen }, { deck: ['attack-10', 'quash', 'card-zap'] }));
  later.answer('red', 'respond', 'flare-calculator').answer('red', 'option', 'even');
  later.answer('blue', 'respond', 'chosen').answer('blue', 'card', 'attack-10');
  later.answer('red', 'reinforce', 'reinforcement-2 offense');
  expect(values(later)).toEqual([6, 10]);
  expect(later.totals()).toEqual([11, 14]);
  expectOutcome(later, 'defense');
});

test('RUL-38: the bet is settled once; its reduction stays when a card is replaced or reinforced', () => {
  const chosen = { alien: 'chosen', homes: WITH_POWER, hand: ['attack-10'] };
  const t = toPlanning(
    table(
      { red: { hand: ['attack-06', 'flare-calculator', 'reinforcement-2'] }, blue: chosen },
      { deck: ['attack-30', 'quash', 'card-zap'] },
    ),
  );
  t.answer('red', 'respond', 'flare-calculator').answer('red', 'option', 'even');
  expect(values(t)).toEqual([6, 4]);
  t.answer('blue', 'respond', 'chosen')
    .answer('blue', 'card', 'attack-30')
    .answer('blue', 'option', 'replace');
  expect(values(t)).toEqual([6, 24]);
  t.answer('red', 'reinforce', 'reinforcement-2 offense');
  expect(t.totals()).toEqual([11, 28]);
  expectOutcome(t, 'defense');
});

test('Annex B: Wild Tripler comes before the bet, and before equalizing', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-06', 'flare-calculator'] }, blue: { hand: ['attack-30'] }, green: {} }),
  );
  t.answer('red', 'respond', 'flare-calculator').answer('red', 'option', 'even');
  expect(values(t)).toEqual([6, 24]);
  expectOutcome(t, 'defense');

  const cut = toPlanning(
    table({
      red: { hand: ['attack-20', 'flare-calculator'] },
      blue: { hand: ['attack-06', 'flare-tripler'] },
    }),
  );
  cut.answer('red', 'respond', 'flare-calculator').answer('red', 'option', 'odd');
  // 20 becomes 7: with 6 the sum is odd now.
  cut.answer('blue', 'respond', 'flare-tripler');
  expect(values(cut)).toEqual([7, -1]);
  expectOutcome(cut, 'offense');

  const equal = toPlanning(
    table({ red: calculator('attack-30'), blue: { hand: ['attack-08', 'flare-tripler'] } }),
  );
  equal.answer('red', 'respond', 'calculator').answer('blue', 'respond', 'flare-tripler');
  expect(values(equal)).toEqual([2, 8]);
  expectOutcome(equal, 'defense');
});

test('calculator wild: card-zapped, no bet; not for an ally', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10', 'flare-calculator'] }, blue: { hand: ['attack-08', 'card-zap'] } }),
  );
  t.answer('red', 'respond', 'flare-calculator').answer('red', 'option', 'odd');
  // ZAP-1a: what the bet is on is heard first.
  expect(t.asked('blue').decision.params).toMatchObject({
    card: 'flare-calculator',
    what: 'calculator.parity.odd',
  });
  t.answer('blue', 'respond', 'card-zap');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  expect(t.discard()).toContain('flare-calculator');

  const allied = ally(launch(table({ green: { hand: ['flare-calculator'] } })), { green: ['offense', 1] });
  expect(allied.totals()).toEqual([14, 12]);
  expectOutcome(allied, 'offense');
});

test('calculator super: as an ally, on the main players’ cards; zapped, the flare returns', () => {
  const players = { green: calculator('flare-calculator'), blue: { hand: ['attack-20', 'cosmic-zap'] } };
  const t = ally(launch(table(players)), { green: ['offense', 2] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-calculator:advise']);
  t.answer('green', 'respond', 'flare-calculator').answer('blue', 'respond', 'pass');
  expect(values(t)).toEqual([10, 10]);
  expect(t.totals()).toEqual([15, 14]);
  expectOutcome(t, 'offense');

  const zapped = ally(launch(table(players)), { green: ['offense', 2] });
  zapped.answer('green', 'respond', 'flare-calculator').answer('blue', 'respond', 'cosmic-zap');
  expect(zapped.totals()).toEqual([15, 24]);
  expectOutcome(zapped, 'defense');
  expect(zapped.hand('green')).toEqual(['flare-calculator']);
});
