/** A game in numbers: from the events of real games, and the rules for honours. */
import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { parseJournal, replay, type SeenEvent } from '@cosmarium/engine';
import { honoursOf, statisticsOf, type Statistics } from '../src/index.ts';

const golden = (players: number) =>
  replay(
    parseJournal(
      readFileSync(new URL(`../../engine/test/golden/${players}-players.json`, import.meta.url), 'utf8'),
    ),
  );

describe('numbers', () => {
  test.each([3, 4, 5])('of a whole game of %i agree with what happened', (players) => {
    const events = golden(players).events(-1);
    const all = statisticsOf(events, players);
    const sum = (of: (one: Statistics) => number) => all.reduce((total, one) => total + of(one), 0);
    const wins = events.flatMap((event) =>
      event.type === 'outcome' && event.outcome.type === 'win' ? [event.outcome.side] : [],
    );
    const count = (type: SeenEvent['type']) => events.filter((event) => event.type === type).length;
    expect(wins.length).toBeGreaterThan(0);
    expect(sum(({ attacksWon }) => attacksWon)).toBe(wins.filter((side) => side === 0).length);
    expect(sum(({ defensesWon }) => defensesWon)).toBe(wins.filter((side) => side === 1).length);
    expect(sum(({ attacks }) => attacks)).toBe(sum(({ defenses }) => defenses));
    expect(sum(({ powersUsed }) => powersUsed)).toBe(count('power.used'));
    expect(sum(({ coloniesGained }) => coloniesGained)).toBe(count('colony.gained'));
    for (const one of all) {
      expect(one.attacksWon).toBeLessThanOrEqual(one.attacks);
      expect(one.alliancesWon).toBeLessThanOrEqual(one.alliances);
    }
  });

  test('an encounter with an ally, a loss and a total', () => {
    const events: SeenEvent[] = [
      { type: 'encounter', seat: 1, number: 1, extra: false },
      { type: 'defense', seat: 0 },
      { type: 'allied', seat: 2, side: 0 },
      { type: 'allied', seat: 3, side: -1 },
      { type: 'totals', totals: [18, 9] },
      { type: 'outcome', outcome: { type: 'win', side: 0 }, ground: 'totals', upset: false },
      { type: 'ships.lost', seat: 0, warped: 3, removed: 1, saved: 2, cause: 'defeat' },
      { type: 'encounter', seat: 2, number: 2, extra: false },
      { type: 'defense', seat: 3 },
      { type: 'outcome', outcome: { type: 'deal' }, ground: 'negotiation', upset: false },
      { type: 'deal', made: true, quashed: false },
      { type: 'encounter', seat: 3, number: 3, extra: false },
      { type: 'defense', seat: 1 },
      { type: 'deal', made: true, quashed: true },
    ];
    const [blue, red, ally, other] = statisticsOf(events, 4);
    expect(red).toMatchObject({ attacks: 1, attacksWon: 1, defenses: 0, highest: 18, deals: 0 });
    expect(blue).toMatchObject({ defenses: 1, defensesWon: 0, shipsLost: 4, highest: 9 });
    expect(ally).toMatchObject({ alliances: 1, alliancesWon: 1, attacks: 0, deals: 1, highest: null });
    expect(other).toMatchObject({ alliances: 0, deals: 1, attacks: 0 });
  });
});

describe('honours', () => {
  const none = statisticsOf([], 1)[0];
  const having = (...some: Partial<Statistics>[]) => honoursOf(some.map((one) => ({ ...none, ...one })));

  test('go to whoever is ahead of everybody else', () => {
    expect(having({ attacksWon: 3 }, { attacksWon: 4 }, {})).toEqual([
      { id: 'conqueror', seat: 1, value: 4 },
    ]);
    expect(having({ attacksWon: 4 }, { attacksWon: 4 })).toEqual([]);
    expect(having({ attacksWon: 2 }, {})).toEqual([]);
  });

  test('somebody with none comes before a second one; four at most', () => {
    const much = { attacksWon: 5, defensesWon: 5, deals: 5, alliancesWon: 5, highest: 60, powersUsed: 9 };
    expect(having(much, {}).map(({ id }) => id)).toEqual(['conqueror', 'fortress', 'peacemaker', 'friend']);
    expect(having(much, { shipsLost: 20 }).map(({ id }) => id)).toEqual([
      'conqueror',
      'martyr',
      'fortress',
      'peacemaker',
    ]);
  });
});
