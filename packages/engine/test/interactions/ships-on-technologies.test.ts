/** TECH-3: ships on technologies are no colony and in no encounter, but effects can take them. */
import { expect, test } from 'vitest';
import { ally, expectOutcome, inviteNobody, launch, WITH_POWER, type Players } from '../helpers/duel.ts';
import { withTechnologies } from '../helpers/technologies.ts';

const POWER = (alien: string, ...hand: string[]) => ({ alien, homes: WITH_POWER, hand });
/** One ship on a planet, three on a technology that is not finished. */
const SCHOLAR = {
  homes: [1, 0, 0, 0, 0],
  removed: 16,
  technologies: [{ card: 'omega-missile', ships: 3 }],
  hand: ['attack-08'],
};

/** This player goes on with the research and does nothing for it now. */
const atWork = (colour: string, players: Players) =>
  withTechnologies(players).answer(colour, 'option', 'pass');

test('TECH-3, hate: takes ships from planets and technologies', () => {
  const t = withTechnologies({
    red: POWER('hate', 'negotiate', 'attack-10'),
    blue: SCHOLAR,
    green: { hand: ['negotiate'] },
  });
  t.answer('red', 'card', 'negotiate');
  expect(t.options('red', 'ships')).toEqual(['blue-1 0..1', 'technology-1 0..3']);
  expect(t.asked('red').decision).toMatchObject({ min: 3, max: 3 });
  t.answer('red', 'ships', { 'technology-1': 3 });
  expect([t.warp('blue'), t.ships('blue-1', 'blue'), t.ships('technology-1', 'blue')]).toEqual([3, 1, 0]);
  t.answer('green', 'option', 'discard');
  expect(t.warp('green')).toBe(0);
});

test('TECH-3, plague: of the three ships as many as there are', () => {
  const t = atWork('blue', { red: { hand: ['attack-10', 'plague'] }, blue: SCHOLAR });
  t.answer('red', 'respond', 'plague').answer('red', 'player', 'blue');
  expect(t.options('blue', 'ships')).toEqual(['blue-1 0..1', 'technology-1 0..3']);
  expect(t.asked('blue').decision).toMatchObject({ min: 3, max: 3 });
});

test('TECH-3, cudgel: the further ships come from anywhere', () => {
  const t = inviteNobody(launch(atWork('blue', { red: POWER('cudgel', 'attack-20'), blue: SCHOLAR })));
  expect(t.warp('blue')).toBe(4);
  expectOutcome(t, 'offense');
});

test('TECH-3, grudge: ships of own choice', () => {
  const t = launch(atWork('green', { red: POWER('grudge', 'attack-20'), green: SCHOLAR }));
  ally(t, {});
  expect(t.options('green', 'ships')).toEqual(['green-1 0..1', 'technology-1 0..3']);
  t.answer('green', 'ships', { 'technology-1': 1 });
  expectOutcome(t, 'offense');
  expect(t.warp('green')).toBe(1);
});

test('TECH-3, gambler: ships on technologies are outside the encounter', () => {
  const t = inviteNobody(
    launch(
      atWork('blue', {
        red: POWER('gambler', 'attack-04'),
        blue: { ...SCHOLAR, homes: [2, 0, 0, 0, 0], removed: 15 },
      }),
    ),
  );
  t.answer('red', 'respond', 'gambler:bluff')
    .answer('red', 'card', 'attack-04')
    .answer('blue', 'yes-no', 'yes');
  expect([t.warp('blue'), t.ships('blue-1', 'blue')]).toEqual([2, 2]);
  expectOutcome(t, 'defense');
});

test('TECH-3, wild yin-yang: whoever is blamed loses ships of own choice', () => {
  const t = inviteNobody(
    launch(atWork('green', { blue: { hand: ['negotiate', 'flare-yin-yang'] }, green: SCHOLAR })),
  );
  t.answer('blue', 'respond', 'flare-yin-yang:blame');
  expect(t.options('blue', 'player')).toEqual(['green', 'red']);
  t.answer('blue', 'player', 'green');
  expectOutcome(t, 'offense');
  expect(t.warp('green')).toBe(4);
});

test('TECH-3, wild daredevil: the price is paid with ships from anywhere', () => {
  const t = inviteNobody(
    launch(atWork('blue', { blue: { ...SCHOLAR, hand: ['attack-01', 'flare-daredevil'] } })),
  );
  t.answer('blue', 'respond', 'flare-daredevil:dare');
  expectOutcome(t, 'offense');
  expect(t.warp('blue')).toBe(4);
});

test('TECH-3, wild kamikaze: ships on technologies are outside the encounter', () => {
  const technologies = [{ card: 'omega-missile', ships: 3 }];
  const t = atWork('red', { red: { hand: ['attack-10', 'flare-kamikaze'], technologies } });
  inviteNobody(launch(t));
  t.answer('red', 'respond', 'flare-kamikaze:fireworks').answer('red', 'number', 3);
  expect(t.options('red', 'ships')).toEqual(['red-1 0..4', 'red-2 0..10', 'technology-1 0..3']);
  t.answer('red', 'ships', { 'technology-1': 3 });
  expectOutcome(t, 'offense');
  expect([t.totals(), t.warp('red'), t.ships('technology-1', 'red')]).toEqual([[22, 12], 3, 0]);
});

test('TECH-3, wild void and wild shadow: the price can be paid with them', () => {
  const artifact = atWork('green', {
    red: { hand: ['attack-10', 'plague'] },
    green: { ...SCHOLAR, hand: ['flare-void'] },
  });
  artifact.answer('red', 'respond', 'plague').answer('red', 'player', 'blue');
  artifact.answer('green', 'respond', 'flare-void:annul').answer('green', 'ships', { 'technology-1': 1 });
  expect([artifact.warp('green'), artifact.warp('blue')]).toEqual([1, 0]);

  const t = atWork('blue', { blue: { ...SCHOLAR, hand: ['attack-01', 'flare-shadow'] } });
  inviteNobody(launch(t)).answer('blue', 'respond', 'flare-shadow:drag-along');
  expectOutcome(t, 'offense');
  expect([t.warp('blue'), t.warp('red'), t.ships('technology-1', 'blue')]).toEqual([2, 3, 2]);
});

test('TECH-3, wild philanthropist: the price can be a ship on a technology', () => {
  const t = atWork('green', { green: { ...SCHOLAR, hand: ['flare-philanthropist'] } });
  t.answer('green', 'respond', 'flare-philanthropist').answer('green', 'player', 'red');
  t.answer('green', 'ships', { 'technology-1': 1 });
  expect([t.aliens('red'), t.warp('green')]).toEqual([['macron'], 1]);
  expectOutcome(inviteNobody(launch(t)), 'offense');
});
