/** Nobody is asked for something that can change nothing. */
import { expect, test } from 'vitest';
import {
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../helpers/duel.ts';

const zapper = { alien: 'clone', hand: ['cosmic-zap'] };

test('oracle: wild is not offered with no other card in hand, there is nothing to mix', () => {
  const t = launch(
    table(
      { red: { hand: ['attack-10'] }, blue: { hand: ['flare-oracle'] } },
      { deck: ['attack-08', ...Array<string>(7).fill('negotiate')] },
    ),
  );
  inviteNobody(t);
  expect(waiting(t)).toEqual(['blue encounter-card']);
  t.answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'offense');
});

test('parasite: super is not offered to somebody who has no more ships than anybody may send', () => {
  const t = launch(
    table({ green: { alien: 'parasite', homes: [1, 1, 2, 0, 0], hand: ['flare-parasite'] }, yellow: {} }),
  );
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', ['green']);
  expect(t.asked('green', 'ally').decision).toMatchObject({ min: 1, max: 4 });
  t.answer('green', 'ally', { to: 'none' });
  expectOutcome(t, 'offense');
});

test('virus: super is not offered without allied ships, which would be all it adds', () => {
  const t = toPlanning(
    table({ red: { alien: 'virus', homes: WITH_POWER, hand: ['attack-10', 'flare-virus'] } }),
  );
  expect(t.totals()).toEqual([30, 12]);
  expectOutcome(t, 'offense');
});

test.each(['virus', 'warrior'])('%s: where no totals are compared there is no use to zap', (alien) => {
  const t = launch(
    table({
      red: { alien, homes: WITH_POWER, tokens: 3 },
      blue: { hand: ['negotiate'] },
      green: zapper,
    }),
  );
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['cosmic-zap']);
});

test('warrior: without tokens there is no use to zap', () => {
  const t = toPlanning(table({ red: { alien: 'warrior', homes: WITH_POWER }, green: zapper }));
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  expect(t.tokens('red')).toBe(1);
});

test('macron: without totals to compare, or a ship in the encounter, there is no use to zap', () => {
  const blue = { alien: 'macron', homes: [8, 4, 8, 0, 0] };
  const bare = inviteNobody(launch(table({ blue, green: zapper }), 3, 'blue-4'));
  expect(bare.totals()).toEqual([13, 8]);
  expectOutcome(bare, 'offense');

  const calm = toPlanning(table({ red: { hand: ['negotiate'] }, blue, green: zapper }));
  expectOutcome(calm, 'defense');
  expect([bare.hand('green'), calm.hand('green')]).toEqual([['cosmic-zap'], ['cosmic-zap']]);
});

test('ART-1, mobius tubes: not offered if nobody with ships in the warp has a colony', () => {
  const t = table({ red: { hand: ['attack-10', 'mobius-tubes'] }, green: { homes: [0, 0, 0, 0, 0] } });
  expect(waiting(t)).toEqual(['red launch']);
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect(t.warp('green')).toBe(20);
});

test('ART-1, ionic gas: not offered where the negotiate has won', () => {
  const t = toPlanning(
    table({
      red: { alien: 'loser', homes: WITH_POWER, hand: ['negotiate', 'flare-loser'] },
      green: { hand: ['ionic-gas'] },
    }),
  );
  t.answer('red', 'respond', 'pass').answer('red', 'respond', 'flare-loser:late-upset');
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['ionic-gas']);
});
