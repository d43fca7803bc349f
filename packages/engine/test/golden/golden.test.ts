/**
 * Games recorded once and replayed on every commit. A journal that no longer replays means that old games would go
 * another way: raise RULES_VERSION, and record these anew with
 *   npm run play -- --watch --players 5 --start advanced --seed golden-5 --save packages/engine/test/golden/5-players.json
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseJournal, replay } from '@cosmarium/engine';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

test('there are golden journals for 3, 4 and 5 players', () => {
  expect(files).toEqual(['3-players.json', '4-players.json', '5-players.json']);
});

test.each(files)('%s replays to its end, with every fingerprint on the way', (file) => {
  const journal = parseJournal(readFileSync(new URL(file, folder), 'utf8'));
  const game = replay(journal);
  expect(game.over).toBe(true);
  expect(game.journal()).toEqual(journal);
  const rounds = game.events(-1).filter((event) => event.type === 'encounter' && !event.extra);
  expect(journal.checkpoints).toHaveLength(rounds.length);
});
