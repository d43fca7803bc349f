import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import { ally, expectOutcome, launch, toPlanning, WITH_POWER } from '../../helpers/duel.ts';
import { spent, withRewards } from '../../helpers/rewards.ts';

const FOURFOLD = 'reward-kicker-x4';
const DUPLICITY = 'reward-kicker-x2-duplicity';
const SIGNAL = 'reward-kicker-x2-lost-signal';
const REVERSED = 'reward-kicker-x-1';
const DESTRUCT = 'reward-kicker-x1';

/** Red plays this card with this kicker against blue's. */
function kicked(kicker: string, red = 'attack-10', blue: string[] = ['attack-08'], more = {}): Table {
  const t = toPlanning(withRewards({ red: { hand: [red, kicker] }, blue: { hand: blue }, ...more }));
  return t.answer('red', 'respond', `${kicker}:lay`);
}

test('KICK-1: laid face down before cards are selected, one each, turned up and discarded with them', () => {
  const t = toPlanning(
    withRewards({
      red: { hand: ['attack-10', FOURFOLD, DUPLICITY] },
      blue: { hand: ['attack-08', 'attack-06'] },
    }),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', `${FOURFOLD}:lay`, `${DUPLICITY}:lay`]);
  t.answer('red', 'respond', `${FOURFOLD}:lay`);
  expect(t.game.view(1).encounter!.beside).toEqual([{ seat: 0, as: 'kicker', card: null, up: false }]);
  t.answer('blue', 'encounter-card', 'attack-06');
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('red'), spent(t)]).toEqual([[43, 10], [DUPLICITY], [FOURFOLD]]);
});

test('KICK-1: nobody but the main players', () => {
  const t = toPlanning(withRewards({ green: { hand: [FOURFOLD] } }));
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual([FOURFOLD]);
});

test('KICK-2: the attack is multiplied, ships are not; whatever attack stands for the side (RUL-8)', () => {
  expect(kicked(DUPLICITY).totals()).toEqual([23, 12]);
  const hazard = toPlanning(
    withRewards({ red: { hand: ['reward-attack-02-20', SIGNAL] } }, { destiny: ['destiny-blue-hazard'] }),
  );
  expect(hazard.answer('red', 'respond', `${SIGNAL}:lay`).totals()).toEqual([43, 12]);
  expect(kicked(DUPLICITY, 'morph').totals()).toEqual([19, 12]);
});

test('KICK-2: RUL-4: reversed first, then multiplied', () => {
  const t = toPlanning(
    withRewards({ red: { hand: ['attack-12', FOURFOLD] }, blue: { alien: 'mirror', homes: WITH_POWER } }),
  );
  t.answer('red', 'respond', `${FOURFOLD}:lay`).answer('blue', 'respond', 'mirror:reversal');
  expect(t.totals()).toEqual([87, 84]);
});

test.each([DUPLICITY, SIGNAL])('KICK-3: %s doubles compensation', (kicker) => {
  const t = kicked(kicker, 'negotiate', [
    'attack-08',
    'quash',
    'force-field',
    'morph',
    'attack-01',
    'attack-04',
    'attack-05',
    'attack-06',
  ]);
  t.answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'defense');
  expect(t.hand('red')).toHaveLength(6);
});

test.each([FOURFOLD, REVERSED])('KICK-3, KICK-5: %s leaves compensation alone', (kicker) => {
  const t = kicked(kicker, 'negotiate', [
    'attack-08',
    'quash',
    'force-field',
    'morph',
    'attack-01',
    'attack-04',
  ]);
  t.answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'defense');
  expect(t.hand('red')).toHaveLength(3);
});

test.each([
  [DUPLICITY, 6],
  [SIGNAL, 6],
  [FOURFOLD, 3],
  [REVERSED, 3],
])('KICK-4: without a deal %s costs the opponent %i ships', (kicker, ships) => {
  const t = kicked(kicker, 'negotiate', ['negotiate']);
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-2': ships });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue')]).toEqual([3, ships]);
});

test('KICK-4: it changes nothing in a deal that is made', () => {
  const t = kicked(DUPLICITY, 'negotiate', ['negotiate', 'quash']);
  t.answer('red', 'offer', { give: {}, get: { cards: { quash: 1 } } });
  t.answer('blue', 'offer', 'accept').answer('blue', 'respond', 'pass');
  expect([t.hand('red'), t.warp('blue')]).toEqual([['quash'], 0]);
  t.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'deal');
});

test('KICK-5: Reverse Polarity turns the attacks of both sides', () => {
  const t = kicked(REVERSED);
  expectOutcome(t, 'defense');
  expect(t.totals()).toEqual([-7, -4]);
});

test('KICK-5: two kickers: each side has its own', () => {
  const t = toPlanning(
    withRewards({ red: { hand: ['attack-10', REVERSED] }, blue: { hand: ['attack-08', FOURFOLD] } }),
  );
  t.answer('red', 'respond', `${REVERSED}:lay`).answer('blue', 'respond', `${FOURFOLD}:lay`);
  expect(t.totals()).toEqual([-7, -28]);
});

test('KICK-5: Self Destruct: both sides lose at once, with their allies, and nobody reinforces', () => {
  const t = launch(
    withRewards({ red: { hand: ['attack-10', DESTRUCT, 'reinforcement-5'] }, blue: { hand: ['negotiate'] } }),
  );
  ally(t, { green: ['offense', 2] });
  t.answer('red', 'respond', `${DESTRUCT}:lay`);
  expectOutcome(t, 'both-lose');
  expect([t.warp('red'), t.warp('green'), t.warp('blue'), t.hand('blue')]).toEqual([3, 2, 4, []]);
});

test('KICK-5: RUL-11: Self Destruct is not turned around', () => {
  const t = toPlanning(
    withRewards({ red: { hand: ['attack-10', DESTRUCT] }, blue: { alien: 'loser', homes: WITH_POWER } }),
  );
  t.answer('red', 'respond', `${DESTRUCT}:lay`);
  expect(t.asked('blue').kind).toBe('respond');
  t.answer('blue', 'respond', 'loser:upset');
  expectOutcome(t, 'both-lose');
});

test('KICK-5: Duplicity: allies of a winning offense go to the warp instead of landing', () => {
  const t = launch(withRewards({ red: { hand: ['attack-10', DUPLICITY] } }));
  ally(t, { green: ['offense', 2] });
  t.answer('red', 'respond', `${DUPLICITY}:lay`);
  expectOutcome(t, 'offense');
  expect([t.warp('green'), t.foreign('green'), t.foreign('red')]).toEqual([2, 0, 1]);
});

test('KICK-5: Duplicity: allies of a winning defense have their rewards, then go to the warp; so do those of a deal', () => {
  const t = launch(
    withRewards({ blue: { hand: ['attack-20', DUPLICITY] } }, { deck: ['attack-40', 'quash'] }),
  );
  ally(t, { green: ['defense', 2] });
  t.answer('blue', 'respond', `${DUPLICITY}:lay`).answer('green', 'number', 0);
  expectOutcome(t, 'defense');
  expect([t.warp('green'), t.hand('green')]).toEqual([2, ['attack-40', 'quash']]);

  const dealt = launch(
    withRewards({ red: { hand: ['negotiate', DUPLICITY] }, blue: { hand: ['negotiate'] } }),
  );
  ally(dealt, { green: ['offense', 2] });
  dealt.answer('red', 'respond', `${DUPLICITY}:lay`);
  expect([dealt.warp('green'), dealt.asked('red').kind]).toEqual([2, 'offer']);
});

test('KICK-5: Duplicity and Solar Wind: allies who would land go to the warp, those rewarded have their rewards first', () => {
  const landing = launch(
    withRewards({ blue: { hand: ['attack-20', DUPLICITY] }, green: { hand: ['solar-wind'] } }),
  );
  ally(landing, { green: ['defense', 2] });
  landing.answer('blue', 'respond', `${DUPLICITY}:lay`).answer('green', 'respond', 'solar-wind:turn');
  expectOutcome(landing, 'defense');
  expect([landing.warp('green'), landing.foreign('green'), landing.hand('green')]).toEqual([2, 0, []]);

  const rewarded = launch(
    withRewards(
      { red: { hand: ['attack-10', DUPLICITY] }, green: { hand: ['solar-wind'] } },
      { deck: ['attack-40', 'quash'] },
    ),
  );
  ally(rewarded, { green: ['offense', 2] });
  rewarded.answer('red', 'respond', `${DUPLICITY}:lay`).answer('green', 'respond', 'solar-wind:turn');
  rewarded.answer('green', 'number', 0);
  expectOutcome(rewarded, 'offense');
  expect([rewarded.warp('green'), rewarded.foreign('green'), rewarded.hand('green')]).toEqual([
    2,
    0,
    ['attack-40', 'quash'],
  ]);
});

test('KICK-5: Duplicity: an ally whom a Muckraker drives out does not come home either', () => {
  const t = launch(
    withRewards({
      red: { hand: ['attack-10', DUPLICITY] },
      blue: { alien: 'muckraker', homes: WITH_POWER, hand: ['attack-08', 'quash'] },
    }),
  );
  ally(t, { green: ['offense', 2] });
  t.answer('red', 'respond', `${DUPLICITY}:lay`).answer('blue', 'respond', 'muckraker:slander');
  expectOutcome(t, 'offense');
  expect([t.warp('green'), t.foreign('green'), t.discard()]).toEqual([
    2,
    0,
    ['quash', 'attack-10', 'attack-08'],
  ]);
});

test('KICK-5: RUL-14: Lost Signal cancels the other kicker, and nobody reinforces', () => {
  const t = toPlanning(
    withRewards({
      red: { hand: ['attack-10', FOURFOLD, 'reinforcement-5'] },
      blue: { hand: ['attack-08', SIGNAL] },
    }),
  );
  t.answer('red', 'respond', `${FOURFOLD}:lay`).answer('blue', 'respond', `${SIGNAL}:lay`);
  expectOutcome(t, 'defense');
  expect([t.totals(), t.hand('red')]).toEqual([[13, 20], ['reinforcement-5']]);
});

test('RUL-15: if somebody wins without a reveal, a kicker is discarded unrevealed', () => {
  const t = toPlanning(
    withRewards({ red: { hand: ['attack-10', 'flare-hate'] }, blue: { hand: ['attack-08', FOURFOLD] } }),
  );
  t.answer('red', 'respond', 'pass').answer('blue', 'respond', `${FOURFOLD}:lay`);
  t.answer('red', 'respond', 'flare-hate:scorn').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([spent(t), t.game.events(2).some(({ type }) => type === 'beside.revealed')]).toEqual([
    [FOURFOLD],
    false,
  ]);
});
