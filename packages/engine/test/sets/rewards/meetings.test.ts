/** Reward cards and the aliens that touch what they do; some of these meetings are told beside the card itself. */
import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  happened,
  inviteNobody,
  launch,
  playOut,
  toPlanning,
  WITH_POWER,
} from '../../helpers/duel.ts';
import { spent, withRewards } from '../../helpers/rewards.ts';

test('Solar Wind: Card Zap stops it, and allies land as ever', () => {
  const t = launch(
    withRewards({ red: { hand: ['attack-10', 'card-zap'] }, yellow: { hand: ['solar-wind'] }, green: {} }),
  );
  ally(t, { green: ['offense', 2] });
  t.answer('yellow', 'respond', 'solar-wind:turn').answer('red', 'respond', 'card-zap:zap');
  expectOutcome(t, 'offense');
  expect([t.ships('blue-1', 'green'), t.hand('green'), spent(t)]).toEqual([2, [], ['solar-wind']]);
});

test('Victory Boon: Card Zap stops it, and the defense gets nothing', () => {
  const t = toPlanning(
    withRewards({
      red: { hand: ['attack-10', 'card-zap'] },
      blue: { hand: ['attack-20'] },
      green: { hand: ['victory-boon'] },
    }),
  );
  t.answer('green', 'respond', 'victory-boon:reward').answer('red', 'respond', 'card-zap:zap');
  expectOutcome(t, 'defense');
  expect([t.hand('blue'), spent(t), t.discard().toSorted()]).toEqual([
    [],
    ['victory-boon'],
    ['attack-10', 'attack-20', 'card-zap'],
  ]);
});

const has = (alien: string, ...hand: string[]) => ({ alien, homes: WITH_POWER, hand });

test.each([
  ['destiny-blue', 9],
  ['destiny-blue-hazard', 10],
])('Tripler reckons with the number that a variable attack shows: %s', (destiny, value) => {
  const t = toPlanning(withRewards({ red: has('tripler', 'reward-attack-03-30') }, { destiny: [destiny] }));
  expect(t.totals()).toEqual([value + 3, 12]);
  t.finish();
});

test('Epic Oratory: a Pacifist wins with it, and there is nothing to plead for', () => {
  const t = toPlanning(withRewards({ red: has('pacifist', 'reward-negotiate-epic-oratory') }));
  expectOutcome(t, 'offense');
  expect([t.warp('blue'), t.ships('blue-1', 'red')]).toEqual([4, 3]);
});

test('Faulty Translator: Hacker still says who pays, and picks', () => {
  const t = launch(
    withRewards({
      red: has('hacker', 'reward-negotiate-faulty-translator'),
      blue: { hand: ['attack-08', 'attack-40', 'attack-30'] },
      green: { hand: ['attack-20', 'attack-01'] },
    }),
    1,
  );
  ally(t, { green: ['defense', 1] });
  t.answer('blue', 'encounter-card', 'attack-08').answer('red', 'respond', 'hacker:collect');
  t.answer('red', 'player', 'blue').answer('red', 'cards', ['attack-40']);
  t.answer('green', 'number', 0).answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'defense');
  expect(t.hand('red')).toEqual(['attack-40']);
});

test('Right of Refusal: Macron has two cards for its one ship, and refuses any of them', () => {
  const t = withRewards({
    red: has('macron', 'reward-negotiate-right-of-refusal'),
    blue: { hand: ['attack-08', 'attack-01', 'attack-40'] },
    green: { alien: 'human' },
  });
  toPlanning(t, 1).answer('blue', 'encounter-card', 'attack-08').answer('red', 'cards', ['attack-01']);
  expectOutcome(t, 'defense');
  expect(t.hand('red')).toEqual(['attack-40']);
});

test('Self Defense: RUL-12: of a Zombie no ship reaches the warp, so it takes none along', () => {
  const t = toPlanning(withRewards({ blue: has('zombie', 'reward-negotiate-self-defense') }));
  t.answer('blue', 'ships', { 'blue-2': 4 });
  expectOutcome(t, 'offense');
  expect([t.warp('red'), t.warp('blue'), t.foreign('red')]).toEqual([0, 0, 1]);
});

test('Retreat: an upset does not change that it loses and saves its ships', () => {
  const t = toPlanning(
    withRewards({ red: { hand: ['reward-retreat', 'attack-10'] }, blue: has('loser', 'attack-08') }),
  );
  t.answer('blue', 'respond', 'loser:upset');
  expect([t.totals(), t.hand('red')]).toEqual([[13, 12], ['reward-retreat']]);
  expectOutcome(t, 'defense');
});

test('INT-2: Loser’s call for attacks does not touch an intimidate', () => {
  const t = launch(
    withRewards({
      red: { hand: ['attack-10', 'reward-intimidate-19'] },
      blue: has('loser', 'attack-08', 'negotiate'),
    }),
  );
  t.answer('red', 'respond', 'reward-intimidate-19:offer');
  inviteNobody(t).answer('blue', 'respond', 'loser:upset');
  expectOutcome(t, 'defense');
  expect([t.totals(), t.hand('red'), t.hand('blue')]).toEqual([[22, 12], ['attack-10'], ['negotiate']]);
});

test('Clone takes an intimidate back like any card it has fought with', () => {
  const t = launch(withRewards({ red: has('clone', 'attack-10', 'reward-intimidate-39') }));
  t.answer('red', 'respond', 'reward-intimidate-39:offer');
  inviteNobody(t).answer('red', 'respond', 'clone:replicate').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('red'), spent(t)]).toEqual([
    [42, 12],
    ['attack-10', 'reward-intimidate-39'],
    [],
  ]);
});

test('Sorcerer hands an intimidate over, which is then what it is against the other card', () => {
  const t = launch(
    withRewards({
      red: { hand: ['attack-10', 'reward-intimidate--09'] },
      blue: has('sorcerer', 'attack-08'),
    }),
  );
  t.answer('red', 'respond', 'reward-intimidate--09:offer');
  inviteNobody(t).answer('blue', 'respond', 'sorcerer:magic').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('red')]).toEqual([[11, -5], ['attack-10']]);
});

test('Reverse Polarity: Anti-Matter’s lower total is lower still', () => {
  const t = toPlanning(
    withRewards({ red: { hand: ['attack-10', 'reward-kicker-x-1'] }, blue: has('anti-matter', 'attack-08') }),
  );
  t.answer('red', 'respond', 'reward-kicker-x-1:lay');
  expectOutcome(t, 'defense');
  expect(t.totals()).toEqual([-7, -12]);
});

test('Duplicity: an Observer keeps its allies from the warp all the same', () => {
  const t = launch(withRewards({ red: has('observer', 'attack-10', 'reward-kicker-x2-duplicity') }));
  ally(t, { green: ['offense', 2] });
  t.answer('red', 'respond', 'reward-kicker-x2-duplicity:lay').answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'offense');
  expect([t.warp('green'), t.foreign('green')]).toEqual([0, 0]);
});

test('Lost Signal: RUL-14: it cancels the kicker that Greenhorn plays after it', () => {
  const t = withRewards({
    red: has('greenhorn', 'attack-06', 'reward-kicker-x4'),
    blue: { hand: ['attack-08', 'reward-kicker-x2-lost-signal'] },
  });
  playOut(t, 'attack-06', 'reward-kicker-x2-lost-signal:lay', 'greenhorn:late-kicker');
  expectOutcome(t, 'defense');
  expect(t.totals()).toEqual([9, 20]);
  expect(spent(t).toSorted()).toEqual(['reward-kicker-x2-lost-signal', 'reward-kicker-x4']);
});

test('Lost Signal: RUL-14: nobody reinforces, neither Reserve with attacks nor wild Mirage with a negotiate', () => {
  const t = withRewards({
    red: has('reserve', 'attack-10', 'attack-06', 'flare-reserve', 'attack-09'),
    blue: { hand: ['attack-08', 'negotiate', 'flare-mirage', 'reward-kicker-x2-lost-signal'] },
  });
  playOut(
    t,
    'reward-kicker-x2-lost-signal:lay',
    'attack-10',
    'reserve:reinforce',
    'attack-08',
    'flare-mirage',
  );
  expectOutcome(t, 'defense');
  expect([t.totals(), t.hand('red'), t.hand('blue')]).toEqual([
    [13, 20],
    ['attack-06', 'attack-09', 'flare-reserve'],
    ['flare-mirage', 'negotiate'],
  ]);
});

test('RUL-15: super Oracle calls the encounter off: kicker and intimidate go back to their owners unseen', () => {
  const t = withRewards({
    red: has('oracle', 'attack-10', 'flare-oracle'),
    blue: { hand: ['attack-08', 'reward-kicker-x4'] },
    green: { hand: ['reward-intimidate-19'] },
  });
  launch(t)
    .answer('green', 'respond', 'pass')
    .answer('red', 'invite', ['green'])
    .answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-2': 1 } });
  playOut(t, 'reward-intimidate-19:lay', 'reward-kicker-x4:lay', 'flare-oracle:call-off');
  expectOutcome(t, 'peace');
  expect([t.hand('blue'), t.hand('green'), spent(t)]).toEqual([
    ['attack-08', 'reward-kicker-x4'],
    ['reward-intimidate-19'],
    [],
  ]);
  expect(happened(t)).not.toContain('beside.revealed');
});

test('Rift 2: a card handed over because Angler has named it was taken', () => {
  const t = toPlanning(
    withRewards({ red: has('angler', 'attack-10', 'quash'), blue: { hand: ['attack-08', 'reward-rift-2'] } }),
  );
  t.answer('red', 'respond', 'angler:fish').answer('red', 'card', 'reward-rift-2');
  expect([t.hand('red'), spent(t), t.discard().toSorted()]).toEqual([
    [],
    ['reward-rift-2'],
    ['attack-10', 'quash'],
  ]);
  t.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'broken-off');
});

test('Reinforcement +4: Greenhorn plays it from outside the encounter', () => {
  const t = withRewards({ green: has('greenhorn', 'attack-10', 'reward-reinforcement-4') });
  playOut(t, 'reward-reinforcement-4 defense');
  expectOutcome(t, 'defense');
  expect([t.totals(), t.hand('green'), spent(t)]).toEqual([
    [13, 16],
    ['attack-10'],
    ['reward-reinforcement-4'],
  ]);
});

test('Reinforcement +X: an artifact thrown away for it comes to Vulch', () => {
  const t = toPlanning(
    withRewards({
      red: { hand: ['attack-10', 'reward-reinforcement-x', 'quash', 'attack-01'] },
      green: has('vulch'),
    }),
  );
  t.answer('red', 'encounter-card', 'attack-10').answer('red', 'reinforce', 'reward-reinforcement-x offense');
  t.answer('red', 'cards', ['attack-01', 'quash']);
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('green')]).toEqual([[15, 12], ['quash']]);
});

test('Omni-Zap as a Cosmic Zap: a zapped Human wins', () => {
  const t = withRewards({ red: has('human', 'attack-04'), green: { hand: ['omni-zap'] } });
  playOut(t, 'omni-zap:cosmic-zap');
  expectOutcome(t, 'offense');
  expect([t.totals(), t.ships('removed', 'green'), spent(t)]).toEqual([[7, 12], 1, ['omni-zap']]);
});

test('Ship Zap: a ship of a Zombie goes to another colony instead', () => {
  const t = withRewards({ green: { hand: ['ship-zap'] }, blue: has('zombie', 'attack-08') });
  t.answer('green', 'respond', 'ship-zap:zap').answer('green', 'player', 'blue');
  t.answer('green', 'ships', { 'blue-1': 1 }).answer('blue', 'ships', { 'blue-2': 1 });
  expect([t.warp('blue'), t.ships('blue-1', 'blue'), t.ships('blue-2', 'blue')]).toEqual([0, 3, 13]);
  toPlanning(t).answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'offense');
});

test('Ship Zap: a ship that Pirate has captured is its owner’s again, in the warp', () => {
  const t = withRewards({
    red: { homes: [4, 14, 0, 0, 0] },
    green: { hand: ['ship-zap'] },
    blue: { ...has('pirate', 'attack-08'), holds: [{ name: 'prisoners', ships: { red: 2 } }] },
  });
  const prisoners = () => t.game.view(-1).players[1].sheets[0].holds[0].ships[0];
  expect([prisoners(), t.warp('red')]).toEqual([2, 0]);
  t.answer('green', 'respond', 'ship-zap:zap').answer('green', 'player', 'red');
  const [cell] = t.asked('green').options.filter((one) => !one.startsWith('red'));
  t.answer('green', 'ships', { [cell.split(' ')[0]]: 1 });
  expect([prisoners(), t.warp('red')]).toEqual([1, 1]);
});

test('Solar Wind: the one ship of an allied Macron earns two rewards', () => {
  const t = launch(
    withRewards({ yellow: { hand: ['solar-wind'] }, green: has('macron') }, { deck: ['attack-40', 'quash'] }),
  );
  ally(t, { green: ['offense', 1] });
  t.answer('yellow', 'respond', 'solar-wind:turn').answer('green', 'number', 0);
  t.answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'offense');
  expect([t.hand('green'), t.foreign('green')]).toEqual([['attack-40', 'quash'], 0]);
});

test('Victory Boon: Quartermaster deals out what the defense has earned', () => {
  const t = toPlanning(
    withRewards(
      { blue: { hand: ['attack-20'] }, green: { ...has('quartermaster', 'victory-boon') } },
      { deck: ['attack-40', 'quash', 'attack-01', 'attack-04'] },
    ),
  );
  t.answer('green', 'respond', 'victory-boon:reward').answer('blue', 'number', 0);
  t.answer('green', 'option', 'none');
  expectOutcome(t, 'defense');
  expect(t.hand('blue')).toEqual(['attack-01', 'attack-04', 'attack-40', 'quash']);
});
