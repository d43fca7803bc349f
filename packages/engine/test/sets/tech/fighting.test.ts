import { expect, test } from 'vitest';
import { ally, expectOutcome, inviteNobody, launch, toPlanning } from '../../helpers/duel.ts';
import { scrapped, technologies, withTechnologies } from '../../helpers/technologies.ts';

const done = (card: string) => ({ card, up: true });

test('collapsium hulls: after a near defeat one ship stays beside the winners', () => {
  const t = withTechnologies({ blue: { technologies: [done('collapsium-hulls')] } });
  toPlanning(t, 4);
  expect(t.options('blue', 'respond')).toEqual(['pass', 'collapsium-hulls:hold-out']);
  t.answer('blue', 'respond', 'collapsium-hulls:hold-out');
  expectOutcome(t, 'offense');
  expect([t.totals(), t.ships('blue-1', 'blue'), t.ships('blue-1', 'red'), t.warp('blue')]).toEqual([
    [14, 12],
    1,
    4,
    3,
  ]);
  expect(technologies(t, 'blue')).toEqual(['collapsium-hulls']);
});

test('collapsium hulls do not help by more than five, nor against a negotiate of one’s own', () => {
  const clear = withTechnologies({
    red: { hand: ['attack-20'] },
    blue: { technologies: [done('collapsium-hulls')] },
  });
  toPlanning(clear);
  expectOutcome(clear, 'offense');
  expect(clear.warp('blue')).toBe(4);
  const meek = withTechnologies({ blue: { hand: ['negotiate'], technologies: [done('collapsium-hulls')] } });
  toPlanning(meek);
  expectOutcome(meek, 'offense');
  expect(meek.warp('blue')).toBe(4);
});

test('energy cloak: the defense invites nobody, the offense does', () => {
  const t = withTechnologies({ red: { technologies: [done('energy-cloak')] } });
  launch(t);
  t.answer('red', 'respond', 'energy-cloak:cloak');
  expect(scrapped(t)).toEqual(['energy-cloak']);
  t.answer('red', 'invite', ['green']);
  expect(t.options('green', 'ally')).toEqual(['to none', 'to offense', 'green-1 0..4', 'green-2 0..16']);
  t.answer('green', 'ally', { to: 'none' });
  expectOutcome(t, 'offense');
});

test('energy cloak: parasite joins uninvited all the same', () => {
  const t = withTechnologies({
    red: { technologies: [done('energy-cloak')] },
    green: { alien: 'parasite', homes: [4, 4, 4, 4, 4] },
  });
  launch(t);
  t.answer('red', 'respond', 'energy-cloak:cloak').answer('red', 'invite', []);
  t.answer('green', 'respond', 'parasite');
  expect(t.options('green', 'player')).toEqual(['red', 'blue']);
  t.answer('green', 'player', 'blue');
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-1': 2 } });
  t.answer('green', 'ships', { 'green-1': 2 });
  expectOutcome(t, 'defense');
  expect(t.totals()).toEqual([13, 14]);
});

test('gluon mines: the defense picks ships of the offense and its allies; who has none left is out', () => {
  const t = withTechnologies({ blue: { technologies: [{ card: 'gluon-mines', ships: 2 }] } });
  t.answer('blue', 'option', 'pass');
  ally(launch(t), { green: ['offense', 1] });
  t.answer('blue', 'respond', 'gluon-mines:blow-up');
  expect(t.options('blue', 'player')).toEqual(['red', 'green']);
  t.answer('blue', 'player', 'green');
  t.answer('blue', 'ships', { 'blue-2': 2 });
  expect([t.warp('red'), t.warp('green'), t.totals(), scrapped(t)]).toEqual([
    3,
    1,
    [12, 12],
    ['gluon-mines'],
  ]);
});

test('gluon mines, RUL-15: with no offensive ship left the defense wins without a reveal', () => {
  const t = withTechnologies({ blue: { technologies: [{ card: 'gluon-mines', ships: 4 }] } });
  t.answer('blue', 'option', 'pass');
  toPlanning(t);
  t.answer('blue', 'respond', 'gluon-mines:blow-up').answer('blue', 'ships', { 'blue-2': 4 });
  expectOutcome(t, 'defense');
  expect([t.warp('red'), t.totals(), t.discard()]).toEqual([3, null, ['attack-10', 'attack-08']]);
});

test('gluon mines are nothing for the offense, and not without ships on them', () => {
  const t = withTechnologies({
    red: { technologies: [{ card: 'gluon-mines', ships: 1 }] },
    blue: { technologies: [{ card: 'tech-scrambler' }] },
  });
  t.answer('red', 'option', 'pass').answer('blue', 'option', 'pass');
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect([technologies(t, 'red'), technologies(t, 'blue')]).toEqual([
    ['(gluon-mines 1)'],
    ['(tech-scrambler 0)'],
  ]);
});

test('plasma thrusters: five ships as the offense', () => {
  const t = withTechnologies({ red: { technologies: [done('plasma-thrusters')] } });
  inviteNobody(launch(t, 5));
  expectOutcome(t, 'offense');
  expect(t.ships('blue-1', 'red')).toBe(5);
});

test('plasma thrusters: the defense brings a ship to the target planet', () => {
  const t = withTechnologies({ blue: { technologies: [done('plasma-thrusters')] } });
  launch(t);
  t.answer('blue', 'respond', 'plasma-thrusters:reinforce-planet');
  expect(t.ships('blue-1', 'blue')).toBe(5);
  inviteNobody(t);
  expectOutcome(t, 'defense');
  expect(t.totals()).toEqual([13, 13]);
});

test('plasma thrusters do not change what macron sends', () => {
  const t = withTechnologies({
    red: { alien: 'macron', homes: [4, 4, 4, 4, 4], technologies: [done('plasma-thrusters')] },
    green: { alien: 'human' },
  });
  expect(t.asked('red', 'launch').decision).toMatchObject({ min: 1, max: 1 });
});

test('TECH-6: xenon lasers, which stay: one more or one less, once, for main players and allies', () => {
  const t = withTechnologies({ blue: { technologies: [done('xenon-lasers')] } });
  toPlanning(t);
  t.answer('blue', 'respond', 'xenon-lasers:adjust');
  expect(t.options('blue', 'option')).toEqual(['plus', 'minus']);
  t.answer('blue', 'option', 'plus');
  expectOutcome(t, 'defense');
  expect([t.totals(), technologies(t, 'blue')]).toEqual([[13, 13], ['xenon-lasers']]);
});

test('xenon lasers are nothing for bystanders', () => {
  const t = withTechnologies({ green: { technologies: [done('xenon-lasers')] } });
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([13, 12]);
});

test('energy cloak is for the offense only', () => {
  const t = withTechnologies({ blue: { technologies: [done('energy-cloak')] } });
  launch(t);
  expect(t.options('red', 'invite')).toEqual(['green']);
  expectOutcome(inviteNobody(t), 'offense');
  expect(technologies(t, 'blue')).toEqual(['energy-cloak']);
});

test('plasma thrusters: five ships as an ally; nothing for a defense without ships elsewhere', () => {
  const t = launch(withTechnologies({ green: { technologies: [done('plasma-thrusters')] } }));
  ally(t, { green: ['offense', 5] });
  expectOutcome(t, 'offense');
  expect([t.totals(), t.ships('blue-1', 'green')]).toEqual([[18, 12], 5]);
  const alone = withTechnologies({
    blue: { homes: [20, 0, 0, 0, 0], technologies: [done('plasma-thrusters')] },
  });
  expectOutcome(toPlanning(alone), 'defense');
});

test('gluon mines: the defense picks the very ships where they are not all alike', () => {
  const t = withTechnologies(
    {
      red: { special: [{ ship: 'flagship', at: 'red-2', spent: true }] },
      blue: { technologies: [{ card: 'gluon-mines', ships: 1 }] },
    },
    { specialShips: ['flagship'] },
  );
  t.answer('blue', 'option', 'pass');
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 2, 'red-2:flagship-spent': 1 } });
  inviteNobody(t).answer('blue', 'respond', 'gluon-mines');
  expect(t.options('blue', 'ships')).toEqual(['gate 0..2', 'gate:flagship-spent 0..1']);
  t.answer('blue', 'ships', { 'gate:flagship-spent': 1 }).answer('blue', 'ships', { 'blue-2': 1 });
  expectOutcome(t, 'defense');
  expect(t.totals()).toEqual([12, 12]);
});

test('gluon mines: whose ships are meant is named before the scrambler may answer (ZAP-1a)', () => {
  const t = withTechnologies({
    blue: { technologies: [{ card: 'gluon-mines', ships: 2 }] },
    green: {},
    yellow: { technologies: [{ card: 'tech-scrambler', ships: 2 }] },
  });
  t.answer('blue', 'option', 'pass').answer('yellow', 'option', 'pass');
  ally(launch(t), { green: ['offense', 1] });
  t.answer('blue', 'respond', 'gluon-mines').answer('blue', 'player', 'green');
  expect(t.asked('yellow', 'respond').decision.params).toMatchObject({ card: 'gluon-mines', whom: '2,0' });
  t.answer('yellow', 'respond', 'pass').answer('blue', 'ships', { 'blue-2': 2 });
  expectOutcome(t, 'defense');
  expect([t.totals(), t.warp('red'), t.warp('green')]).toEqual([[12, 12], 3, 1]);
});

test('gluon mines, RUL-29: ships in the warp do not lie on it, so there is nothing to blow up with', () => {
  const on = (ships: number) =>
    withTechnologies({
      blue: {
        alien: 'engineer',
        homes: [4, 4, 8 - ships, 0, 0],
        warp: 4,
        technologies: [{ card: 'gluon-mines', ships, data: { sheet: 'engineer' } }],
      },
    }).answer('blue', 'option', 'pass');
  expectOutcome(toPlanning(on(0)), 'offense');
  const t = toPlanning(on(1));
  t.answer('blue', 'respond', 'gluon-mines:blow-up').answer('blue', 'ships', { 'blue-2': 1 });
  expect([t.warp('red'), t.totals()]).toEqual([3, [12, 12]]);
});
