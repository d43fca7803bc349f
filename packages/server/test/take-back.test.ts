/** Answers taken back, by the rules of the engine and the wish of the host. */
import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { TableWishes } from '@cosmarium/protocol';
import { Client, seatedTable, UNHURRIED } from './helpers/client.ts';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

let server: TestServer;
afterEach(() => server.stop());

const settled = (clients: readonly Client[]) =>
  Promise.all(clients.map((client) => client.ask({ do: 'sync' })));

/** Somebody has just launched ships, and nobody has answered to that. */
async function launched(url: string, takeBack: NonNullable<TableWishes['takeBack']>) {
  const { clients, code } = await seatedTable([url], 3, { ...UNHURRIED, pace: 'fast', takeBack });
  for (;;) {
    await settled(clients);
    const who = clients.find((client) => client.decision !== undefined)!;
    const { id, kind, fallback } = who.decision!;
    await who.ask({ do: 'answer', decision: id, answer: fallback });
    await settled(clients);
    if (kind === 'launch') return { clients, code, who, id, others: clients.filter((one) => one !== who) };
  }
}

describe('an answer', () => {
  it('is taken back freely: the same is asked again, and everybody is told', async () => {
    server = await testServer({});
    const { clients, who, id, others } = await launched(server.url, 'free');
    expect(clients.map(({ back }) => back)).toEqual(clients.map((client) => client === who));
    expect(await others[0].ask({ do: 'take-back', want: true })).toMatchObject({ error: 'not-now' });
    const events: string[] = [];
    others[0].onMessage = (message) => {
      if (message.type === 'update') events.push(...message.events.map(({ type }) => type));
    };
    expect(await who.ask({ id: 'back', do: 'take-back', want: true })).toMatchObject({ ok: true });
    await settled(clients);
    expect([who.decision!.kind, who.decision!.id === id, who.back]).toEqual(['launch', false, false]);
    expect(events).toEqual(['undone']);
    // Said again it is answered the same and done once; there is nothing more to take back.
    expect(await who.ask({ id: 'back', do: 'take-back', want: true })).toMatchObject({ ok: true });
    expect(await who.ask({ do: 'take-back', want: true })).toMatchObject({ error: 'not-now' });
    expect(await who.ask({ do: 'answer', decision: id, answer: null })).toMatchObject({ error: 'stale' });
  });

  it('is not taken back together with the one before when the reply was lost and it is said again', async () => {
    server = await testServer({});
    const { clients, who } = await launched(server.url, 'free');
    const { id, kind, fallback } = who.decision!;
    expect(kind).toBe('invite');
    await who.ask({ do: 'answer', decision: id, answer: fallback });
    for (let times = 0; times < 2; times++) {
      expect(await who.ask({ id: 'back', do: 'take-back', want: true })).toMatchObject({ ok: true });
      await settled(clients);
      // The launch could be taken back, too.
      expect([who.decision!.kind, who.back]).toEqual(['invite', true]);
    }
    expect(await who.ask({ id: 'further', do: 'take-back', want: true })).toMatchObject({ ok: true });
    await settled(clients);
    expect([who.decision!.kind, who.back]).toEqual(['launch', false]);
  });

  it('is taken back when everybody agrees, where the others are asked', async () => {
    server = await testServer({});
    const { clients, who, others } = await launched(server.url, 'ask');
    const [ben, cleo] = others;
    expect(await ben.ask({ do: 'take-back', want: true })).toMatchObject({ error: 'not-now' });
    await who.ask({ do: 'take-back', want: true });
    await ben.ask({ do: 'take-back', want: true });
    await settled(clients);
    const wanting = clients.map(({ table }, seat) => table!.seats[seat].wantsBack);
    expect(wanting).toEqual(clients.map((client) => client !== cleo));
    expect(who.back).toBe(true);
    await cleo.ask({ do: 'take-back', want: true });
    await settled(clients);
    expect([who.decision!.kind, who.back]).toEqual(['launch', false]);
    expect(who.table!.seats.map(({ wantsBack }) => wantsBack)).toEqual([false, false, false]);
  });

  it('stays where the host does not want it taken back', async () => {
    server = await testServer({});
    const { clients, who } = await launched(server.url, 'off');
    expect(clients.map(({ back }) => back)).toEqual([false, false, false]);
    expect(await who.ask({ do: 'take-back', want: true })).toMatchObject({ error: 'not-now' });
  });

  it('stays taken back after a restart', async () => {
    const dataFolder = tempFolder();
    try {
      server = await testServer({ dataFolder });
      const { clients, code, who } = await launched(server.url, 'free');
      await who.ask({ do: 'take-back', want: true });
      await settled(clients);
      const { view } = who;
      await Promise.all(clients.map((client) => client.close()));
      await server.stop();
      server = await testServer({ dataFolder });
      who.view = null;
      await who.reconnect(server.url, code);
      await who.until('the view comes', () => who.view !== null);
      expect(who.view).toEqual(view);
      await who.close();
    } finally {
      rmSync(dataFolder, { recursive: true, force: true });
    }
  });
});
