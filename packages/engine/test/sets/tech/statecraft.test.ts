import { expect, test } from 'vitest';
import { expectOutcome, launch, toPlanning, WITH_POWER } from '../../helpers/duel.ts';
import { scrapped, technologies, withTechnologies } from '../../helpers/technologies.ts';

const done = (card: string) => ({ card, up: true });

test('cosmic field generator: cancels the use of a power for the encounter; a zapped human wins', () => {
  const t = withTechnologies({
    red: { homes: WITH_POWER, hand: ['attack-04'] },
    blue: { technologies: [done('cosmic-field-generator')] },
  });
  toPlanning(t);
  expect(t.options('blue', 'respond')).toEqual(['pass', 'cosmic-field-generator:zap']);
  t.answer('blue', 'respond', 'cosmic-field-generator:zap');
  expectOutcome(t, 'offense');
  expect([t.totals(), scrapped(t)]).toEqual([[7, 12], ['cosmic-field-generator']]);
});

test('cosmic field generator: wild healer stops what counts as a zap, and it is discarded', () => {
  const t = withTechnologies({
    red: { homes: WITH_POWER, hand: ['attack-04', 'flare-healer'] },
    blue: { technologies: [done('cosmic-field-generator')] },
  });
  toPlanning(t);
  t.answer('blue', 'respond', 'cosmic-field-generator:zap').answer('red', 'respond', 'flare-healer:immune');
  expectOutcome(t, 'defense');
  expect([t.totals(), scrapped(t), t.hand('red')]).toEqual([
    [11, 12],
    ['cosmic-field-generator'],
    ['flare-healer'],
  ]);
});

test('the qax: an invited player must ally with four ships and has the technology now', () => {
  const t = withTechnologies({ red: { technologies: [done('the-qax')] } });
  launch(t).answer('red', 'invite', ['green']).answer('red', 'respond', 'the-qax:call-in');
  expect([technologies(t, 'red'), technologies(t, 'green')]).toEqual([[], ['the-qax']]);
  t.answer('blue', 'invite', ['green']);
  expect(t.asked('green', 'ships')).toMatchObject({
    key: 'ask.ally.compelled',
    decision: { min: 4, max: 4 },
  });
  t.answer('green', 'ships', { 'green-2': 4 });
  expectOutcome(t, 'offense');
  expect([t.totals(), t.ships('blue-1', 'green')]).toEqual([[17, 12], 4]);
});

test('the qax: nobody has to give up a colony for it', () => {
  const t = withTechnologies({
    red: { technologies: [done('the-qax')] },
    green: { homes: [1, 1, 0, 0, 0] },
  });
  launch(t)
    .answer('red', 'invite', ['green'])
    .answer('red', 'respond', 'the-qax:call-in')
    .answer('blue', 'invite', []);
  expect(t.asked('green', 'ships').decision).toMatchObject({ min: 0, max: 2 });
  t.answer('green', 'ships', {});
  expectOutcome(t, 'offense');
});

test('the qax is nothing without an invitation, nor for whoever is no main player', () => {
  const t = withTechnologies({ red: { technologies: [done('the-qax')] } });
  toPlanning(t);
  expectOutcome(t, 'offense');
  const aside = withTechnologies({ green: { technologies: [done('the-qax')] }, yellow: {} });
  launch(aside).answer('red', 'invite', ['yellow']).answer('blue', 'invite', []);
  aside.answer('yellow', 'ally', { to: 'none' });
  expectOutcome(aside, 'offense');
  expect([technologies(t, 'red'), technologies(aside, 'green')]).toEqual([['the-qax'], ['the-qax']]);
});

test('tech scrambler: a technology is cancelled as it is completed, its ships go home', () => {
  const t = withTechnologies({
    red: { technologies: [{ card: 'xenon-lasers', ships: 3 }] },
    green: { technologies: [{ card: 'tech-scrambler', ships: 3 }] },
  });
  t.answer('red', 'option', 'xenon-lasers:complete').answer('green', 'respond', 'tech-scrambler:scramble');
  t.answer('green', 'ships', { 'green-2': 3 }).answer('red', 'ships', { 'red-2': 3 });
  expect([technologies(t, 'red'), technologies(t, 'green')]).toEqual([[], []]);
  expect(scrapped(t).toSorted()).toEqual(['tech-scrambler', 'xenon-lasers']);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('tech scrambler: a use is cancelled; too few ships reach nothing', () => {
  const t = withTechnologies(
    {
      red: { technologies: [done('vacuum-turbines')] },
      green: { technologies: [{ card: 'tech-scrambler', ships: 2 }] },
      yellow: { technologies: [done('enigma-device')] },
    },
    { deck: ['attack-40'] },
  );
  t.answer('green', 'option', 'pass').answer('red', 'respond', 'vacuum-turbines:draw');
  t.answer('green', 'respond', 'tech-scrambler:scramble').answer('green', 'ships', { 'green-2': 2 });
  expect([t.hand('red'), scrapped(t).toSorted()]).toEqual([
    ['attack-10'],
    ['tech-scrambler', 'vacuum-turbines'],
  ]);
  t.answer('yellow', 'respond', 'pass');
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('tech scrambler: a completed technology that stays in play can be taken down at any time', () => {
  const t = withTechnologies({
    red: { technologies: [done('plasma-thrusters'), done('xenon-lasers')] },
    green: { technologies: [{ card: 'tech-scrambler', ships: 5 }] },
  });
  t.answer('green', 'respond', 'tech-scrambler:dismantle');
  t.answer('green', 'ships', { 'green-2': 5 });
  expect([technologies(t, 'red'), scrapped(t).toSorted()]).toEqual([
    ['plasma-thrusters'],
    ['tech-scrambler', 'xenon-lasers'],
  ]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('tech scrambler: the qax is no technology that stays in play: only its use can be cancelled', () => {
  const t = withTechnologies({
    red: { technologies: [done('the-qax')] },
    green: { technologies: [{ card: 'tech-scrambler', ships: 4 }] },
    yellow: {},
  });
  expect(t.options('green', 'option')).toEqual(['pass', 'tech-scrambler:research', 'tech-scrambler:abandon']);
  launch(t.answer('green', 'option', 'pass')).answer('red', 'invite', ['yellow']);
  t.answer('red', 'respond', 'the-qax:call-in').answer('green', 'respond', 'tech-scrambler:scramble');
  t.answer('green', 'ships', { 'green-2': 4 }).answer('blue', 'invite', []);
  t.answer('yellow', 'ally', { to: 'none' });
  expectOutcome(t, 'offense');
  expect([technologies(t, 'red'), technologies(t, 'yellow'), scrapped(t).toSorted()]).toEqual([
    [],
    [],
    ['tech-scrambler', 'the-qax'],
  ]);
});

test('cosmic field generator: one’s own power, too; not where nothing is used, nor for what is zapped already', () => {
  const own = withTechnologies({
    red: { homes: WITH_POWER, technologies: [done('cosmic-field-generator')] },
  });
  toPlanning(own).answer('red', 'respond', 'cosmic-field-generator:zap');
  expectOutcome(own, 'offense');
  expect(own.totals()).toEqual([13, 12]);

  const zapped = withTechnologies({
    red: { homes: WITH_POWER, hand: ['attack-04', 'cosmic-zap'] },
    blue: { technologies: [done('cosmic-field-generator')] },
  });
  toPlanning(zapped).answer('red', 'respond', 'cosmic-zap:zap');
  expectOutcome(zapped, 'offense');
  expect(technologies(zapped, 'blue')).toEqual(['cosmic-field-generator']);
});
