/** Several nodes on one PostgreSQL. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay, type Journal } from '@cosmarium/engine';
import { Client, seatedTable, UNHURRIED } from './helpers/client.ts';
import { acknowledged, moreAnswers } from './helpers/journals.ts';
import { Postgres } from './helpers/postgres.ts';
import { buildServer, ServerProcess, type Build } from './helpers/process.ts';

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

async function nodes(count: number): Promise<ServerProcess[]> {
  const env = { DATABASE_URL: await postgres.database() };
  return Promise.all(Array.from({ length: count }, () => ServerProcess.start(build, env)));
}

describe('two nodes on one PostgreSQL', () => {
  it('play the same games; one is killed in the middle and the games go on', async () => {
    const [one, two] = await nodes(2);
    try {
      const tables = [];
      for (const players of [3, 4, 5])
        tables.push(await seatedTable([one.url, two.url], players, { ...UNHURRIED, start: 'advanced' }));
      const clients = tables.flatMap((table) => table.clients);
      clients.forEach((client, i) => client.playAtRandom(`nodes ${i}`));
      await moreAnswers(clients, 400);

      await two.kill();
      for (const { code, clients } of tables)
        for (const client of clients)
          if (client.url === two.url) {
            await client.until('it is cut off', () => client.closedWith !== null);
            await client.reconnect(one.url, code);
          }
      await Promise.all(
        clients.map((client) => client.until('the game is over', () => client.over && client.heard)),
      );
      for (const { code, clients } of tables) {
        await clients[0].until('the seed is shown', () => clients[0].table!.seed !== null);
        const { body } = await clients[0].fetch(`/api/tables/${code}/journal`);
        const journal = body as Journal;
        expect(replay(journal).over).toBe(true);
        expect(journal.answers).toHaveLength(acknowledged(clients));
        await Promise.all(clients.map((client) => client.close()));
      }
    } finally {
      await Promise.all([one.kill(), two.kill()]);
    }
  });

  it('show each other seats, chat, proposals and who is there; bots play once', async () => {
    const [one, two] = await nodes(2);
    try {
      const anna = await Client.arrive(one.url, 'anna');
      const ben = await Client.arrive(two.url, 'ben');
      const code = await anna.open({ players: 3, pace: 'fast', start: 'beginner' });
      await anna.connect(code);
      await ben.connect(code);
      expect(await ben.ask({ do: 'sit', colour: 'blue' })).toMatchObject({ ok: true });
      await anna.until('ben sits', () => anna.table!.seats[1].name === 'ben' && anna.table!.seats[1].present);
      expect(await ben.ask({ do: 'bot', level: 'easy' })).toMatchObject({ error: 'not-yours' });
      await anna.ask({ do: 'bot', level: 'easy' });
      await anna.ask({ do: 'chat', text: 'hello over there' });
      await ben.until('he hears', () => ben.chat.includes('hello over there'));
      await anna.ask({ do: 'start' });
      await ben.until('it begins', () => ben.view !== null);
      anna.playAtRandom('anna');
      ben.playAtRandom('ben');
      await Promise.all([anna, ben].map((client) => client.until('it is over', () => client.over)));
      await ben.close();
      await anna.until('ben is gone', () => !anna.table!.seats[1].present);
      await anna.close();
    } finally {
      await Promise.all([one.kill('SIGTERM'), two.kill('SIGTERM')]);
    }
  });

  it('end a game as a draw when everybody at both has agreed', async () => {
    const [one, two] = await nodes(2);
    try {
      const { clients, code } = await seatedTable([one.url, two.url], 3, { ...UNHURRIED, pace: 'fast' });
      for (const client of clients)
        expect(await client.ask({ do: 'draw', want: true })).toMatchObject({ ok: true });
      await Promise.all(clients.map((client) => client.until('it is over', () => client.over)));
      expect(clients.map(({ view }) => view!.winners)).toEqual([[], [], []]);
      const { body } = await clients[0].fetch(`/api/tables/${code}/journal`);
      expect(replay(body).winners).toEqual([]);
      await Promise.all(clients.map((client) => client.close()));
    } finally {
      await Promise.all([one.kill('SIGTERM'), two.kill('SIGTERM')]);
    }
  });
});
