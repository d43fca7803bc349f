/** One contract, kept by both databases. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RULES_VERSION } from '@cosmarium/engine';
import { migrate } from '../src/storage/migrations.ts';
import type { Storage } from '../src/storage/storage.ts';
import { entry, places, running, seatRow, snapshot, table, type Place } from './helpers/places.ts';

for (const [name, make] of Object.entries(places))
  describe(`storage in ${name}`, () => {
    let place: Place;
    let storage: Storage;
    beforeAll(async () => {
      place = await make();
      storage = await place.open('one');
    });
    afterAll(() => place.remove());

    it('keeps guests by the hash of their token', async () => {
      await storage.guests.add({
        id: 'anna',
        token_hash: 'h1',
        name: 'Anna',
        created_at: 1_900_000_000_123,
        seen_at: 1_900_000_000_123,
      });
      expect(await storage.guests.byTokenHash('h1')).toEqual({
        id: 'anna',
        token_hash: 'h1',
        name: 'Anna',
        created_at: 1_900_000_000_123,
        seen_at: 1_900_000_000_123,
      });
      expect(await storage.guests.byTokenHash('h2')).toBeUndefined();
      await storage.guests.rename('anna', 'Ann');
      expect(await storage.guests.names(['anna', 'nobody'])).toEqual(new Map([['anna', 'Ann']]));
    });

    it('gives back tables and seats as they were', async () => {
      await storage.tables.create(table('t1'), [seatRow('t1', 0, 'anna', 'red')]);
      expect(await storage.tables.find('t1')).toEqual({
        row: table('t1'),
        seats: [seatRow('t1', 0, 'anna', 'red')],
      });
      expect(await storage.tables.find('none')).toBeNull();
      expect((await storage.catalogue.joinable(9, 0)).map(({ code }) => code)).toEqual(['t1']);
      const { created_at } = table('t1');
      expect(await storage.catalogue.opened({ host: 'anna' }, created_at)).toBe(1);
      expect(await storage.catalogue.opened({ host: 'anna' }, created_at + 1)).toBe(0);
      expect(await storage.catalogue.ofGuest('anna')).toEqual([{ code: 't1', status: 'open' }]);
    });

    it('tells of what waits once, of all nodes, and finds it by guest', async () => {
      const question = (number: number, due: number) => ({
        table_code: 'w1',
        seat: 2,
        question: number,
        guest: 'wanda',
        since: 1_900_000_000_000,
        due,
      });
      // Numbers of questions in windows are long.
      const [first, second] = [question(2 ** 51 + 1, 1_900_000_009_000), question(7, 1_900_000_005_000)];
      const other = await place.open('two');
      await storage.waiting.keep('w1', [first, second], 0);
      /** Whether it is told, and not told already. */
      const tells = async ({ waiting }: Storage, row: typeof first, what: 'noticed' | 'reminded') => {
        const tell = vi.fn<() => Promise<void>>(() => Promise.resolve());
        await waiting.claim(row, what, tell);
        return tell.mock.calls.length === 1;
      };
      // One that cannot remember what to tell has told nobody.
      const dies = () => Promise.reject(new Error('died'));
      await expect(storage.waiting.claim(first, 'noticed', dies)).rejects.toThrow('died');
      const claims = await Promise.all([storage, other].map((one) => tells(one, first, 'noticed')));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect((await storage.waiting.of('wanda')).map((row) => [row.question, row.due, row.noticed])).toEqual([
        [7, second.due, 0],
        [first.question, first.due, 1],
      ]);
      // One node has not read yet that it is asked, another says so again with another deadline.
      await other.waiting.keep('w1', [], 0);
      expect(await storage.waiting.of('wanda')).toEqual([]);
      expect(await tells(storage, second, 'noticed')).toBe(false);
      await storage.waiting.keep('w1', [{ ...first, due: 1_900_000_010_000 }], 0);
      expect(await storage.waiting.of('wanda')).toEqual([
        { ...first, due: 1_900_000_010_000, open: 1, noticed: 1, reminded: 0 },
      ]);
      expect(await tells(storage, first, 'noticed')).toBe(false);
      expect(await tells(storage, first, 'reminded')).toBe(true);
      expect(await tells(other, first, 'reminded')).toBe(false);
    });

    it('finds the games that are to be woken', async () => {
      const { tables } = storage;
      for (const code of ['wake1', 'wake2', 'wake3']) await tables.create(running(code), []);
      await tables.create({ ...table('wake4'), wake_at: 5 }, []);
      await tables.wakeAt('wake1', 20);
      await tables.wakeAt('wake2', 10);
      expect(await storage.catalogue.toWake(19, 9)).toEqual(['wake2']);
      expect(await storage.catalogue.toWake(20, 9)).toEqual(['wake2', 'wake1']);
      expect(await storage.catalogue.toWake(20, 1)).toEqual(['wake2']);
      await tables.wakeAt('wake2', 0);
      expect(await storage.catalogue.toWake(20, 9)).toEqual(['wake1']);
    });

    it('gives a seat, a colour and a guest away once', async () => {
      const { tables } = storage;
      await tables.create(table('t2'), []);
      expect(await tables.takeSeat(seatRow('t2', 0, 'anna', 'red'))).toBe(true);
      expect(await tables.takeSeat(seatRow('t2', 0, 'ben', 'blue'))).toBe(false);
      expect(await tables.takeSeat(seatRow('t2', 1, 'ben', 'red'))).toBe(false);
      expect(await tables.takeSeat(seatRow('t2', 1, 'anna', 'blue'))).toBe(false);
      expect(await tables.takeSeat(seatRow('t2', 1, null, 'blue'))).toBe(true);
      expect(await tables.takeSeat(seatRow('t2', 2, null, 'green'))).toBe(true);
      const races = [0, 1, 2, 3].map((i) => tables.takeSeat(seatRow('t2', 3, `racer${i}`, 'yellow')));
      expect((await Promise.all(races)).filter(Boolean)).toHaveLength(1);
      expect(await tables.takeSeat(seatRow('t2', 1, 'anna', 'red'), 0)).toBe(false);
      expect(await tables.takeSeat(seatRow('t2', 0, 'anna', 'blue'), 0)).toBe(false);
      expect(await tables.takeSeat(seatRow('t2', 4, 'anna', 'red'), 0)).toBe(true);
      expect((await tables.find('t2'))!.seats.map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
      expect(await tables.freeSeat('t2', 1)).toBe(true);
      expect(await tables.freeSeat('t2', 1)).toBe(false);
      expect(await tables.change('t2', { status: 'open' }, { status: 'running' })).toBe(true);
      expect(await tables.takeSeat(seatRow('t2', 1, 'ben', 'blue'))).toBe(false);
    });

    it('changes a table only from the state it is expected in', async () => {
      const { tables } = storage;
      await tables.create(table('t3'), []);
      const before = (await tables.find('t3'))!.row.version;
      expect(await tables.change('t3', { status: 'running' }, { paused: 1 })).toBe(false);
      expect(await tables.change('t3', { next: null }, { next: 'x' })).toBe(true);
      expect(await tables.change('t3', { next: null }, { next: 'y' })).toBe(false);
      const { row } = (await tables.find('t3'))!;
      expect([row.next, row.version]).toEqual(['x', before + 1]);
      expect(await storage.catalogue.heads(['t3'])).toEqual([{ code: 't3', version: before + 1, seq: 0 }]);
    });

    it('makes one rematch', async () => {
      const { tables } = storage;
      await tables.create(table('t4'), []);
      expect(await tables.rematch('t4', table('t5'), [seatRow('t5', 0, 'anna', 'red')])).toBe(true);
      expect(await tables.rematch('t4', table('t6'), [seatRow('t6', 0, 'anna', 'red')])).toBe(false);
      expect((await tables.find('t4'))!.row.next).toBe('t5');
      expect(await tables.find('t6')).toBeNull();
    });

    it('appends every seq once, whoever tries', async () => {
      const other = await place.open('two');
      await storage.tables.create(running('j1'), []);
      const append = (by: Storage, seq: number, command: string) =>
        by.journal.append({ rows: [entry('j1', seq, command)], snapshot: null, winners: null });
      for (let seq = 1; seq <= 30; seq++) {
        const won = await Promise.all([append(storage, seq, 'ours'), append(other, seq, 'theirs')]);
        expect(won.filter(Boolean)).toHaveLength(1);
      }
      const rows = await storage.journal.entriesAfter('j1', 0);
      expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
      expect(rows[4].at).toBe(1_900_000_000_005);
      expect(await storage.journal.entriesAfter('j1', 28)).toHaveLength(2);
    });

    it('appends all rows of a command or none', async () => {
      await storage.tables.create(running('j2'), []);
      const two = (from: number) => ({
        rows: [entry('j2', from), entry('j2', from + 1)],
        snapshot: snapshot('j2', from),
        winners: null,
      });
      expect(await storage.journal.append(two(1))).toBe(true);
      expect(await storage.journal.append(two(2))).toBe(false);
      expect(await storage.journal.entriesAfter('j2', 0)).toHaveLength(2);
      expect((await storage.journal.snapshots('j2')).map(({ seq }) => seq)).toEqual([1]);
      expect(await storage.journal.hasCommand('j2', 1, 'c2')).toBe(true);
      expect(await storage.journal.hasCommand('j2', 0, 'c2')).toBe(false);
      expect(await storage.journal.hasCommand('j2', 1, 'c3')).toBe(false);
    });

    it('keeps every fingerprint and the last two states, and notes the end', async () => {
      await storage.tables.create(running('j3'), []);
      const append = (seq: number, winners: number[] | null) =>
        storage.journal.append({ rows: [entry('j3', seq)], snapshot: snapshot('j3', seq), winners });
      await append(1, null);
      await append(2, null);
      expect((await storage.tables.find('j3'))!.row).toMatchObject({ status: 'running', winners: null });
      await append(3, [0, 2]);
      expect(await storage.journal.snapshots('j3')).toEqual([
        { ...snapshot('j3', 1), state: null, deeds: null },
        snapshot('j3', 2),
        snapshot('j3', 3),
      ]);
      expect(await storage.journal.lastSnapshots('j3')).toEqual([snapshot('j3', 3), snapshot('j3', 2)]);
      expect((await storage.tables.find('j3'))!.row).toMatchObject({ status: 'over', winners: '[0,2]' });
    });

    it('appends nothing to a game that is stopped or goes on under other rules', async () => {
      const { tables, journal } = storage;
      const append = (code: string, seq: number) =>
        journal.append({ rows: [entry(code, seq)], snapshot: null, winners: null });
      await tables.create(running('r1'), []);
      await tables.create(running('r2'), []);
      await tables.create(running('r3'), []);
      await tables.change('r1', {}, { status: 'stopped' });
      await tables.change('r2', {}, { rules: RULES_VERSION + 1 });
      expect(await Promise.all(['r1', 'r2', 'r3', 'none'].map((code) => append(code, 1)))).toEqual([
        false,
        false,
        true,
        false,
      ]);
      expect(await storage.journal.entriesAfter('r1', 0)).toEqual([]);
      expect(await storage.journal.entriesAfter('r2', 0)).toEqual([]);
    });

    it('marks other rules in the journal and in the table, or in neither', async () => {
      const { tables, journal } = storage;
      await tables.create(running('r4'), []);
      await journal.append({ rows: [entry('r4', 1)], snapshot: null, winners: null });
      const before = await tables.find('r4');
      const expected = { rules: RULES_VERSION };
      const change = { rules: RULES_VERSION + 1 };
      // Somebody answered meanwhile; or somebody else was first to change the table.
      expect(await tables.restart(entry('r4', 1, 'marker'), expected, change)).toBe(false);
      expect(await tables.restart(entry('r4', 2, 'marker'), { rules: 0 }, change)).toBe(false);
      expect(await tables.find('r4')).toEqual(before);
      expect(await storage.journal.entriesAfter('r4', 0)).toEqual([entry('r4', 1)]);
      expect(await tables.restart(entry('r4', 2, 'marker'), expected, change)).toBe(true);
      expect((await tables.find('r4'))!.row.rules).toBe(RULES_VERSION + 1);
      expect(await journal.append({ rows: [entry('r4', 3)], snapshot: null, winners: null })).toBe(false);
      expect((await storage.journal.entriesAfter('r4', 0)).map(({ command }) => command)).toEqual([
        'c1',
        'marker',
      ]);
    });

    it('gets what a build brings that was made after it, whatever that is called', async () => {
      const { db } = storage.database;
      await sql`alter table seats drop column wants_back`.execute(db);
      await sql`delete from kysely_migration where name = '2026-11-wants-back'`.execute(db);
      await migrate(db);
      expect((await storage.tables.find('t1'))!.seats[0].wants_back).toBe(0);
    });

    it('is opened by an older build, too, when a newer one has migrated it', async () => {
      const { db } = storage.database;
      const newer = { name: '2999-01-newer', timestamp: '2999-01-01T00:00:00.000Z' };
      await sql`insert into kysely_migration values (${newer.name}, ${newer.timestamp})`.execute(db);
      await migrate(db);
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        db,
      );
      expect(rows.at(-1)).toEqual({ name: newer.name });
    });

    it('writes many tables at once', async () => {
      const codes = Array.from({ length: 300 }, (_, i) => `m${i}`);
      for (const code of codes) await storage.tables.create(running(code), []);
      const won = await Promise.all(
        codes.map((code) =>
          storage.journal.append({ rows: [entry(code, 1)], snapshot: snapshot(code, 1), winners: null }),
        ),
      );
      expect(won.every(Boolean)).toBe(true);
      expect(await storage.journal.entriesAfter('m299', 0)).toHaveLength(1);
    });

    it('keeps chat once per command, in order', async () => {
      const line = (command: string, at: number) => ({
        table_code: 'c1',
        guest: 'anna',
        command,
        kind: 'chat' as const,
        seat: 0,
        name: 'Anna',
        text: `<b>${command}</b>`,
        at,
      });
      expect(await storage.chat.add(line('a', 2))).toBe(true);
      expect(await storage.chat.add(line('b', 1))).toBe(true);
      expect(await storage.chat.add(line('a', 3))).toBe(false);
      expect((await storage.chat.last('c1')).map(({ text }) => text)).toEqual(['<b>b</b>', '<b>a</b>']);
      expect(await storage.chat.last('c1', 1)).toHaveLength(1);
    });

    it('keeps a secret as it was first made', async () => {
      const other = await place.open('two');
      const both = await Promise.all(
        [storage, other].map(({ secrets }, i) => secrets.keep('s', () => `made ${i}`)),
      );
      expect(both[0]).toMatch(/^made [01]$/);
      expect(both[1]).toBe(both[0]);
      expect(await other.secrets.keep('s', () => 'late')).toBe(both[0]);
      expect(await storage.secrets.keep('another', () => 'too')).toBe('too');
    });

    it('keeps how to reach people until they are gone', async () => {
      const { notifying, guests } = storage;
      const browser = (id: string, guest: string, created_at: number) => ({
        id,
        guest,
        created_at,
        endpoint: `https://push.example/${id}`,
        p256dh: 'p',
        auth: 'a',
        lang: 'uk' as const,
      });
      const of = async (guest: string) => (await notifying.subscriptionsOf(guest)).map(({ id }) => id);
      await guests.add({ id: 'nora', token_hash: 'n1', name: 'Nora', created_at: 1, seen_at: 1 });
      for (const [i, id] of ['b1', 'b2', 'b3'].entries())
        await notifying.subscribe(browser(id, 'nora', i), 2);
      expect(await notifying.subscriptionsOf('nora')).toEqual([
        browser('b2', 'nora', 1),
        browser('b3', 'nora', 2),
      ]);
      await notifying.subscribe(browser('b2', 'gone', 3), 2);
      expect([await of('nora'), await of('gone')]).toEqual([['b3'], ['b2']]);
      await notifying.unsubscribe('b3', 'gone');
      expect(await of('nora')).toEqual(['b3']);
      expect(await notifying.preferencesOf('nora')).toBeNull();
      const night = { guest: 'nora', quiet_from: 1300, quiet_until: 400, zone: 'Europe/Kyiv' };
      await notifying.prefer({ ...night, zone: 'UTC' });
      await notifying.prefer(night);
      expect(await notifying.preferencesOf('nora')).toEqual(night);
      for (const guest of ['nora', 'gone']) await notifying.mute(guest, 'm1', true);
      await notifying.mute('nora', 'm1', true);
      await storage.tidy.forgetStrays();
      expect([await of('nora'), await of('gone')]).toEqual([['b3'], []]);
      expect([await notifying.mutedBy('nora'), await notifying.mutedBy('gone')]).toEqual([['m1'], []]);
      await storage.tidy.discard('m1');
      while (await storage.tidy.empty('m1', 10));
      expect(await notifying.mutedBy('nora')).toEqual([]);
    });

    it('knows who is present at nodes that are alive', async () => {
      const other = await place.open('two');
      await storage.presence.beat(1000);
      await storage.presence.arrive('p1', 2);
      await storage.presence.arrive('p1', 2);
      const node = name === 'SQLite' ? 'only' : 'one';
      expect(await other.presence.present(['p1'], 900)).toEqual([{ table: 'p1', seat: 2, node }]);
      expect(await other.presence.present(['p1'], 1001)).toEqual([]);
      await storage.presence.leave('p1', 2);
      expect(await other.presence.present(['p1'], 900)).toEqual([]);
      await storage.presence.arrive('p1', 3);
      await storage.presence.replace([
        { table: 'p1', seat: 4 },
        { table: 'p2', seat: 0 },
      ]);
      expect(await other.presence.present(['p1'], 900)).toEqual([{ table: 'p1', seat: 4, node }]);
      expect(await other.presence.present(['p2'], 900)).toEqual([{ table: 'p2', seat: 0, node }]);
      await storage.presence.forget(0);
      await storage.presence.beat(1000);
      expect(await other.presence.present(['p1'], 0)).toEqual([]);
    });
  });
