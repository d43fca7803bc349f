import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  happened,
  inviteNobody,
  launch,
  table,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const grudge = (...hand: string[]) => ({ alien: 'grudge', homes: WITH_POWER, hand });
const tokens = (t: ReturnType<typeof table>) =>
  t.game
    .events(-1)
    .flatMap((event) => (event.type === 'note' && event.key === 'grudge.token' ? [event.params.player] : []));

test('grudge: who was invited and stayed away pays one ship when it wins', () => {
  const t = launch(table({ red: grudge('attack-20'), yellow: {}, purple: {} }));
  t.answer('red', 'invite', ['green', 'yellow']).answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'none' }).answer('yellow', 'ally', { to: 'none' });
  expect(tokens(t)).toEqual([2, 3]);
  expect(t.game.view(-1).encounter!.announced).toEqual([
    { source: 'grudge', name: 'tokens', by: 0, holders: 0b1100 },
  ]);
  expect(waiting(t)).toEqual(['green ships', 'yellow ships']);
  expect(t.options('green')).toEqual(['green-1 0..4', 'green-2 0..16']);
  expect(t.asked('green').decision).toMatchObject({ min: 1, max: 1 });
  t.answer('green', 'ships', { 'green-1': 1 }).answer('yellow', 'ships', { 'yellow-2': 1 });
  expectOutcome(t, 'offense');
  expect([t.warp('green'), t.warp('yellow'), t.warp('purple')]).toEqual([1, 1, 0]);
});

test('grudge: four ships when it loses; who joined the other side cannot choose the ships there', () => {
  const t = launch(
    table({ red: grudge('attack-01'), blue: { hand: ['attack-20'] } }, { deck: ['attack-30', 'attack-40'] }),
  );
  ally(t, { green: ['defense', 2] });
  expect(tokens(t)).toEqual([2]);
  expect(t.options('green', 'ships')).toEqual(['green-1 0..4', 'green-2 0..14']);
  expect(t.asked('green').decision).toMatchObject({ min: 4, max: 4 });
  // RUL-31: before rewards and the way home.
  expect([t.warp('red'), t.hand('green').length, t.ships('aid', 'green')]).toEqual([3, 0, 2]);
  t.answer('green', 'ships', { 'green-1': 2, 'green-2': 2 });
  t.answer('green', 'ships', { 'green-2': 1 }).answer('green', 'ships', { 'green-1': 2 });
  expectOutcome(t, 'defense');
  expect([t.warp('green'), t.hand('green').length]).toEqual([3, 1]);
});

test('grudge: ships with the winning offense cannot be chosen either: the penalty comes before they land', () => {
  const t = launch(
    table({
      red: { hand: ['attack-20'] },
      blue: { ...grudge('attack-01'), homes: [4, 8, 4, 4, 0] },
    }),
  );
  ally(t, { green: ['offense', 2] });
  expect(t.options('green', 'ships')).toEqual(['green-1 0..4', 'green-2 0..14']);
  expect([t.ships('gate', 'green'), t.warp('blue')]).toEqual([2, 4]);
  t.answer('green', 'ships', { 'green-1': 4 });
  expectOutcome(t, 'offense');
  expect([t.warp('green'), t.ships('blue-1', 'green')]).toEqual([4, 2]);
});

test('grudge: nobody invited, or all came: no tokens; a bystander Grudge gives none', () => {
  const none = inviteNobody(launch(table({ red: grudge('attack-20') })));
  expect([tokens(none), happened(none).includes('power.used')]).toEqual([[], false]);
  expectOutcome(none, 'offense');

  const came = launch(table({ red: grudge('attack-20') }));
  ally(came, { green: ['offense', 1] });
  expect(tokens(came)).toEqual([]);
  expectOutcome(came, 'offense');
  expect(came.warp('green')).toBe(0);

  const apart = launch(table({ green: grudge() }));
  ally(apart, {});
  expect(tokens(apart)).toEqual([]);
  expectOutcome(apart, 'offense');
});

test('grudge: who came and was sent home by Force Field bears no token', () => {
  const t = launch(table({ red: grudge('attack-20'), blue: { hand: ['attack-08', 'force-field'] } }));
  ally(t, { green: ['offense', 1] });
  t.answer('blue', 'respond', 'force-field').answer('green', 'ships', { 'green-2': 1 });
  expect(tokens(t)).toEqual([]);
  expectOutcome(t, 'offense');
  expect(t.warp('green')).toBe(0);
});

test('grudge: only the handing out can be zapped', () => {
  const t = launch(table({ red: grudge('attack-01'), blue: { hand: ['attack-20', 'cosmic-zap'] } }));
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []).answer('green', 'ally', { to: 'none' });
  expect(t.options('blue', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('blue', 'respond', 'cosmic-zap');
  expect(tokens(t)).toEqual([]);
  expectOutcome(t, 'defense');
  expect(t.warp('green')).toBe(0);

  const later = launch(table({ red: grudge('attack-01'), blue: { hand: ['attack-20', 'cosmic-zap'] } }));
  later
    .answer('red', 'invite', ['green'])
    .answer('blue', 'invite', [])
    .answer('green', 'ally', { to: 'none' });
  later.answer('blue', 'respond', 'pass');
  // Blue is not asked again: the penalty is no use.
  later.answer('green', 'ships', { 'green-2': 4 });
  expectOutcome(later, 'defense');
  expect(later.warp('green')).toBe(4);
});

/** Red the Grudge invites green in vain, and both main players want to talk. */
const talks = () =>
  launch(table({ red: grudge('negotiate'), blue: { hand: ['negotiate', 'card-zap'] } }))
    .answer('red', 'invite', ['green'])
    .answer('blue', 'invite', [])
    .answer('green', 'ally', { to: 'none' });

test('grudge: one ship after a deal, four after a failed one', () => {
  const made = talks();
  made
    .answer('red', 'offer', { give: {}, get: { cards: { 'card-zap': 1 } } })
    .answer('blue', 'offer', 'accept');
  expect(made.asked('green', 'ships').decision).toMatchObject({ min: 1, max: 1 });
  made.answer('green', 'ships', { 'green-2': 1 }).answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(made, 'deal');
  expect(made.warp('green')).toBe(1);

  const failed = talks().answer('red', 'offer', 'fail');
  failed.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  expect(failed.asked('green', 'ships').decision).toMatchObject({ min: 4, max: 4 });
  failed.answer('green', 'ships', { 'green-2': 4 });
  expectOutcome(failed, 'failed-deal');
  expect(failed.warp('green')).toBe(4);
});

test('grudge: an encounter called off as if by a deal counts as one; one that is broken off costs nothing', () => {
  const oracle = { alien: 'oracle', homes: WITH_POWER, hand: ['attack-08', 'flare-oracle'] };
  const t = launch(table({ red: grudge('attack-20'), blue: oracle }));
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []).answer('green', 'ally', { to: 'none' });
  t.answer('blue', 'respond', 'flare-oracle:call-off');
  t.answer('green', 'ships', { 'green-2': 1 })
    .answer('red', 'ships', { 'red-2': 3 })
    .answer('red', 'yes-no', 'no');
  expectOutcome(t, 'peace');
  expect(t.warp('green')).toBe(1);

  // PLAN-1: red trades itself out of encounter cards.
  const trader = { ...grudge('attack-20'), incarnation: 'trader' };
  const over = launch(table({ red: trader, blue: { hand: ['quash'] } }));
  over
    .answer('red', 'invite', ['green'])
    .answer('blue', 'invite', [])
    .answer('green', 'ally', { to: 'none' });
  over.answer('red', 'respond', 'trader').answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(over, 'broken-off');
  expect([tokens(over), over.warp('green')]).toEqual([[2], 0]);
});

test('grudge: both sides lose: that is a loss', () => {
  const t = launch(table({ red: grudge('attack-20'), blue: { hand: ['attack-08', 'flare-loser'] } }));
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []).answer('green', 'ally', { to: 'none' });
  t.answer('blue', 'respond', 'flare-loser');
  t.answer('green', 'ships', { 'green-2': 4 });
  expectOutcome(t, 'both-lose');
  expect(t.warp('green')).toBe(4);
});

test('grudge: a holder with too few ships loses what there is', () => {
  const t = launch(
    table({ red: grudge('attack-01'), blue: { hand: ['attack-20'] }, green: { homes: [1, 1, 0, 0, 0] } }),
  );
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []).answer('green', 'ally', { to: 'none' });
  expectOutcome(t, 'defense');
  expect(t.warp('green')).toBe(20);
});

test('grudge: Zombie, and Observer while allied, only move their ships; Healer may heal', () => {
  const zombie = launch(
    table({
      red: grudge('attack-01'),
      blue: { alien: 'clone', hand: ['attack-20'] },
      green: { alien: 'zombie', homes: WITH_POWER },
    }),
  );
  zombie
    .answer('red', 'invite', ['green'])
    .answer('blue', 'invite', [])
    .answer('green', 'ally', { to: 'none' });
  zombie.answer('green', 'ships', { 'green-2': 4 }).answer('green', 'ships', { 'green-1': 4 });
  expectOutcome(zombie, 'defense');
  expect([zombie.warp('green'), zombie.ships('green-1', 'green')]).toEqual([0, 8]);

  const observer = launch(
    table({
      red: grudge('attack-01'),
      blue: { hand: ['attack-20'] },
      green: { alien: 'observer', homes: WITH_POWER },
    }),
  );
  ally(observer, { green: ['defense', 1] });
  observer.answer('green', 'ships', { 'green-2': 4 }).answer('green', 'ships', { 'green-1': 4 });
  observer.answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(observer, 'defense');
  expect([observer.warp('green'), observer.ships('green-1', 'green')]).toEqual([0, 8]);

  const healed = launch(
    table({
      red: grudge('attack-01'),
      blue: { hand: ['attack-20'] },
      yellow: { alien: 'healer', homes: WITH_POWER },
    }),
  );
  healed
    .answer('red', 'invite', ['green'])
    .answer('blue', 'invite', [])
    .answer('green', 'ally', { to: 'none' });
  healed.answer('yellow', 'respond', 'pass'); // red's own ships
  healed.answer('green', 'ships', { 'green-2': 4 });
  healed.answer('yellow', 'respond', 'healer').answer('green', 'ships', { 'green-1': 4 });
  expectOutcome(healed, 'defense');
  expect([healed.warp('green'), healed.hand('yellow').length]).toEqual([0, 1]);
});

test('grudge super: four ships also when it wins; not offered where four are due anyway', () => {
  const t = launch(table({ red: grudge('attack-20', 'flare-grudge') }));
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []).answer('green', 'ally', { to: 'none' });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-grudge:fury']);
  t.answer('red', 'respond', 'flare-grudge').answer('green', 'ships', { 'green-2': 4 });
  expectOutcome(t, 'offense');
  expect([t.warp('green'), t.hand('red')]).toEqual([4, ['flare-grudge']]);

  const lost = launch(table({ red: grudge('attack-01', 'flare-grudge'), blue: { hand: ['attack-20'] } }));
  lost
    .answer('red', 'invite', ['green'])
    .answer('blue', 'invite', [])
    .answer('green', 'ally', { to: 'none' });
  expect(waiting(lost)).toEqual(['green ships']);
  lost.answer('green', 'ships', { 'green-2': 4 });
  expectOutcome(lost, 'defense');

  const nobody = inviteNobody(launch(table({ red: grudge('attack-20', 'flare-grudge') })));
  expectOutcome(nobody, 'offense');
});

test('grudge super: zapped, the penalty is the usual one and the flare returns (Annex E-6)', () => {
  const t = launch(
    table({ red: grudge('attack-20', 'flare-grudge'), blue: { hand: ['attack-08', 'cosmic-zap'] } }),
  );
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []).answer('green', 'ally', { to: 'none' });
  t.answer('blue', 'respond', 'pass')
    .answer('red', 'respond', 'flare-grudge')
    .answer('blue', 'respond', 'cosmic-zap');
  expect(t.asked('green', 'ships').decision).toMatchObject({ min: 1, max: 1 });
  t.answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'offense');
  expect([t.warp('green'), t.hand('red')]).toEqual([1, ['flare-grudge']]);
});

test('grudge wild: the winner’s allies go home with nothing, neither colonies nor rewards', () => {
  const t = launch(table({ red: { hand: ['attack-20'] }, blue: { hand: ['attack-08', 'flare-grudge'] } }));
  ally(t, { green: ['offense', 2] });
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-grudge:spoil']);
  // RUL-31: before losses and landing.
  expect(t.warp('blue')).toBe(0);
  t.answer('blue', 'respond', 'flare-grudge').answer('green', 'ships', { 'green-1': 2 });
  expectOutcome(t, 'offense');
  expect([t.foreign('green'), t.ships('green-1', 'green'), t.ships('blue-1', 'red')]).toEqual([0, 6, 3]);

  const d = launch(table({ red: { hand: ['attack-01', 'flare-grudge'] }, blue: { hand: ['attack-20'] } }));
  ally(d, { green: ['defense', 2] });
  d.answer('red', 'respond', 'flare-grudge').answer('green', 'ships', { 'green-1': 2 });
  expectOutcome(d, 'defense');
  expect([d.hand('green'), d.warp('green')]).toEqual([[], 0]);
});

test('grudge wild: not for the winner, nor where the winner has no ally', () => {
  const won = ally(launch(table({ red: { hand: ['attack-20', 'flare-grudge'] } })), {
    green: ['offense', 1],
  });
  expectOutcome(won, 'offense');
  expect(won.foreign('green')).toBe(1);
  const alone = inviteNobody(
    launch(table({ red: { hand: ['attack-20'] }, blue: { hand: ['attack-08', 'flare-grudge'] } })),
  );
  expectOutcome(alone, 'offense');
});

test('grudge: who is summoned to the other side by wild Demon did not come', () => {
  const blue = { ...grudge('attack-08'), homes: [4, 8, 4, 4, 0] };
  const t = launch(table({ red: { hand: ['attack-20', 'flare-demon'] }, blue }));
  t.answer('red', 'respond', 'flare-demon').answer('red', 'invite', []).answer('blue', 'invite', ['green']);
  t.answer('green', 'ships', { 'green-2': 3 });
  expect(t.options('green', 'ships')).toEqual(['green-1 0..4', 'green-2 0..13']);
  t.answer('green', 'ships', { 'green-2': 4 });
  expectOutcome(t, 'offense');
  expect([t.warp('green'), t.ships('blue-1', 'green')]).toEqual([4, 3]);
});
