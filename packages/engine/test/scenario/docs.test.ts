import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseScenario, runScenario, type Scenario } from '@cosmarium/engine';

const guide = readFileSync(fileURLToPath(new URL('../../../../docs/scenarios.md', import.meta.url)), 'utf8');
const example = [...guide.matchAll(/^```json\n(\{\n[^`]*)```$/gm)].at(-1)![1];

/** The names in the first column of the tables under a heading. */
function described(heading: string): string[] {
  const section = guide.split(`\n## ${heading}\n`)[1].split('\n## ')[0];
  return [...section.matchAll(/^\| `([\w-]+)`/gm)].map((match) => match[1]);
}

function refusal(damage: object): string {
  try {
    parseScenario({ ...(JSON.parse(example) as object), ...damage });
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('nothing was refused');
}

/** What may stand at a place: the reader tells when it refuses something there. */
const fields = (damage: object) => refusal(damage).split('the fields are ')[1].split(';')[0].split(', ');

test('the full example in the guide comes out', () => {
  expect(runScenario(parseScenario(example)).failures).toEqual([]);
});

test.each<[heading: string, damage: object]>([
  ['The file', { nonsense: 1 }],
  ['Position', { position: { nonsense: 1 } }],
  ['Position', { position: { players: [{ nonsense: 1 }] } }],
  ['Steps', { steps: [{ nonsense: 1 }] }],
  ['Expectations', { expect: { nonsense: 1 } }],
])('the guide describes every field: %s %j', (heading, damage) => {
  expect(described(heading)).toEqual(expect.arrayContaining(fields(damage)));
});

/** Pieces of files, each as it stands in the guide. */
const pieces = [...guide.matchAll(/^```json\n([^`]*)```$/gm)].map((match) => match[1]);

test.each<[string, (piece: object) => object]>([
  ['"sheets": [', (position) => ({ position: { ...whole().position, players: withSheets(position) } })],
  ['"last":', (expectation) => ({ expect: expectation })],
  ['"sheets": {', (expectation) => ({ expect: expectation })],
  ['"happened":', (expectation) => ({ expect: expectation })],
  ['"refused":', (step) => ({ steps: [step] })],
  ['"grants":', (step) => ({ steps: [step] })],
  ['"open":', (rest) => rest],
])('the guide’s example of %s can be read', (start, place) => {
  const piece = pieces.find((one) => one.includes(start))!;
  const read = JSON.parse(piece.startsWith('{') ? piece : `{${piece}}`) as object;
  const scenario = { ...whole(), ...place(read) };
  // Blue has what the guide speaks of.
  if (start === '"sheets": {') scenario.position.players[1].alien = 'miser';
  expect(parseScenario(scenario)).toEqual(scenario);
});

const whole = () => JSON.parse(example) as Scenario;
const withSheets = (sheets: object) =>
  whole().position.players.map((player, i) => (i === 0 ? { ...player, ...sheets } : player));

test('the guide tells how every kind of decision is answered', () => {
  const message = refusal({ steps: [{ seat: 'red', kind: 'nonsense', answer: 1 }] });
  const kinds = [...message.split(', not')[0].matchAll(/"([\w-]+)"/g)].map((match) => match[1]);
  expect(kinds).toContain('launch');
  expect(described('Steps')).toEqual(expect.arrayContaining(kinds));
});
