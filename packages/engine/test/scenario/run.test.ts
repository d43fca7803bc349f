import { expect, test } from 'vitest';
import {
  cardInfo,
  COLOURS,
  COSMIC_DECK,
  draftScenario,
  parseScenario,
  replay,
  runScenario,
  type Scenario,
  type Step,
} from '@cosmarium/engine';
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
  ['expect.discardPile', ['attack-12'], 'expect.discardPile', ['attack-12'], ['attack-08', 'attack-12']],
  ['expect.discardSize', 3, 'expect.discardSize', 3, 2],
  ['expect.deckSize', 60, 'expect.deckSize', 60, 67],
  ['expect.deckTop', ['attack-40'], 'expect.deckTop', ['attack-40'], ['attack-05']],
  ['expect.pileSizes', { red: { hoard: 1 } }, 'expect.pileSizes.red.hoard', 1, 0],
  [
    'expect.sheets',
    { red: { machine: { power: 'zapped', tokens: 0, data: {} } } },
    'expect.sheets.red.machine.power',
    'zapped',
    'works',
  ],
  [
    'expect.sheets',
    { red: { machine: { faceDown: true } } },
    'expect.sheets.red.machine.faceDown',
    true,
    false,
  ],
  ['expect.sheets', { red: { machine: { tokens: 2 } } }, 'expect.sheets.red.machine.tokens', 2, 0],
  ['expect.sheets', { red: { machine: { sizes: { h: 1 } } } }, 'expect.sheets.red.machine.sizes.h', 1, 0],
  [
    'expect.sheets',
    { red: { machine: { data: { mood: 'bad' } } } },
    'expect.sheets.red.machine.data.mood',
    'bad',
    undefined,
  ],
  ['expect.sheets', { red: { zombie: {} } }, 'expect.sheets.red.zombie', 'red has zombie', ['machine']],
  ['expect.last', { offense: 'green' }, 'expect.last.offense', 'green', 'red'],
  ['expect.last', { planet: 'blue-2' }, 'expect.last.planet', 'blue-2', 'blue-1'],
  ['expect.last', { totals: null }, 'expect.last.totals', null, [14, 10]],
  ['expect.last', { outcome: 'deal', defense: 'blue' }, 'expect.last.outcome', 'deal', 'offense'],
  ['steps[0].expect', { last: {} }, 'steps[0].expect.last', {}, 'no encounter has ended yet'],
  ['expect.notHappened', ['quake', 'laid'], 'expect.notHappened[1]', 'this does not happen', 'laid'],
  [
    'expect.notHappened',
    [{ type: 'colony.gained', seat: 'red', planet: 'blue-1' }],
    'expect.notHappened[0]',
    'this does not happen',
    { type: 'colony.gained', seat: 'red', planet: 'blue-1' },
  ],
  ['steps[0].grants', { give: ['red-1'] }, 'steps[0].grants.give', ['red-1'], []],
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

test('events are told apart by what they tell, and each stands for one', () => {
  const happened = [
    'turn',
    { type: 'revealed', seat: 'red', side: 'offense', cards: ['attack-12'] },
    { type: 'colony.gained', seat: 'red', planet: 'blue-1' },
    { type: 'ships.moved', seat: 'red', to: 'gate' },
    { type: 'ships.lost', seat: 'blue', warped: 2, removed: 0, saved: 0 },
  ];
  const notHappened = [
    { type: 'revealed', seat: 'red', cards: ['attack-08'] },
    { type: 'colony.gained', seat: 'blue' },
    { type: 'allied', seat: 'green' },
  ];
  const whole = damaged('expect', { happened, notHappened });
  expect(failuresOf(whole)).toEqual([]);
  // Both cards were laid once each: a third is missed, and a general one does not take the place of a special one.
  const laid = [{ type: 'laid', seat: 'red' }, 'laid', 'laid'];
  expect(failuresOf(damaged('expect.happened', ['laid', { type: 'laid', seat: 'red' }]))).toEqual([]);
  expect(failuresOf(damaged('expect.happened', laid))).toMatchObject([
    { path: 'expect.happened', expected: ['laid'] },
  ]);
});

const LAUNCH = { seat: 'red', kind: 'launch' } as const;
const refusedStep = (step: object, refused: object) => {
  const scenario = sample();
  scenario.steps.unshift({ ...LAUNCH, ...step, refused } as Step);
  return failuresOf(scenario);
};

test.each<[string, object, Step['refused']]>([
  [
    'more ships than there are',
    { answer: { to: 'blue-1', ships: { 'red-1': 5 } } },
    { error: 'illegal-answer', says: 'red-1 takes 0 to 4 ships, not 5' },
  ],
  [
    'too many ships in all',
    { answer: { to: 'blue-1', ships: { 'red-1': 3, 'red-2': 3 } } },
    { error: 'illegal-answer', says: '1 to 4 ships in all are needed, not 6' },
  ],
  [
    'ships from elsewhere',
    { answer: { to: 'blue-1', ships: { 'green-1': 1 } } },
    { error: 'illegal-answer', says: 'no ships can be chosen at green-1' },
  ],
  ['another system', { answer: { to: 'green-1', ships: { 'red-1': 1 } } }, { error: 'illegal-answer' }],
  [
    'no answer at all',
    { answer: 'blue-1' },
    { error: 'malformed-answer', says: 'expected { target, ships }' },
  ],
  [
    'somebody else',
    { seat: 'green', answer: { to: 'blue-1', ships: { 'red-1': 1 } } },
    { error: 'wrong-seat' },
  ],
])('an answer that must be refused: %s', (_, step, refused) => {
  expect(refusedStep(step, refused!)).toEqual([]);
});

test('an answer that must be refused and is taken, or refused for another reason, is a failure', () => {
  const legal = { answer: { to: 'blue-1', ships: { 'red-1': 2 } } };
  const tooMany = { answer: { to: 'blue-1', ships: { 'red-1': 5 } } };
  expect(refusedStep(legal, { error: 'illegal-answer' })).toEqual([
    { path: 'steps[0].refused', expected: 'illegal-answer', actual: 'the answer was taken' },
  ]);
  expect(refusedStep(tooMany, { error: 'wrong-seat' })).toEqual([
    {
      path: 'steps[0].refused.error',
      expected: 'wrong-seat',
      actual: 'illegal-answer: red-1 takes 0 to 4 ships, not 5',
    },
  ]);
  expect(refusedStep(tooMany, { error: 'illegal-answer', says: 'red-2' })).toMatchObject([
    { path: 'steps[0].refused.says', expected: 'red-2' },
  ]);
  expect(refusedStep({ ...tooMany, between: [1, 2] }, { error: 'illegal-answer' })).toEqual([
    { path: 'steps[0].between', expected: [1, 2], actual: [1, 4] },
  ]);
});

test('an answer after the end is refused with game-over', () => {
  const scenario = parseScenario({
    ...sample(),
    position: {
      ...sample().position,
      variants: { fourPlanets: true },
      players: sample().position.players.map((player, seat) => ({
        ...player,
        homes: [4, 4, 4, 1],
        colonies: seat === 0 ? { 'blue-2': 1, 'blue-3': 1, 'green-1': 1 } : {},
      })),
    },
    steps: [
      ...sample().steps,
      { ...LAUNCH, answer: { to: 'blue-1', ships: {} }, refused: { error: 'game-over' } },
    ],
    expect: { winners: ['red'] },
  });
  expect(runScenario(scenario).failures).toEqual([]);
});

test('a position may have eight players, other systems and things on every sheet', () => {
  const scenario = parseScenario({
    ...sample(),
    position: {
      players: COLOURS.map((colour, seat) => ({
        colour,
        alien: ['machine', 'warrior', 'human', 'mite', 'clone', 'filch', 'fido', 'zombie'][seat],
        hand: seat < 2 ? [`attack-0${5 + seat}`] : [],
        ...(seat === 2
          ? {
              sheets: [
                {
                  alien: 'miser',
                  incarnation: true,
                  tokens: 3,
                  data: { mood: 'bad' },
                  piles: [{ name: 'hoard', cards: ['morph', 'attack-40'] }],
                },
              ],
            }
          : {}),
      })),
      planets: { red: 6, black: 4 },
      destiny: ['destiny-yellow'],
    },
    steps: [
      {
        ...LAUNCH,
        answer: { to: 'yellow-1', ships: { 'red-6': 1 } },
        expect: { ships: { 'red-6': { red: 3 }, 'red-1': { red: 3 }, 'black-4': { black: 5 } } },
      },
    ],
    open: [
      {
        seat: 'red',
        kind: 'invite',
        options: ['green', 'blue', 'purple', 'orange', 'white', 'black'],
      },
    ],
    expect: {
      homes: { red: 6, black: 4 },
      sheets: {
        green: {
          human: { power: 'works', tokens: 0 },
          miser: {
            power: 'works',
            tokens: 3,
            data: { mood: 'bad' },
            sizes: { hoard: 2 },
            piles: { hoard: ['attack-40', 'morph'] },
          },
        },
      },
    },
  });
  expect(runScenario(scenario).failures).toEqual([]);
  // All of it is in the draft of that game.
  const again = draftScenario(replay(runScenario(scenario).journal!), 'again');
  expect(failuresOf({ ...again, expect: { ...again.expect, ...scenario.expect } })).toEqual([]);
  expect(again.position.planets).toMatchObject({ red: 6, yellow: 5, black: 4 });
});

test('a game that never ends is stopped, and the error has its name', () => {
  const encounterCards = COSMIC_DECK.filter((kind) => cardInfo(kind).encounter);
  const scenario = sample();
  scenario.position.players.forEach((player) => delete player.hand);
  scenario.position.players[2].piles = [{ name: 'aside', cards: encounterCards }];
  expect(failuresOf({ ...scenario, encounters: 1_000_000 })).toMatchObject([
    {
      path: 'position',
      error: 'endless',
      actual: expect.stringMatching(/^endless: nobody was asked/) as string,
    },
  ]);
});

test('where no colony can be granted is told in words', () => {
  const scenario = sample();
  for (const player of scenario.position.players) player.hand = ['negotiate'];
  scenario.position.players[0].alien = 'vulch';
  scenario.position.players[0].colonies = { 'blue-2': 1 };
  scenario.steps = [
    ...scenario.steps.slice(0, 3),
    { seat: 'red', kind: 'offer', answer: { get: { colony: 'blue-2' } } },
  ];
  expect(failuresOf(scenario)).toMatchObject([
    {
      path: 'steps[3]',
      actual: expect.stringContaining(
        'no colony can be granted on blue-2, only on: blue-1, blue-3, blue-4, blue-5',
      ) as string,
      error: 'illegal-answer',
    },
  ]);
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
      error: 'bad-scenario',
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
