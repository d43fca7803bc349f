/** Bots with a character: who has which, for how long, and what they remember. */
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { Chronicle, type Deed, type Level } from '@cosmarium/bots';
import { createGame, type Answer, type Setup } from '@cosmarium/engine';
import { CHARACTERS, type ServerMessage } from '@cosmarium/protocol';
import { BotPool } from '../src/bots/bots.ts';
import { systemClock } from '../src/clock.ts';
import { openStorage } from '../src/storage/storage.ts';
import { Client } from './helpers/client.ts';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

const dataFolder = tempFolder();
let server: TestServer | null = null;
afterEach(async () => {
  vi.restoreAllMocks();
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
const stored = () =>
  openStorage({ databaseUrl: null, dataFolder, node: 'test' }, pino({ level: 'silent' }), systemClock);
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
  const storage = await stored();
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

it('is told of other encounters, and so is a hard bot; who would make nothing of it is not', async () => {
  const chosen = vi.spyOn(BotPool.prototype, 'choose');
  const { anna } = await opened(4);
  await anna.ask({ do: 'bot', level: 'easy', character: 'loyal' });
  for (const level of ['hard', 'normal'] as const) await anna.ask({ do: 'bot', level });
  anna.playAtRandom('told');
  await anna.ask({ do: 'start' });
  const told = (wanted: Level) =>
    chosen.mock.calls.flatMap(([{ level, memory }]) => (level === wanted ? [memory] : []));
  const knows = (level: Level) =>
    told(level).some((memory) => memory?.deeds.some(({ kind }) => kind === 'led') === true);
  const enough = () => knows('easy') && knows('hard') && told('normal').length > 0;
  await anna.until('all have been asked, and two told of an attack', () => enough() || anna.over);
  anna.onMessage = () => {};
  for (const level of ['easy', 'hard'] as const) {
    expect(knows(level)).toBe(true);
    expect(told(level)).not.toContain(undefined);
  }
  expect(told('normal').length).toBeGreaterThan(0);
  expect(new Set(told('normal'))).toEqual(new Set([undefined]));
});

it('says its lines to everybody, one in an encounter, and answers a person', async () => {
  const { anna, code } = await opened(3);
  for (const character of ['clown', 'avenger'] as const)
    await anna.ask({ do: 'bot', level: 'easy', character });
  const cleo = await Client.arrive(server!.url, 'cleo');
  await cleo.connect(code);
  anna.playAtRandom('talk');
  cleo.keepFrames = true;
  await anna.ask({ do: 'start' });
  expect(await anna.ask({ do: 'say', phrase: 'hello' })).toMatchObject({ ok: true });
  expect(await cleo.ask({ do: 'say', phrase: 'hello' })).toMatchObject({ error: 'not-yours' });
  expect(await anna.ask({ do: 'say', phrase: 'curse' as never })).toMatchObject({ error: 'malformed' });
  await cleo.until('the game is over', () => cleo.over);
  await anna.ask({ do: 'sync' });
  await cleo.ask({ do: 'sync' });
  const linesIn = (frames: readonly string[]) =>
    frames.flatMap((text) => {
      const message = JSON.parse(text) as ServerMessage;
      return message.type === 'chat' ? [message.line] : [];
    });
  const heard = linesIn(cleo.frames);
  expect(heard[0]).toMatchObject({ seat: 0, name: 'anna', text: '', says: { key: 'hello', to: -1 } });
  const byBots = heard.filter(({ guest }) => guest.startsWith('bot:'));
  expect(byBots.length).toBeGreaterThan(3);
  expect(new Set(byBots.map(({ guest, seat }) => `${guest} ${seat}`))).toEqual(
    new Set(['bot:clown 1', 'bot:avenger 2']),
  );
  await cleo.close();
  await cleo.connect(code);
  const welcome = cleo.frames
    .map((text) => JSON.parse(text) as ServerMessage)
    .findLast(({ type }) => type === 'welcome');
  expect(welcome).toMatchObject({ chat: heard });
  await server!.stop();
  server = null;
  const storage = await stored();
  const rows = await storage.chat.last(code);
  await storage.database.close();
  const turns = rows
    .filter(({ guest }) => guest.startsWith('bot:'))
    .map(({ seat, text }) => `${seat} ${(JSON.parse(text) as { at: number }).at}`);
  expect(new Set(turns).size).toBe(turns.length);
});
