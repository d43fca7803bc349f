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

const love = (...hand: string[]) => ({ alien: 'love', homes: WITH_POWER, hand });

test('love: at the start of the turn everybody may discard a card; the same type brings one’s ships back', () => {
  const t = table({
    red: love('attack-10', 'quash'),
    blue: { hand: ['attack-08', 'plague'], warp: 2 },
    green: { hand: ['attack-15', 'ionic-gas'], warp: 1 },
  });
  expect(t.options('red', 'card')).toEqual(['attack-10', 'quash']);
  t.answer('red', 'card', 'quash');
  expect(t.asked('blue', 'card').decision.params).toEqual({ card: 'quash', player: 0 });
  expect(t.options('blue', 'card')).toEqual(['none', 'attack-08', 'plague']);
  t.answer('blue', 'card', 'plague').answer('blue', 'yes-no', 'yes').answer('blue', 'ships', { 'blue-1': 2 });
  expect([t.ships('blue-1', 'blue'), t.warp('blue')]).toEqual([6, 0]);
  t.answer('green', 'card', 'ionic-gas').answer('green', 'yes-no', 'no');
  // [R] All matched: the cards are added to the hand of the offense, its own, too.
  expect([t.warp('green'), t.hand('red'), t.discard()]).toEqual([
    1,
    ['attack-10', 'ionic-gas', 'plague', 'quash'],
    [],
  ]);
});

test('love: somebody passes or does not match: a colony with all own ships from the warp in the system of one of them', () => {
  const t = table({
    red: { ...love('attack-10', 'quash'), homes: [4, 9, 4, 0, 0], warp: 3 },
    blue: { hand: ['attack-08'] },
    green: { hand: ['ionic-gas'], warp: 1 },
    yellow: { hand: ['attack-15'] },
  });
  t.answer('red', 'card', 'quash').answer('blue', 'card', 'none');
  t.answer('green', 'card', 'ionic-gas')
    .answer('green', 'yes-no', 'yes')
    .answer('green', 'ships', { 'green-1': 1 });
  // Another type is discarded all the same.
  t.answer('yellow', 'card', 'attack-15');
  expect(t.discard()).toEqual(['quash', 'ionic-gas', 'attack-15']);
  t.answer('red', 'yes-no', 'yes');
  expect(t.options('red', 'planet').map((planet) => planet.split('-')[0])).toEqual([
    ...Array<string>(5).fill('blue'),
    ...Array<string>(5).fill('yellow'),
  ]);
  t.answer('red', 'planet', 'yellow-3');
  expect([t.ships('yellow-3', 'red'), t.warp('red'), t.foreign('red')]).toEqual([3, 0, 1]);
});

test('love: the colony may be declined; without a ship in the warp it is not offered', () => {
  const spread = { ...love('attack-10', 'quash'), homes: [4, 9, 4, 0, 0], warp: 3 };
  const t = table({ red: spread, blue: { hand: ['attack-08'] } });
  t.answer('red', 'card', 'quash').answer('blue', 'card', 'none').answer('red', 'yes-no', 'no');
  expect(t.foreign('red')).toBe(0);
  const none = table({ red: love('attack-10', 'quash'), blue: { hand: ['attack-08'] } });
  none.answer('red', 'card', 'quash').answer('blue', 'card', 'none');
  expect(waiting(none)).toEqual(['red launch']);
});

test('love: a player without cards does not match; RUL-6: START-1 looks at what is left', () => {
  const deck = ['attack-20', ...Array<string>(7).fill('negotiate')];
  const t = table({ red: love('attack-10'), blue: { hand: ['attack-08'] } }, { deck });
  // Its only card, and green has none.
  t.answer('blue', 'card', 'attack-08');
  expect([t.hand('red').length, t.discard(), waiting(t)]).toEqual([
    8,
    ['attack-10', 'attack-08'],
    ['red launch'],
  ]);
});

test('love: once a turn, not for the second encounter, nor in others’ turns, nor without a card', () => {
  const second = table({ red: love('attack-10') }, { encounter: 2 });
  expect(waiting(second)).toEqual(['red launch']);
  expect(waiting(table({ blue: love('attack-08') }))).toEqual(['red launch']);
  expect(waiting(table({ red: { alien: 'love' } }))).toEqual(['red launch']);
});

test('love: zapped, the card stays and nobody discards', () => {
  const t = table({ red: love('attack-10', 'quash'), blue: { hand: ['attack-08', 'cosmic-zap'] } });
  t.answer('red', 'card', 'quash');
  expect(t.asked('blue', 'respond').decision.params).toMatchObject({ alien: 'love', target: 'quash' });
  t.answer('blue', 'respond', 'cosmic-zap');
  expect([t.hand('red'), t.discard(), waiting(t)]).toEqual([
    ['attack-10', 'quash'],
    ['cosmic-zap'],
    ['red launch'],
  ]);
});

test('love wild: the opponent discards a random card, which may be taken', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10', 'flare-love'] }, blue: { hand: ['attack-08', 'attack-08'] } }),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-love:plead']);
  t.answer('red', 'respond', 'flare-love').answer('blue', 'yes-no', 'yes');
  expect(t.asked('red', 'yes-no').decision.params).toEqual({ card: 'attack-08' });
  t.answer('red', 'yes-no', 'yes');
  expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-08', 'attack-10', 'flare-love'], ['attack-08']]);
  t.answer('red', 'encounter-card', 'attack-10').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('love wild: refused, one reward: a card, or a ship from the warp', () => {
  const t = toPlanning(
    table(
      { red: { hand: ['attack-10', 'flare-love'], warp: 3 }, blue: { hand: ['attack-08'] } },
      { deck: ['quash'] },
    ).answer('red', 'ships', { 'red-1': 1 }),
  );
  t.answer('red', 'respond', 'flare-love').answer('blue', 'yes-no', 'no');
  expect([t.asked('red', 'ships').key, t.options('red', 'ships')]).toEqual([
    'ask.rewards',
    ['red-1 0..1', 'red-2 0..1'],
  ]);
  t.answer('red', 'ships', {});
  expect(t.hand('red')).toEqual(['flare-love', 'quash']);
  expectOutcome(t, 'offense');
});

test('love super: the card is shown and kept; a full match collects the cards of the others only', () => {
  const t = table({
    red: love('attack-10', 'quash', 'flare-love'),
    blue: { hand: ['attack-08', 'plague'] },
    green: { hand: ['ionic-gas'] },
  });
  t.answer('red', 'card', 'quash');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-love:cherish']);
  t.answer('red', 'respond', 'flare-love')
    .answer('blue', 'card', 'plague')
    .answer('green', 'card', 'ionic-gas');
  expect([t.hand('red'), t.discard()]).toEqual([
    ['attack-10', 'flare-love', 'ionic-gas', 'plague', 'quash'],
    [],
  ]);
});

test('love super: cannot keep itself; zapped, nothing happens (Annex E-6)', () => {
  const t = table({
    red: love('attack-10', 'flare-love'),
    blue: { hand: ['attack-08'] },
    green: { hand: [] },
  });
  t.answer('red', 'card', 'flare-love');
  expect(waiting(t)).toEqual(['blue card']);
  const zapped = table({ red: love('attack-10', 'flare-love'), blue: { hand: ['attack-08', 'cosmic-zap'] } });
  zapped.answer('red', 'card', 'attack-10').answer('blue', 'respond', 'pass');
  zapped.answer('red', 'respond', 'flare-love').answer('blue', 'respond', 'cosmic-zap');
  expect([zapped.hand('red'), waiting(zapped)]).toEqual([['attack-10', 'flare-love'], ['red launch']]);
  // Zapped, red may play the flare as wild.
  inviteNobody(launch(zapped)).answer('red', 'respond', 'pass');
  expectOutcome(zapped, 'offense');
});

test('love: the card that was shown is played while the super side is answered: the use comes to nothing', () => {
  const t = table({
    red: love('attack-10', 'card-zap', 'flare-love'),
    blue: { hand: ['attack-08', 'card-zap'] },
  });
  t.answer('red', 'card', 'card-zap').answer('red', 'respond', 'flare-love');
  t.answer('blue', 'respond', 'card-zap').answer('red', 'respond', 'card-zap');
  expect([t.hand('red'), t.discard(), waiting(t)]).toEqual([
    ['attack-10', 'flare-love'],
    ['card-zap', 'card-zap'],
    ['red launch'],
  ]);
});

test('love: what somebody else takes out of a discard is done before the next one answers (PRIO-3, vulch-1)', () => {
  const t = table({
    red: love('attack-10', 'quash'),
    blue: { alien: 'vulch', homes: WITH_POWER, hand: ['attack-08'] },
    green: { hand: ['ionic-gas'] },
  });
  t.answer('red', 'card', 'quash');
  // Vulch has Love's artifact by now, and may match with it.
  expect(t.options('blue', 'card')).toEqual(['none', 'attack-08', 'quash']);
  t.answer('blue', 'card', 'quash').answer('green', 'card', 'ionic-gas');
  // All have matched: Love collects what still lies there; of Vulch's own that is the quash.
  expect([t.hand('red'), t.hand('blue'), t.discard()]).toEqual([
    ['attack-10', 'quash'],
    ['attack-08', 'ionic-gas'],
    [],
  ]);
});
