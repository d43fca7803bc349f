import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  inviteNobody,
  launch,
  table,
  waiting,
  WITH_POWER,
  type Players,
} from '../../../helpers/duel.ts';

const observer = (...hand: string[]) => ({ alien: 'observer', homes: WITH_POWER, hand });

test('observer: as an ally its own ships go home instead of to the warp', () => {
  const lost = launch(table({ red: { hand: ['attack-20'] }, green: observer() }));
  ally(lost, { green: ['defense', 3] });
  expect(waiting(lost)).toEqual(['green ships']);
  expect(lost.options('green', 'ships')).toEqual(['green-1 0..3', 'green-2 0..3', 'green-3 0..3']);
  lost.answer('green', 'ships', { 'green-1': 1, 'green-3': 2 });
  expectOutcome(lost, 'offense');
  expect([lost.warp('green'), lost.warp('blue')]).toEqual([0, 4]);
  expect([1, 2, 3].map((i) => lost.ships(`green-${i}`, 'green'))).toEqual([5, 9, 6]);
});

test('observer: as the offense it saves its allies, who choose the colonies, but not itself', () => {
  const t = launch(table({ red: { ...observer('attack-01') }, green: {}, yellow: {} }));
  ally(t, { green: ['offense', 2], yellow: ['offense', 1] });
  expect(waiting(t)).toEqual(['green ships', 'yellow ships']);
  t.answer('green', 'ships', { 'green-1': 2 }).answer('yellow', 'ships', { 'yellow-2': 1 });
  expectOutcome(t, 'defense');
  expect([t.warp('red'), t.warp('green'), t.warp('yellow')]).toEqual([3, 0, 0]);
  expect([t.ships('green-1', 'green'), t.ships('yellow-2', 'yellow')]).toEqual([6, 16]);
});

test('observer: as the defense, too; the allies of the other side are none of its business', () => {
  const t = launch(
    table({ red: { hand: ['attack-20'] }, blue: observer('attack-08'), green: {}, yellow: {} }),
  );
  ally(t, { green: ['defense', 2], yellow: ['offense', 1] });
  t.answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'offense');
  expect([t.warp('blue'), t.warp('green'), t.foreign('yellow')]).toEqual([4, 0, 1]);

  const won = launch(table({ red: { hand: ['attack-01'] }, blue: observer('attack-08'), green: {} }));
  ally(won, { green: ['offense', 2] });
  expectOutcome(won, 'defense');
  expect([won.warp('red'), won.warp('green')]).toEqual([3, 2]);
});

test('observer: saving is mandatory, and one use for all allies; zapped, the ships are lost', () => {
  const t = launch(table({ red: observer('attack-01'), green: { hand: ['cosmic-zap'] }, yellow: {} }));
  ally(t, { green: ['offense', 2], yellow: ['offense', 1] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('green', 'respond', 'cosmic-zap');
  expectOutcome(t, 'defense');
  expect([t.warp('red'), t.warp('green'), t.warp('yellow')]).toEqual([3, 2, 1]);
});

test('observer: nothing outside the resolution phase', () => {
  const t = table({ red: { hand: ['attack-10', 'plague'] }, green: observer() });
  t.answer('red', 'respond', 'plague').answer('red', 'player', 'green');
  t.answer('green', 'ships', { 'green-2': 3 });
  expect(t.warp('green')).toBe(3);
  inviteNobody(launch(t));
  expectOutcome(t, 'offense');
  expect(t.warp('green')).toBe(3);
});

test('observer: not as a bystander, nor without its power, nor once the alliance is gone', () => {
  const players: Players = { red: { hand: ['attack-20'] }, green: observer(), yellow: {} };
  const t = launch(table(players));
  ally(t, { yellow: ['defense', 2] });
  expectOutcome(t, 'offense');
  expect(t.warp('yellow')).toBe(2);

  const powerless = launch(table({ ...players, green: { alien: 'observer' } }));
  ally(powerless, { green: ['defense', 2] });
  expectOutcome(powerless, 'offense');
  expect(powerless.warp('green')).toBe(2);

  // Wild grudge sends the helper of the winner home; what it loses afterwards is its own affair.
  const left = launch(
    table({ red: { ...observer('attack-20') }, blue: { hand: ['attack-08', 'flare-grudge'] }, green: {} }),
  );
  ally(left, { green: ['offense', 2] });
  left.answer('blue', 'respond', 'flare-grudge').answer('green', 'ships', { 'green-1': 2 });
  expectOutcome(left, 'offense');
  expect([left.warp('green'), left.foreign('green')]).toEqual([0, 0]);
});

test('observer: in resolution ships outside the encounter are covered, too: a grudge penalty only moves them', () => {
  const t = launch(
    table({
      red: { alien: 'grudge', homes: WITH_POWER, hand: ['attack-01'] },
      blue: observer('attack-08'),
      green: {},
    }),
  );
  ally(t, { green: ['defense', 2] });
  // Green was called by the grudge and did not come. The ships beside the planet cannot be chosen.
  expect(t.options('green', 'ships')).toEqual(['green-1 0..4', 'green-2 0..14']);
  t.answer('green', 'ships', { 'green-1': 2, 'green-2': 2 });
  t.answer('green', 'ships', { 'green-2': 4 });
  t.answer('green', 'ships', { 'green-1': 2 });
  expectOutcome(t, 'defense');
  expect([t.warp('green'), t.ships('green-1', 'green'), t.ships('green-2', 'green')]).toEqual([0, 4, 16]);
});

test('observer: the price of wild void in resolution is only a move', () => {
  const t = launch(
    table({
      red: { hand: ['negotiate'] },
      blue: { hand: ['attack-08', 'ionic-gas'] },
      green: observer('flare-void'),
    }),
  );
  ally(t, { green: ['offense', 1] });
  t.answer('blue', 'respond', 'ionic-gas');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-void:annul']);
  t.answer('green', 'respond', 'flare-void').answer('green', 'ships', { 'green-1': 1 });
  t.answer('green', 'ships', { 'green-3': 1 }); // the price
  t.answer('green', 'ships', { 'green-3': 1 }); // the ship on the gate
  expectOutcome(t, 'defense');
  expect([t.warp('green'), t.ships('green-1', 'green'), t.ships('green-3', 'green')]).toEqual([0, 3, 6]);
});

test('observer: no protection against void (Annex E-1); what the floor leaves for the warp is saved', () => {
  const t = launch(
    table({ red: { alien: 'void', homes: WITH_POWER, hand: ['attack-20'] }, green: observer() }),
  );
  ally(t, { green: ['defense', 2] });
  expectOutcome(t, 'offense');
  expect([t.ships('removed', 'green'), t.ships('removed', 'blue'), t.warp('green')]).toEqual([2, 4, 0]);

  const floor = launch(
    table({
      red: { alien: 'void', homes: WITH_POWER, hand: ['attack-20'] },
      green: { ...observer(), homes: [1, 4, 1, 0, 0], removed: 14 },
    }),
  );
  ally(floor, { green: ['defense', 2] });
  floor.answer('green', 'ships', { 'green-1': 1 });
  expectOutcome(floor, 'offense');
  expect([floor.ships('removed', 'green'), floor.warp('green'), floor.ships('green-1', 'green')]).toEqual([
    15, 0, 2,
  ]);
});

test('observer: saved ships leave the healer nothing to do', () => {
  const t = launch(
    table({ red: observer('attack-01'), green: {}, yellow: { alien: 'healer', homes: WITH_POWER } }),
  );
  ally(t, { green: ['offense', 2] });
  t.answer('green', 'ships', { 'green-1': 2 });
  expect(t.options('yellow', 'respond')).toEqual(['pass', 'healer:heal']);
  t.answer('yellow', 'respond', 'healer:heal'); // only red lost anything
  t.answer('red', 'ships', { 'red-1': 3 });
  expectOutcome(t, 'defense');
});

test('observer: an ally without a colony to go to loses its ships after all (LOSE-3)', () => {
  const t = launch(table({ red: observer('attack-01'), green: { homes: [0, 2, 0, 0, 0] } }));
  ally(t, { green: ['offense', 2] });
  expectOutcome(t, 'defense');
  expect([t.warp('green'), t.warp('red')]).toEqual([20, 3]);
});

test('observer wild: each of one’s allies may draw a card', () => {
  const t = launch(
    table(
      { red: { hand: ['attack-10', 'flare-observer'] }, green: {}, yellow: {}, purple: {} },
      { deck: ['quash', 'plague'] },
    ),
  );
  ally(t, { green: ['offense', 1], yellow: ['offense', 1], purple: ['defense', 1] });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-observer:briefing']);
  t.answer('red', 'respond', 'flare-observer');
  expect(waiting(t)).toEqual(['green yes-no']);
  t.answer('green', 'yes-no', 'no').answer('yellow', 'yes-no', 'yes');
  expect([t.hand('green'), t.hand('yellow'), t.hand('purple')]).toEqual([[], ['quash'], []]);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-observer']);
});

test('observer wild: not without allies, and not for an ally', () => {
  const t = launch(table({ red: { hand: ['attack-10', 'flare-observer'] } }));
  ally(t, {});
  expectOutcome(t, 'offense');

  const other = launch(table({ green: { hand: ['flare-observer'] }, yellow: {} }));
  ally(other, { green: ['defense', 1], yellow: ['defense', 1] });
  other.answer('green', 'ships', { 'green-1': 1 }).answer('yellow', 'ships', { 'yellow-1': 1 });
  expectOutcome(other, 'defense');
  expect(other.hand('green')).toContain('flare-observer');
});

test('observer super: the offense takes a ship from the warp along, on top of the one regained', () => {
  const t = table({ red: { ...observer('attack-10', 'flare-observer'), homes: [4, 8, 4, 0, 0] } });
  t.answer('red', 'ships', { 'red-2': 1 });
  expect(t.warp('red')).toBe(3);
  launch(t, 3);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-observer:stowaway']);
  t.answer('red', 'respond', 'flare-observer');
  expect([t.ships('gate', 'red'), t.warp('red')]).toEqual([4, 2]);
  inviteNobody(t);
  expect(t.totals()).toEqual([14, 12]);
  expectOutcome(t, 'offense');
  expect([t.ships('blue-1', 'red'), t.hand('red')]).toEqual([4, ['flare-observer']]);
});

test('observer super: the limit of four stands, and the warp must hold a ship', () => {
  const four = table({ red: { ...observer('attack-10', 'flare-observer'), homes: [4, 8, 4, 0, 0] } });
  four.answer('red', 'ships', { 'red-2': 1 });
  launch(four, 4);
  expect(waiting(four)).toEqual(['red invite']);
  inviteNobody(four);
  expectOutcome(four, 'offense');

  const none = launch(table({ red: observer('attack-10', 'flare-observer') }), 3);
  expect(waiting(none)).toEqual(['red invite']);
  inviteNobody(none);
  expectOutcome(none, 'offense');
});

test('observer super: for an ally as it joins, before the next one decides (ALLY-3, RUL-37)', () => {
  const t = launch(table({ green: { ...observer('flare-observer'), homes: [4, 10, 4, 0, 0] }, yellow: {} }));
  t.answer('red', 'invite', ['green', 'yellow']).answer('blue', 'invite', ['green']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 2 } });
  expect(waiting(t)).toEqual(['green respond']);
  t.answer('green', 'respond', 'flare-observer');
  expect([t.ships('aid', 'green'), t.warp('green')]).toEqual([3, 1]);
  expect(waiting(t)).toEqual(['yellow ally']);
  t.answer('yellow', 'ally', { to: 'none' });
  expect(t.totals()).toEqual([13, 15]);
  // A reward for each of the three; one ship is left in the warp.
  expect(t.asked('green', 'ships').decision).toMatchObject({ min: 0, max: 1 });
  t.answer('green', 'ships', {});
  t.answer('green', 'ships', { 'green-2': 3 });
  expectOutcome(t, 'defense');
});

test('observer super: not for the defense; zapped, the ship stays and the flare is back in hand', () => {
  const t = launch(table({ blue: { ...observer('attack-08', 'flare-observer'), homes: [4, 8, 4, 0, 0] } }));
  expect(waiting(t)).toEqual(['red invite']);
  inviteNobody(t);
  expectOutcome(t, 'offense');

  const zapped = table({
    red: { ...observer('attack-10', 'flare-observer'), homes: [4, 10, 4, 0, 0] },
    green: { hand: ['cosmic-zap'] },
  });
  launch(zapped.answer('red', 'ships', { 'red-2': 1 }), 2);
  zapped.answer('red', 'respond', 'flare-observer').answer('green', 'respond', 'cosmic-zap');
  expect([zapped.ships('gate', 'red'), zapped.warp('red'), zapped.hand('red')]).toEqual([
    2,
    1,
    ['attack-10', 'flare-observer'],
  ]);
  inviteNobody(zapped);
  expect(zapped.totals()).toEqual([12, 12]);
  expectOutcome(zapped, 'defense');
});
