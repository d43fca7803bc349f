import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay, type Journal } from '@cosmarium/engine';
import { seatedTable, UNHURRIED } from './helpers/client.ts';
import { testServer, type TestServer } from './helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('whole games over real sockets', () => {
  for (const players of [3, 4, 5])
    for (const start of ['beginner', 'advanced'] as const)
      it(`${players} clients play a ${start} game to its end, and its journal replays to the same`, async () => {
        const { code, clients } = await seatedTable([server.url], players, { ...UNHURRIED, start });
        clients.forEach((client, i) => client.playAtRandom(`${start} ${i}`));
        await Promise.all(clients.map((client) => client.until('it is over', () => client.over)));
        await clients[0].until('the seed is shown', () => clients[0].table!.seed !== null);

        const { body } = await clients[0].fetch(`/api/tables/${code}/journal`);
        const journal = body as Journal;
        const { seed } = journal.start as { seed: string };
        expect(seed).toBe(clients[0].table!.seed);
        // Nobody gave anything to the shuffle: it is the server's secret alone.
        expect(journal.lots).toEqual({
          secret: seed,
          pledges: clients.map(() => null),
          chances: clients.map(() => null),
        });
        const commitment = createHash('sha256').update(seed).digest('hex');
        expect(clients.map((client) => client.commitment)).toEqual(clients.map(() => commitment));
        expect(journal.checkpoints.length).toBeGreaterThan(3);

        const game = replay(journal);
        expect(game.over).toBe(true);
        const mine = (await clients[1].fetch('/api/me/games')).body as { code: string; winners: number[] }[];
        expect(mine.map((one) => [one.code, one.winners])).toEqual([[code, game.winners]]);
        for (const client of clients) {
          const { decisions, ...view } = client.view!;
          expect(decisions).toEqual([]);
          expect(view).toEqual(
            JSON.parse(JSON.stringify({ ...game.view(client.seat), decisions: undefined })),
          );
          expect(client.seq).toBe(game.eventCount);
        }
        await Promise.all(clients.map((client) => client.close()));
      });
});
