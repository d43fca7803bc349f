/** What may be done only so often: counted for all nodes of a database together, and forgotten after its time. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from '../src/storage/storage.ts';
import { Client } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { places, type Place } from './helpers/places.ts';
import { Postgres } from './helpers/postgres.ts';
import { testServer, type TestServer } from './helpers/server.ts';

const RATION = { most: 3, within: 1000 };

describe.each(Object.keys(places))('a ration on %s', (database) => {
  let place: Place;
  let nodes: Storage[];
  beforeAll(async () => {
    place = await places[database]();
    nodes = [await place.open('one'), await place.open('two')];
  });
  afterAll(() => place.remove());
  const take = (node: number, now: number, ...names: string[]) =>
    nodes[node].rations.take(names, RATION, now);

  it('is the same for all nodes, and comes back with time', async () => {
    const taken = [];
    for (let i = 0; i < 5; i++) taken.push(await take(i % 2, 100 + i, 'anna'));
    expect(taken).toEqual([true, true, true, false, false]);
    expect(await take(1, 1099, 'anna')).toBe(false);
    expect([await take(0, 1100, 'anna'), await take(1, 1100, 'anna')]).toEqual([true, false]);
    expect(await take(1, 100, 'ben')).toBe(true);
  });

  it('is taken for all names or for none', async () => {
    for (let i = 0; i < 3; i++) await take(0, 50, 'full');
    expect(await take(1, 60, 'full', 'fresh')).toBe(false);
    const taken = [];
    for (let i = 0; i < 4; i++) taken.push(await take(i % 2, 70, 'fresh'));
    expect(taken).toEqual([true, true, true, false]);
  });

  it('is never exceeded, however many ask at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, i) => take(i % 2, 500, 'crowd')));
    expect(all.filter(Boolean).length).toBeLessThanOrEqual(RATION.most);
  });

  it('is forgotten when it is of no use any more', async () => {
    const kept = () => nodes[0].database.db.selectFrom('rations').selectAll().execute();
    await take(0, 5000, 'late');
    await nodes[1].tidy.forgetRations(5000);
    const rows = await kept();
    expect(rows.map(({ at }) => at)).toEqual([5000]);
    // Whose it was cannot be read there.
    expect(rows[0].name).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('two nodes', () => {
  let postgres: Postgres;
  const servers: TestServer[] = [];
  const clock = new ManualClock();
  beforeAll(async () => {
    postgres = await Postgres.start();
    const databaseUrl = await postgres.database();
    const limits = { guestsPerAddress: 4, tablesPerGuest: 3, tablesPerAddress: 4 };
    for (let i = 0; i < 2; i++)
      servers.push(await testServer({ databaseUrl, ...limits }, clock, `node ${i}`));
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await postgres.stop();
  });

  it('let one address bring no more guests, and open no more tables, than one node would', async () => {
    const guests: Client[] = [];
    for (let i = 0; i < 4; i++) guests.push(await Client.arrive(servers[i % 2].url, `guest${i}`));
    for (const { url } of servers) await expect(Client.arrive(url, 'another')).rejects.toThrow(/429/);
    const opened = [];
    for (let i = 0; i < 5; i++) {
      guests[0].url = servers[i % 2].url;
      opened.push((await guests[0].fetch('/api/tables', {})).status);
    }
    expect(opened).toEqual([201, 201, 201, 429, 429]);
    const byOthers = [];
    for (const guest of guests.slice(1)) byOthers.push((await guest.fetch('/api/tables', {})).status);
    expect(byOthers).toEqual([201, 429, 429]);
  });
});
