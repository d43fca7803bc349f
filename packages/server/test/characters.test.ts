/** Bots with a character: who has which, for how long, and what they remember. */
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { Chronicle, type Deed } from '@cosmarium/bots';
import { createGame, type Answer, type Setup } from '@cosmarium/engine';
import { CHARACTERS } from '@cosmarium/protocol';
import { systemClock } from '../src/clock.ts';
import { openStorage } from '../src/storage/storage.ts';
import { Client } from './helpers/client.ts';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

const dataFolder = tempFolder();
let server: TestServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});
process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }));

async function opened(players: number): Promise<{ anna: Client; code: string }> {
  server = await testServer({ dataFolder });
  const anna = await Client.arrive(server.url, 'anna');
  const code = await anna.open({ players, pace: 'fast', visibility: 'private' });
  await anna.connect(code);
  return { anna, code };
}
const charactersAt = ({ table }: Client) => table!.seats.map(({ character }) => character);

it('is chosen by the host or by dice, and stays with its seat', async () => {
  const { anna, code } = await opened(5);
  expect(await anna.ask({ do: 'bot', level: 'easy', character: 'avenger' })).toMatchObject({ ok: true });
  expect(await anna.ask({ do: 'bot', level: 'easy' })).toMatchObject({ ok: true });
  for (const _ of [0, 1]) await anna.ask({ do: 'bot', level: 'easy', character: 'dice' });
  const given = charactersAt(anna);
  expect(given.slice(0, 3)).toEqual([null, 'avenger', null]);
  const drawn = given.slice(3);
  for (const one of drawn) expect(CHARACTERS).toContain(one);
  expect(new Set(['avenger', ...drawn]).size).toBe(3);
  expect(await anna.ask({ do: 'kick', seat: 2 })).toMatchObject({ ok: true });
  expect(await anna.ask({ do: 'bot', level: 'easy', character: 'nobody' as 'dice' })).toMatchObject({
    error: 'malformed',
  });
  await anna.close();
  await server!.stop();
  server = await testServer({ dataFolder });
  anna.url = server.url;
  await anna.connect(code);
  expect(charactersAt(anna)).toEqual(given);
});

it('remembers after a restart what everybody has seen before it', async () => {
  const { anna, code } = await opened(3);
  for (const character of ['loyal', 'schemer'] as const)
    await anna.ask({ do: 'bot', level: 'easy', character });
  anna.playAtRandom('deeds');
  await anna.ask({ do: 'start' });
  await anna.until('some encounters are over', () => (anna.view?.encounter?.number ?? 0) > 4 || anna.over);
  anna.onMessage = () => {};
  await anna.close();
  await server!.stop();
  server = null;
  const log = pino({ level: 'silent' });
  const storage = await openStorage({ databaseUrl: null, dataFolder, node: 'test' }, log, systemClock);
  const { row } = (await storage.tables.find(code))!;
  const [snapshot] = await storage.journal.lastSnapshots(code);
  const rows = await storage.journal.entriesAfter(code, 0);
  await storage.database.close();
  const game = createGame(JSON.parse(row.setup!) as Setup, row.game_seed!);
  for (const { seat, decision, answer } of rows.slice(0, snapshot.seq))
    game.answer(seat, decision, JSON.parse(answer) as Answer);
  const { deeds } = new Chronicle().follow(game).memory;
  expect(deeds.length).toBeGreaterThan(3);
  expect(JSON.parse(snapshot.deeds!) as Deed[]).toEqual(deeds);
});
