import { expect, test } from 'vitest';
import {
  buildPosition,
  checkAnswer,
  gameFromPosition,
  type Decision,
  type Slot,
  type View,
} from '@cosmarium/engine';
import { text, type Lang } from '@cosmarium/text';
import { Names } from '../src/names.ts';
import { Dialog, GiveUp, Misread, Quit } from '../src/play/dialog.ts';
import { askDecision } from '../src/play/questions.ts';
import { Session } from '../src/play/session.ts';
import { countsText, readShips } from '../src/play/ships.ts';
import { placeEvenly, takeEvenly } from '@cosmarium/story';
import { paintFor } from '../src/terminal.ts';

const position = buildPosition({
  players: [
    { colour: 'red', alien: 'macron', hand: ['attack-10', 'negotiate'] },
    { colour: 'blue', alien: 'zombie', hand: ['attack-08'] },
    { colour: 'green', alien: 'human', hand: ['attack-04'] },
  ],
});
const view: View = gameFromPosition(position).view(0);
const SYSTEMS = [0, 1, 2].map((seat) => [0, 1, 2, 3, 4].map((i) => 5 * seat + i));
const names = new Names(text('en'), paintFor(false), ['red', 'blue', 'green'], SYSTEMS);
const slots = [
  { at: 0, max: 4 },
  { at: 2, max: 3 },
];

/** What is answered when these lines are typed, and what was printed. */
async function typed(decision: Decision, ...input: string[]): Promise<{ answer: unknown; printed: string }> {
  const printed: string[] = [];
  const lines = {
    ask: (prompt: string) => {
      printed.push(prompt);
      return Promise.resolve(input.shift() ?? null);
    },
    close: () => undefined,
  };
  const dialog = new Dialog(
    lines,
    names,
    (line) => printed.push(line),
    () => view,
  );
  const answer = await askDecision(decision, dialog);
  expect(checkAnswer(decision, answer)).toEqual(answer);
  expect(input).toEqual([]);
  return { answer, printed: printed.join('\n') };
}

const common = { id: 1, seat: 0, params: {}, secret: false };

test('ships: by place, by initial, by number, all of a place', () => {
  const read = (line: string) => readShips(line.split(' '), { slots, min: 1, max: 4 }, view, names);
  expect(read('red-1=2 red-3=1')).toEqual([2, 1]);
  expect(read('r1=2 R3:1')).toEqual([2, 1]);
  expect(read('r3')).toEqual([0, 3]);
  expect(read('3')).toEqual([2, 1]);
  for (const line of ['red-2=1', 'red-1=5', 'red-1=0', 'r1=4 r3=1', '7', 'x'])
    expect(() => read(line)).toThrow(Misread);
});

test.each<[Lang, string[]]>([
  ['en', ['red-1=2 red-3=1', 'r1=2 r3=1']],
  ['uk', ['червона-1=2 червона-3=1', 'Червоний-1=2 червоний3=1', 'ч1=2 ч3=1', 'red-1=2 r3=1']],
  ['ru', ['красная-1=2 красная-3=1', 'Красный-1=2 красный3=1', 'к1=2 к3=1', 'red-1=2 r3=1']],
  ['pl', ['czerwona-1=2 czerwona-3=1', 'Czerwony-1=2 czerwony3=1', 'c1=2 c3=1', 'red-1=2 r3=1']],
])('%s: planets are typed as they are shown, after their player, or in English', (lang, lines) => {
  const local = new Names(text(lang), paintFor(false), ['red', 'blue', 'green'], SYSTEMS);
  const read = (line: string) => readShips(line.split(' '), { slots, min: 1, max: 4 }, view, local);
  for (const line of lines) expect(read(line)).toEqual([2, 1]);
  expect(countsText(slots, [2, 1], local)).toBe(lines[0]);
  expect(local.place(2)).toBe(lines[0].split(' ')[1].slice(0, -2));
});

test.each<[Lang, string[], string]>([
  ['en', ['R', 'Blu', 'Bla', 'W'], 'bla'],
  ['uk', ['Че', 'Бл', 'Чо', 'Бі'], 'чо'],
  ['ru', ['К', 'С', 'Ч', 'Б'], 'ч'],
  ['pl', ['Cze', 'N', 'Cza', 'B'], 'cza'],
])('%s: colours that begin alike are told apart by more letters', (lang, letters, black) => {
  const systems = [[0], [1], [2], [3]];
  const table = new Names(text(lang), paintFor(false), ['red', 'blue', 'black', 'white'], systems);
  expect(letters.map((_, seat) => table.letter(seat))).toEqual(letters);
  const typed = systems.map(([planet]) => table.placeWords(planet));
  expect(typed.map((words) => words.includes(`${black}1`))).toEqual([false, false, true, false]);
  for (const word of typed.flat()) expect(typed.filter((words) => words.includes(word))).toHaveLength(1);
});

test('ships are taken where most are and put where the fewest are', () => {
  expect(takeEvenly(slots, 4)).toEqual([3, 1]);
  expect(placeEvenly(slots, [4, 1], 3)).toEqual([0, 3]);
});

test('a choice by number, by name, by Enter', async () => {
  const decision: Decision = {
    ...common,
    kind: 'encounter-card',
    key: 'ask.encounter-card',
    options: [
      { card: 'negotiate', zone: '' },
      { card: 'attack-10', zone: '' },
    ],
    fallback: 0,
  };
  expect((await typed(decision, '')).answer).toBe(1);
  expect((await typed(decision, '1')).answer).toBe(0);
  expect((await typed(decision, 'neg')).answer).toBe(0);
  const { answer, printed } = await typed(decision, '3', '0', 'b', 'h', '?', '? plague', '2');
  expect(answer).toBe(1);
  for (const word of ['There is no “3”', 'Turn 1', 'Your hand: Attack 10', 'Macron: Mass', 'Plague'])
    expect(printed).toContain(word);
});

const decision: Decision = {
  ...common,
  kind: 'yes-no',
  key: 'ask.second-encounter',
  options: ['no', 'yes'],
  fallback: 1,
};

test('q and the end of the input leave', async () => {
  expect((await typed(decision, 'no')).answer).toBe(0);
  expect((await typed(decision, '')).answer).toBe(1);
  await expect(typed(decision, 'q')).rejects.toThrow(Quit);
  await expect(typed(decision)).rejects.toThrow(Quit);
});

test('draw and concede are said in place of an answer', async () => {
  await expect(typed(decision, 'draw')).rejects.toThrow(new GiveUp('draw'));
  await expect(typed(decision, 'Concede')).rejects.toThrow(new GiveUp('concede'));
});

test('a bot that is ahead does not agree to a draw, and the question is asked again', async () => {
  const ahead = buildPosition({
    players: [
      { colour: 'red', alien: 'macron', hand: ['attack-10'] },
      { colour: 'blue', alien: 'zombie', hand: ['attack-08'], colonies: { 'green-1': 1 } },
      { colour: 'green', alien: 'human', hand: ['attack-04'] },
    ],
  });
  const game = gameFromPosition(ahead);
  const printed: string[] = [];
  const input = ['draw', 'q'];
  const lines = { ask: () => Promise.resolve(input.shift() ?? null), close: () => undefined };
  const session = new Session(
    game,
    names,
    (_, { fallback }) => ({ answer: fallback }),
    0,
    (line) => printed.push(line),
  );
  await expect(session.play(lines)).rejects.toThrow(Quit);
  expect(printed).toContain('Blue would rather play on.');
  expect([game.over, input]).toEqual([false, []]);
});

/** A game in the terminal in which red has a Ship Zap, as far as these lines lead. */
async function zapping(...input: string[]): Promise<{ printed: string; warp: readonly number[] }> {
  const game = gameFromPosition(
    buildPosition({
      variants: { rewards: true },
      players: [
        { colour: 'red', alien: 'human', hand: ['attack-10', 'ship-zap'] },
        { colour: 'blue', alien: 'virus', hand: ['attack-08'] },
        { colour: 'green', alien: 'macron', hand: ['attack-04'] },
      ],
      destiny: ['destiny-blue'],
    }),
  );
  const printed: string[] = [];
  const lines = { ask: () => Promise.resolve(input.shift() ?? null), close: () => undefined };
  const session = new Session(
    game,
    names,
    (_, { fallback }) => ({ answer: fallback }),
    0,
    (line) => printed.push(line),
  );
  await expect(session.play(lines)).rejects.toThrow(Quit);
  expect(input).toEqual([]);
  return { printed: printed.join('\n'), warp: game.s.warp };
}

test('what can be used at any time is not asked about, but kept ready', async () => {
  const silent = await zapping('r', 'r 7', 'q');
  expect(silent.printed).toContain('1) Ship Zap\n');
  expect(silent.printed).not.toContain('at any time, also now');
  expect(silent.printed).toContain('There is no “7” to choose.');

  // Ready at the launch; it goes off at the next chance, and asks whose ship.
  const armed = await zapping('r 1', '1 1', 'blue', 'blue-1=1', 'q');
  expect(armed.printed).toContain('1) Ship Zap [ready]');
  expect(armed.warp[1]).toBe(1);

  const asked = await zapping('r all', '1 1', 'pass', 'q');
  expect(asked.printed).toContain('You are asked at every chance now.');
  expect(asked.printed).toContain('at any time, also now');
});

test('several, none, in order', async () => {
  const invite: Decision = {
    ...common,
    kind: 'invite',
    key: 'ask.invite.offense',
    options: [1, 2],
    min: 0,
    max: 2,
    fallback: [],
  };
  expect((await typed(invite, '')).answer).toEqual([0, 1]);
  expect((await typed(invite, '0')).answer).toEqual([]);
  expect((await typed(invite, 'green')).answer).toEqual([1]);
  const order: Decision = {
    ...common,
    kind: 'arrange',
    key: 'ask.encounter-card',
    options: ['morph', 'quash'],
    fallback: [0, 1],
  };
  expect((await typed(order, '1', '2 1')).answer).toEqual([1, 0]);
});

test('a launch: target and ships in one line', async () => {
  const decision: Decision = {
    ...common,
    kind: 'launch',
    key: 'ask.launch',
    targets: [5, 6],
    slots,
    min: 1,
    max: 4,
    fallback: { target: 0, ships: [1, 0] },
  };
  expect((await typed(decision, 'blue-2 r1=1 r3=2')).answer).toEqual({ target: 1, ships: [1, 2] });
  expect((await typed(decision, '1 3')).answer).toEqual({ target: 0, ships: [2, 1] });
  expect((await typed(decision, '')).answer).toEqual({ target: 0, ships: [3, 1] });
  const ally: Decision = { ...decision, kind: 'ally', key: 'ask.ally', targets: ['none', 'offense'] };
  expect((await typed(ally, '')).answer).toEqual({ target: 0, ships: [0, 0] });
  expect((await typed(ally, 'the 2')).answer).toEqual({ target: 1, ships: [2, 0] });
});

test('a deal, step by step', async () => {
  const decision: Decision = {
    ...common,
    kind: 'offer',
    key: 'ask.offer',
    partner: 1,
    standing: { give: { cards: { negotiate: 1 } }, get: { colony: 5 } },
    acceptable: true,
    last: false,
    wordless: false,
    give: { hand: ['attack-10', 'negotiate'], planets: [0], colonies: 1, free: 0 },
    get: { hand: 1, planets: [5, 6], colonies: 1, free: 2 },
    fallback: { do: 'fail' },
  };
  expect((await typed(decision, '')).answer).toEqual({ do: 'accept' });
  expect((await typed(decision, '3')).answer).toEqual({ do: 'fail' });
  const proposed = await typed(decision, '2', '2', '1', '3', '2', '1');
  expect(proposed.answer).toEqual({
    do: 'propose',
    give: { cards: { 'attack-10': 1 }, colony: 0 },
    get: { cards: { 'type:negotiate': 1 }, colony: 6, free: 1 },
  });
  expect(proposed.printed).toContain('Blue wants Negotiate from you and offers a colony on blue-1.');
  const empty = await typed(decision, '2', '', '', '', '', '', '1');
  expect(empty.answer).toEqual({ do: 'accept' });
  expect(empty.printed).toContain('That is not possible.');
});

test('a deal of several colonies, and without a word', async () => {
  const decision: Decision = {
    ...common,
    kind: 'offer',
    key: 'ask.offer',
    partner: 1,
    standing: null,
    acceptable: false,
    last: false,
    wordless: true,
    give: { hand: [], planets: [0], colonies: 2, free: 0 },
    get: { hand: 0, planets: [5, 6, 8], colonies: 2, free: 0 },
    fallback: { do: 'fail' },
  };
  const proposed = await typed(decision, '1', '', '3 1');
  expect(proposed.answer).toEqual({ do: 'propose', give: {}, get: { colony: [5, 8] } });
  expect(proposed.printed).toContain('offers and gestures only');
  const tooMany = await typed(decision, '1', '1', '1 2 3', '1', '1', '2');
  expect(tooMany.printed).toContain('only 2 can be granted');
  expect(tooMany.answer).toEqual({ do: 'propose', give: { colony: 0 }, get: { colony: 6 } });
});

test('ships of a class are typed after their place', () => {
  const classes: Slot[] = [
    { at: 0, max: 3 },
    { at: 0, max: 1, ship: 'flagship' },
  ];
  const read = (line: string) => readShips(line.split(' '), { slots: classes, min: 1, max: 4 }, view, names);
  expect(read('red-1=2 red-1/flagship')).toEqual([2, 1]);
  expect(read('red-1/flagship=1')).toEqual([0, 1]);
  expect(countsText(classes, [1, 1], names)).toBe('red-1=1 red-1/flagship=1');
  expect(() => read('red-1/salvage-vessel')).toThrow(Misread);
});
