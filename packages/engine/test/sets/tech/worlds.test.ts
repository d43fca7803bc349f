import { expect, test } from 'vitest';
import {
  expectOutcome,
  happened,
  inviteNobody,
  launch,
  toPlanning,
  WITH_POWER,
  type Players,
} from '../../helpers/duel.ts';
import { scrapped, technologies, withTechnologies } from '../../helpers/technologies.ts';

const done = (card: string) => ({ card, up: true });
const PLANETS_OF = (colour: string) => [1, 2, 3, 4, 5].map((n) => `${colour}-${n}`);

test('coldsleep ship: one to four ships from colonies settle where there is no own colony', () => {
  const t = withTechnologies({
    green: { technologies: [done('coldsleep-ship')], colonies: { 'blue-2': 1 } },
  });
  t.answer('green', 'respond', 'coldsleep-ship:wake');
  expect(t.options('green', 'planet')).toEqual([
    ...PLANETS_OF('red'),
    'blue-1',
    'blue-3',
    'blue-4',
    'blue-5',
  ]);
  t.answer('green', 'planet', 'blue-1');
  expect(t.asked('green', 'ships').decision).toMatchObject({ min: 1, max: 4 });
  t.answer('green', 'ships', { 'green-2': 2 });
  expect([t.ships('blue-1', 'green'), t.foreign('green'), scrapped(t)]).toEqual([2, 2, ['coldsleep-ship']]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('coldsleep ship: used as it is completed, without a colony, all its ships go along, and it can win', () => {
  const t = withTechnologies({
    green: {
      homes: [0, 0, 0, 0, 0],
      technologies: [{ card: 'coldsleep-ship', ships: 9 }],
    },
  });
  t.answer('green', 'option', 'coldsleep-ship:complete').answer('green', 'yes-no', 'yes');
  t.answer('green', 'planet', 'red-5').answer('green', 'ships', { 'technology-1': 9 });
  expect([t.ships('red-5', 'green'), scrapped(t)]).toEqual([9, ['coldsleep-ship']]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('genesis bomb: a new planet at home, settled with ships that were on it', () => {
  const t = withTechnologies({ green: { technologies: [{ card: 'genesis-bomb', ships: 4 }] } });
  t.answer('green', 'option', 'pass').answer('green', 'respond', 'genesis-bomb:create');
  t.answer('green', 'ships', { 'technology-1': 3 });
  t.answer('green', 'ships', { 'green-1': 1 });
  expect([t.ships('green-6', 'green'), t.ships('green-1', 'green'), scrapped(t)]).toEqual([
    3,
    5,
    ['genesis-bomb'],
  ]);
  expect([t.s.players[2].homes, t.s.players[2].powerless]).toEqual([3, false]);
  expect(t.game.view(-1).systems[2]).toHaveLength(6);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('genesis bomb: not with three ships on it', () => {
  const t = withTechnologies({ green: { technologies: [{ card: 'genesis-bomb', ships: 3 }] } });
  expect(t.options('green', 'option')).toEqual(['pass', 'genesis-bomb:research', 'genesis-bomb:abandon']);
  t.answer('green', 'option', 'pass');
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('omega missile: the planet is gone, its ships are in the warp, and the power may be lost', () => {
  const t = withTechnologies({
    red: { technologies: [done('omega-missile')] },
    blue: { homes: [4, 12, 4, 0, 0] },
    green: { colonies: { 'blue-3': 2 } },
  });
  t.answer('red', 'respond', 'omega-missile:destroy').answer('red', 'planet', 'blue-3');
  // Zombie’s ships do not stay in the warp.
  t.answer('blue', 'ships', { 'blue-1': 4 });
  expect([t.warp('green'), t.foreign('green'), t.s.players[1].powerless]).toEqual([2, 0, true]);
  expect(t.game.view(-1).systems[1]).toHaveLength(4);
  expect([scrapped(t), happened(t).includes('planet.removed')]).toEqual([['omega-missile'], true]);
  expect(t.options('red', 'launch').filter((one) => one.startsWith('to'))).toEqual([
    'to blue-1',
    'to blue-2',
    'to blue-3',
    'to blue-4',
  ]);
});

test('infinity drive, RUL-27: an encounter of one’s own at the end of another, with destiny', () => {
  const t = withTechnologies(
    { green: { technologies: [done('infinity-drive')], hand: ['attack-12'] } },
    { destiny: ['destiny-blue', 'destiny-red'] },
  );
  toPlanning(t);
  t.answer('green', 'respond', 'infinity-drive:go');
  expect([t.e.extra, t.e.offense, scrapped(t)]).toEqual([true, 2, ['infinity-drive']]);
  expect(t.options('green', 'launch').slice(0, 2)).toEqual(['to red-1', 'to red-2']);
});

test('infinity drive needs an encounter card', () => {
  const t = withTechnologies({ green: { technologies: [done('infinity-drive')], hand: ['quash'] } });
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect(technologies(t, 'green')).toEqual(['infinity-drive']);
});

test('warpspace key: all ships of the offense leave the warp; nobody else can use it', () => {
  const t = withTechnologies({
    red: { technologies: [done('warpspace-key')], warp: 5 },
    green: { warp: 3 },
  });
  t.answer('red', 'respond', 'warpspace-key:unlock').answer('red', 'ships', { 'red-1': 5 });
  expect([t.warp('red'), t.ships('red-1', 'red'), scrapped(t)]).toEqual([0, 9, ['warpspace-key']]);
  inviteNobody(launch(t));
  expectOutcome(t, 'offense');
  const other = withTechnologies({ green: { technologies: [done('warpspace-key')], warp: 3 } });
  toPlanning(other);
  expectOutcome(other, 'offense');
  expect(other.warp('green')).toBe(3);
});

test('coldsleep ship: not without a colony to take ships from, nor where there is a colony everywhere', () => {
  const stranded = withTechnologies({
    green: { homes: [0, 0, 0, 0, 0], technologies: [done('coldsleep-ship')] },
  });
  expectOutcome(toPlanning(stranded), 'offense');
  const settled = withTechnologies(
    {
      red: { homes: [20] },
      blue: { homes: [20] },
      green: { colonies: { 'red-1': 1, 'blue-1': 1 }, technologies: [done('coldsleep-ship')] },
    },
    { planets: { red: 1, blue: 1 } },
  );
  settled.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 3 } });
  expectOutcome(inviteNobody(settled), 'defense');
  expect([technologies(stranded, 'green'), technologies(settled, 'green')]).toEqual([
    ['coldsleep-ship'],
    ['coldsleep-ship'],
  ]);
});

test('coldsleep ship: the last foreign colony needed wins', () => {
  const t = withTechnologies({
    green: {
      colonies: { 'red-1': 1, 'red-2': 1, 'red-3': 1, 'blue-2': 1 },
      technologies: [done('coldsleep-ship')],
    },
  });
  t.answer('green', 'respond', 'coldsleep-ship:wake').answer('green', 'planet', 'blue-5');
  t.answer('green', 'ships', { 'green-2': 1 });
  expect(t.winners()).toEqual(['green']);
});

test('omega missile: a system without a planet is left out, and destiny is drawn anew', () => {
  const t = withTechnologies(
    {
      red: { technologies: [done('omega-missile')] },
      blue: { homes: [0], colonies: { 'green-3': 20 } },
      green: { hand: ['attack-01'] },
    },
    { planets: { blue: 1 }, destiny: ['destiny-blue', 'destiny-green'] },
  );
  t.answer('red', 'respond', 'omega-missile:destroy').answer('red', 'planet', 'blue-1');
  expect([t.game.view(-1).systems[1], t.e.defense]).toEqual([[], 2]);
  t.answer('red', 'launch', { to: 'green-1', ships: { 'red-2': 4 } });
  t.answer('red', 'invite', []).answer('green', 'invite', []);
  expectOutcome(t, 'offense');
});

test('coldsleep ship: used as it is completed it can still be scrambled, with the planet named (ZAP-1a)', () => {
  const t = withTechnologies({
    red: { technologies: [{ card: 'coldsleep-ship', ships: 9 }] },
    green: { technologies: [{ card: 'tech-scrambler', ships: 9 }] },
  });
  t.answer('red', 'option', 'coldsleep-ship:complete').answer('green', 'respond', 'pass');
  t.answer('red', 'yes-no', 'yes').answer('red', 'planet', 'green-3');
  expect(t.asked('green', 'respond').decision.params).toMatchObject({
    player: 0,
    card: 'coldsleep-ship',
    planet: 12,
  });
  t.answer('green', 'respond', 'tech-scrambler:scramble').answer('green', 'ships', { 'green-2': 9 });
  t.answer('red', 'ships', { 'red-2': 9 });
  expect([t.foreign('red'), technologies(t, 'red'), scrapped(t)]).toEqual([
    0,
    [],
    ['tech-scrambler', 'coldsleep-ship'],
  ]);
  expectOutcome(toPlanning(t), 'offense');
});

test('omega missile: in the encounter of wild Warrior the planets are those that regrouping has left', () => {
  const t = withTechnologies({
    red: { hand: ['attack-10', 'attack-04'] },
    blue: { hand: ['attack-20', 'attack-08', 'flare-warrior'] },
    green: { technologies: [done('omega-missile')] },
  });
  toPlanning(t.answer('green', 'respond', 'pass')).answer('red', 'encounter-card', 'attack-10');
  t.answer('blue', 'encounter-card', 'attack-20');
  t.answer('blue', 'respond', 'flare-warrior:retaliate');
  t.answer('green', 'respond', 'omega-missile').answer('green', 'planet', 'red-1');
  expect(t.game.pending()[0]).toMatchObject({ kind: 'launch', targets: t.game.view(-1).systems[0] });
  expect(t.game.view(-1).systems[0]).toHaveLength(4);
  t.answer('blue', 'launch', { to: 'red-1', ships: { 'blue-2': 4 } });
  t.answer('blue', 'invite', []).answer('red', 'invite', []);
  t.finish();
  expect(t.last()).toMatchObject({ defense: 0, totals: [12, 17] });
});

/** Red destroys the only planet of this system; `blue` has no colony either. */
const homeless = (colour: 'red' | 'blue', players: Players) =>
  withTechnologies(
    { ...players, red: { technologies: [done('omega-missile')], ...players.red } },
    { planets: { [colour]: 1 } },
  )
    .answer('red', 'respond', 'omega-missile:destroy')
    .answer('red', 'planet', `${colour}-1`);

test('omega missile: Will cannot meet a player without a planet or a colony', () => {
  const t = homeless('blue', {
    red: { alien: 'will', homes: WITH_POWER, technologies: [done('omega-missile')] },
    blue: { homes: [4], hand: [] },
    green: { hand: ['attack-08'] },
  });
  expect(t.e.defense).toBe(2);
  t.answer('red', 'launch', { to: 'green-1', ships: { 'red-2': 3 } });
  t.answer('red', 'invite', []).answer('green', 'invite', []);
  expectOutcome(t, 'offense');
});

test('omega missile: wild Warrior is not offered against a player without a planet', () => {
  const t = homeless('red', {
    red: { homes: [4], colonies: { 'green-1': 16 } },
    blue: { hand: ['attack-20', 'attack-08', 'flare-warrior'] },
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'green-1': 3 } });
  inviteNobody(t).answer('blue', 'encounter-card', 'attack-20');
  expectOutcome(t, 'defense');
  expect(t.hand('blue')).toEqual(['attack-08', 'flare-warrior']);
});

test('infinity drive: whoever needs no encounter card may go without one', () => {
  const drive = { technologies: [{ card: 'infinity-drive', up: true }] };
  const t = withTechnologies({ green: { alien: 'doppelganger', homes: [4, 12, 4, 0, 0], ...drive } });
  toPlanning(t);
  expect(t.options('green', 'respond')).toEqual(['pass', 'infinity-drive:go']);
  const usual = withTechnologies({ green: drive });
  toPlanning(usual);
  expectOutcome(usual, 'offense');
});
