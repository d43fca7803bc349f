import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  happened,
  inviteNobody,
  launch,
  table,
  toPlanning,
  WITH_POWER,
  type Players,
} from '../../../helpers/duel.ts';

const spiff = (...hand: string[]) => ({ alien: 'spiff', homes: WITH_POWER, hand });
const duel = (players: Players) => toPlanning(table(players));

test('spiff: after a loss by 10 or more one ship lands beside the defenders', () => {
  const t = duel({ red: spiff('attack-01'), blue: { hand: ['attack-10'] } });
  expect(t.totals()).toEqual([4, 14]);
  expect(t.asked('red', 'respond').key).toBe('ask.respond.ships.keeping');
  expect(t.options('red', 'respond')).toEqual(['pass', 'spiff:crash-land']);
  t.answer('red', 'respond', 'spiff');
  expectOutcome(t, 'defense');
  expect([t.ships('blue-1', 'red'), t.ships('blue-1', 'blue'), t.warp('red')]).toEqual([1, 4, 2]);
  expect(t.foreign('red')).toBe(1);
});

test('spiff: may be passed on; nine are too few, and a win is no crash', () => {
  const passed = duel({ red: spiff('attack-01'), blue: { hand: ['attack-20'] } });
  passed.answer('red', 'respond', 'pass');
  expectOutcome(passed, 'defense');
  expect(passed.warp('red')).toBe(3);

  const nine = duel({ red: spiff('attack-04'), blue: { hand: ['attack-12'] } });
  expect(nine.totals()).toEqual([7, 16]);
  expectOutcome(nine, 'defense');
  expect(nine.warp('red')).toBe(3);

  expectOutcome(duel({ red: spiff('attack-40'), blue: { hand: ['attack-04'] } }), 'offense');
});

test('spiff: the only ship sent can land, and the landing can win the game; the encounter is lost all the same', () => {
  const colonies = { 'green-1': 1, 'green-2': 1, 'green-3': 1, 'green-4': 1 };
  const t = launch(
    table({
      red: { ...spiff('attack-01'), homes: [4, 8, 4, 0, 0], colonies },
      blue: { hand: ['attack-20'] },
    }),
    1,
  );
  inviteNobody(t).answer('red', 'respond', 'spiff').finish();
  expect([t.game.over, t.winners(), t.outcome(), t.warp('red')]).toEqual([true, ['red'], 'defense', 0]);
  expect(happened(t)).not.toContain('ships.lost');
});

test('spiff: no second encounter for it (TURN-3)', () => {
  const t = duel({ red: spiff('attack-01', 'attack-20'), blue: { hand: ['attack-20'] } });
  t.answer('red', 'encounter-card', 'attack-01').answer('red', 'respond', 'spiff');
  expectOutcome(t, 'defense');
  expect([t.s.offense, t.s.stage]).toEqual([1, 'start-turn']);
});

test('spiff: not as the defense or an ally, nor without its power; one ship of its own only', () => {
  const defense = duel({ red: { hand: ['attack-40'] }, blue: spiff('attack-01') });
  expectOutcome(defense, 'offense');
  expect(defense.warp('blue')).toBe(4);

  const allied = launch(
    table({ red: { hand: ['attack-01'] }, blue: { hand: ['attack-20'] }, green: spiff() }),
  );
  ally(allied, { green: ['offense', 2] });
  expectOutcome(allied, 'defense');
  expect(allied.warp('green')).toBe(2);

  expectOutcome(
    duel({ red: { alien: 'spiff', hand: ['attack-01'] }, blue: { hand: ['attack-20'] } }),
    'defense',
  );
});

test('spiff: zapped, all ships are lost', () => {
  const t = duel({ red: spiff('attack-01'), blue: { hand: ['attack-20', 'cosmic-zap'] } });
  t.answer('red', 'respond', 'spiff').answer('blue', 'respond', 'cosmic-zap');
  expectOutcome(t, 'defense');
  expect([t.warp('red'), t.ships('blue-1', 'red')]).toEqual([3, 0]);
});

test('spiff: inverted results count by the difference (Annex E-7)', () => {
  // In an upset the higher total loses.
  const upset = duel({
    red: spiff('attack-20'),
    blue: { alien: 'loser', homes: WITH_POWER, hand: ['attack-08'] },
  });
  upset.answer('blue', 'respond', 'loser:upset');
  expect(upset.totals()).toEqual([23, 12]);
  upset.answer('red', 'respond', 'spiff');
  expectOutcome(upset, 'defense');
  expect(upset.ships('blue-1', 'red')).toBe(1);

  const negated = duel({
    red: spiff('attack-20'),
    blue: { alien: 'anti-matter', homes: WITH_POWER, hand: ['attack-08'] },
  });
  expect(negated.totals()).toEqual([23, 4]);
  negated.answer('red', 'respond', 'spiff');
  expectOutcome(negated, 'defense');
  expect(negated.ships('blue-1', 'red')).toBe(1);
});

test('spiff: a loss without compared totals has no margin', () => {
  // A zapped human wins by itself: the totals 4 and 24 mean nothing.
  const human = duel({
    red: spiff('attack-01', 'cosmic-zap'),
    blue: { alien: 'human', homes: WITH_POWER, hand: ['attack-20'] },
  });
  human.answer('red', 'respond', 'cosmic-zap');
  expectOutcome(human, 'defense');
  expect(human.warp('red')).toBe(3);

  const negotiate = duel({ red: spiff('negotiate'), blue: { hand: ['attack-40'] } });
  expectOutcome(negotiate, 'defense');

  const both = duel({ red: spiff('attack-01'), blue: { hand: ['attack-40', 'flare-loser'] } });
  both.answer('blue', 'respond', 'flare-loser');
  expectOutcome(both, 'both-lose');
  expect([both.warp('red'), both.warp('blue')]).toEqual([3, 4]);
});

test('RUL-36: void removes first: no landing', () => {
  const t = duel({
    red: spiff('attack-01'),
    blue: { alien: 'void', homes: WITH_POWER, hand: ['attack-20'] },
  });
  expectOutcome(t, 'defense');
  expect([t.ships('removed', 'red'), t.ships('blue-1', 'red')]).toEqual([3, 0]);
});

test('spiff wild: one ship of a beaten defense stays on the planet', () => {
  const t = duel({ red: { hand: ['attack-20'] }, blue: { hand: ['attack-08', 'flare-spiff'] } });
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-spiff:hold-on']);
  t.answer('blue', 'respond', 'flare-spiff');
  expectOutcome(t, 'offense');
  expect([t.ships('blue-1', 'red'), t.ships('blue-1', 'blue'), t.warp('blue')]).toEqual([3, 1, 3]);
  expect(t.hand('blue')).toEqual(['flare-spiff']);
});

test('spiff wild: the ship kept is not compensated (COMP-1)', () => {
  const t = duel({
    red: { hand: ['attack-20', 'quash', 'ionic-gas', 'force-field', 'mobius-tubes', 'mobius-tubes'] },
    blue: { hand: ['negotiate', 'flare-spiff'] },
  });
  t.answer('red', 'respond', 'pass'); // the gas
  t.answer('blue', 'respond', 'flare-spiff');
  expectOutcome(t, 'offense');
  expect([t.warp('blue'), t.hand('blue').length, t.hand('red').length]).toEqual([3, 4, 2]);
});

test('spiff wild: needs an own ship on the planet; a single one is not lost at all', () => {
  const empty = table({ red: { hand: ['attack-20'] }, blue: { hand: ['attack-08', 'flare-spiff'] } });
  inviteNobody(launch(empty, 3, 'blue-4'));
  expectOutcome(empty, 'offense');

  const single = table({
    red: { hand: ['attack-20'] },
    blue: { homes: [1, 19, 0, 0, 0], hand: ['attack-08', 'flare-spiff'] },
  });
  toPlanning(single).answer('blue', 'respond', 'flare-spiff');
  expectOutcome(single, 'offense');
  expect([single.ships('blue-1', 'blue'), single.warp('blue')]).toEqual([1, 0]);
  expect(happened(single)).not.toContain('ships.lost');
});

test('spiff wild: also when both sides lose; not for the offense or an ally, nor against void', () => {
  const both = duel({
    red: { hand: ['attack-20', 'flare-loser'] },
    blue: { hand: ['attack-08', 'flare-spiff'] },
  });
  both.answer('red', 'respond', 'flare-loser').answer('blue', 'respond', 'flare-spiff');
  expectOutcome(both, 'both-lose');
  expect([both.ships('blue-1', 'blue'), both.warp('blue'), both.warp('red')]).toEqual([1, 3, 3]);

  expectOutcome(duel({ red: { hand: ['attack-01', 'flare-spiff'] } }), 'defense');
  const other = launch(table({ red: { hand: ['attack-20'] }, green: { hand: ['flare-spiff'] } }));
  ally(other, { green: ['defense', 1] });
  expectOutcome(other, 'offense');
  const erased = duel({
    red: { alien: 'void', homes: WITH_POWER, hand: ['attack-20'] },
    blue: { hand: ['attack-08', 'flare-spiff'] },
  });
  expectOutcome(erased, 'offense');
  expect(erased.ships('removed', 'blue')).toBe(4);
});

test('spiff super: a loss by 5 is enough', () => {
  const t = duel({ red: spiff('attack-08', 'flare-spiff'), blue: { hand: ['attack-12'] } });
  expect(t.totals()).toEqual([11, 16]);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-spiff:soft-landing']);
  t.answer('red', 'respond', 'flare-spiff');
  expectOutcome(t, 'defense');
  expect([t.ships('blue-1', 'red'), t.warp('red'), t.hand('red')]).toEqual([1, 2, ['flare-spiff']]);
});

test('spiff super: four are too few; by ten the power itself does; zapped, all are lost', () => {
  const four = duel({ red: spiff('attack-08', 'flare-spiff'), blue: { hand: ['attack-11'] } });
  expect(four.totals()).toEqual([11, 15]);
  expectOutcome(four, 'defense');

  const ten = duel({ red: spiff('attack-01', 'flare-spiff'), blue: { hand: ['attack-10'] } });
  expect(ten.options('red', 'respond')).toEqual(['pass', 'spiff:crash-land']);
  ten.answer('red', 'respond', 'spiff');
  expectOutcome(ten, 'defense');
  expect(ten.ships('blue-1', 'red')).toBe(1);

  const zapped = duel({
    red: spiff('attack-08', 'flare-spiff'),
    blue: { hand: ['attack-12', 'cosmic-zap'] },
  });
  zapped.answer('red', 'respond', 'flare-spiff').answer('blue', 'respond', 'cosmic-zap');
  expectOutcome(zapped, 'defense');
  expect([zapped.warp('red'), zapped.hand('red')]).toEqual([3, ['flare-spiff']]);
});
