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

test('Duplicity: allies that wild Grudge sends home from the winner go to the warp', () => {
  const t = withRewards({
    red: { hand: ['attack-10', TWO_FACED] },
    blue: { hand: ['attack-08', 'flare-grudge'] },
  });
  ally(launch(t), { green: ['offense', 3] });
  t.answer('red', 'respond', `${TWO_FACED}:lay`).answer('blue', 'respond', 'flare-grudge:spoil');
  expectOutcome(t, 'offense');
  expect([t.warp('green'), t.foreign('green'), t.foreign('red')]).toEqual([3, 0, 1]);
});

test('Duplicity: allies that a Force Field sends home when the cards are open go to the warp', () => {
  const t = withRewards({
    red: { hand: ['attack-10', TWO_FACED] },
    green: {},
    yellow: { alien: 'greenhorn', homes: WITH_POWER, hand: ['force-field'] },
  });
  const free = () => {
    while (t.e.phase !== 'reveal' && t.isAsked('yellow', 'respond')) t.answer('yellow', 'respond', 'pass');
  };
  free();
  t.answer('yellow', 'player', 'red');
  free();
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 3 } });
  free();
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-2': 3 } });
  free();
  t.answer('red', 'respond', `${TWO_FACED}:lay`);
  free();
  t.answer('yellow', 'respond', 'force-field:cancel');
  expect([t.warp('green'), t.e.allies[0]]).toEqual([3, 0]);
  // It may have a new hand, and does not want one.
  while (t.isAsked('yellow', 'respond')) t.answer('yellow', 'respond', 'pass');
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([23, 12]);
});
