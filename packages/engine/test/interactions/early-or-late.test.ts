/** FLARE-4: a flare of the resolution phase can be played before compensation and rewards as well as after them. */
import { expect, test } from 'vitest';
import { ally, expectOutcome, launch, table, toPlanning, WITH_POWER } from '../helpers/duel.ts';

/** Red beats blue's negotiate with three ships; blue loses four and takes that many cards from red. */
const robbed = (hand: string[], rest: Parameters<typeof table>[1] = {}, blue: string[] = ['negotiate']) =>
  toPlanning(table({ red: { alien: 'virus', hand: ['attack-10', ...hand] }, blue: { hand: blue } }, rest));

test('FLARE-4: wild mutant is played before the cards go to the loser', () => {
  const t = robbed(['flare-mutant', 'quash'], {}, ['negotiate', 'ionic-gas']);
  t.answer('blue', 'respond', 'pass'); // the gas
  expect(t.asked('red', 'respond').key).toBe('ask.respond.resolution.spoils');
  expect(t.options('red')).toEqual(['pass', 'flare-mutant:absorb']);
  t.answer('red', 'respond', 'flare-mutant');
  // The card taken from blue goes back with the rest of the hand, the flare too.
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([[], ['flare-mutant', 'ionic-gas', 'quash']]);
});

test('FLARE-4: or after them, if it is still there', () => {
  const t = launch(
    table({ blue: { hand: ['attack-20', 'flare-mutant'] }, red: { hand: ['attack-10', 'quash'] } }),
  );
  ally(t, { green: ['defense', 1] });
  t.answer('blue', 'respond', 'pass'); // before green's reward
  t.answer('green', 'ships', { 'green-1': 1 });
  expect(t.asked('blue', 'respond').key).toBe('ask.respond.resolution.end');
  t.answer('blue', 'respond', 'flare-mutant');
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([[], ['flare-mutant', 'quash']]);
});

test('FLARE-4: a flare played early is not offered again', () => {
  const t = launch(
    table({ blue: { hand: ['attack-20', 'flare-mutant'] }, red: { hand: ['attack-10', 'quash'] } }),
  );
  ally(t, { green: ['defense', 1] });
  t.answer('blue', 'respond', 'flare-mutant').answer('green', 'ships', { 'green-1': 1 });
  expectOutcome(t, 'defense');
  expect(t.hand('blue')).toEqual(['flare-mutant', 'quash']);
});

test('FLARE-4: where there is nothing to collect it is asked for once', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10', 'flare-mutant'] }, blue: { hand: ['attack-08', 'quash'] } }),
  );
  expect(t.asked('red', 'respond').key).toBe('ask.respond.resolution.end');
  t.answer('red', 'respond', 'flare-mutant');
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-mutant', 'quash']);
});

test('FLARE-4: nor does a loss without ships lost have an early time (COMP-2)', () => {
  const t = table({
    red: { hand: ['attack-10', 'flare-mutant'] },
    blue: { homes: [4, 16, 0, 0, 0], hand: ['negotiate', 'quash'] },
  });
  t.answer('red', 'launch', { to: 'blue-4', ships: { 'red-2': 2 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  expect(t.asked('red', 'respond').key).toBe('ask.respond.resolution.end');
  t.answer('red', 'respond', 'pass');
  expectOutcome(t, 'offense');
});

test('FLARE-4: wild reincarnator, by somebody who looks on', () => {
  const t = toPlanning(
    table(
      {
        red: { alien: 'virus', hand: ['attack-10', 'quash'] },
        blue: { hand: ['negotiate'] },
        green: { hand: ['flare-reincarnator'] },
      },
      { aliens: ['virus', 'zombie', 'macron', 'human', 'clone', 'reincarnator'] },
    ),
  );
  expect(t.asked('green', 'respond').key).toBe('ask.respond.resolution.spoils');
  t.answer('green', 'respond', 'flare-reincarnator');
  // The flare is blue's before blue takes its cards from red.
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['flare-reincarnator', 'quash']);
  expect(t.aliens('blue')).not.toEqual(['zombie']);

  const late = toPlanning(table({ blue: { hand: ['negotiate'] }, green: { hand: ['flare-reincarnator'] } }));
  late.answer('green', 'respond', 'pass');
  expect(late.asked('green', 'respond').key).toBe('ask.respond.resolution.end');
  late.answer('green', 'respond', 'pass');
  expectOutcome(late, 'offense');
  expect(late.aliens('blue')).toEqual(['zombie']);
});

test('FLARE-4: wild warrior is announced before the defense pays with it', () => {
  const paid = (seed: string) => {
    const red = { alien: 'virus', hand: ['negotiate', 'attack-04'] };
    const blue = { hand: ['attack-08', 'attack-06', 'attack-06', 'flare-warrior'] };
    const t = toPlanning(table({ red, blue }, { seed }), 1);
    t.answer('red', 'encounter-card', 'negotiate').answer('blue', 'encounter-card', 'attack-08');
    expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-warrior:retaliate']);
    return t.answer('blue', 'respond', 'flare-warrior');
  };
  const t = ['a', 'b', 'c', 'd', 'e', 'f']
    .map(paid)
    .find((one) => one.hand('red').includes('flare-warrior'))!;
  expect([t.e.extra, t.hand('blue')]).toEqual([true, ['attack-06', 'attack-06']]);
  t.answer('blue', 'launch', { to: 'red-4', ships: { 'blue-2': 1 } });
  t.answer('blue', 'invite', []).answer('red', 'invite', []);
  t.finish();
  expect([t.s.encounters, t.ships('red-4', 'blue')]).toEqual([2, 1]);
});

test('FLARE-4, PLAN-1: the announced encounter is over at once if the payment took the last encounter card', () => {
  const red = { alien: 'virus', hand: ['negotiate'] };
  const t = toPlanning(table({ red, blue: { hand: ['attack-08', 'attack-04', 'flare-warrior'] } }));
  t.answer('blue', 'encounter-card', 'attack-08').answer('blue', 'respond', 'flare-warrior');
  t.finish();
  expect([t.hand('red'), t.hand('blue'), t.s.encounters]).toEqual([['attack-04', 'flare-warrior'], [], 2]);
});

test('FLARE-4: wild machine, announced before the offense pays with all its cards', () => {
  const fresh = ['attack-40', ...Array<string>(7).fill('negotiate')];
  const t = robbed(['flare-machine', 'quash'], { deck: fresh });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-machine:second-encounter']);
  t.answer('red', 'respond', 'flare-machine').finish();
  expect(t.outcome()).toBe('offense');
  // Blue has the flare now, and red a new hand for its second encounter.
  expect([t.hand('blue'), t.hand('red')]).toEqual([['flare-machine', 'quash'], fresh.toSorted()]);
  expect([t.s.offense, t.s.stage]).toEqual([0, 'encounter']);
});

test('FLARE-4: the announced encounter renews the hand around the flare, if red still has it', () => {
  const fresh = ['attack-40', ...Array<string>(7).fill('negotiate')];
  const t = launch(
    table(
      { red: { hand: ['negotiate', 'flare-machine'] }, blue: { hand: ['attack-20'] } },
      { deck: ['quash', ...fresh] },
    ),
  );
  ally(t, { green: ['defense', 1] });
  t.answer('red', 'respond', 'flare-machine').answer('green', 'ships', { 'green-1': 1 });
  t.finish();
  expect(t.outcome()).toBe('defense');
  expect(t.hand('red')).toEqual(['attack-40', 'flare-machine', ...fresh.slice(1)]);
  expect([t.s.offense, t.s.stage]).toEqual([0, 'encounter']);
});

test('FLARE-4: wild machine is not for an encounter that is none of the turn', () => {
  const t = toPlanning(
    table({
      red: { alien: 'virus', hand: ['attack-01', 'attack-04'] },
      blue: { hand: ['attack-20', 'attack-10', 'flare-warrior', 'flare-machine'] },
      green: { alien: 'macron', homes: WITH_POWER },
    }),
  );
  t.answer('red', 'encounter-card', 'attack-01').answer('blue', 'encounter-card', 'attack-20');
  t.answer('blue', 'respond', 'flare-warrior');
  t.answer('blue', 'launch', { to: 'red-1', ships: { 'blue-2': 1 } });
  t.answer('blue', 'invite', []).answer('red', 'invite', ['green']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 1 } });
  t.answer('green', 'ships', { 'green-1': 1 });
  expectOutcome(t, 'defense');
  expect(t.hand('blue')).toEqual(['flare-machine', 'flare-warrior']);
});
