import { createGame, randomAnswer, diceFrom, type SeenEvent, type View } from '@cosmarium/engine';
import { describe, expect, test } from 'vitest';
import { remarksIn } from '../src/encounter/remarks.ts';
import { differentFace, rowsOf } from '../src/encounter/rows.ts';
import { balanced, sideOf, SIDES, sum } from '../src/encounter/sides.ts';
import { follow, NOTHING_TRACKED, type Tracked } from '../src/encounter/tracked.ts';
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

describe.each(['one', 'two', 'three', 'four'])('a game by dice (%s)', (seed) => {
  test('a still shows both cards and lines that add up to the totals', () => {
    let stills = 0;
    watched(seed, (before, events) => {
      const still = stillOf(before, events);
      if (still === null) return;
      stills++;
      const e = still.encounter!;
      expect(e.outcome).not.toBeNull();
      if (e.totals === null) return;
      expect(balanced(e)).toBe(true);
      // A card may stay face down, and count as what its player claims it to be.
      for (const side of SIDES) expect(e.laid[side]!.up || e.faces[side] !== null).toBe(true);
      for (const side of SIDES) expect(e.ledger[side].length).toBeGreaterThan(0);
    });
    expect(stills).toBeGreaterThan(3);
  });

  test('a fight that is over keeps its lines until the next one, and then as the one before', () => {
    let tracked: Tracked = NOTHING_TRACKED;
    const wrong: unknown[] = [];
    const fail = (what: string, number?: number) => wrong.push([what, number]);
    watched(seed, (before, events, after) => {
      const still = stillOf(before, events);
      if (still !== null) tracked = follow(tracked, still);
      const known = tracked.now?.encounter;
      tracked = follow(tracked, after);
      const now = tracked.now?.encounter;
      if (now?.number !== after.encounter?.number) fail('another encounter', now?.number);
      if (now?.outcome && !balanced(now)) fail('not balanced', now.number);
      if (!known?.outcome || known.number === after.encounter?.number) return;
      if (tracked.before?.encounter.number !== known.number || !balanced(tracked.before.encounter))
        fail('not kept', known.number);
    });
    expect(wrong).toEqual([]);
  });

  test('before the cards are open, the ships of a side are those of its players', () => {
    watched(seed, (_, __, { encounter, planets }) => {
      if (encounter === null || encounter.phase !== 'planning' || encounter.planet < 0) return;
      const [offense, defense] = SIDES.map((side) => sideOf(encounter, planets, side));
      expect(offense.ships).toBe(encounter.gate.reduce((all, ships) => all + ships, 0));
      expect(defense.main.ships).toBe(planets[encounter.planet][encounter.defense]);
    });
  });
});

test('an encounter that nobody saw the end of leaves nothing behind', () => {
  const first = fight();
  const number = first.encounter!.number;
  const won = { ...first.encounter!, outcome: { type: 'win' as const, side: 0 as const } };
  const at = (now: View['encounter']) => ({ ...first, encounter: now });
  const over = follow(follow(NOTHING_TRACKED, first), at(won));
  expect(follow(over, at({ ...won, number: number + 1, outcome: null })).before?.encounter).toEqual(won);
  expect(follow(over, at({ ...won, number: number + 3, outcome: null })).before).toBeNull();
});

function fight(): View {
  const game = createGame({ players: COLOURS.map((colour) => ({ colour })), start: 'beginner' }, 'fight');
  const view = game.view(-1);
  const encounter = {
    ...view.encounter!,
    offense: 0,
    defense: 1,
    planet: 5,
    gate: [2, 0, 1, 0, 0],
    aid: [0, 0, 0, 0, 0],
    allies: [4, 0] as [number, number],
    faces: [
      { type: 'attack' as const, value: 8 },
      { type: 'attack' as const, value: 42 },
    ],
    laid: [
      { card: 'attack-08', up: true },
      { card: 'negotiate', up: true },
    ],
    ledger: [
      [
        { side: 0, key: 'line.card', by: 0, value: 8 },
        { side: 0, key: 'line.ships', by: 0, value: 8 },
        { side: 0, key: 'line.ally', by: 2, value: 1 },
      ],
      [],
    ] as never,
  };
  return { ...view, encounter };
}

test('a line tells the number of ships where they do not count one each', () => {
  const { encounter, planets } = fight();
  const rows = rowsOf({ encounter: encounter!, planets }, 0);
  expect(rows.map(({ ships }) => ships)).toEqual([null, 2, null]);
  expect(sum(rows)).toBe(17);
});

test('a card that counts as another one says so', () => {
  const { encounter, planets } = fight();
  expect(differentFace({ encounter: encounter!, planets }, 0)).toBeNull();
  expect(differentFace({ encounter: encounter!, planets }, 1)).toEqual({ type: 'attack', value: 42 });
});

test('only this encounter’s reasons are remarked', () => {
  const events: SeenEvent[] = [
    { type: 'arithmetic', key: 'old', by: 0 },
    { type: 'encounter', seat: 0, number: 2, extra: false },
    { type: 'aimed', planet: 3 },
    { type: 'arithmetic', key: 'new', by: 1 },
  ];
  expect(remarksIn(events)).toEqual([events[3]]);
});
