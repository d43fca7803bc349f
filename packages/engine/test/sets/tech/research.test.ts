import { expect, test } from 'vitest';
import { createGame } from '@cosmarium/engine';
import { expectOutcome, launch, inviteNobody, toPlanning } from '../../helpers/duel.ts';
import { scrapped, technologies, withTechnologies } from '../../helpers/technologies.ts';

const face = (card: string, ships = 0) => ({ card, ships });
const done = (card: string) => ({ card, up: true });

test('TECH-1: two are dealt to everybody, one is kept face down, the other goes to the discard pile', () => {
  const game = createGame(
    {
      players: (['red', 'blue', 'green'] as const).map((colour) => ({ colour })),
      start: 'beginner',
      variants: { technologies: true },
    },
    'two each',
  );
  const asked = game.pending().slice();
  expect(asked.map(({ key, seat, secret }) => [key, seat, secret])).toEqual([
    ['ask.technology.keep', 0, true],
    ['ask.technology.keep', 1, true],
    ['ask.technology.keep', 2, true],
  ]);
  const kept = asked.map((d) => ('options' in d ? (d.options[1] as string) : ''));
  const thrown = asked.map((d) => ('options' in d ? (d.options[0] as string) : ''));
  for (const d of asked) game.answer(d.seat, d.id, 1);
  const view = game.view(0);
  expect(
    view.players.map(({ technologies: own }) => own.map(({ card, up, ships }) => [card, up, ships])),
  ).toEqual([[[kept[0], false, 0]], [[null, false, 0]], [[null, false, 0]]]);
  expect(view.sideDecks).toEqual([{ name: 'technology', count: 20 - 6, discard: thrown }]);
});

test('TECH-2: in player order, everybody with a technology face down may do one thing before the retrieval', () => {
  const t = withTechnologies({
    red: { technologies: [face('xenon-lasers', 1)], warp: 1 },
    blue: { technologies: [done('precursor-seed')] },
    green: { technologies: [face('delta-scanners', 2)] },
  });
  expect(t.asked('red', 'option').key).toBe('ask.technology.research');
  expect(t.options('red', 'option')).toEqual(['pass', 'xenon-lasers:research', 'xenon-lasers:abandon']);
  t.answer('red', 'option', 'xenon-lasers:research');
  expect(t.options('red', 'ships')).toEqual(['red-1 0..4', 'red-2 0..14']);
  t.answer('red', 'ships', { 'red-2': 1 });
  expect(technologies(t, 'red')).toEqual(['(xenon-lasers 2)']);
  expect(t.options('green', 'option')).toEqual([
    'pass',
    'delta-scanners:research',
    'delta-scanners:complete',
    'delta-scanners:abandon',
  ]);
  t.answer('green', 'option', 'pass');
  t.answer('red', 'ships', { 'red-1': 1 });
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect(t.ships('technology-1', 'red')).toBe(2);
});

test('TECH-2: completed, it is turned up and its ships go home', () => {
  const t = withTechnologies({ green: { technologies: [face('xenon-lasers', 3)] } });
  t.answer('green', 'option', 'xenon-lasers:complete').answer('green', 'ships', { 'green-1': 3 });
  expect([technologies(t, 'green'), t.ships('green-1', 'green')]).toEqual([['xenon-lasers'], 7]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('TECH-2: abandoned, it is shown and discarded, and its ships go home', () => {
  const t = withTechnologies({ green: { technologies: [face('omega-missile', 2)] } });
  t.answer('green', 'option', 'omega-missile:abandon').answer('green', 'ships', { 'green-1': 2 });
  expect([technologies(t, 'green'), scrapped(t)]).toEqual([[], ['omega-missile']]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('TECH-2, LOSE-3: ships without a colony to go back to are sent to the warp', () => {
  const t = withTechnologies({
    green: { homes: [0, 0, 0, 0, 0], technologies: [face('xenon-lasers', 3)] },
  });
  expect(t.options('green', 'option')).toEqual(['pass', 'xenon-lasers:complete', 'xenon-lasers:abandon']);
  t.answer('green', 'option', 'xenon-lasers:complete');
  expect([t.warp('green'), technologies(t, 'green')]).toEqual([20, ['xenon-lasers']]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('TECH-2: with the reading of 2008, completing with too few ships is the way to give up', () => {
  const t = withTechnologies(
    { green: { technologies: [face('xenon-lasers', 2)] } },
    { readings: { failedResearch: true } },
  );
  expect(t.options('green', 'option')).toEqual(['pass', 'xenon-lasers:research', 'xenon-lasers:complete']);
  t.answer('green', 'option', 'xenon-lasers:complete').answer('green', 'ships', { 'green-2': 2 });
  expect([technologies(t, 'green'), scrapped(t)]).toEqual([[], ['xenon-lasers']]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('TECH-3: a ship on a technology is no colony, and shadow can reach it', () => {
  const t = withTechnologies({
    red: { alien: 'shadow', homes: [4, 4, 4, 4, 4] },
    blue: { technologies: [face('genesis-bomb', 2)] },
  });
  t.answer('blue', 'option', 'pass');
  expect(t.options('red', 'planet')).toEqual(['blue-1', 'blue-2', 'technology-1']);
  t.answer('red', 'planet', 'technology-1');
  expect([t.ships('technology-1', 'blue'), t.warp('blue')]).toEqual([1, 1]);
  inviteNobody(launch(t));
  expectOutcome(t, 'offense');
});

test('TECH-4: instead of a second encounter the offense takes one of as many as it has foreign colonies, and one', () => {
  const t = withTechnologies(
    { red: { hand: ['attack-10', 'attack-20'] } },
    { technologies: { deck: ['xenon-lasers', 'the-qax', 'omega-missile'] } },
  );
  toPlanning(t);
  t.answer('red', 'encounter-card', 'attack-20');
  expect(t.foreign('red')).toBe(1);
  expect(t.options('red', 'option')).toEqual(['encounter', 'technology', 'none']);
  t.answer('red', 'option', 'technology');
  expect(t.options('red', 'card').toSorted()).toEqual(['the-qax', 'xenon-lasers']);
  t.answer('red', 'card', 'the-qax').finish();
  expect([technologies(t, 'red'), scrapped(t)]).toEqual([['(the-qax 0)'], ['xenon-lasers']]);
  expect(t.s.players[t.s.offense].colour).toBe('blue');
});

test('TECH-4, VAR-1E: with single encounters the choice is still there', () => {
  const t = withTechnologies(
    { red: { hand: ['attack-10', 'attack-20'] } },
    { variants: { singleEncounter: true } },
  );
  toPlanning(t);
  t.answer('red', 'encounter-card', 'attack-20');
  expect(t.options('red', 'option')).toEqual(['none', 'technology']);
  t.answer('red', 'option', 'none').finish();
  expect(t.s.players[t.s.offense].colour).toBe('blue');
});

test('TECH-4: machine may take a technology instead of a further encounter, and its turn ends', () => {
  const t = withTechnologies(
    {
      red: { alien: 'machine', homes: [4, 4, 4, 4, 4], hand: ['attack-04', 'attack-10'] },
      blue: { hand: ['attack-20'] },
    },
    { technologies: { deck: ['xenon-lasers'] } },
  );
  toPlanning(t);
  t.answer('red', 'encounter-card', 'attack-04').answer('red', 'respond', 'machine:continue');
  expect(t.options('red', 'option')).toEqual(['encounter', 'technology']);
  t.answer('red', 'option', 'technology').finish();
  expect(technologies(t, 'red')).toEqual(['(xenon-lasers 0)']);
  expect(t.s.players[t.s.offense].colour).toBe('blue');
});

test('TECH-5: an empty deck is made of what was discarded', () => {
  const t = withTechnologies(
    { red: { hand: ['attack-10', 'attack-20'] }, green: { technologies: [done('the-qax')] } },
    { variants: { fourPlanets: false } },
  );
  const deck = t.s.sideDecks[0];
  deck.discard.push(...deck.cards.splice(1));
  for (const card of deck.discard) t.s.known[card] = -1;
  const [first] = deck.cards.map((card) => t.s.kinds[card]);
  toPlanning(t);
  t.answer('red', 'encounter-card', 'attack-20').answer('red', 'option', 'technology');
  expect(t.options('red', 'card')).toHaveLength(2);
  expect(t.options('red', 'card')).toContain(first);
  t.answer('red', 'card', first).finish();
  expect(scrapped(t)).toHaveLength(1);
});

test('VAR-4P: the largest technologies are left out', () => {
  const t = withTechnologies(
    { red: { homes: [4, 8, 4, 0] }, blue: { homes: [4, 8, 4, 0] }, green: { homes: [4, 8, 4, 0] } },
    { variants: { fourPlanets: true } },
  );
  const kinds = t.s.sideDecks[0].cards.map((card) => t.s.kinds[card]);
  expect(kinds).toHaveLength(17);
  for (const large of ['coldsleep-ship', 'omega-missile', 'precursor-seed'])
    expect(kinds).not.toContain(large);
});
