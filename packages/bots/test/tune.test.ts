/** Values found by play: what is tried, and what the games tell. */
import { expect, test } from 'vitest';
import { effectsOf, knobsAround, LEARNED, playTrial, type Knob, type Trial } from '../src/index.ts';
import { dealHighs } from '../src/learn/tune.ts';

test('each number is tried larger and smaller, those around nought by a step', () => {
  const [home] = knobsAround(LEARNED, ['home']);
  expect(home.low).toBeLessThan(LEARNED.home);
  expect(home.high).toBeGreaterThan(LEARNED.home);
  const company = knobsAround(LEARNED, ['company']);
  expect(company.map(({ name }) => name)).toEqual(['company.0', 'company.1']);
  for (const [i, { low, high }] of company.entries())
    expect((low + high) / 2).toBeCloseTo(LEARNED.company[i]);
  expect(knobsAround(LEARNED, ['nonsense'])).toEqual([]);
  for (const { low, high, name } of knobsAround(LEARNED))
    expect([name, low < high || low === 0]).toEqual([name, true]);
});

test('a deal is played a second time with everything the other way round', () => {
  const knobs = knobsAround(LEARNED, ['ship', 'home', 'steps']);
  const [one, other, next] = [0, 1, 2].map((i) => dealHighs(knobs, 'pair', i));
  expect(other).toEqual(one.map((seat) => seat.map((is) => !is)));
  expect(next).not.toEqual(one);
  expect(next).not.toEqual(other);
  const { high, report } = playTrial(LEARNED, knobs, 'pair', 1);
  expect(high).toEqual(other);
  expect(report.winners.length).toBeGreaterThan(0);
});

test('whoever has it as the winners have is right', () => {
  const knobs: Knob[] = [
    { name: 'wins', low: 0, high: 1 },
    { name: 'says nothing', low: 0, high: 1 },
  ];
  const trial = (...high: boolean[][]): Trial => ({
    high,
    report: { winners: high.flatMap(([wins], seat) => (wins ? [seat] : [])) } as Trial['report'],
  });
  const effects = effectsOf(knobs, [
    trial([true, true], [true, false], [false, true], [false, false]),
    trial([false, true], [false, false], [true, true], [true, false]),
  ]);
  // Two win each time, so each of them wins a half.
  expect(effects.map(({ effect }) => effect)).toEqual([0.5, 0]);
  expect(effects[0].error).toBe(0);
  expect(effects[1].error).toBeCloseTo(0.177, 3);
});
