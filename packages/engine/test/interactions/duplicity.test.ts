/** Duplicity: ships of allies that leave the encounter go to the warp, whatever makes them leave. */
import { expect, test } from 'vitest';
import { ally, expectOutcome, launch, passAnyTime, WITH_POWER } from '../helpers/duel.ts';
import { withRewards } from '../helpers/rewards.ts';

const TWO_FACED = 'reward-kicker-x2-duplicity';

test('Duplicity: an ally’s flagship that drives home goes to the warp, the others stay on the gate', () => {
  const t = withRewards({
    red: { hand: ['attack-10', TWO_FACED] },
    green: { special: [{ ship: 'flagship', at: 'green-2' }] },
  });
  passAnyTime(launch(t));
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-2:flagship': 1, 'green-2': 2 } });
  t.answer('red', 'respond', `${TWO_FACED}:lay`);
  while (t.e.phase !== 'reveal') t.answer('green', 'respond', 'pass');
  t.answer('green', 'respond', 'flagship:hyperspace-drive').answer('green', 'ships', {
    'green-1:flagship': 1,
  });
  // What is left of its ships counts, and follows when the encounter is won.
  expectOutcome(t, 'offense');
  expect([t.totals(), t.warp('green'), t.ships('green-1', 'green')]).toEqual([[25, 12], 3, 4]);
});

test('Duplicity: a flagship of the other side drives home', () => {
  const t = withRewards({
    red: { hand: ['attack-10', TWO_FACED] },
    green: { special: [{ ship: 'flagship', at: 'green-2' }] },
  });
  passAnyTime(launch(t));
  t.answer('red', 'invite', []).answer('blue', 'invite', ['green']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2:flagship': 1 } });
  t.answer('red', 'respond', `${TWO_FACED}:lay`);
  while (t.e.phase !== 'reveal') t.answer('green', 'respond', 'pass');
  t.answer('green', 'respond', 'flagship:hyperspace-drive').answer('green', 'ships', {
    'green-1:flagship': 1,
  });
  expectOutcome(t, 'offense');
  expect([t.warp('green'), t.ships('green-1', 'green')]).toEqual([0, 5]);
});

test('Duplicity: ships that an allied Pirate sends back go to the warp; it has its prisoners', () => {
  const t = withRewards({
    red: { hand: ['attack-10', TWO_FACED] },
    green: { alien: 'pirate', homes: WITH_POWER },
  });
  launch(t);
  ally(t, { green: ['offense', 3] });
  t.answer('red', 'respond', `${TWO_FACED}:lay`);
  t.answer('green', 'respond', 'pirate:raid').answer('green', 'ships', { 'green-1': 2 });
  expectOutcome(t, 'offense');
  expect([t.warp('green'), t.ships('green-1', 'green'), t.warp('blue')]).toEqual([3, 4, 2]);
});
