import type { Scenario } from '@cosmarium/engine';

/** Red attacks blue with 14 against 10 and wins; every test gets its own copy to damage. */
export const sample = (): Scenario => ({
  format: 'cosmarium-scenario',
  version: 1,
  name: 'a plain attack',
  cites: ['REV-2'],
  position: {
    players: [
      { colour: 'red', alien: 'machine', hand: ['attack-12', 'reinforcement-3'] },
      { colour: 'blue', alien: 'parasite', hand: ['attack-08', 'attack-06'], homes: [2, 6, 4, 4, 4] },
      { colour: 'green', alien: 'zombie', hand: ['attack-40'] },
    ],
    destiny: ['destiny-blue'],
  },
  steps: [
    { seat: 'red', kind: 'launch', answer: { to: 'blue-1', ships: { 'red-1': 2 } } },
    { seat: 'red', kind: 'invite', answer: [] },
    { seat: 'blue', kind: 'invite', answer: [] },
    { seat: 'blue', kind: 'encounter-card', options: ['attack-06', 'attack-08'], answer: 'attack-08' },
    { seat: 'red', kind: 'reinforce', answer: 'pass' },
  ],
  expect: {
    ships: { 'blue-1': { red: 2 } },
    warp: { blue: 2 },
    removed: { blue: 0 },
    hands: { red: ['reinforcement-3'], blue: ['attack-06'] },
    foreign: { red: 1 },
    tokens: { red: 0 },
    piles: { red: { hoard: [] } },
    aliens: { red: ['machine'] },
    totals: [14, 10],
    outcome: 'offense',
    winners: [],
    discard: ['attack-12'],
  },
});

/** The value at a path like "position.players[0].hand" is replaced; undefined takes it away. */
export function damaged(path: string, value: unknown): unknown {
  const names = path.match(/[^.[\]]+/g)!;
  const copy = sample();
  let at = copy as unknown as Record<string, unknown>;
  for (const name of names.slice(0, -1)) at = at[name] as Record<string, unknown>;
  const last = names.at(-1)!;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}
