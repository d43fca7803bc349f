import { expect, test } from 'vitest';
import { ally, expectOutcome, launch, toPlanning, WITH_POWER } from '../../helpers/duel.ts';
import { spent, withRewards } from '../../helpers/rewards.ts';

test('retreat: against an attack the offense loses, and its side goes home', () => {
  const t = launch(withRewards({ red: { hand: ['reward-retreat'] } }));
  ally(t, { green: ['offense', 2] });
  t.answer('red', 'ships', { 'red-2': 3 }).answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'defense');
  expect([t.warp('red'), t.warp('green'), t.ships('blue-1', 'blue'), t.hand('red'), spent(t)]).toEqual([
    0,
    0,
    4,
    [],
    ['reward-retreat'],
  ]);
});

test('retreat: a defense stays on its planet beside the winners, its allies go home without rewards', () => {
  const t = launch(withRewards({ blue: { hand: ['reward-retreat', 'quash'] } }));
  ally(t, { green: ['defense', 2] });
  t.answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'offense');
  expect([t.ships('blue-1', 'blue'), t.ships('blue-1', 'red'), t.warp('blue'), t.foreign('red')]).toEqual([
    4, 3, 0, 1,
  ]);
  expect([t.hand('green'), t.hand('red'), t.hand('blue')]).toEqual([[], [], ['quash']]);
});

test.each(['negotiate', 'morph', 'reward-retreat'])('retreat: against %s it is a negotiate', (card) => {
  const t = toPlanning(withRewards({ red: { hand: ['reward-retreat'] }, blue: { hand: [card] } }));
  expect(t.e.faces.map((face) => face?.type)).toEqual(['negotiate', 'negotiate']);
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { 'red-2': 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  t.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue')]).toEqual([3, 3]);
});

test('retreat: whose attack is made a negotiate meets a negotiate', () => {
  const t = toPlanning(
    withRewards({ red: { hand: ['reward-retreat'] }, green: { hand: ['emotion-control'] } }),
  );
  t.answer('green', 'respond', 'emotion-control:calm');
  expect(t.asked('red').kind).toBe('offer');
});

test('retreat: it is an encounter card like others, and Oracle sees it first', () => {
  const t = toPlanning(withRewards({ red: { hand: ['reward-retreat', 'attack-10'] } }));
  expect(t.options('red', 'encounter-card')).toEqual(['attack-10', 'reward-retreat']);
  t.answer('red', 'encounter-card', 'reward-retreat').answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'defense');

  const seen = toPlanning(
    withRewards({
      red: { hand: ['reward-retreat'] },
      blue: { alien: 'oracle', homes: WITH_POWER, hand: ['attack-08', 'negotiate'] },
    }),
  );
  expect(seen.game.view(1).encounter!.laid[0]).toEqual({ card: 'reward-retreat', up: true });
});
