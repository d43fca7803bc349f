/** What is made for those who watch: once for each seat and once for all spectators, and nothing for nobody. */
import { afterEach, expect, it } from 'vitest';
import { Client, seatedTable, UNHURRIED } from './helpers/client.ts';
import { testServer, type TestServer } from './helpers/server.ts';

let server: TestServer;
afterEach(() => server.stop());

/** How many updates have been made so far. */
async function made(): Promise<number> {
  const text = await (await fetch(server.metricsUrl)).text();
  return Number(/^cosmarium_update_bytes_count (\d+)$/m.exec(text)![1]);
}

const updatesOf = ({ frames }: Client): string[] =>
  frames.filter((text) => text.startsWith('{"type":"update"'));

/** Everything said before has been heard when this returns. */
const settled = (clients: readonly Client[]) =>
  Promise.all(clients.map((client) => client.ask({ do: 'sync' })));

/** These answer as if clocks ran out, so many times or until none of them is asked. */
async function play(clients: readonly Client[], answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const client = clients.find(({ decision }) => decision !== undefined);
    if (client === undefined) return;
    const { id, fallback } = client.decision!;
    expect(await client.ask({ do: 'answer', decision: id, answer: fallback })).toMatchObject({ ok: true });
    await settled(clients);
  }
}

async function watched(spectators: number) {
  server = await testServer();
  const { code, clients } = await seatedTable([server.url], 3, UNHURRIED);
  const watching: Client[] = [];
  for (let i = 0; i < spectators; i++) {
    const spectator = await Client.arrive(server.url, `spectator${i}`);
    await spectator.connect(code);
    await spectator.until('the view comes', () => spectator.view !== null);
    watching.push(spectator);
  }
  const all = [...clients, ...watching];
  await settled(all);
  for (const client of all) client.keepFrames = true;
  return { clients, watching, all };
}

it('all spectators get one text', async () => {
  const { clients, watching, all } = await watched(3);
  const before = await made();
  await play(clients, 40);
  await settled(all);
  const [first, ...others] = watching.map(updatesOf);
  expect(first.length).toBeGreaterThan(20);
  for (const other of others) expect(other).toEqual(first);
  const seats = clients.map((client) => updatesOf(client).length);
  expect((await made()) - before).toBe(seats.reduce((sum, count) => sum + count) + first.length);
});

it('nothing is made for a seat nobody watches', async () => {
  const { clients } = await watched(0);
  await play(clients, 10);
  // Whoever is to answer stays and plays on alone, until somebody else is asked.
  const last = clients.find(({ decision }) => decision !== undefined)!;
  for (const client of clients) if (client !== last) await client.close();
  await last.until('all others left', () => last.table!.seats.filter(({ present }) => present).length === 1);
  last.frames.length = 0;
  const before = await made();
  await play([last], 40);
  const mine = updatesOf(last).length;
  expect(mine).toBeGreaterThan(0);
  expect((await made()) - before).toBe(mine);
});
