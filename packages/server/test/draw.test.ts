/** WIN-4: everybody at a table may agree on a draw. */
import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { agreesToDraw } from '@cosmarium/bots';
import { AGREED_DRAW, replay, type Journal } from '@cosmarium/engine';
import type { TableWishes } from '@cosmarium/protocol';
import { Client, seatedTable, UNHURRIED } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

let server: TestServer;
afterEach(() => server.stop());

const AWAY_MS = 45_000;

async function table(wishes: TableWishes = {}) {
  const clock = new ManualClock();
  server = await testServer({ awayMs: AWAY_MS }, clock);
  return { clock, ...(await seatedTable([server.url], 3, { pace: 'fast', ...wishes })) };
}

const wanting = ({ table }: Client) => table!.seats.map(({ wantsDraw }) => wantsDraw);

describe('a draw', () => {
  it('ends the game when everybody wants it, and the journal says so', async () => {
    const { clients, code } = await table();
    const [anna, ben, cleo] = clients;
    await anna.ask({ do: 'draw', want: true });
    await ben.ask({ do: 'draw', want: true });
    await cleo.until('both are heard', () => wanting(cleo)[1]);
    expect([wanting(cleo), cleo.table!.status]).toEqual([[true, true, false], 'running']);
    expect(await cleo.ask({ do: 'draw', want: true })).toMatchObject({ ok: true });
    for (const client of clients) await client.until('it is over', () => client.over);
    for (const { view } of clients)
      expect(view).toMatchObject({ stage: 'over', winners: [], decisions: [], waiting: [] });
    await anna.until('the table is over', () => anna.table!.status === 'over');
    const mine = (await ben.fetch('/api/me/games')).body as object[];
    expect(mine).toEqual([
      {
        code,
        at: expect.any(Number) as number,
        seat: 1,
        winners: [],
        options: expect.objectContaining({ players: 3 }) as object,
        players: clients.map(({ name }) => ({ name })),
      },
    ]);
    const { body } = await anna.fetch(`/api/tables/${code}/journal`);
    const { answers } = body as Journal;
    expect(answers.at(-1)).toEqual([AGREED_DRAW, 0]);
    const again = replay(body);
    expect([again.over, again.winners]).toEqual([true, []]);
    expect(again.events(-1).at(-1)).toEqual({ type: 'drawn', key: 'drawn.agreed' });
    expect(await anna.ask({ do: 'draw', want: true })).toMatchObject({ error: 'not-now' });
  });

  it('is off when somebody thinks better of it', async () => {
    const { clients } = await table();
    const [anna, ben, cleo] = clients;
    await anna.ask({ do: 'draw', want: true });
    await ben.ask({ do: 'draw', want: true });
    await anna.ask({ do: 'draw', want: false });
    await cleo.ask({ do: 'draw', want: true });
    await cleo.ask({ do: 'sync' });
    expect([wanting(cleo), cleo.table!.status]).toEqual([[false, true, true], 'running']);
  });

  it('is still there after a restart', async () => {
    const dataFolder = tempFolder();
    try {
      server = await testServer({ dataFolder });
      const { clients, code } = await seatedTable([server.url], 3, UNHURRIED);
      for (const client of clients) await client.ask({ do: 'draw', want: true });
      const [anna] = clients;
      await anna.until('it is over', () => anna.over);
      await Promise.all(clients.map((client) => client.close()));
      await server.stop();
      server = await testServer({ dataFolder });
      anna.view = null;
      await anna.reconnect(server.url, code);
      await anna.until('the end is shown', () => anna.over);
      expect([anna.table!.status, anna.view!.winners]).toEqual(['over', []]);
      await anna.close();
    } finally {
      rmSync(dataFolder, { recursive: true, force: true });
    }
  });

  it('is not for those who look on', async () => {
    const { clients, code } = await table();
    const dora = await Client.arrive(server.url, 'Dora');
    await dora.connect(code);
    expect(await dora.ask({ do: 'draw', want: true })).toMatchObject({ error: 'not-yours' });
    for (const client of clients) await client.ask({ do: 'draw', want: true });
    await dora.until('it is over', () => dora.over);
    await dora.close();
  });

  it('does not wait for somebody who has been gone for long; for them their bot speaks', async () => {
    const { clients, clock } = await table({ clocks: { decision: 0, response: 0, deal: 0 } });
    const [anna, ben, cleo] = clients;
    await cleo.close();
    await anna.until('cleo is gone', () => !anna.table!.seats[2].present);
    await anna.ask({ do: 'draw', want: true });
    await ben.ask({ do: 'draw', want: true });
    await ben.ask({ do: 'sync' });
    expect([wanting(ben), ben.table!.status]).toEqual([[true, true, false], 'running']);
    clock.pass(AWAY_MS + 1);
    await anna.until('cleo is away', () => anna.table!.seats[2].away);
    // Nobody has more colonies than the others: the bot agrees as soon as anything is said or answered.
    await anna.ask({ do: 'draw', want: true });
    await anna.until('it is over', () => anna.over);
    expect(anna.view!.winners).toEqual([]);
  });

  it('with bots that are not ahead needs nobody else', async () => {
    server = await testServer({});
    const anna = await Client.arrive(server.url, 'Anna');
    const code = await anna.open({ players: 3, pace: 'fast' });
    await anna.connect(code);
    for (const seat of [1, 2]) await anna.ask({ do: 'bot', seat, level: 'easy' });
    await anna.ask({ do: 'start' });
    await anna.until('it begins', () => anna.view !== null);
    expect(wanting(anna)).toEqual([false, false, false]);
    await anna.ask({ do: 'draw', want: true });
    await anna.until('it is over', () => anna.over);
    expect(anna.view!.winners).toEqual([]);
  });
});

it('a bot agrees to a draw unless it has more foreign colonies than anybody else', () => {
  const view = (...foreign: number[]) =>
    ({ players: foreign.map((count) => ({ foreign: count })) }) as Parameters<typeof agreesToDraw>[0];
  expect(agreesToDraw(view(0, 0, 0), 1)).toBe(true);
  expect(agreesToDraw(view(2, 1, 0), 1)).toBe(true);
  expect(agreesToDraw(view(2, 2, 0), 1)).toBe(true);
  expect(agreesToDraw(view(2, 3, 0), 1)).toBe(false);
});
