/** What nobody needs any more is deleted, a little at a time, in both databases; and the list of public tables is fair. */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Housekeeper, type Keeping } from '../src/housekeeper.ts';
import { readConfig } from '../src/index.ts';
import type { TableRow } from '../src/storage/schema.ts';
import type { Storage } from '../src/storage/storage.ts';
import { Client } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { entry, places, running, seatRow, snapshot, type Place } from './helpers/places.ts';
import { testServer } from './helpers/server.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const PARTS = ['tables', 'seats', 'journal', 'snapshots', 'packed', 'chat', 'guests', 'discarded'] as const;
const FOR_EVER: Keeping = { open: 0, running: 0, unpacked: 0, finished: 0, chat: 0, guests: 0 };
const nobodyAnywhere = { has: () => false, inUse: () => Promise.resolve([]) };

for (const [name, make] of Object.entries(places))
  describe(`housekeeping in ${name}`, () => {
    const clock = new ManualClock();
    const now = clock.now();
    let place: Place;
    let storage: Storage;
    beforeAll(async () => {
      place = await make();
      storage = await place.open('one');
    });
    afterAll(() => place.remove());

    const keeper = (keep: Partial<Keeping> = {}, hall = nobodyAnywhere) =>
      new Housekeeper(storage, hall, clock, { ...FOR_EVER, ...keep }, pino({ level: 'silent' }));
    const count = async (part: (typeof PARTS)[number]): Promise<number> => {
      const { rows } = await storage.database.db
        .selectFrom(part)
        .select((is) => is.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      return rows;
    };
    const all = async () =>
      Object.fromEntries(await Promise.all(PARTS.map(async (one) => [one, await count(one)])));
    const codes = async () =>
      (await storage.database.db.selectFrom('tables').select('code').orderBy('code').execute()).map(
        ({ code }) => code,
      );
    const clear = async () => {
      for (const part of PARTS) await storage.database.db.deleteFrom(part).execute();
    };
    const kept = (code: string, status: TableRow['status'], age: number, change: Partial<TableRow> = {}) =>
      storage.tables.create(
        { ...running(code), status, created_at: now - age, used_at: now - age, ...change },
        [seatRow(code, 0, `guest of ${code}`, 'red')],
      );
    const guest = (id: string, seenAgo: number) =>
      storage.guests.add({
        id,
        token_hash: id,
        name: id,
        created_at: now - 999 * DAY,
        seen_at: now - seenAgo,
      });
    const line = (code: string, age: number, command: string) => ({
      table_code: code,
      guest: 'anna',
      command,
      kind: 'chat' as const,
      seat: 0,
      name: 'Anna',
      text: 'hello',
      at: now - age,
    });

    it('deletes tables nobody has been at for as long as their kind is kept, and no other', async () => {
      await clear();
      await kept('open-old', 'open', DAY + 1);
      await kept('open-new', 'open', DAY);
      await kept('open-used', 'open', 9 * DAY, { used_at: now });
      await kept('running-old', 'running', 30 * DAY + 1);
      await kept('running-new', 'running', 30 * DAY);
      await kept('over-old', 'over', 90 * DAY + 1);
      await kept('over-new', 'over', 90 * DAY);
      await kept('stopped-old', 'stopped', 90 * DAY + 1);
      await keeper({ ...readConfig({}).keep, unpacked: 0 }).tidy();
      expect(await codes()).toEqual(['open-new', 'open-used', 'over-new', 'running-new']);
      expect(await count('seats')).toBe(4);
      expect(await count('discarded')).toBe(0);
    });

    it('deletes all that belonged to a table, in small steps', async () => {
      await clear();
      for (const code of ['gone', 'stays']) {
        await kept(code, 'running', 0);
        for (let seq = 1; seq <= 45; seq++)
          await storage.journal.append({
            rows: Array.from({ length: 10 }, (_, i) => entry(code, (seq - 1) * 10 + i + 1)),
            snapshot: snapshot(code, seq * 10),
            winners: null,
          });
        await storage.chat.add(line(code, 0, 'a'));
        await storage.chat.add(line(code, 1, 'b'));
      }
      await storage.tidy.discard('gone');
      expect(await storage.tables.find('gone')).toBeNull();
      const steps: number[] = [];
      for (let before = await count('journal'); await storage.tidy.empty('gone', 100);) {
        const after = await count('journal');
        if (after < before) steps.push(before - after);
        before = after;
      }
      expect(steps).toEqual([100, 100, 100, 100, 50]);
      expect(await all()).toEqual({
        tables: 1,
        seats: 1,
        journal: 450,
        snapshots: 45,
        packed: 0,
        chat: 2,
        guests: 0,
        discarded: 0,
      });
    });

    it('finishes what was left when the server ended in between', async () => {
      await clear();
      await kept('half', 'running', 0);
      for (const seq of [1, 2, 3])
        await storage.journal.append({ rows: [entry('half', seq)], snapshot: null, winners: null });
      await storage.tidy.discard('half');
      await storage.tidy.empty('half', 2);
      expect(await count('journal')).toBe(1);
      await keeper().tidy();
      expect([await count('journal'), await count('discarded')]).toEqual([0, 0]);
    });

    it('leaves a table alone that is in memory', async () => {
      await clear();
      await kept('mine', 'open', 9 * DAY);
      await kept('yours', 'open', 9 * DAY);
      await keeper({ open: DAY }, { ...nobodyAnywhere, has: (code?: string) => code === 'mine' }).tidy();
      expect(await codes()).toEqual(['mine']);
    });

    it('keeps everything for ever if told to', async () => {
      await clear();
      for (const status of ['open', 'running', 'over', 'stopped'] as const)
        await kept(status, status, 9999 * DAY);
      await guest('old', 9999 * DAY);
      await storage.chat.add(line('over', 9999 * DAY, 'a'));
      await keeper().tidy();
      expect(await all()).toMatchObject({ tables: 4, chat: 1, guests: 1 });
    });

    it('forgets guests who sit nowhere, what was said long ago, and where tables were opened from', async () => {
      await clear();
      await kept('game', 'running', 40 * DAY, { used_at: now, opened_from: '203.0.113.7' });
      await kept('fresh', 'open', 0, { opened_from: '203.0.113.7' });
      await guest('guest of game', 31 * DAY);
      await guest('seen', 30 * DAY);
      for (let i = 0; i < 450; i++) await guest(`unseen${i}`, 31 * DAY);
      for (let i = 0; i < 250; i++) await storage.chat.add(line('game', 31 * DAY + i, `old${i}`));
      await storage.chat.add(line('game', 30 * DAY, 'new'));
      await keeper(readConfig({}).keep).tidy();
      expect(await all()).toMatchObject({ tables: 2, guests: 2, chat: 1 });
      expect((await storage.chat.last('game')).map(({ command }) => command)).toEqual(['new']);
      expect((await storage.tables.find('game'))!.row.opened_from).toBeNull();
      expect((await storage.tables.find('fresh'))!.row.opened_from).toBe('203.0.113.7');
    });

    it('notes open tables that are in use each time, others by the hour', async () => {
      await clear();
      await kept('lobby', 'open', DAY);
      await kept('game', 'running', DAY);
      await kept('left', 'open', DAY);
      const inUse = [
        { code: 'lobby', open: true },
        { code: 'game', open: false },
      ];
      const house = keeper(
        {},
        { ...nobodyAnywhere, inUse: () => Promise.resolve(inUse) as Promise<never[]> },
      );
      house.close();
      const usedAt = async (code: string) => (await storage.tables.find(code))!.row.used_at - now;
      const noting = keeper(
        {},
        { ...nobodyAnywhere, inUse: () => Promise.resolve(inUse) as Promise<never[]> },
      );
      await noting.note();
      expect([await usedAt('lobby'), await usedAt('game'), await usedAt('left')]).toEqual([0, 0, -DAY]);
      clock.pass(HOUR - 1);
      await noting.note();
      expect([await usedAt('lobby'), await usedAt('game')]).toEqual([HOUR - 1, 0]);
      clock.pass(1);
      await noting.note();
      expect([await usedAt('lobby'), await usedAt('game')]).toEqual([HOUR, HOUR]);
      noting.close();
    });

    it('lists tables with room and somebody there, one of each address before a second of any', async () => {
      await clear();
      const opened = (code: string, from: string | null, minute: number, change: Partial<TableRow> = {}) =>
        kept(code, 'open', 0, { opened_from: from, created_at: now + minute, players: 3, ...change });
      for (let i = 1; i <= 6; i++) await opened(`greedy${i}`, '203.0.113.7', 10 * i);
      await opened('modest1', '203.0.113.8', 5);
      await opened('modest2', '203.0.113.8', 6);
      await opened('nowhere', null, 1, { host: 'ben' });
      await opened('left', '203.0.113.9', 99, { used_at: now - 1 });
      await opened('private', '203.0.113.9', 99, { visibility: 'private' });
      await opened('full', '203.0.113.9', 99);
      for (const seat of [1, 2])
        await storage.tables.takeSeat(seatRow('full', seat, null, seat === 1 ? 'blue' : 'green'));
      expect((await storage.catalogue.joinable(5, now)).map(({ code }) => code)).toEqual([
        'greedy6',
        'modest2',
        'nowhere',
        'greedy5',
        'modest1',
      ]);
    });
  });

describe('a public table', () => {
  it('leaves the list when everybody has left the page, and is gone in the end', async () => {
    const clock = new ManualClock();
    const server = await testServer({}, clock);
    try {
      const [anna, ben] = [await Client.arrive(server.url, 'anna'), await Client.arrive(server.url, 'ben')];
      const code = await anna.open({ visibility: 'public' });
      await anna.connect(code);
      const isListed = async () =>
        ((await ben.fetch('/api/tables')).body as { code: string }[]).some((one) => one.code === code);
      for (let i = 0; i < 10; i++)
        await vi.waitFor(async () => {
          clock.pass(20_000);
          expect(await isListed()).toBe(true);
        }, 60_000);
      await anna.close();
      await vi.waitFor(async () => {
        clock.pass(60_001);
        expect(await isListed()).toBe(false);
      }, 60_000);
      // Until it is deleted, its link still works.
      await ben.connect(code);
      await ben.close();
      await vi.waitFor(async () => {
        clock.pass(DAY);
        expect((await ben.fetch(`/api/tables/${code}/journal`)).status).toBe(404);
      }, 60_000);
      await expect(ben.connect(code)).rejects.toThrow(/4004 no such table/);
    } finally {
      await server.stop();
    }
  });

  it('cannot be opened without end from one address, whoever opens it', async () => {
    const server = await testServer({ tablesPerAddress: 3 }, new ManualClock());
    try {
      for (let i = 0; i < 3; i++)
        await (await Client.arrive(server.url, `guest${i}`)).open({ visibility: 'public' });
      const another = await Client.arrive(server.url, 'another');
      expect((await another.fetch('/api/tables', {})).status).toBe(429);
    } finally {
      await server.stop();
    }
  });

  it('needs guests, of whom one address brings only so many', async () => {
    const clock = new ManualClock();
    const server = await testServer({ guestsPerAddress: 3 }, clock);
    try {
      for (let i = 0; i < 3; i++) await Client.arrive(server.url, `guest${i}`);
      await expect(Client.arrive(server.url, 'another')).rejects.toThrow(/429/);
      clock.pass(60 * 60_000 - 1);
      await expect(Client.arrive(server.url, 'another')).rejects.toThrow(/429/);
      clock.pass(1);
      for (let i = 0; i < 3; i++) await Client.arrive(server.url, `another${i}`);
      await expect(Client.arrive(server.url, 'another')).rejects.toThrow(/429/);
    } finally {
      await server.stop();
    }
  });
});
