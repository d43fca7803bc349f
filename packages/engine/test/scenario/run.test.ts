import { expect, test } from 'vitest';
import { draftScenario, parseScenario, replay, runScenario, type Scenario } from '@cosmarium/engine';
import { damaged, sample } from './sample.ts';

const failuresOf = (input: unknown) => runScenario(parseScenario(input)).failures;

test('a scenario that comes out tells its story', () => {
  const result = runScenario(sample());
  expect(result).toMatchObject({ ok: true, failures: [] });
  expect(result.story.map((told) => told.key)).toEqual([
    'ask.launch',
    'ask.invite.offense',
    'ask.invite.defense',
    'ask.encounter-card',
    'ask.reinforce',
  ]);
  expect(result.story[3]).toMatchObject({
    seat: 'blue',
    options: ['attack-06', 'attack-08'],
    answer: 'attack-08',
  });
  expect(result.events[result.story[0].after - 1].type).not.toBe('aimed');
  expect(result.events.map((event) => event.type)).toContain('totals');
  expect(replay(result.journal!, { until: 2 }).pending()[0].key).toBe('ask.invite.defense');
});

test.each<[at: string, value: unknown, path: string, expected: unknown, actual: unknown]>([
  ['expect.totals', [14, 11], 'expect.totals', [14, 11], [14, 10]],
  ['expect.totals', null, 'expect.totals', null, [14, 10]],
  ['expect.outcome', 'defense', 'expect.outcome', 'defense', 'offense'],
  ['expect.warp.blue', 3, 'expect.warp.blue', 3, 2],
  ['expect.removed.blue', 1, 'expect.removed.blue', 1, 0],
  ['expect.foreign.red', 2, 'expect.foreign.red', 2, 1],
  ['expect.tokens.red', 1, 'expect.tokens.red', 1, 0],
  ['expect.homes', { blue: 5 }, 'expect.homes.blue', 5, 4],
  ['expect.handSizes', { red: 0 }, 'expect.handSizes.red', 0, 1],
  ['expect.hands.red', [], 'expect.hands.red', [], ['reinforcement-3']],
  ['expect.piles.red.hoard', ['morph'], 'expect.piles.red.hoard', ['morph'], []],
  ['expect.aliens.red', ['zombie'], 'expect.aliens.red', ['zombie'], ['machine']],
  ['expect.winners', ['red'], 'expect.winners', ['red'], []],
  ['expect.turn', 'red', 'expect.turn', 'red', 'blue'],
  // A place that is named is named completely.
  ['expect.ships', { 'blue-1': {} }, 'expect.ships.blue-1.red', 0, 2],
  ['expect.discard', ['morph'], 'expect.discard', ['morph'], ['attack-12', 'attack-08']],
  [
    'expect.discard',
    ['attack-08', 'attack-08'],
    'expect.discard',
    ['attack-08', 'attack-08'],
    ['attack-12', 'attack-08'],
  ],
  ['steps[1].key', 'ask.launch', 'steps[1].key', 'ask.launch', 'ask.invite.offense'],
  ['steps[1].options', [], 'steps[1].options', [], ['green']],
  ['steps[0].between', [1, 3], 'steps[0].between', [1, 3], [1, 4]],
  ['steps[3].between', [1, 1], 'steps[3].between', [1, 1], null],
  ['steps[0].expect', { warp: { red: 1 } }, 'steps[0].expect.warp.red', 1, 0],
])('%s = %j fails with expected and actual', (at, value, path, expected, actual) => {
  expect(failuresOf(damaged(at, value))).toEqual([{ path, expected, actual }]);
});

test('something that has not happened is missed', () => {
  const [failure] = failuresOf(damaged('expect.happened', ['quake']));
  expect(failure).toMatchObject({ path: 'expect.happened', expected: ['quake'] });
  expect(failure.actual).toContain('totals');
});

test.each<[at: string, value: unknown, path: string, expected: string, actual: string]>([
  [
    'steps[1]',
    { seat: 'green', kind: 'invite', answer: [] },
    'steps[1]',
    'green is asked invite',
    'green is not asked anything; red is asked invite ask.invite.offense [green]',
  ],
  [
    'steps[1]',
    { seat: 'red', kind: 'yes-no', answer: 'no' },
    'steps[1]',
    'red is asked yes-no',
    'red is asked invite ask.invite.offense, not yes-no',
  ],
  [
    'steps[3].answer',
    'attack-30',
    'steps[3]',
    'blue can answer "attack-30"',
    '"attack-30" is not among the options: attack-06, attack-08; legal: attack-06, attack-08',
  ],
  [
    'steps[0].answer',
    { to: 'blue-1', ships: { 'red-1': 3, 'red-2': 3 } },
    'steps[0]',
    'red can answer {"to":"blue-1","ships":{"red-1":3,"red-2":3}}',
    'legal: to blue-1, to blue-2',
  ],
  ['steps[0].answer.to', 'green-1', 'steps[0]', 'red can answer', '"green-1" is not among the targets'],
  ['steps[1].answer', ['red'], 'steps[1]', 'red can answer ["red"]', '"red" is not among the options: green'],
])('%s = %j cannot be done and ends the scenario', (at, value, path, expected, actual) => {
  const failures = failuresOf(damaged(at, value));
  expect(failures).toHaveLength(1);
  expect(failures[0].path).toBe(path);
  expect(failures[0].expected).toContain(expected);
  expect(failures[0].actual).toContain(actual);
});

test('a step after the end is told so', () => {
  const scenario = sample();
  scenario.steps.push({ seat: 'red', kind: 'yes-no', answer: 'yes' });
  expect(failuresOf(scenario)).toEqual([
    {
      path: 'steps[5]',
      expected: 'red is asked yes-no',
      actual: 'red is not asked anything; no decision is open',
    },
  ]);
});

const cut = (steps: number, open?: Scenario['open']): Scenario => ({
  ...sample(),
  steps: sample().steps.slice(0, steps),
  ...(open === undefined ? {} : { open }),
  expect: { ships: { gate: { red: 2 } } },
});

test('a scenario may stop in mid-encounter if it says what is open', () => {
  expect(
    failuresOf(cut(3, [{ seat: 'blue', kind: 'encounter-card', options: ['attack-08', 'attack-06'] }])),
  ).toEqual([]);
  expect(failuresOf(cut(3))).toEqual([
    { path: 'open', expected: 'nothing is asked', actual: 'blue is asked encounter-card ask.encounter-card' },
  ]);
  expect(failuresOf(cut(1, [{ seat: 'red', kind: 'invite', options: [] }]))).toEqual([
    { path: 'open[0].options', expected: [], actual: ['green'] },
  ]);
  expect(failuresOf({ ...sample(), open: [{ seat: 'red', kind: 'invite' }] })).toEqual([
    { path: 'open', expected: 'red is asked invite', actual: 'nothing is asked' },
  ]);
});

test('a game in any state becomes the draft of a scenario', () => {
  const whole = runScenario(sample()).journal!;
  const stopped = replay(whole, { until: 3 });
  const draft = parseScenario(JSON.parse(JSON.stringify(draftScenario(stopped, 'a bug'))));
  expect(draft.steps).toHaveLength(3);
  expect(draft.open).toEqual([{ seat: 'blue', kind: 'encounter-card', key: 'ask.encounter-card' }]);
  expect(runScenario(draft)).toMatchObject({ ok: true });
  expect(draft.position).toMatchObject({ offense: 'red', encounter: 1 });
  expect(draft.position.players[1]).toMatchObject({
    homes: [2, 6, 4, 4, 4],
    hand: ['attack-08', 'attack-06'],
  });
  // The draft leads to the same end.
  expect(failuresOf({ ...draft, steps: sample().steps, open: [], expect: sample().expect })).toEqual([]);
});
