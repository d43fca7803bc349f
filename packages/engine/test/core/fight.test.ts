/** What is kept of a fight and seen by everybody: every number with its reason, also after the ships have left. */
import { describe, expect, test } from 'vitest';
import { gameFromPosition, Table, type FightView, type GameState, type Line } from '@cosmarium/engine';
import {
  ally,
  duel,
  expectOutcome,
  launch,
  table,
  toPlanning,
  WITH_POWER,
  type Players,
} from '../helpers/duel.ts';

const fight = (t: Table): FightView => t.game.view(-1).fight!;
const words = (lines: readonly Line[]) => lines.map(({ key, by, value }) => `${key} ${by} ${value}`);
const ledger = (t: Table) => fight(t).ledger.map(words);
const cards = (red: string[], blue: string[]): Players => ({ red: { hand: red }, blue: { hand: blue } });

test('nothing is kept before the first fight, and it is seen from the reveal on', () => {
  const t = launch(table(cards(['attack-10', 'reinforcement-2'], ['attack-08'])));
  expect(t.game.view(0).fight).toBeNull();
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  expect(fight(t)).toMatchObject({ outcome: null, ground: null, totals: [13, 12], encounter: 1 });
  t.answer('red', 'reinforce', 'reinforcement-2 offense');
  expect(fight(t)).toMatchObject({ outcome: { type: 'win', side: 0 }, ground: 'totals', totals: [15, 12] });
  expectOutcome(t, 'offense');
});

test('REV-2: the lines stay as they were when the ships have landed and fallen', () => {
  const t = launch(table({ yellow: {}, purple: {} }), 3);
  ally(t, { green: ['offense', 2], yellow: ['offense', 3], purple: ['defense', 1] });
  expectOutcome(t, 'offense');
  expect(t.ships('blue-1', 'red')).toBe(3);
  expect(ledger(t)).toEqual([
    ['line.card 0 10', 'line.ships 0 3', 'line.ally 2 2', 'line.ally 3 3'],
    ['line.card 1 8', 'line.ships 1 4', 'line.ally 4 1'],
  ]);
  expect(fight(t)).toMatchObject({
    offense: 0,
    defense: 1,
    cards: ['attack-10', 'attack-08'],
    faces: [
      { type: 'attack', value: 10 },
      { type: 'attack', value: 8 },
    ],
    recast: ['', ''],
    fleets: [
      [3, 0, 2, 3, 0],
      [0, 4, 0, 0, 1],
    ],
    allies: [0b1100, 0b10000],
    totals: [18, 13],
    causes: [],
    outcome: { type: 'win', side: 0 },
    ground: 'totals',
    upset: false,
    bargain: null,
    landed: [3, 0, 2, 3, 0],
    lost: [0, 4, 0, 0, 1],
  });
});

test('a power that changes what ships count says so, and how many ships there were', () => {
  const t = launch(table({ green: { homes: WITH_POWER } }), 3);
  ally(t, { green: ['offense', 1] });
  t.finish();
  expect(ledger(t)[0]).toEqual(['line.card 0 10', 'line.ships 0 3', 'line.ally 2 4']);
  expect(fight(t)).toMatchObject({
    totals: [17, 12],
    fleets: [
      [3, 0, 1],
      [0, 4, 0],
    ],
    causes: [{ key: 'macron.mass', by: 2 }],
  });
});

test('a power that is zapped leaves no line and no cause', () => {
  const players: Players = {
    red: { alien: 'virus', homes: WITH_POWER },
    blue: { hand: ['attack-08', 'cosmic-zap'] },
  };
  const zapped = toPlanning(table(players)).answer('blue', 'respond', 'cosmic-zap').finish();
  expect(ledger(zapped)[0]).toEqual(['line.card 0 10', 'line.ships 0 3']);
  expect(fight(zapped)).toMatchObject({ totals: [13, 12], causes: [] });
  const spared = toPlanning(table(players)).answer('blue', 'respond', 'pass').finish();
  expect(ledger(spared)[0]).toEqual(['line.product 0 30']);
  expect(fight(spared)).toMatchObject({ totals: [30, 12], causes: [{ key: 'virus.multiply', by: 0 }] });
});

test('Emotion Control: attacks that count as negotiates are not counted any more', () => {
  const t = toPlanning(table({ green: { hand: ['emotion-control'] } }));
  expect(fight(t).totals).toEqual([13, 12]);
  t.answer('green', 'respond', 'emotion-control');
  expect(fight(t)).toMatchObject({
    cards: ['attack-10', 'attack-08'],
    faces: [
      { type: 'negotiate', value: 0 },
      { type: 'negotiate', value: 0 },
    ],
    recast: ['face.emotion-control', 'face.emotion-control'],
    ledger: [[], []],
    totals: null,
    outcome: { type: 'deal' },
    ground: 'negotiation',
  });
  t.answer('red', 'offer', 'fail')
    .answer('red', 'ships', { gate: 3 })
    .answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect(fight(t)).toMatchObject({
    outcome: { type: 'failed-deal' },
    ground: 'negotiation',
    lost: [3, 3, 0],
  });
});

test('REV-6: a reinforcement is a line of whoever played it, also when it lies in the discards', () => {
  const t = launch(table({ green: { hand: ['reinforcement-5'] } }), 3);
  ally(t, { green: ['defense', 1] }).answer('green', 'reinforce', 'reinforcement-5 defense');
  t.answer('green', 'ships', { 'green-1': 1 });
  expectOutcome(t, 'defense');
  expect(t.discard()).toContain('reinforcement-5');
  expect(ledger(t)[1]).toEqual([
    'line.card 1 8',
    'line.ships 1 4',
    'line.ally 2 1',
    'line.reinforcement 2 5',
  ]);
});

test.each([
  [cards(['attack-10'], ['attack-08']), 2, 'tie', 'defense'],
  [cards(['attack-00'], ['negotiate']), 2, 'attack', 'offense'],
  [cards(['negotiate'], ['attack-00']), 2, 'attack', 'defense'],
])('REV-2 to REV-5: the ground of an outcome (%#)', (players, ships, ground, outcome) => {
  const t = toPlanning(table(players), ships).finish();
  expect([fight(t).ground, t.outcome()]).toEqual([ground, outcome]);
  expect(t.game.events(-1).find((event) => event.type === 'outcome')).toMatchObject({ ground, upset: false });
});

test('an upset is named, with whom it is owed to', () => {
  const t = toPlanning(table({ red: { alien: 'loser', homes: WITH_POWER, hand: ['attack-04'] } }));
  t.answer('red', 'respond', 'loser:upset').finish();
  expect(fight(t)).toMatchObject({
    totals: [7, 12],
    outcome: { type: 'win', side: 0 },
    ground: 'totals',
    upset: true,
    causes: [{ key: 'loser.upset', by: 0 }],
  });
});

test('a deal is kept with its terms', () => {
  const t = toPlanning(table(cards(['negotiate'], ['negotiate'])));
  t.answer('red', 'offer', { give: { colony: 'red-1' }, get: { colony: 'blue-2' } });
  t.answer('blue', 'offer', 'accept');
  t.answer('blue', 'ships', { 'blue-2': 1 }).answer('red', 'ships', { gate: 3 });
  expectOutcome(t, 'deal');
  expect(fight(t)).toMatchObject({
    ground: 'negotiation',
    bargain: { by: 0, terms: { give: { colony: 0 }, get: { colony: 6 } } },
  });
});

describe('what is kept', () => {
  test('stays through the next encounter until its cards are turned up, also in a fork', () => {
    const hands = cards(['attack-10', 'attack-30'], ['attack-08', 'attack-01']);
    const t = toPlanning(new Table(duel(hands), 2));
    t.answer('red', 'encounter-card', 'attack-10').answer('blue', 'encounter-card', 'attack-08');
    t.answer('red', 'yes-no', 'yes');
    const kept = fight(t);
    expect([kept.encounter, t.game.s.encounter!.number]).toEqual([1, 2]);
    expect(t.game.fork().view(-1).fight).toEqual(kept);
    expect(gameFromPosition(t.game.snapshot().state).view(-1).fight).toEqual(kept);
  });

  test('is the same for every seat', () => {
    const t = toPlanning(table()).finish();
    for (const seat of [0, 1, 2]) expect(t.game.view(seat).fight).toEqual(fight(t));
  });

  test('a stored game without it is read, and a fight that is none is refused', () => {
    const state = structuredClone(toPlanning(table()).finish().game.s);
    state.stage = 'start-turn';
    const { fight: kept, ...older } = state;
    expect(gameFromPosition(older as GameState).view(-1).fight).toBeNull();
    expect(gameFromPosition(state).view(-1).fight!.totals).toEqual([13, 12]);
    const broken = { ...state, fight: { ...kept!, fleets: [[1], [2]] } } as unknown as GameState;
    expect(() => gameFromPosition(broken)).toThrow(expect.objectContaining({ code: 'bad-position' }));
  });
});

test('a card that stays face down is never shown', () => {
  const t = toPlanning(table({ red: { alien: 'gambler', homes: WITH_POWER, hand: ['attack-04'] } }));
  t.answer('red', 'respond', 'gambler:bluff').answer('red', 'card', 'attack-20');
  t.answer('blue', 'yes-no', 'no').finish();
  for (const seat of [-1, 0, 1, 2])
    expect(t.game.view(seat).fight).toMatchObject({ cards: [null, 'attack-08'], totals: [23, 12] });
});
