/** Where aliens of this box meet those of the base game: what a player at a tournament would ask. */
import { expect, test } from 'vitest';
import { expectOutcome, inviteNobody, launch, table, toPlanning, WITH_POWER } from '../../helpers/duel.ts';
import { spent, withRewards } from '../../helpers/rewards.ts';

const has = (alien: string, ...hand: string[]) => ({ alien, homes: WITH_POWER, hand });

test('Vulch picks up the artifact that Mesmer has really played', () => {
  const t = table({
    red: { hand: ['attack-10', 'attack-10'] },
    green: has('mesmer', 'quash'),
    blue: has('vulch', 'attack-08'),
  });
  t.answer('green', 'respond', 'plague')
    .answer('green', 'player', 'red')
    .answer('red', 'ships', { 'red-2': 3 });
  expect(t.hand('blue')).toEqual(['attack-08', 'quash']);
  t.answer('red', 'ships', { 'red-2': 1 });
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('Laser may lay aside one card of a Macron that has sent one ship', () => {
  const t = table({
    red: has('macron', 'attack-10', 'attack-10'),
    blue: has('laser', 'attack-08'),
    green: { alien: 'will' },
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 1 } });
  expect(t.options('blue', 'number')).toEqual(['0', '1']);
  t.answer('blue', 'number', '1');
  inviteNobody(t);
  expect(t.totals()).toEqual([14, 12]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('A token of Joker is the number that Anti-Matter’s lower total is made of', () => {
  const t = toPlanning(table({ red: has('anti-matter', 'attack-10'), green: has('joker') }));
  t.answer('green', 'option', 'attack-42');
  expect(t.totals()).toEqual([7, 46]);
  expectOutcome(t, 'offense');
});

test('Zombie loses no ship to the warp, so a Yin-Yang token costs its holder nothing', () => {
  const t = inviteNobody(launch(table({ blue: has('zombie', 'attack-08'), green: has('yin-yang') })));
  t.answer('green', 'respond', 'yin-yang:token').answer('green', 'player', 'red');
  t.answer('green', 'respond', 'pass').answer('blue', 'ships', { 'blue-2': 4 });
  expectOutcome(t, 'offense');
  expect([t.warp('red'), t.warp('blue')]).toEqual([0, 0]);
});

test('INT-3: the one intimidate of a Yin-Yang on both sides goes to the offense if both want it', () => {
  const t = launch(
    withRewards({
      red: { hand: ['attack-10'] },
      blue: { hand: ['attack-08'] },
      green: has('yin-yang', 'reward-intimidate-29'),
    }),
  );
  t.answer('green', 'respond', 'reward-intimidate-29:offer')
    .answer('red', 'invite', ['green'])
    .answer('blue', 'invite', ['green'])
    .answer('green', 'respond', 'yin-yang:balance')
    .answer('green', 'ally', { to: 'offense', ships: { 'green-2': 1 } })
    .answer('green', 'ally', { to: 'defense', ships: { 'green-2': 1 } })
    .answer('red', 'option', 'green')
    .answer('blue', 'option', 'green');
  expect(t.totals()).toEqual([33, 13]);
  expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-10'], []]);
  t.answer('blue', 'number', '0').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(spent(t)).toEqual(['reward-intimidate-29']);
});
