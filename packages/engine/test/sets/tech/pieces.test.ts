import type { Table } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import { ally, expectOutcome, inviteNobody, launch, toPlanning, WITH_POWER } from '../../helpers/duel.ts';
import { technologies, withTechnologies } from '../../helpers/technologies.ts';

const cannon = (...token: string[]) => ({ card: 'lunar-cannon', up: true, token });
const prometheus = (at: string) => ({
  technologies: [{ card: 'the-prometheus', up: true }],
  special: [{ ship: 'the-prometheus', at, further: true }],
});
const placeOfShip = (t: Table) => t.game.view(-1).players[0].special.map(({ at }) => at);

test('lunar cannon: stands between a home planet and the next one when it is completed', () => {
  const t = withTechnologies({ green: { technologies: [{ card: 'lunar-cannon', ships: 5 }] } });
  t.answer('green', 'option', 'lunar-cannon:complete');
  expect(t.options('green', 'planet')).toEqual(['green-1', 'green-2', 'green-3', 'green-4', 'green-5']);
  t.answer('green', 'planet', 'green-5').answer('green', 'ships', { 'green-2': 5 });
  expect(t.game.view(-1).players[2].technologies[0].token).toEqual([14, 10]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('lunar cannon: ten for the side of its owner, on either of the two planets', () => {
  const t = withTechnologies({ blue: { technologies: [cannon('blue-5', 'blue-1')] } });
  toPlanning(t);
  expect(t.options('blue', 'respond')).toEqual(['pass', 'lunar-cannon:fire']);
  t.answer('blue', 'respond', 'lunar-cannon:fire');
  expectOutcome(t, 'defense');
  expect([t.totals(), technologies(t, 'blue')]).toEqual([[13, 22], ['lunar-cannon']]);
});

test('lunar cannon: nothing on another planet, nor for a bystander', () => {
  const t = withTechnologies({ blue: { technologies: [cannon('blue-2', 'blue-3')] } });
  toPlanning(t);
  expectOutcome(t, 'offense');
  const aside = withTechnologies({ green: { technologies: [cannon('blue-1', 'blue-2')] } });
  toPlanning(aside);
  expectOutcome(aside, 'offense');
  expect([t.totals(), aside.totals()]).toEqual([
    [13, 12],
    [13, 12],
  ]);
});

test('lunar cannon: moves when anybody draws a wild destiny card', () => {
  const t = withTechnologies(
    { green: { technologies: [cannon('green-1', 'green-2')] } },
    { destiny: ['destiny-wild'] },
  );
  t.answer('green', 'respond', 'lunar-cannon:move');
  expect(t.options('green', 'planet')).toHaveLength(14);
  expect(t.options('green', 'planet')).not.toContain('green-1');
  t.answer('green', 'planet', 'blue-1');
  expect(t.game.view(0).players[2].technologies[0].token).toEqual([5, 6]);
  t.answer('red', 'player', 'blue');
  ally(launch(t), { green: ['defense', 1] });
  t.answer('green', 'respond', 'lunar-cannon:fire').answer('green', 'ships', { 'green-1': 1 });
  expectOutcome(t, 'defense');
  expect(t.totals()).toEqual([13, 23]);
});

test('precursor seed: a second power, which goes when it is scrambled', () => {
  const t = withTechnologies(
    {
      green: { technologies: [{ card: 'precursor-seed', ships: 9 }] },
      yellow: { technologies: [{ card: 'tech-scrambler', ships: 9 }] },
    },
    { aliens: ['human', 'zombie', 'macron', 'warrior', 'virus'] },
  );
  t.answer('green', 'option', 'precursor-seed:complete').answer('yellow', 'respond', 'pass');
  expect(t.aliens('green')).toEqual(['macron', 'virus']);
  t.answer('green', 'ships', { 'green-2': 9 }).answer('yellow', 'option', 'pass');
  t.answer('yellow', 'respond', 'tech-scrambler:dismantle').answer('yellow', 'ships', { 'yellow-2': 9 });
  expect([t.aliens('green'), technologies(t, 'green')]).toEqual([['macron'], []]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('the prometheus: a further ship on a colony of its owner', () => {
  const t = withTechnologies({ red: { technologies: [{ card: 'the-prometheus', ships: 7 }] } });
  t.answer('red', 'option', 'the-prometheus:complete').answer('red', 'planet', 'red-1');
  expect(t.ships('red-1', 'red')).toBe(5);
  t.answer('red', 'ships', { 'red-2': 7 });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1:the-prometheus': 1, 'red-2': 1 } });
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([15, 12]);
  expect(placeOfShip(t)).toEqual([5]);
});

test('the prometheus adds nothing where it does not fight, and can be lost', () => {
  const home = withTechnologies({ red: prometheus('red-1') });
  toPlanning(home);
  expectOutcome(home, 'offense');
  expect(home.totals()).toEqual([13, 12]);
  const lost = withTechnologies({ red: { hand: ['attack-00'], ...prometheus('red-2') } });
  expect(lost.options('red', 'launch')).toContain('red-2:the-prometheus 0..1');
  lost.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 2, 'red-2:the-prometheus': 1 } });
  inviteNobody(lost);
  expectOutcome(lost, 'defense');
  expect([lost.totals(), lost.warp('red')]).toEqual([[6, 12], 3]);
  expect(placeOfShip(lost)).toEqual([-1]);
});

test('the prometheus leaves the game with its technology', () => {
  const t = withTechnologies({
    red: prometheus('red-1'),
    green: { technologies: [{ card: 'tech-scrambler', ships: 7 }] },
  });
  expect(t.ships('red-1', 'red')).toBe(5);
  t.answer('green', 'respond', 'tech-scrambler:dismantle');
  t.answer('green', 'ships', { 'green-2': 7 });
  expect([t.ships('red-1', 'red'), technologies(t, 'red')]).toEqual([4, []]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('precursor seed: no power if there is no alien left; aliens with a set-up are left out', () => {
  const t = withTechnologies(
    { green: { technologies: [{ card: 'precursor-seed', ships: 9 }] } },
    { aliens: ['human', 'zombie', 'macron', 'miser'] },
  );
  t.answer('green', 'option', 'precursor-seed:complete').answer('green', 'ships', { 'green-2': 9 });
  expect([t.aliens('green'), technologies(t, 'green')]).toEqual([['macron'], ['precursor-seed']]);
  expectOutcome(toPlanning(t), 'offense');
});

test('lunar cannon: where one of its planets leaves the game it stays beside the other', () => {
  const t = withTechnologies({
    blue: { technologies: [{ card: 'lunar-cannon', up: true, token: ['blue-1', 'blue-2'] }] },
    green: { technologies: [{ card: 'omega-missile', up: true }] },
  });
  const beside = () => t.game.view(-1).players[1].technologies[0].token.length;
  expect(beside()).toBe(2);
  t.answer('green', 'respond', 'omega-missile').answer('green', 'planet', 'blue-2');
  expect(beside()).toBe(1);
  toPlanning(t).answer('blue', 'respond', 'lunar-cannon:fire');
  expectOutcome(t, 'defense');
  expect(t.totals()).toEqual([13, 22]);
});

/** Blue has the power of Will besides its own. */
const seeded = { technologies: [{ card: 'precursor-seed', up: true, data: { alien: 'will' } }] };

test('precursor seed: wild Reincarnator takes the own alien of its victim, not the further one', () => {
  const t = withTechnologies(
    {
      red: { hand: ['attack-30'] },
      blue: { alien: 'pacifist', homes: WITH_POWER, sheets: [{ alien: 'will' }], ...seeded },
      green: { hand: ['flare-reincarnator'] },
    },
    { aliens: ['human', 'pacifist', 'will', 'macron', 'virus'] },
  );
  expectOutcome(toPlanning(t).answer('green', 'respond', 'flare-reincarnator'), 'offense');
  expect(t.aliens('blue')).toEqual(['will', 'virus']);
});

test('precursor seed: wild Sorcerer trades the own alien, and the further one stays with the technology', () => {
  const t = toPlanning(
    withTechnologies({
      red: { alien: 'macron', hand: ['attack-10'] },
      blue: { alien: 'pacifist', sheets: [{ alien: 'will' }], ...seeded },
      green: { alien: 'human', hand: ['flare-sorcerer'] },
    }),
  );
  t.answer('green', 'respond', 'flare-sorcerer');
  expect([t.aliens('red'), t.aliens('blue')]).toEqual([['pacifist'], ['macron', 'will']]);
  expectOutcome(t, 'offense');
});

test('precursor seed: scrambled while the powers of its owner are lent out, the further one is gone', () => {
  const t = withTechnologies({
    blue: {
      alien: 'pacifist',
      hand: ['attack-08', 'flare-philanthropist'],
      sheets: [{ alien: 'will' }],
      ...seeded,
    },
    green: { technologies: [{ card: 'tech-scrambler', ships: 9 }] },
  });
  t.answer('green', 'respond', 'pass').answer('green', 'option', 'pass');
  t.answer('blue', 'respond', 'flare-philanthropist').answer('blue', 'player', 'green');
  t.answer('blue', 'ships', { 'blue-2': 1 });
  expect([t.aliens('blue'), t.aliens('green')]).toEqual([[], ['pacifist', 'will']]);
  t.answer('green', 'respond', 'tech-scrambler:dismantle').answer('green', 'ships', { 'green-2': 9 });
  expectOutcome(toPlanning(t), 'offense');
  expect([t.aliens('blue'), t.aliens('green')]).toEqual([['pacifist'], ['macron']]);
});

test('the prometheus: scrambled on the gate, where it was alone, its offense fights on without a ship', () => {
  const t = withTechnologies({
    red: prometheus('red-3'),
    green: { technologies: [{ card: 'tech-scrambler', ships: 7 }] },
  });
  expect(t.s.players[0]).toMatchObject({ homes: 3, powerless: false });
  t.answer('green', 'respond', 'pass').answer('green', 'option', 'pass');
  t.answer('green', 'respond', 'pass').answer('green', 'respond', 'pass');
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-3:the-prometheus': 1 } });
  t.answer('green', 'respond', 'tech-scrambler:dismantle').answer('green', 'ships', { 'green-2': 7 });
  expectOutcome(inviteNobody(t), 'defense');
  expect([t.totals(), t.warp('red'), t.foreign('red')]).toEqual([[10, 12], 0, 0]);
});

test('precursor seed, VAR-CHG: the own alien is changed, not the further one', () => {
  const t = withTechnologies(
    {
      red: {
        alien: 'will',
        sheets: [{ alien: 'virus' }],
        technologies: [{ card: 'precursor-seed', up: true, data: { alien: 'will' } }],
      },
    },
    { variants: { changingPowers: true }, aliens: ['will', 'virus', 'zombie', 'macron', 'spiff'] },
  );
  expect(t.options('red', 'option')).toEqual(['virus', 'spiff']);
  expectOutcome(toPlanning(t.answer('red', 'option', 'spiff')), 'offense');
  expect(t.aliens('red')).toEqual(['will', 'spiff']);
});

test('the prometheus: Void leaves its owner five of 21 ships', () => {
  const t = withTechnologies({
    red: { alien: 'void', homes: WITH_POWER, hand: ['attack-40'] },
    blue: { homes: [6, 0, 0, 0, 0], removed: 14, ...prometheus('blue-1') },
  });
  expectOutcome(toPlanning(t), 'offense');
  expect([t.ships('removed', 'blue'), t.warp('blue')]).toEqual([16, 5]);
});

test('lunar cannon: a Genesis planet that moves to another system leaves it behind', () => {
  const t = withTechnologies(
    {
      red: { hand: ['attack-10', 'flare-explorer'] },
      blue: { technologies: [cannon('blue-1', 'blue-2')] },
      green: { technologies: [{ card: 'genesis-bomb', ships: 4 }] },
    },
    { destiny: ['destiny-wild'] },
  );
  const view = () => t.game.view(-1);
  t.answer('green', 'option', 'pass').answer('green', 'respond', 'genesis-bomb');
  t.answer('green', 'ships', { 'technology-2': 4 }).answer('blue', 'respond', 'lunar-cannon:move');
  t.answer('blue', 'planet', 'green-6').answer('red', 'player', 'blue');
  expect(view().players[1].technologies[0].token).toEqual([view().systems[2][5], view().systems[2][0]]);
  launch(t).answer('red', 'respond', 'flare-explorer');
  expect(view().players[1].technologies[0].token).toEqual([view().systems[2][0]]);
  expect([view().systems.map(({ length }) => length), t.foreign('green')]).toEqual([[5, 6, 5], 1]);
  expectOutcome(inviteNobody(t).answer('red', 'option', 'none'), 'offense');
});
