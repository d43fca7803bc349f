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
import { withTechnologies } from '../helpers/technologies.ts';

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

test('cudgel: against somebody who has nothing left to lose there is no use to zap', () => {
  const red = { alien: 'cudgel', homes: WITH_POWER, hand: ['attack-20'] };
  const bare = toPlanning(table({ red, blue: { homes: [4, 0, 0, 0, 0], removed: 16 }, green: zapper }));
  expectOutcome(bare, 'offense');
  expect([bare.warp('blue'), bare.hand('green')]).toEqual([4, ['cosmic-zap']]);
});

test('hacker: with no card in any other hand there is nothing to pick', () => {
  const blue = { alien: 'hacker', homes: [4, 8, 4, 4, 0], hand: ['negotiate'] };
  const t = toPlanning(table({ blue }));
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual([]);
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

test('mite: with the surrender the encounter is over: neither cloak nor thrusters are offered', () => {
  const t = launch(
    withTechnologies({
      red: { alien: 'mite', homes: WITH_POWER, technologies: [{ card: 'energy-cloak', up: true }] },
      blue: {
        hand: ['attack-08', 'attack-06', 'attack-04', 'attack-01'],
        technologies: [{ card: 'plasma-thrusters', up: true }],
      },
    }),
  );
  t.answer('blue', 'option', 'surrender');
  expect(t.options('red', 'option')).toEqual(['encounter', 'technology', 'none']);
  expectOutcome(t.answer('red', 'option', 'none'), 'surrender');
});

test('gluon mines: once they have won the encounter nobody is asked what to do with the cards', () => {
  const t = withTechnologies({
    red: { alien: 'mirror', homes: WITH_POWER },
    blue: { technologies: [{ card: 'gluon-mines', ships: 3 }] },
  });
  toPlanning(t.answer('blue', 'option', 'pass')).answer('red', 'respond', 'pass');
  t.answer('blue', 'respond', 'gluon-mines').answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'defense');
  expect([t.totals(), t.warp('red')]).toEqual([null, 3]);
});

test('TECH-3: super shadow is not offered for a ship on a technology, whose place nobody can take', () => {
  const t = withTechnologies({
    red: { alien: 'shadow', homes: [4, 8, 4, 0, 0], hand: ['attack-10', 'flare-shadow'] },
    blue: { technologies: [{ card: 'xenon-lasers', ships: 2 }] },
  });
  t.answer('blue', 'option', 'pass').answer('red', 'ships', { 'red-2': 1 });
  expect(t.options('red', 'planet')).toEqual(['blue-1', 'blue-2', 'technology-1']);
  t.answer('red', 'planet', 'technology-1');
  expect([waiting(t), t.ships('technology-1', 'blue'), t.warp('red')]).toEqual([['red launch'], 1, 3]);
  expectOutcome(toPlanning(t), 'offense');
});
