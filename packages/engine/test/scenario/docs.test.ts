import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseScenario, runScenario } from '@cosmarium/engine';

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
const fields = (damage: object) => refusal(damage).split('the fields are ')[1].split(', ');

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

test('the guide tells how every kind of decision is answered', () => {
  const message = refusal({ steps: [{ seat: 'red', kind: 'nonsense', answer: 1 }] });
  const kinds = [...message.split(', not')[0].matchAll(/"([\w-]+)"/g)].map((match) => match[1]);
  expect(kinds).toContain('launch');
  expect(described('Steps')).toEqual(expect.arrayContaining(kinds));
});
