import { expect, test } from 'vitest';
import { ally, expectOutcome, launch, toPlanning, waiting } from '../../helpers/duel.ts';
import { spent, withRewards } from '../../helpers/rewards.ts';

test('rebirth: a player of your choice may settle the home system anew', () => {
  const t = withRewards({ green: { hand: ['rebirth'] } });
  t.answer('green', 'respond', 'rebirth:resettle');
  expect(t.options('green', 'player')).toEqual(['red', 'blue', 'green']);
  t.answer('green', 'player', 'green').answer('green', 'ships', { 'green-1': 1, 'green-2': 2 });
  expect(t.asked('green').key).toBe('rebirth.place');
  t.answer('green', 'ships', { 'green-4': 1, 'green-5': 2 });
  expect(['green-1', 'green-2', 'green-4', 'green-5'].map((planet) => t.ships(planet, 'green'))).toEqual([
    3, 14, 1, 2,
  ]);
  expect(spent(t)).toEqual(['rebirth']);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('rebirth: nobody has to move, and Card Zap stops it', () => {
  const t = withRewards({ green: { hand: ['rebirth'] }, blue: { hand: ['attack-08', 'card-zap'] } });
  t.answer('green', 'respond', 'rebirth:resettle').answer('green', 'player', 'blue');
  t.answer('blue', 'respond', 'pass').answer('blue', 'ships', {});
  expect(waiting(t)).toEqual(['red launch']);

  const stopped = withRewards({ green: { hand: ['rebirth'] }, blue: { hand: ['attack-08', 'card-zap'] } });
  stopped.answer('green', 'respond', 'rebirth:resettle').answer('green', 'player', 'green');
  stopped.answer('blue', 'respond', 'card-zap:zap');
  expect([waiting(stopped), spent(stopped), stopped.discard()]).toEqual([
    ['red launch'],
    ['rebirth'],
    ['card-zap'],
  ]);
});

const windy = { yellow: { hand: ['solar-wind'] } };

test('solar wind: the allies of a winning offense take rewards, and do not land', () => {
  const t = launch(withRewards({ ...windy, green: { warp: 1 } }, { deck: ['attack-40', 'quash'] }));
  ally(t, { green: ['offense', 2] });
  t.answer('yellow', 'respond', 'solar-wind:turn');
  t.answer('green', 'ships', {}).answer('green', 'number', 0).answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'offense');
  expect([t.hand('green'), t.foreign('green'), t.ships('blue-1', 'red')]).toEqual([
    ['attack-40', 'quash'],
    0,
    3,
  ]);
});

test('solar wind: the allies of a winning defense land, without rewards', () => {
  const t = launch(withRewards({ ...windy, blue: { hand: ['attack-20'] } }));
  ally(t, { green: ['defense', 2] });
  t.answer('yellow', 'respond', 'solar-wind:turn');
  expectOutcome(t, 'defense');
  expect([t.hand('green'), t.ships('blue-1', 'green'), t.ships('blue-1', 'blue')]).toEqual([[], 2, 4]);
});

test('solar wind: without allies it is not offered', () => {
  const t = toPlanning(withRewards(windy));
  expectOutcome(t, 'offense');
  expect(t.hand('yellow')).toEqual(['solar-wind']);
});

test('victory boon: a winning defense takes rewards for its own ships', () => {
  const t = toPlanning(
    withRewards(
      { blue: { hand: ['attack-20'], warp: 1 }, green: { hand: ['victory-boon'] } },
      { deck: ['attack-40', 'quash'], rewards: { deck: ['reward-morph'] } },
    ),
  );
  t.answer('green', 'respond', 'victory-boon:reward').answer('blue', 'ships', { 'blue-1': 1 });
  t.answer('blue', 'number', 1);
  expectOutcome(t, 'defense');
  expect([t.hand('blue'), t.warp('blue')]).toEqual([['attack-40', 'quash', 'reward-morph'], 0]);
});

test('victory boon: ships that came to the planet after the fight do not count', () => {
  const special = [{ ship: 'salvage-vessel', at: 'blue-1' }];
  const t = toPlanning(
    withRewards({
      blue: { hand: ['attack-20'], warp: 6, special },
      green: { hand: ['victory-boon'] },
    }),
  );
  t.answer('blue', 'option', 'rewards').answer('blue', 'ships', { 'blue-1': 2 });
  t.answer('green', 'respond', 'victory-boon:reward');
  expect(t.options('blue', 'ships')).toEqual(['blue-1 0..4', 'blue-2 0..4']);
  t.answer('blue', 'ships', { 'blue-1': 4 }).answer('blue', 'respond', 'pass');
  expectOutcome(t, 'defense');
  expect([t.ships('blue-1', 'blue'), t.warp('blue'), t.hand('blue')]).toEqual([10, 0, []]);
});

test('victory boon: a ship that is lost once the encounter is decided earns nothing, as with an ally', () => {
  const t = withRewards({
    blue: { hand: ['attack-20'], warp: 4 },
    green: { hand: ['victory-boon'] },
    yellow: { hand: ['ship-zap'] },
  });
  const later = (phase: string) => {
    while (t.isAsked('yellow', 'respond') && t.e.phase !== phase) t.answer('yellow', 'respond', 'pass');
    return t;
  };
  launch(later('launch'));
  later('alliance').answer('red', 'invite', []).answer('blue', 'invite', []);
  later('resolution').answer('yellow', 'respond', 'ship-zap:zap').answer('yellow', 'player', 'blue');
  t.answer('yellow', 'ships', { 'blue-1': 1 }).answer('green', 'respond', 'victory-boon:reward');
  expect(t.asked('blue').decision).toMatchObject({ key: 'ask.rewards', params: { count: 3 } });
  t.answer('blue', 'ships', { 'blue-1': 3 });
  expectOutcome(t, 'defense');
  expect([t.ships('blue-1', 'blue'), t.warp('blue')]).toEqual([6, 2]);
});

test('victory boon: not when the offense has won, nor after Ionic Gas (RUL-13)', () => {
  const lost = toPlanning(withRewards({ green: { hand: ['victory-boon'] } }));
  expectOutcome(lost, 'offense');
  expect(lost.hand('green')).toEqual(['victory-boon']);

  const gas = launch(
    withRewards({
      blue: { hand: ['attack-20'] },
      green: { hand: ['victory-boon'] },
      yellow: { hand: ['ionic-gas'] },
    }),
  );
  ally(gas, { green: ['defense', 1] });
  gas.answer('yellow', 'respond', 'ionic-gas:deny').answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(gas, 'defense');
  expect(gas.hand('green')).toEqual(['victory-boon']);
});

test('RUL-13: Ionic Gas answers rewards that something else gives where the rules give none', () => {
  const t = toPlanning(
    withRewards({
      blue: { hand: ['attack-20'], warp: 1 },
      green: { hand: ['victory-boon'] },
      yellow: { hand: ['ionic-gas'] },
    }),
  );
  t.answer('green', 'respond', 'victory-boon:reward');
  expect(t.options('yellow', 'respond')).toEqual(['pass', 'ionic-gas:deny']);
  t.answer('yellow', 'respond', 'ionic-gas:deny');
  expectOutcome(t, 'defense');
  expect([t.hand('blue'), t.warp('blue'), t.hand('green')]).toEqual([[], 1, []]);
});

test('victory boon, FLARE-4: before the compensation that could take it away, as well as after it', () => {
  const boon = (...more: string[]) =>
    toPlanning(
      withRewards(
        { red: { hand: ['negotiate'] }, blue: { hand: ['attack-08', 'victory-boon', ...more] } },
        { deck: ['attack-40', 'quash', 'attack-30', 'attack-23'] },
      ),
    );
  const early = boon();
  expect(early.asked('blue').key).toBe('ask.respond.resolution.spoils');
  early.answer('blue', 'respond', 'victory-boon:reward').answer('blue', 'number', 0);
  // Three of the four cards it brought are the compensation.
  expectOutcome(early, 'defense');
  expect([early.hand('blue').length, early.hand('red').length, spent(early)]).toEqual([
    1,
    3,
    ['victory-boon'],
  ]);

  const late = boon();
  late.answer('blue', 'respond', 'pass');
  // The only card of the hand was taken.
  expect(late.hand('red')).toEqual(['victory-boon']);
  expect(late.options('red', 'respond')).toEqual(['pass', 'victory-boon:reward']);
});

test('RUL-13: Ionic Gas answers such rewards also where the rules give others, which are gone with them', () => {
  const t = launch(
    withRewards({
      red: { hand: ['negotiate'] },
      blue: { hand: ['attack-20', 'quash'], warp: 1 },
      green: { hand: ['victory-boon'] },
      yellow: { hand: ['ionic-gas'] },
    }),
  );
  ally(t, { green: ['defense', 2] });
  t.answer('yellow', 'respond', 'pass').answer('green', 'respond', 'victory-boon:reward');
  expect(t.options('yellow', 'respond')).toEqual(['pass', 'ionic-gas:deny']);
  t.answer('yellow', 'respond', 'ionic-gas:deny').answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.hand('blue'), t.hand('green'), t.warp('blue')]).toEqual([[], ['quash'], [], 1]);
});
