import { expect, test } from 'vitest';
import { checkAnswer, COLOURS, createGame, replay, type Journal } from '@cosmarium/engine';
import { analyse, createPlayer, type Analysis } from '../src/index.ts';

const SEAT = 1;
/** A part of a game is enough for what is compared answer by answer. */
const PART = 100;

function played(): { whole: Journal; part: Journal; winners: readonly number[] } {
  const players = COLOURS.slice(0, 4).map((colour) => ({ colour }));
  const game = createGame({ start: 'beginner', flares: true, players }, 'analysis');
  const quick = createPlayer('quick', 'analysis');
  while (!game.over) {
    const [decision] = game.pending();
    game.answer(decision.seat, decision.id, quick(game, decision).answer);
  }
  const whole = game.journal();
  return {
    whole,
    part: { ...whole, answers: whole.answers.slice(0, PART), checkpoints: [] },
    winners: game.winners,
  };
}

function allOf(journal: Journal, seat: number): { analysis: Analysis; progress: number[] } {
  const progress: number[] = [];
  const work = analyse(journal, seat);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return { analysis: value, progress };
    progress.push(value);
  }
}

const { whole, part, winners } = played();

test('chances sum up to one at every encounter, and end with who won', () => {
  const { analysis } = allOf(whole, -1);
  const { points, turns, mistakes, asked } = analysis;
  for (const { chances } of points) expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  expect(points.slice(0, -1).map(({ encounter }) => encounter)).toEqual(
    points.slice(0, -1).map((_, i) => i + 1),
  );
  expect(points.at(-1)).toEqual({
    at: whole.answers.length,
    encounter: points.length - 1,
    chances: [0, 1, 2, 3].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
  });
  // Each point is where its encounter begins.
  for (const { at, encounter } of points.slice(0, -1)) {
    const events = replay(whole, { until: at, verify: false }).events(-1);
    expect(events.filter(({ type }) => type === 'encounter')).toHaveLength(encounter);
  }
  expect(turns.length).toBeGreaterThan(0);
  expect(turns.length).toBeLessThanOrEqual(3);
  for (const { encounter, seat, gain } of turns) {
    const [before, after] = points.slice(encounter - 1, encounter + 1);
    expect(after.chances[seat] - before.chances[seat]).toBeCloseTo(gain, 9);
  }
  expect([mistakes, asked]).toEqual([[], 0]);
});

test('the answers of a seat are compared with better ones, in order of what they cost, and three lessons follow', () => {
  const { analysis, progress } = allOf(part, SEAT);
  const { mistakes, lessons, asked, same } = analysis;
  expect(asked).toBeGreaterThan(10);
  expect(same).toBeGreaterThan(0);
  expect(same + mistakes.length).toBeLessThanOrEqual(asked);
  expect(mistakes.length).toBeGreaterThan(0);
  for (const { at, decision, given, better, loss } of mistakes) {
    expect(decision.seat).toBe(SEAT);
    expect(part.answers[at]).toEqual([decision.id, given]);
    expect(checkAnswer(decision, better)).toEqual(better);
    expect(better).not.toEqual(given);
    expect(loss).toBeGreaterThanOrEqual(0.01);
  }
  expect(mistakes.map(({ loss }) => loss)).toEqual(mistakes.map(({ loss }) => loss).sort((a, b) => b - a));
  expect(lessons).toHaveLength(3);
  const first = mistakes.filter(({ topic }) => topic === lessons[0].topic);
  expect(lessons[0]).toMatchObject({ count: first.length, at: first[0].at, encounter: first[0].encounter });
  expect(lessons[0].loss).toBeCloseTo(
    first.reduce((sum, { loss }) => sum + loss, 0),
    9,
  );
  expect(progress.length).toBe(asked);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
});
