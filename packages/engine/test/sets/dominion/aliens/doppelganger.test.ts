import { expect, test } from 'vitest';
import {
  expectOutcome,
  inviteNobody,
  launch,
  playOut,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const doppelganger = (...hand: string[]) => ({ alien: 'doppelganger', homes: WITH_POWER, hand });

test('doppelganger: discards its encounter cards and borrows two of different types, the highest attack among them', () => {
  const t = toPlanning(
    table({
      red: doppelganger('attack-40', 'quash'),
      green: { hand: ['attack-20', 'attack-06', 'negotiate', 'morph'] },
    }),
  );
  // Green lends the 20 in any case; the other card is its choice.
  expect(t.options('green', 'card')).toEqual(['negotiate', 'morph']);
  expect(t.discard()).toEqual(['attack-40']);
  t.answer('green', 'card', 'negotiate');
  expect(t.hand('red')).toEqual(['attack-20', 'negotiate', 'quash']);
  expect(t.options('red', 'encounter-card')).toEqual(['attack-20', 'negotiate']);
  t.answer('red', 'encounter-card', 'attack-20');
  // What was not played is back with its owner, what was played is discarded.
  expect(t.totals()).toEqual([23, 12]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['quash']);
  expect(t.hand('green')).toEqual(['attack-06', 'morph', 'negotiate']);
  expect(t.discard()).toEqual(['attack-40', 'attack-20', 'attack-08']);
});

test('doppelganger: a lender with one type gives one card; the rest is turned off the deck, other cards are discarded', () => {
  const t = toPlanning(
    table(
      { red: doppelganger(), green: { hand: ['attack-20', 'attack-06'] } },
      { deck: ['plague', 'quash', 'attack-04', 'attack-30'] },
    ),
  );
  expect(t.hand('red')).toEqual(['attack-04', 'attack-20']);
  expect(t.discard()).toEqual(['plague', 'quash']);
  t.answer('red', 'encounter-card', 'attack-20').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['attack-04']);
  expect(t.hand('green')).toEqual(['attack-06']);
});

test('doppelganger: where the deck runs out meanwhile, what was turned up is not shuffled in with the rest', () => {
  const t = toPlanning(
    table(
      { red: doppelganger(), green: { hand: ['attack-20', 'attack-06'] } },
      { deck: ['plague', 'quash'], shortDeck: true },
    ),
  );
  expect(t.hand('red')).toHaveLength(2);
  expect(t.hand('red')).toContain('attack-20');
  expect(t.discard().slice(0, 2)).toEqual(['plague', 'quash']);
});

test('doppelganger: chooses anybody but the opponent, also somebody without encounter cards', () => {
  const t = toPlanning(
    table(
      { blue: doppelganger('attack-08'), green: { hand: ['quash'] }, yellow: { hand: ['attack-20'] } },
      { deck: ['attack-05', 'attack-07'] },
    ),
  );
  expect(t.options('blue', 'player')).toEqual(['green', 'yellow']);
  t.answer('blue', 'player', 'green');
  expect(t.hand('blue')).toEqual(['attack-05', 'attack-07']);
  t.answer('blue', 'encounter-card', 'attack-07');
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['quash']);
});

test('doppelganger: zapped nothing is discarded or borrowed, but too few cards are still made up', () => {
  const t = toPlanning(
    table(
      {
        red: doppelganger('attack-10'),
        blue: { hand: ['attack-08', 'cosmic-zap'] },
        green: { hand: ['attack-20'] },
      },
      { deck: ['attack-30'] },
    ),
  );
  t.answer('blue', 'respond', 'cosmic-zap');
  expect(t.hand('red')).toEqual(['attack-10', 'attack-30']);
  t.answer('red', 'encounter-card', 'attack-10').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['attack-20']);
});

test('doppelganger: suffers nothing for lacking encounter cards (START-1, PLAN-1, PLAN-2, TURN-3)', () => {
  const t = table({ red: doppelganger('quash'), green: { hand: ['attack-20', 'negotiate'] } });
  // No new hand at the start of the turn, and no end of it.
  expect(t.hand('red')).toEqual(['quash']);
  expect(waiting(t)).toEqual(['red launch']);
  toPlanning(t).answer('red', 'encounter-card', 'attack-20');
  // The second encounter is open to it as well.
  expect(t.hand('red')).toEqual(['quash']);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');

  const defends = toPlanning(
    table({ blue: doppelganger('quash'), green: { hand: ['attack-20', 'negotiate'] } }),
  );
  defends.answer('blue', 'encounter-card', 'attack-20');
  expectOutcome(defends, 'defense');
  expect(defends.hand('blue')).toEqual(['quash']);
});

test('doppelganger: Laser cannot beat it on the spot', () => {
  const t = launch(
    table({
      red: { alien: 'laser', homes: WITH_POWER, hand: ['attack-10'] },
      blue: doppelganger('attack-08'),
      green: { hand: ['attack-20', 'negotiate'] },
    }),
  );
  t.answer('red', 'number', '1');
  expect(t.e.outcome).toBeNull();
  inviteNobody(t).answer('blue', 'encounter-card', 'attack-20');
  expect(t.totals()).toEqual([13, 24]);
  expectOutcome(t, 'defense');
  expect(t.hand('blue')).toEqual(['attack-08']);
});

test('doppelganger: without the power it plays like anybody (POWER-1)', () => {
  const t = toPlanning(
    table({ red: { ...doppelganger('attack-10'), homes: [4, 16, 0, 0, 0] }, green: { hand: ['attack-20'] } }),
  );
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['attack-20']);
});

test('doppelganger: super takes two cards besides that are no encounter cards, and keeps them', () => {
  const t = toPlanning(
    table({
      red: doppelganger('flare-doppelganger'),
      green: { hand: ['attack-20', 'negotiate', 'ionic-gas', 'quash', 'reinforcement-5'] },
    }),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-doppelganger:demand']);
  t.answer('red', 'respond', 'flare-doppelganger');
  expect(t.options('green', 'cards')).toEqual(['reinforcement-5', 'ionic-gas', 'quash']);
  expect(t.asked('green').decision).toMatchObject({ min: 2, max: 2, secret: true });
  t.answer('green', 'cards', ['ionic-gas', 'quash']);
  t.answer('red', 'encounter-card', 'attack-20').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-doppelganger', 'ionic-gas', 'quash']);
  expect(t.hand('green')).toEqual(['negotiate', 'reinforcement-5']);
});

test('doppelganger super: who has to give them is named with the flare, before anybody may answer it (ZAP-1a)', () => {
  const t = toPlanning(
    table({
      red: doppelganger('flare-doppelganger'),
      blue: { hand: ['attack-08', 'cosmic-zap'] },
      green: { hand: ['attack-20', 'quash'] },
      yellow: { hand: ['ionic-gas'] },
      purple: { hand: ['attack-15'] },
    }),
  );
  t.answer('red', 'player', 'green').answer('blue', 'respond', 'pass');
  t.answer('red', 'respond', 'flare-doppelganger');
  // Not the opponent, nor somebody without such cards.
  expect(t.options('red', 'player')).toEqual(['green', 'yellow']);
  t.answer('red', 'player', 'yellow');
  expect(t.asked('blue', 'respond').decision.params).toMatchObject({ alien: 'doppelganger', whom: 3 });
  t.answer('blue', 'respond', 'cosmic-zap');
  expect([t.hand('yellow'), t.hand('green')]).toEqual([['ionic-gas'], ['attack-20', 'quash']]);
});

test('doppelganger: wild plays from the hand of somebody with a colony in the own system, until the encounter is over', () => {
  const t = launch(
    table({
      red: { hand: ['attack-10', 'quash'] },
      blue: { hand: ['attack-08'], colonies: { 'green-3': 2 } },
      green: { hand: ['flare-doppelganger', 'attack-04'] },
    }),
  );
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-doppelganger:impersonate']);
  t.answer('green', 'respond', 'flare-doppelganger');
  // The flare goes back to the own hand: nobody can take it out of the other's.
  expect(t.hand('green')).toEqual(['attack-08']);
  expect(t.game.view(2).encounter!.aside).toEqual([
    { seat: 2, source: 'doppelganger', count: 1, cards: ['attack-04'] },
    { seat: 2, source: 'doppelganger', count: 1, cards: ['flare-doppelganger'] },
  ]);
  expect(t.hand('blue')).toEqual([]);
  inviteNobody(t);
  // Blue had to draw a new hand for the fight (PLAN-2).
  expect(t.hand('blue')).toHaveLength(8);
  t.answer('blue', 'encounter-card', t.options('blue', 'encounter-card')[0]);
});

test('doppelganger: an offense robbed by the wild side draws a fresh hand, and all is as before at the end', () => {
  const deck = [
    'attack-30',
    'attack-05',
    'attack-07',
    'attack-09',
    'attack-11',
    'attack-13',
    'attack-15',
    'attack-40',
  ];
  const t = launch(
    table(
      {
        red: { hand: ['attack-10', 'quash'], colonies: { 'green-3': 2 } },
        green: { hand: ['flare-doppelganger', 'attack-04'] },
      },
      { deck },
    ),
  );
  t.answer('green', 'respond', 'flare-doppelganger');
  expect(t.hand('red')).toEqual(deck.toSorted());
  inviteNobody(t).answer('red', 'encounter-card', 'attack-40').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['attack-04', 'flare-doppelganger']);
  expect(t.hand('red')).toEqual(expect.arrayContaining(['attack-10', 'quash', 'attack-30']));
});

test('doppelganger wild: what is laid aside of the borrowed hand goes back to its owner, not to the borrower (laser wild)', () => {
  const t = launch(
    table({
      red: { hand: ['attack-10', 'quash', 'flare-laser'] },
      blue: { hand: ['morph'], colonies: { 'green-3': 2 } },
      green: { hand: ['flare-doppelganger', 'attack-04'] },
    }),
  );
  t.answer('red', 'respond', 'pass').answer('green', 'respond', 'flare-doppelganger');
  // Something was done, so red is asked again.
  t.answer('red', 'respond', 'flare-laser')
    .answer('red', 'player', 'green')
    .answer('red', 'cards', ['quash']);
  t.answer('red', 'number', '1');
  expect(t.hand('green')).toEqual([]);
  playOut(inviteNobody(t));
  expect(t.hand('green')).toEqual(['attack-04', 'flare-doppelganger']);
  expect(t.hand('blue')).toContain('morph');
});
