import * as fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  checkAnswer,
  CosmariumError,
  type Decision,
  type DecisionKind,
  type Game,
  type Table,
} from '@cosmarium/engine';
import { ally, launch, table, toPlanning, WITH_POWER } from '../helpers/duel.ts';
import { finishByFallback } from '../helpers/games.ts';
import { HOSTILE } from '../helpers/hostile.ts';

/** What an act comes to: taken, or the code of the error; any other error goes through. */
function resultOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof CosmariumError) return error.code;
    throw error;
  }
  return 'taken';
}

const everything = (game: Game) => ({
  hash: game.hash(),
  state: JSON.stringify(game.s),
  pending: game.pending().slice(),
  answers: game.journal().answers.length,
  events: game.eventCount,
});

/** The code with which the act is refused; says so if it changed anything. */
function refusal(game: Game, act: () => unknown): string {
  const before = everything(game);
  const result = resultOf(act);
  return isDeepStrictEqual(everything(game), before) ? result : `changed the game, ${result}`;
}

const negotiators = {
  red: { hand: ['negotiate', 'attack-06', 'attack-10'] },
  blue: { hand: ['negotiate', 'attack-08'] },
};
const toDeal = () =>
  toPlanning(table(negotiators))
    .answer('red', 'encounter-card', 'negotiate')
    .answer('blue', 'encounter-card', 'negotiate');

/** For each kind of decision a table at which it is open, for the first seat that is asked. */
const ASKING: { [K in Exclude<DecisionKind, 'arrange'>]: () => Table } = {
  'yes-no': () =>
    toPlanning(table({ red: { hand: ['attack-10', 'attack-06'] } })).answer(
      'red',
      'encounter-card',
      'attack-10',
    ),
  option: () => table({}, { destiny: ['destiny-red'] }),
  player: () => table({}, { destiny: ['destiny-wild'] }),
  planet: () =>
    table({ green: { alien: 'citadel', homes: WITH_POWER, hand: ['attack-06'] } }).answer(
      'green',
      'respond',
      'citadel',
    ),
  card: () =>
    table({ green: { hand: ['plague'] }, yellow: { hand: ['attack-06', 'attack-08'] } })
      .answer('green', 'respond', 'plague')
      .answer('green', 'player', 'yellow')
      .answer('yellow', 'ships', { 'yellow-2': 3 }),
  number: () =>
    toPlanning(
      table({
        red: { hand: ['attack-10', ...Array<string>(7).fill('negotiate')] },
        blue: { alien: 'clone', homes: [2, 12, 4, 2, 0], hand: ['negotiate', 'flare-clone'] },
      }),
    )
      .answer('red', 'encounter-card', 'attack-10')
      .answer('blue', 'respond', 'flare-clone'),
  respond: () => table({ green: { hand: ['plague'] } }),
  reinforce: () => toPlanning(table({ red: { hand: ['attack-10', 'reinforcement-2'] } })),
  'encounter-card': () => toPlanning(table({ red: { hand: ['attack-10', 'attack-06'] } })),
  invite: () => launch(table({ yellow: {} })),
  players: () =>
    ally(launch(table({ green: {}, yellow: {}, purple: { hand: ['force-field'] } })), {
      green: ['offense', 1],
      yellow: ['defense', 1],
    }).answer('purple', 'respond', 'force-field'),
  cards: () =>
    toDeal()
      .answer('red', 'offer', { give: { cards: { 'type:attack': 1 } } })
      .answer('blue', 'offer', 'accept'),
  ships: () => table({ red: { warp: 1 } }),
  launch: () => table(),
  ally: () => launch(table()).answer('red', 'invite', ['green']).answer('blue', 'invite', ['green']),
  offer: toDeal,
};

/** Nobody but the demon asks for an order: checked on a decision made by hand. */
const ARRANGE: Decision = {
  id: 0,
  seat: 0,
  key: 'ask.arrange',
  params: {},
  secret: false,
  kind: 'arrange',
  options: ['attack-10', 'attack-08', 'attack-06'],
  fallback: [0, 1, 2],
};

const KINDS = Object.keys(ASKING) as (keyof typeof ASKING)[];

/** No answer to anything. */
const JUNK: unknown[] = [
  undefined,
  null,
  true,
  '',
  '0',
  'pass',
  NaN,
  Infinity,
  -Infinity,
  0.5,
  {},
  { length: 1, 0: 0 },
  HOSTILE,
  [HOSTILE],
  [HOSTILE, HOSTILE, HOSTILE],
  [[0]],
  [null],
  ['0'],
  [NaN],
  [0.5],
  { target: HOSTILE, ships: HOSTILE },
  { target: 0, ships: [HOSTILE] },
  { do: HOSTILE },
  { do: 'steal' },
  { do: 'propose', give: HOSTILE },
  { do: 'propose', give: { cards: HOSTILE } },
  { do: 'propose', give: { colony: HOSTILE } },
  () => 0,
  Symbol('0'),
  10n,
  new Map([[0, 0]]),
];

const MALFORMED = 'malformed-answer';
const ILLEGAL = 'illegal-answer';

const choice = (options: number): [unknown, string][] => [
  [-1, ILLEGAL],
  [options, ILLEGAL],
  [2 ** 53, ILLEGAL],
  [Number.MAX_VALUE, ILLEGAL],
  [[0], MALFORMED],
];

const subset = (options: number, min: number, max: number): [unknown, string][] => [
  [[-1], ILLEGAL],
  [[options], ILLEGAL],
  [Array.from({ length: options + 1 }, (_, i) => i), ILLEGAL],
  [Array(1e6), ILLEGAL],
  [0, MALFORMED],
  ...(options > 1
    ? ([
        [[0, 0], MALFORMED],
        [[1, 0], MALFORMED],
      ] as [unknown, string][])
    : []),
  ...(min > 0 ? [[[], ILLEGAL] as [unknown, string]] : []),
  ...(max < options ? [[Array.from({ length: max + 1 }, (_, i) => i), ILLEGAL] as [unknown, string]] : []),
];

const counts = (slots: number): [unknown, string][] => {
  const first = (count: unknown) => Array.from({ length: slots }, (_, i) => (i === 0 ? count : 0));
  return [
    [[], MALFORMED],
    [Array(slots + 1).fill(0), MALFORMED],
    [Array(slots), MALFORMED],
    [first('1'), MALFORMED],
    [first(0.5), MALFORMED],
    [first(NaN), MALFORMED],
    [first(-1), ILLEGAL],
    [first(100), ILLEGAL],
    [first(Number.MAX_VALUE), ILLEGAL],
    [first(0), ILLEGAL],
  ];
};

/** Wrong answers that belong to the shape of the decision, with the code each must get. */
function wrongAnswers(d: Decision): [unknown, string][] {
  switch (d.kind) {
    case 'invite':
    case 'players':
    case 'cards':
      return subset(d.options.length, d.min, d.max);
    case 'ships':
      return counts(d.slots.length);
    case 'launch':
    case 'ally': {
      const target = d.targets.length - 1;
      return [
        [{}, MALFORMED],
        [{ target }, MALFORMED],
        [{ target: String(target), ships: d.fallback.ships }, MALFORMED],
        [{ target: -1, ships: d.fallback.ships }, ILLEGAL],
        [{ target: d.targets.length, ships: d.fallback.ships }, ILLEGAL],
        [[target, d.fallback.ships], MALFORMED],
        ...counts(d.slots.length).map(([ships, code]): [unknown, string] => [{ target, ships }, code]),
      ];
    }
    case 'arrange':
      return [
        [[0, 1], MALFORMED],
        [[0, 1, 2, 3], MALFORMED],
        [[0, 1, 1], ILLEGAL],
        [[0, 1, 3], ILLEGAL],
        [[0, 1, -1], ILLEGAL],
        [Array(3), MALFORMED],
      ];
    case 'offer': {
      const give = (part: unknown) => ({ do: 'propose', give: part });
      return [
        ['fail', MALFORMED],
        [{ do: 'accept' }, ILLEGAL],
        [{ do: 'propose' }, ILLEGAL],
        [give({}), ILLEGAL],
        [give([]), MALFORMED],
        [give({ cards: [] }), MALFORMED],
        [give({ cards: { random: 0 } }), MALFORMED],
        [give({ cards: { random: 1.5 } }), MALFORMED],
        [give({ cards: { random: '1' } }), MALFORMED],
        [give({ cards: { random: Number.MAX_VALUE } }), ILLEGAL],
        [give({ cards: JSON.parse('{"__proto__":1}') as unknown }), MALFORMED],
        [give({ cards: { constructor: 1 } }), MALFORMED],
        [give({ cards: { 'type:attack:attack': 1 } }), MALFORMED],
        [give({ cards: { 'highest:negotiate': 1 } }), MALFORMED],
        [give({ cards: { 'attack-20': 1 } }), ILLEGAL],
        [give({ colony: 99 }), ILLEGAL],
        [give({ colony: 'red-1' }), MALFORMED],
        [give({ colony: 0, ships: 1 }), MALFORMED],
        [give({ colony: 0, free: 1 }), ILLEGAL],
        [{ do: 'propose', get: { cards: { random: 100 } } }, ILLEGAL],
      ];
    }
    default:
      return choice(d.options.length);
  }
}

describe.each(KINDS)('a wrong answer to %s', (kind) => {
  /** A game with such a decision open. */
  function asking(): { game: Game; decision: Decision } {
    const { game } = ASKING[kind]();
    const decision = game.pending()[0];
    expect(decision.kind).toBe(kind);
    return { game, decision };
  }

  test('is refused with its code and changes nothing', () => {
    const { game, decision } = asking();
    for (const [value, code] of wrongAnswers(decision))
      expect(refusal(game, () => game.answer(decision.seat, decision.id, value))).toBe(code);
  });

  test('junk is malformed, or at least illegal, and changes nothing', () => {
    const { game, decision } = asking();
    for (const value of JUNK)
      expect([MALFORMED, ILLEGAL]).toContain(
        refusal(game, () => game.answer(decision.seat, decision.id, value)),
      );
  });

  test('anything at all is taken or refused, never more', () => {
    const { game, decision } = asking();
    const before = everything(game);
    fc.assert(
      fc.property(anythingLike(decision), (value) => {
        const result = resultOf(() => checkAnswer(decision, value));
        expect(['taken', MALFORMED, ILLEGAL]).toContain(result);
        const on = result === 'taken' ? game.fork() : game;
        expect(resultOf(() => on.answer(decision.seat, decision.id, value))).toBe(result);
      }),
      { seed: 42, numRuns: 300 },
    );
    expect(everything(game)).toEqual(before);
  });

  test('by somebody else is the wrong seat', () => {
    const { game, decision } = asking();
    const others = [...game.s.players.keys()].filter((seat) => seat !== decision.seat);
    for (const seat of [...others, -1, 99, NaN, '0', null, undefined, HOSTILE])
      expect(refusal(game, () => game.answer(seat as number, decision.id, decision.fallback))).toBe(
        'wrong-seat',
      );
  });

  test('after the right one is stale', () => {
    const { game, decision } = asking();
    game.answer(decision.seat, decision.id, decision.fallback);
    expect(refusal(game, () => game.answer(decision.seat, decision.id, decision.fallback))).toBe(
      'stale-decision',
    );
  });
});

/** Anything, with a leaning to what almost fits the decision. */
function anythingLike(d: Decision): fc.Arbitrary<unknown> {
  const odd = fc.oneof(
    fc.integer({ min: -2, max: 20 }),
    fc.double(),
    fc.maxSafeInteger(),
    fc.constantFrom(...JUNK),
  );
  const list = fc.array(odd, { maxLength: 8 });
  const part = fc.record(
    {
      cards: fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('random', 'attack-10', 'type:attack')), odd),
      colony: odd,
      free: odd,
    },
    { requiredKeys: [] },
  );
  const shaped: { [K in DecisionKind]?: fc.Arbitrary<unknown> } = {
    launch: fc.record({ target: odd, ships: list }),
    ally: fc.record({ target: odd, ships: list }),
    offer: fc.record(
      { do: fc.constantFrom('accept', 'fail', 'propose'), give: part, get: part },
      { requiredKeys: ['do'] },
    ),
  };
  const anything = fc.anything({
    withBigInt: true,
    withNullPrototype: true,
    withSparseArray: true,
    withMap: true,
  });
  return fc.oneof(odd, list, anything, shaped[d.kind] ?? list);
}

test('a wrong arrangement is refused', () => {
  expect(checkAnswer(ARRANGE, [2, 0, 1])).toEqual([2, 0, 1]);
  for (const [value, code] of wrongAnswers(ARRANGE))
    expect(resultOf(() => checkAnswer(ARRANGE, value))).toBe(code);
  for (const value of JUNK)
    expect([MALFORMED, ILLEGAL]).toContain(resultOf(() => checkAnswer(ARRANGE, value)));
  fc.assert(
    fc.property(anythingLike(ARRANGE), (value) => {
      expect(['taken', MALFORMED, ILLEGAL]).toContain(resultOf(() => checkAnswer(ARRANGE, value)));
    }),
    { seed: 42 },
  );
});

test('an answer is copied: changing it afterwards changes no game', () => {
  const t = launch(table({ yellow: {} }));
  const answer = [0, 1];
  t.game.answer(0, t.game.pending()[0].id, answer);
  answer.length = 0;
  expect(t.game.journal().answers.at(-1)?.[1]).toEqual([0, 1]);
});

test('a decision that was never asked is unknown', () => {
  const { game } = table();
  for (const id of [99, -1, 0.5, NaN, Infinity, '0', null, undefined, HOSTILE, 2 ** 53])
    expect(refusal(game, () => game.answer(0, id as number, 0))).toBe('unknown-decision');
});

test('one of several open decisions is stale once it is answered, the others stay open', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10', 'attack-06'] }, blue: { hand: ['attack-08', 'attack-04'] } }),
  );
  const [red, blue] = t.game.pending();
  t.game.answer(red.seat, red.id, 0);
  expect(refusal(t.game, () => t.game.answer(red.seat, red.id, 1))).toBe('stale-decision');
  expect(refusal(t.game, () => t.game.answer(red.seat, blue.id, 1))).toBe('wrong-seat');
  expect(t.game.pending()).toEqual([blue]);
  finishByFallback(t.game);
  t.finish();
});

test('after the end there is nothing to answer', () => {
  const colonies = { 'green-1': 1, 'green-2': 1, 'green-3': 1, 'green-4': 1 };
  const { game } = toPlanning(table({ red: { colonies } }));
  expect(game.over).toBe(true);
  expect(refusal(game, () => game.answer(0, 0, 0))).toBe('game-over');
});
