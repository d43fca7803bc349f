import {
  createGame,
  randomAnswer,
  diceFrom,
  type FightView,
  type SeenEvent,
  type View,
} from '@cosmarium/engine';
import { describe, expect, test } from 'vitest';
import { declinedIn } from '../src/encounter/declined.ts';
import { duelBefore, duelNow } from '../src/encounter/duel.ts';
import { differentFace, rowsOf, soFar } from '../src/encounter/rows.ts';
import { SIDES } from '../src/encounter/sides.ts';
import { stillOf } from '../src/motion/still.ts';

const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple'] as const;

/** Plays a game by dice and looks at the table before and after every answer. */
function watched(
  seed: string,
  look: (before: View, events: readonly SeenEvent[], after: View) => void,
): void {
  const game = createGame({ players: COLOURS.map((colour) => ({ colour })), start: 'advanced' }, seed);
  const dice = diceFrom(seed);
  let seen = game.events(-1).length;
  let before = game.view(-1);
  while (!game.over) {
    const decision = game.pending()[0];
    const answer = randomAnswer(decision, dice);
    game.answer(decision.seat, decision.id, answer);
    const events = game.events(-1);
    const after = game.view(-1);
    look(before, events.slice(seen), after);
    seen = events.length;
    before = after;
  }
}

const sum = (lines: readonly { value: number }[]) => lines.reduce((total, { value }) => total + value, 0);

describe.each(['one', 'two', 'three', 'four'])('a game by dice (%s)', (seed) => {
  test('a still shows the fight with lines that add up to the totals, and nothing that came of it', () => {
    let stills = 0;
    watched(seed, (before, events, after) => {
      const still = stillOf(before, events, after);
      if (still === null) return;
      stills++;
      const { fight, encounter } = still;
      expect(fight!.encounter).toBe(encounter!.number);
      expect(fight!.outcome).toEqual(encounter!.outcome);
      expect([all(fight!.landed), all(fight!.lost)]).toEqual([0, 0]);
      if (fight!.totals === null) return;
      for (const side of SIDES) expect(sum(fight!.ledger[side])).toBe(fight!.totals[side]);
    });
    expect(stills).toBeGreaterThan(3);
  });

  test('a fight that is over is shown as it was, and then as the one before', () => {
    let kept = 0;
    watched(seed, (_, __, after) => {
      const [now, before] = [duelNow(after), duelBefore(after)];
      expect(now?.number).toBe(after.encounter?.number);
      const shown = now?.fight ?? before?.fight ?? null;
      expect(shown).toBe(after.fight);
      expect(now?.fight === null || before === null).toBe(true);
      if (shown === null || shown.totals === null) return;
      kept++;
      for (const side of SIDES) expect(sum(rowsOf(shown, side))).toBe(shown.totals[side]);
    });
    expect(kept).toBeGreaterThan(10);
  });

  test('before the cards are open, the ships of a side are those of its players', () => {
    watched(seed, (_, __, view) => {
      const { encounter, planets } = view;
      if (encounter === null || encounter.phase !== 'planning' || encounter.planet < 0) return;
      if (encounter.outcome !== null) return;
      const [offense, defense] = duelNow(view)!.sides;
      expect(offense.ships).toBe(all(encounter.gate));
      expect(defense.main.ships).toBe(planets[encounter.planet][encounter.defense]);
    });
  });
});

const all = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

const FIGHT: FightView = {
  encounter: 3,
  offense: 0,
  defense: 1,
  planet: 5,
  cards: ['attack-08', 'negotiate'],
  faces: [
    { type: 'attack', value: 8 },
    { type: 'attack', value: 42 },
  ],
  recast: ['', ''],
  fleets: [
    [2, 0, 1],
    [0, 4, 0],
  ],
  allies: [0b100, 0],
  ledger: [
    [
      { side: 0, key: 'line.card', by: 0, value: 8 },
      { side: 0, key: 'line.ships', by: 0, value: 8 },
      { side: 0, key: 'line.ally', by: 2, value: 1 },
    ],
    [],
  ],
  totals: [17, 46],
  lowerWins: false,
  causes: [],
  outcome: null,
  ground: null,
  upset: false,
  bargain: null,
  landed: [0, 0, 0],
  lost: [0, 0, 0],
};

test('a line tells the number of ships where they do not count one each', () => {
  expect(rowsOf(FIGHT, 0).map(({ ships }) => ships)).toEqual([null, 2, null]);
});

test('the count goes up line by line to the engine’s own total', () => {
  expect([0, 1, 2, 3].map((shown) => soFar(FIGHT.ledger[0], shown, 17))).toEqual([0, 8, 16, 17]);
});

test('a card that counts as another one says so', () => {
  expect(differentFace(FIGHT, 0)).toBeNull();
  expect(differentFace(FIGHT, 1)).toEqual({ type: 'attack', value: 42 });
});

test('only those who stay out of this encounter have declined', () => {
  const events: SeenEvent[] = [
    { type: 'allied', seat: 0, side: -1 },
    { type: 'encounter', seat: 0, number: 2, extra: false },
    { type: 'allied', seat: 1, side: -1 },
    { type: 'allied', seat: 2, side: 1 },
  ];
  expect(declinedIn(events)).toBe(0b10);
});
