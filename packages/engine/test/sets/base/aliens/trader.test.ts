import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
  type Players,
} from '../../../helpers/duel.ts';

const trader = (...hand: string[]) => ({ alien: 'trader', homes: WITH_POWER, hand });
const duel = (players: Players, rest: Parameters<typeof table>[1] = {}) => toPlanning(table(players, rest));

test('trader: swaps hands with the opponent before cards are chosen; both keep what they get', () => {
  const t = duel({
    red: trader('attack-04', 'quash'),
    blue: { hand: ['attack-20', 'ionic-gas', 'force-field'] },
  });
  expect(t.options('red', 'respond')).toEqual(['pass', 'trader:transfer']);
  t.answer('red', 'respond', 'trader');
  expect(t.totals()).toEqual([23, 8]);
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([['force-field', 'ionic-gas'], ['quash']]);
});

test('trader: as the defense; once per encounter, and it may be passed on', () => {
  const t = duel({ red: { hand: ['attack-20'] }, blue: trader('attack-04') });
  t.answer('blue', 'respond', 'trader');
  expect(t.totals()).toEqual([7, 24]);
  expectOutcome(t, 'defense');

  const passed = duel({ red: { hand: ['attack-20'] }, blue: trader('attack-04') });
  passed.answer('blue', 'respond', 'pass');
  expectOutcome(passed, 'offense');
});

test('trader: zapped, both keep their hands', () => {
  const t = duel({ red: trader('attack-04'), blue: { hand: ['attack-20', 'cosmic-zap'] } });
  t.answer('red', 'respond', 'trader').answer('blue', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([7, 24]);
  expectOutcome(t, 'defense');
});

test('trader: not as an ally or bystander, nor without its power', () => {
  const t = launch(table({ green: trader('attack-40') }));
  ally(t, { green: ['offense', 1] });
  expect(t.totals()).toEqual([14, 12]);
  expectOutcome(t, 'offense');
  const powerless = duel({ red: { alien: 'trader' } });
  expectOutcome(powerless, 'offense');
});

test('trader: each knows the hand it gave away, nobody else learns either', () => {
  const t = launch(
    table({ red: trader('attack-04', 'attack-06', 'quash'), blue: { hand: ['attack-20', 'attack-15'] } }),
  );
  inviteNobody(t).answer('red', 'respond', 'trader');
  expect(waiting(t)).toEqual(['red encounter-card', 'blue encounter-card']);
  const seen = (seat: number) => t.game.view(seat).players.map((player) => player.hand);
  expect(seen(0)[1].toSorted()).toEqual(['attack-04', 'attack-06', 'quash']);
  expect(seen(2).slice(0, 2)).toEqual([[], []]);
  t.answer('red', 'encounter-card', 'attack-15').answer('blue', 'encounter-card', 'attack-04');
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('trader: a hand without an encounter card cannot be passed on; as defense a new one comes first (PLAN-2a)', () => {
  const deck = ['attack-01', ...Array<string>(7).fill('negotiate')];
  const t = duel({ red: { hand: ['attack-20', 'attack-30'] }, blue: trader('quash') }, { deck });
  // The new hand is there, and may be traded.
  expect([waiting(t), t.hand('blue').length]).toEqual([['blue respond'], 8]);
  t.answer('blue', 'respond', 'trader');
  expect(t.hand('blue')).toEqual(['attack-20', 'attack-30']);
  t.answer('red', 'encounter-card', 'attack-01').answer('blue', 'encounter-card', 'attack-30');
  expect(t.totals()).toEqual([4, 34]);
  expectOutcome(t, 'defense');
});

test('RUL-33: hands are traded as they are: an offense left without an encounter card ends its turn', () => {
  const t = duel({ red: trader('attack-20'), blue: { hand: ['quash'] } });
  t.answer('red', 'respond', 'trader').answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'broken-off');
  expect([t.hand('red'), t.hand('blue'), t.warp('red')]).toEqual([['quash'], ['attack-20'], 0]);
});

test('RUL-33: a defense that is left without one draws a new hand (PLAN-2)', () => {
  const deck = ['attack-30', ...Array<string>(7).fill('negotiate')];
  const t = duel({ red: { hand: ['attack-20', 'quash'] }, blue: trader('attack-04') }, { deck });
  t.answer('blue', 'respond', 'pass');
  expectOutcome(t, 'offense');

  // Blue gives away its only encounter card for a hand that has one, too: the usual rules go on.
  const kept = duel({ red: { hand: ['attack-20', 'attack-15'] }, blue: trader('attack-04') }, { deck });
  kept.answer('blue', 'respond', 'trader').answer('blue', 'encounter-card', 'attack-15');
  expect(kept.totals()).toEqual([7, 19]);
  expectOutcome(kept, 'defense');
});

test('Annex E-8: hoard and possessed cards are no part of a hand', () => {
  const piles = [{ name: 'hoard', cards: ['attack-30'], playable: true, using: true, back: 'pile' as const }];
  const t = duel({
    red: trader('attack-04'),
    blue: { alien: 'miser', homes: WITH_POWER, hand: ['attack-20'], piles },
  });
  t.answer('red', 'respond', 'trader');
  expect(t.options('blue', 'encounter-card')).toEqual(['attack-04', 'attack-30@hoard']);
  t.answer('blue', 'encounter-card', 'attack-04');
  expect([t.totals(), t.pile('blue', 'hoard')]).toEqual([[23, 8], ['attack-30']]);
  expectOutcome(t, 'offense');
});

test('trader wild: before invitations, a random card from the opponent for one of one’s own choice', () => {
  const t = launch(
    table({
      red: { hand: ['attack-10', 'attack-04', 'flare-trader'] },
      blue: { hand: ['attack-08', 'attack-08'] },
    }),
  );
  expect(t.asked('red', 'respond').key).toBe('ask.respond.alliance.start');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-trader:barter']);
  t.answer('red', 'respond', 'flare-trader');
  // The same card may go back; the flare itself cannot.
  expect(t.options('red', 'card').toSorted()).toEqual(['attack-04', 'attack-08', 'attack-10']);
  t.answer('red', 'card', 'attack-04');
  expect([t.hand('red'), t.hand('blue')]).toEqual([
    ['attack-08', 'attack-10', 'flare-trader'],
    ['attack-04', 'attack-08'],
  ]);
  inviteNobody(t);
  t.answer('red', 'encounter-card', 'attack-10').answer('blue', 'encounter-card', 'attack-04');
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('trader wild: needs a card in the opponent’s hand; not for anybody but a main player', () => {
  const piles = [{ name: 'hoard', cards: ['attack-06'], playable: true, using: true, back: 'pile' as const }];
  const empty = launch(
    table({
      red: { hand: ['attack-10', 'flare-trader'] },
      blue: { alien: 'miser', homes: WITH_POWER, hand: [], piles },
    }),
  );
  expect(waiting(empty)).toEqual(['red invite']);
  inviteNobody(empty).answer('blue', 'respond', 'pass'); // a new hand
  expectOutcome(empty, 'offense');

  const other = launch(table({ green: { hand: ['flare-trader'] } }));
  expect(waiting(other)).toEqual(['red invite']);
  inviteNobody(other);
  expectOutcome(other, 'offense');
});

test('trader wild: an offense that is robbed of its last encounter card ends its turn at once (PLAN-1)', () => {
  const t = launch(table({ blue: { hand: ['attack-08', 'flare-trader'] } }));
  t.answer('blue', 'respond', 'flare-trader').answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'broken-off');
  expect([t.hand('red'), t.hand('blue')]).toEqual([[], ['attack-08', 'attack-10', 'flare-trader']]);
});

test('trader super: with any player; the flare lies on the table meanwhile and comes back to the trader', () => {
  const t = duel({
    red: trader('attack-04', 'flare-trader'),
    green: { hand: ['attack-30', 'quash'] },
    yellow: { hand: ['attack-20'] },
  });
  t.answer('red', 'respond', 'trader');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-trader:with-anybody']);
  t.answer('red', 'respond', 'flare-trader');
  expect(t.options('red', 'player')).toEqual(['green', 'yellow']);
  t.answer('red', 'player', 'green');
  expect([t.hand('red'), t.hand('green'), t.hand('yellow')]).toEqual([
    ['flare-trader', 'quash'],
    ['attack-04'],
    ['attack-20'],
  ]);
  expect(t.totals()).toEqual([33, 12]);
  expectOutcome(t, 'offense');
});

test('trader super: passed on, the power swaps with the opponent; the partner may be left with nothing to play', () => {
  const passed = duel({ red: trader('attack-04', 'flare-trader'), blue: { hand: ['attack-20'] } });
  passed.answer('red', 'respond', 'trader').answer('red', 'respond', 'pass');
  expect(passed.totals()).toEqual([23, 8]);
  expectOutcome(passed, 'offense');
  expect(passed.hand('blue')).toEqual(['flare-trader']);

  const bad = duel({ red: trader('attack-04', 'flare-trader'), green: { hand: ['quash'] } });
  bad.answer('red', 'respond', 'trader').answer('red', 'respond', 'flare-trader');
  bad.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(bad, 'broken-off');
  expect([bad.hand('red'), bad.hand('green')]).toEqual([['flare-trader', 'quash'], ['attack-04']]);
});

test('trader super: zapped, nobody swaps (Annex E-6)', () => {
  const t = duel({
    red: trader('attack-04', 'flare-trader'),
    blue: { hand: ['attack-20', 'cosmic-zap'] },
    green: { hand: ['attack-30'] },
  });
  t.answer('red', 'respond', 'trader').answer('blue', 'respond', 'pass');
  t.answer('red', 'respond', 'flare-trader').answer('blue', 'respond', 'cosmic-zap');
  expect([t.hand('red'), t.hand('green')]).toEqual([['flare-trader'], ['attack-30']]);
  expect(t.totals()).toEqual([7, 24]);
  expectOutcome(t, 'defense');
});
