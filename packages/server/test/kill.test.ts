/** The server is killed again and again while games run: nothing acknowledged is lost, and every game goes on. */
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay, type Journal } from '@cosmarium/engine';
import { seatedTable, UNHURRIED } from './helpers/client.ts';
import { checkJournals, everybody, moreAnswers, type Playing } from './helpers/journals.ts';
import { Postgres } from './helpers/postgres.ts';
import { buildServer, ServerProcess, type Build } from './helpers/process.ts';
import { tempFolder } from './helpers/server.ts';

const KILLS = 12;
const ANSWERS_BETWEEN = 70;
const TABLES = [3, 4, 5, 3, 4, 5];

let build: Build;
let postgres: Postgres;
beforeAll(async () => {
  build = buildServer();
  postgres = await Postgres.start();
});
afterAll(async () => {
  build.remove();
  await postgres.stop();
});

async function playThroughKills(env: Record<string, string>): Promise<{ tables: Playing[]; kills: number }> {
  let server = await ServerProcess.start(build, env);
  try {
    const tables: Playing[] = [];
    for (const players of TABLES)
      tables.push(await seatedTable([server.url], players, { ...UNHURRIED, start: 'advanced' }));
    const clients = everybody(tables);
    clients.forEach((client, i) => client.playAtRandom(`kill ${i}`));
    let kills = 0;
    while (kills < KILLS && !clients.every(({ over }) => over)) {
      await moreAnswers(clients, ANSWERS_BETWEEN);
      await server.kill();
      kills++;
      await Promise.all(
        clients.map((client) => client.until('it is cut off', () => client.closedWith !== null)),
      );
      server = await ServerProcess.start(build, env);
      await Promise.all(
        tables.flatMap(({ code, clients }) => clients.map((client) => client.reconnect(server.url, code))),
      );
    }
    await Promise.all(
      clients.map((client) => client.until('the game is over', () => client.over && client.heard)),
    );
    for (const { code, clients } of tables) {
      await clients[0].until('the seed is shown', () => clients[0].table!.seed !== null);
      const { body } = await clients[0].fetch(`/api/tables/${code}/journal`);
      expect(replay(body as Journal).over).toBe(true);
      await Promise.all(clients.map((client) => client.close()));
    }
    expect(await server.kill('SIGTERM')).toBe(0);
    return { tables, kills };
  } finally {
    await server.kill();
  }
}

describe('kill -9', () => {
  it(`${KILLS} times on SQLite`, { timeout: 300_000 }, async () => {
    const dataFolder = tempFolder(tmpdir());
    const { tables, kills } = await playThroughKills({ DATA_DIR: dataFolder });
    expect(kills).toBe(KILLS);
    await checkJournals(tables, null, dataFolder);
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it(`${KILLS} times on PostgreSQL`, { timeout: 300_000 }, async () => {
    const url = await postgres.database();
    const { tables, kills } = await playThroughKills({ DATABASE_URL: url });
    expect(kills).toBe(KILLS);
    await checkJournals(tables, url, '');
  });
});

describe('a second process on one SQLite file', () => {
  it('is refused and told why', async () => {
    const dataFolder = tempFolder();
    const first = await ServerProcess.start(build, { DATA_DIR: dataFolder });
    await expect(ServerProcess.start(build, { DATA_DIR: dataFolder })).rejects.toThrow(
      /ended with 2:\nAnother process already serves the data folder/,
    );
    await first.kill();
    const next = await ServerProcess.start(build, { DATA_DIR: dataFolder });
    expect(await next.kill('SIGTERM')).toBe(0);
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it('and a wrong setting is told in words', async () => {
    await expect(ServerProcess.start(build, { PORT: 'many' })).rejects.toThrow(
      /ended with 2:\nPORT: must be a whole number/,
    );
  });
});
