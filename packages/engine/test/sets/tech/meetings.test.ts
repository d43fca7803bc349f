/** Technologies and the aliens that touch what they do; some of these meetings are told beside the card itself. */
import { expect, test } from 'vitest';
import { ally, expectOutcome, inviteNobody, launch, toPlanning, WITH_POWER } from '../../helpers/duel.ts';
import { scrapped, technologies, withTechnologies } from '../../helpers/technologies.ts';

const done = (card: string) => ({ technologies: [{ card, up: true }] });
const has = (alien: string) => ({ alien, homes: WITH_POWER });

test('coldsleep ship: Remora, super side, feasts on a colony that was gained outside an encounter', () => {
  const t = withTechnologies(
    {
      green: done('coldsleep-ship'),
      blue: { ...has('remora'), hand: ['attack-08', 'flare-remora'] },
    },
    { deck: ['attack-40'] },
  );
  t.answer('green', 'respond', 'coldsleep-ship:wake').answer('green', 'planet', 'red-5');
  t.answer('green', 'ships', { 'green-2': 1 }).answer('blue', 'respond', 'flare-remora');
  expect(t.hand('blue')).toEqual(['attack-08', 'attack-40', 'flare-remora']);
  toPlanning(t).answer('blue', 'encounter-card', 'attack-40');
  expectOutcome(t, 'defense');
});

test('collapsium hulls: Void lets no ship stay', () => {
  const t = toPlanning(withTechnologies({ red: has('void'), blue: done('collapsium-hulls') }), 4);
  expectOutcome(t, 'offense');
  expect([t.totals(), t.ships('removed', 'blue'), t.ships('blue-1', 'blue')]).toEqual([[14, 12], 4, 0]);
});

test('collapsium hulls: Cudgel’s four further ships are lost all the same', () => {
  const t = toPlanning(withTechnologies({ red: has('cudgel'), blue: done('collapsium-hulls') }), 4);
  t.answer('blue', 'respond', 'collapsium-hulls:hold-out');
  expectOutcome(t, 'offense');
  expect([t.warp('blue'), t.ships('blue-1', 'blue')]).toEqual([7, 1]);
});

test('delta scanners: Remora does not draw along, as nothing is drawn', () => {
  const t = withTechnologies({ green: done('delta-scanners'), blue: has('remora') }, { discard: ['quash'] });
  t.answer('green', 'respond', 'delta-scanners:recover');
  expect([t.hand('green'), t.hand('blue')]).toEqual([['quash'], ['attack-08']]);
  expectOutcome(toPlanning(t), 'offense');
});

test('vacuum turbines: Remora draws one card along, for four', () => {
  const t = withTechnologies(
    { green: done('vacuum-turbines'), blue: has('remora') },
    { deck: ['attack-40', 'attack-01', 'negotiate', 'attack-00', 'quash'] },
  );
  t.answer('green', 'respond', 'vacuum-turbines:draw').answer('green', 'cards', []);
  t.answer('blue', 'respond', 'remora:draw');
  expect([t.hand('green').length, t.hand('blue')]).toEqual([4, ['attack-08', 'quash']]);
  expectOutcome(toPlanning(t), 'offense');
});

test('enigma device: Miser’s hoard is no part of the eight cards', () => {
  const hoard = ['attack-20', 'attack-30', 'quash'];
  const t = withTechnologies({
    green: done('enigma-device'),
    blue: { ...has('miser'), piles: [{ name: 'hoard', cards: hoard }], hand: ['attack-08', 'attack-06'] },
  });
  t.answer('green', 'respond', 'enigma-device:level');
  expect([t.hand('blue').length, t.pile('blue', 'hoard'), t.asked('red').kind]).toEqual([
    8,
    hoard.toSorted(),
    'launch',
  ]);
});

test('genesis bomb: Shadow reaches the ships on the new planet', () => {
  const t = withTechnologies({
    red: has('shadow'),
    blue: { alien: 'warrior', technologies: [{ card: 'genesis-bomb', ships: 4 }] },
  });
  t.answer('blue', 'option', 'pass').answer('blue', 'respond', 'genesis-bomb:create');
  t.answer('blue', 'ships', { 'technology-1': 4 });
  expect(t.options('red', 'planet')).toEqual(['blue-1', 'blue-2', 'blue-6']);
  t.answer('red', 'planet', 'blue-6');
  expect([t.ships('blue-6', 'blue'), t.warp('blue')]).toEqual([3, 1]);
  expectOutcome(toPlanning(t), 'offense');
});

test('gluon mines: a ship of Macron is one ship, and the only one', () => {
  const t = withTechnologies({
    red: has('macron'),
    blue: { technologies: [{ card: 'gluon-mines', ships: 1 }] },
    green: { alien: 'human' },
  });
  t.answer('blue', 'option', 'pass');
  toPlanning(t, 1).answer('blue', 'respond', 'gluon-mines:blow-up').answer('blue', 'ships', { 'blue-2': 1 });
  expectOutcome(t, 'defense');
  expect([t.warp('red'), t.totals()]).toEqual([1, null]);
});

test('infinity drive: Machine does not go on after it, as it is somebody else’s turn', () => {
  const t = withTechnologies(
    {
      green: { ...has('machine'), ...done('infinity-drive'), hand: ['attack-12', 'attack-20'] },
      red: { hand: ['attack-10', 'attack-04'] },
    },
    { destiny: ['destiny-blue', 'destiny-red'] },
  );
  toPlanning(t).answer('red', 'encounter-card', 'attack-10').answer('green', 'respond', 'infinity-drive:go');
  t.answer('green', 'launch', { to: 'red-2', ships: { 'green-2': 4 } });
  t.answer('green', 'invite', []).answer('red', 'invite', []).answer('green', 'encounter-card', 'attack-20');
  t.finish();
  expect([t.foreign('green'), t.hand('green'), t.s.offense]).toEqual([1, ['attack-12'], 1]);
});

test('lunar cannon: what Virus multiplies, it adds to', () => {
  const t = withTechnologies({
    blue: {
      ...has('virus'),
      technologies: [{ card: 'lunar-cannon', up: true, token: ['blue-1', 'blue-2'] }],
    },
  });
  toPlanning(t).answer('blue', 'respond', 'lunar-cannon:fire');
  expectOutcome(t, 'defense');
  expect(t.totals()).toEqual([13, 8 * 4 + 10]);
});

test('precursor seed: the two powers are zapped separately', () => {
  const t = withTechnologies(
    {
      red: { homes: WITH_POWER.with(1, 3), technologies: [{ card: 'precursor-seed', ships: 9 }] },
      blue: { hand: ['attack-08', 'cosmic-zap'] },
    },
    { aliens: ['human', 'zombie', 'macron', 'virus'] },
  );
  t.answer('red', 'option', 'precursor-seed:complete').answer('red', 'ships', { 'red-2': 9 });
  expect(t.aliens('red')).toEqual(['human', 'virus']);
  toPlanning(t);
  expect(t.asked('blue').decision.params).toMatchObject({ alien: 'human' });
  t.answer('blue', 'respond', 'pass').answer('blue', 'respond', 'cosmic-zap:zap');
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([10 + 3 + 4, 12]);
});

test('the prometheus: Virus multiplies the ship as one, and its guns are added (RUL-10)', () => {
  const t = withTechnologies({
    red: {
      ...has('virus'),
      ...done('the-prometheus'),
      special: [{ ship: 'the-prometheus', at: 'red-2', further: true }],
    },
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2:the-prometheus': 1, 'red-2': 1 } });
  expectOutcome(inviteNobody(t), 'offense');
  expect(t.totals()).toEqual([10 * 2 + 3, 12]);
});

test('the qax: a Macron that is called in sends its one ship', () => {
  const t = withTechnologies({ red: done('the-qax'), green: has('macron') });
  launch(t).answer('red', 'invite', ['green']).answer('red', 'respond', 'the-qax:call-in');
  t.answer('blue', 'invite', []);
  expect(t.asked('green', 'ships').decision).toMatchObject({ min: 1, max: 1 });
  t.answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'offense');
  expect([t.totals(), technologies(t, 'green')]).toEqual([[17, 12], ['the-qax']]);
});

test('quark battery: Clone has the card back that was stored, the other one is gone', () => {
  const t = withTechnologies({
    red: { ...has('clone'), technologies: [{ card: 'quark-battery', up: true, stored: ['attack-30'] }] },
  });
  toPlanning(t)
    .answer('red', 'respond', 'quark-battery:discharge')
    .answer('red', 'respond', 'clone:replicate');
  t.answer('red', 'option', 'none');
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.discard(), scrapped(t)]).toEqual([
    ['attack-30'],
    ['attack-10', 'attack-08'],
    ['quark-battery'],
  ]);
});

test('tech scrambler: ships of Engineer in the warp are not on it (RUL-29)', () => {
  const t = withTechnologies(
    {
      red: done('vacuum-turbines'),
      green: {
        alien: 'engineer',
        homes: [4, 4, 4, 0, 0],
        technologies: [{ card: 'tech-scrambler', ships: 1, data: { sheet: 'engineer' } }],
      },
    },
    { deck: new Array<string>(4).fill('negotiate') },
  );
  t.answer('green', 'option', 'pass').answer('red', 'respond', 'vacuum-turbines:draw');
  t.answer('red', 'cards', []);
  expect([t.hand('red').length, technologies(t, 'green')]).toEqual([5, ['(tech-scrambler 1)']]);
  toPlanning(t).answer('red', 'encounter-card', 'attack-10').answer('red', 'option', 'none');
  expectOutcome(t, 'offense');
});

test('warpspace key: what has left the warp is of no use to Warpish', () => {
  const t = withTechnologies({ red: { ...done('warpspace-key'), warp: 5 }, blue: has('warpish') });
  t.answer('red', 'respond', 'warpspace-key:unlock').answer('red', 'ships', { 'red-1': 5 });
  expectOutcome(toPlanning(t), 'offense');
  expect(t.totals()).toEqual([13, 12]);
});

test('xenon lasers: with Anti-Matter one less is the better choice', () => {
  const t = withTechnologies({
    red: { hand: ['attack-12'] },
    blue: { ...has('anti-matter'), hand: ['attack-20'], ...done('xenon-lasers') },
  });
  toPlanning(t).answer('blue', 'respond', 'xenon-lasers:adjust').answer('blue', 'option', 'minus');
  expect(t.totals()).toEqual([15, 15]);
  expectOutcome(t, 'defense');
});

test('an ally’s technologies: lasers and cannon of Parasite count for the side it has chosen', () => {
  const t = launch(
    withTechnologies({
      green: {
        ...has('parasite'),
        technologies: [
          { card: 'xenon-lasers', up: true },
          { card: 'lunar-cannon', up: true, token: ['blue-1', 'blue-2'] },
        ],
      },
    }),
  );
  ally(t, { green: ['defense', 1] });
  t.answer('green', 'respond', 'lunar-cannon:fire').answer('green', 'respond', 'xenon-lasers:adjust');
  t.answer('green', 'option', 'plus').answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'defense');
  expect(t.totals()).toEqual([13, 24]);
});
