/** The journal of a game that is over is made once. */
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGame, diceFrom, randomAnswer, replay, RULES_VERSION, type Setup } from '@cosmarium/engine';
import { systemClock } from '../src/clock.ts';
import { Histories } from '../src/history.ts';
import type { JournalRow } from '../src/storage/schema.ts';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import type { StoredTable } from '../src/storage/tables.ts';
import { running } from './helpers/places.ts';
import { tempFolder } from './helpers/server.ts';

const setup: Setup = {
  players: [{ colour: 'red' }, { colour: 'blue' }, { colour: 'green' }],
  start: 'beginner',
};
const seed = 'history';
let dataFolder: string;
let storage: Storage;
let finished: StoredTable;
let rows: JournalRow[];

beforeAll(async () => {
  dataFolder = tempFolder();
  const log = pino({ level: 'silent' });
  storage = await openStorage({ databaseUrl: null, dataFolder, node: 'x' }, log, systemClock);
  const game = createGame(setup, seed);
  const roll = diceFrom('history');
  rows = [];
  while (!game.over) {
    const [{ id, seat, kind, key }] = game.pending();
    const answer = randomAnswer(game.pending()[0], roll);
    game.answer(seat, id, answer);
    const asked = `${seat} ${kind} ${key}`;
    const seq = rows.length + 1;
    rows.push({
      table_code: 'h',
      seq,
      seat,
      decision: id,
      asked,
      answer: JSON.stringify(answer),
      command: `${seq}`,
      at: 1,
    });
  }
  const row = { ...running('h'), seed, rules: RULES_VERSION, setup: JSON.stringify(setup) };
  finished = { row: { ...row, status: 'over' }, seats: [] };
});
afterAll(async () => {
  await storage.database.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const store = async () => {
  for (const one of rows) await storage.database.db.insertInto('journal').values(one).execute();
};
const lose = () => storage.database.db.deleteFrom('journal').execute();

it('and given again from memory', async () => {
  const histories = new Histories(storage.journal);
  await store();
  const first = await histories.of(finished);
  expect(replay(first).over).toBe(true);
  await lose();
  expect(await histories.of(finished)).toBe(first);
  // Others push it out.
  for (let i = 0; i < 100; i++)
    await histories.of({ ...finished, row: { ...finished.row, code: `other ${i}` } });
  expect(await histories.of(finished)).not.toBe(first);
});

it('and tried again if it could not be', async () => {
  const histories = new Histories(storage.journal);
  await storage.database.db
    .insertInto('journal')
    .values({ ...rows[0], decision: 7777 })
    .execute();
  await expect(histories.of(finished)).rejects.toThrow('decision 7777 is not open');
  await lose();
  await store();
  expect(replay(await histories.of(finished)).over).toBe(true);
});

it('and a little at a time, so that nobody else has to wait for it', async () => {
  await lose();
  await store();
  let pauses = 0;
  const histories = new Histories(storage.journal, () => {
    pauses++;
    return Promise.resolve();
  });
  expect(replay(await histories.of(finished)).journal().answers).toHaveLength(rows.length);
  expect(pauses).toBe(Math.floor(rows.length / 20));
  expect(pauses).toBeGreaterThan(1);
});

it('and one after the other', async () => {
  await lose();
  await store();
  let under = 0;
  let most = 0;
  const histories = new Histories(storage.journal, async () => {
    most = Math.max(most, ++under);
    await new Promise((resolve) => void setImmediate(resolve));
    under--;
  });
  const other = { ...finished, row: { ...finished.row, code: 'i' } };
  for (const one of rows)
    await storage.database.db
      .insertInto('journal')
      .values({ ...one, table_code: 'i' })
      .execute();
  const [one, two] = await Promise.all([histories.of(finished), histories.of(other)]);
  expect([one === two, most]).toEqual([true, 1]);
});
