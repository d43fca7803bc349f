import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseScenario, replay, runScenario } from '@cosmarium/engine';

const folder = fileURLToPath(new URL('../../../../scenarios/', import.meta.url));
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

test.each(files)('scenarios/%s comes out as it says', (file) => {
  const { failures, story, journal } = runScenario(parseScenario(readFileSync(folder + file, 'utf8')));
  expect(failures).toEqual([]);
  expect(story.length).toBeGreaterThan(0);
  // The same journal gives the same game.
  expect(replay(journal!).journal().checkpoints.slice(0, journal!.checkpoints.length)).toEqual(
    journal!.checkpoints,
  );
});

test('every worked example of the rules has a scenario', () => {
  const cited = files.flatMap((file) => parseScenario(readFileSync(folder + file, 'utf8')).cites);
  for (const example of ['EX-1', 'EX-2', 'EX-3', 'EX-4', 'EX-5']) expect(cited).toContain(example);
});
