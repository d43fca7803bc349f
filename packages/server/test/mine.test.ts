/** Another device, new keys, everything about me, and being forgotten. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, seatedTable, UNHURRIED } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { Postgres } from './helpers/postgres.ts';
import { testServer, type TestServer } from './helpers/server.ts';

let server: TestServer;
const clock = new ManualClock();
beforeAll(async () => {
  server = await testServer({}, clock);
});
afterAll(() => server.stop());

const SETTINGS = { lang: 'pl', volume: 0.3, sound: true, name: 'Anna' };
const linkOf = async (person: Client): Promise<string> => {
  const { body } = await person.fetch('/api/me/link', { settings: SETTINGS });
  return (body as { token: string }).token;
};
const post = (path: string, body: unknown, url = server.url) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const cookieOf = (response: Response) => response.headers.get('set-cookie')!.split(';')[0];
const meWith = async (cookie: string, url = server.url) =>
  (await (await fetch(`${url}/api/me`, { headers: { cookie } })).json()) as {
    guest: unknown;
    tables: unknown;
  };

describe('a link for another device', () => {
  it('brings name, games and settings there, with a key of its own, once', async () => {
    const anna = await Client.arrive(server.url, 'Anna');
    const code = await anna.open({ players: 3 });
    const token = await linkOf(anna);
    expect(anna.cookie).not.toContain(token);
    expect(await (await post('/api/device/look', { token })).json()).toEqual({ name: 'Anna' });
    const arrived = await post('/api/device', { token });
    const { guest, settings, rejoin } = (await arrived.json()) as Record<string, unknown>;
    expect([guest, settings]).toEqual([(await meWith(anna.cookie)).guest, SETTINGS]);
    const phone = cookieOf(arrived);
    expect(phone).not.toBe(anna.cookie);
    expect(rejoin).toBe(`/rejoin/${phone.split('=')[1]}`);
    for (const cookie of [anna.cookie, phone])
      expect(await meWith(cookie)).toMatchObject({ guest, tables: [{ code }] });
    for (const path of ['/api/device', '/api/device/look'])
      expect((await post(path, { token })).status).toBe(404);
    expect((await meWith(`cosmarium=${token}`)).guest).toBeNull();
  });

  it('is valid for ten minutes, and until the next one is made', async () => {
    const anna = await Client.arrive(server.url, 'Anna');
    const first = await linkOf(anna);
    const second = await linkOf(anna);
    expect((await post('/api/device', { token: first })).status).toBe(404);
    clock.pass(10 * 60_000 - 1);
    expect((await post('/api/device/look', { token: second })).status).toBe(200);
    clock.pass(1);
    expect((await post('/api/device', { token: second })).status).toBe(404);
  });

  it('is for guests, and takes settings only', async () => {
    expect((await post('/api/me/link', { settings: {} })).status).toBe(401);
    const anna = await Client.arrive(server.url, 'Anna');
    for (const settings of [{ deep: {} }, { long: 'x'.repeat(4000) }, 'text'])
      expect((await anna.fetch('/api/me/link', { settings })).status).toBe(400);
    expect((await post('/api/device', { token: 'x' })).status).toBe(404);
    expect((await post('/api/device', {})).status).toBe(404);
  });
});

/** Renews the keys, and sees that what had the old ones is shut out; returns whom the new one belongs to. */
async function renewAt(anna: Client, phone: Client, url: string): Promise<unknown> {
  const pass = await linkOf(anna);
  const renewed = await fetch(`${url}/api/me/renew`, { method: 'POST', headers: { cookie: anna.cookie } });
  const cookie = cookieOf(renewed);
  const { rejoin } = (await renewed.json()) as { rejoin: string };
  await phone.until('it is shut out', () => phone.closedWith !== null);
  expect(phone.closedWith).toEqual({ code: 1008, reason: 'keys' });
  for (const old of [anna.cookie, phone.cookie]) expect((await meWith(old, url)).guest).toBeNull();
  await expect(phone.connect(anna.table!.code)).rejects.toThrow(/401/);
  expect((await fetch(url + anna.rejoin, { redirect: 'manual' })).status).toBe(404);
  expect((await post('/api/device', { token: pass }, url)).status).toBe(404);
  expect((await fetch(url + rejoin, { redirect: 'manual' })).status).toBe(302);
  return (await meWith(cookie, url)).guest;
}

/** Somebody with two devices at a table, the second of them at this server. */
async function withPhone(url: string, phonesUrl: string) {
  const anna = await Client.arrive(url, 'Anna');
  const code = await anna.open({ players: 3 });
  await anna.connect(code);
  const cookie = cookieOf(await post('/api/device', { token: await linkOf(anna) }, phonesUrl));
  const phone = anna.onDevice(phonesUrl, cookie);
  await phone.connect(code);
  expect(phone.seat).toBe(0);
  return { anna, phone };
}

describe('renewed keys', () => {
  it('shut out every other device at once', async () => {
    const { anna, phone } = await withPhone(server.url, server.url);
    const ben = await Client.arrive(server.url, 'Ben');
    await ben.connect(anna.table!.code);
    expect(await renewAt(anna, phone, server.url)).toMatchObject({ name: 'Anna' });
    expect(ben.closedWith).toBeNull();
    await ben.close();
  });

  it('also at another node', async () => {
    const postgres = await Postgres.start();
    const databaseUrl = await postgres.database();
    const [one, two] = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
    try {
      const { anna, phone } = await withPhone(one.url, two.url);
      expect(await renewAt(anna, phone, one.url)).toMatchObject({ name: 'Anna' });
    } finally {
      await one.stop();
      await two.stop();
      await postgres.stop();
    }
  });
});

it('everything about somebody is theirs to have, and nothing about others', async () => {
  const { code, clients } = await seatedTable([server.url], 3, UNHURRIED);
  const [anna, ben] = clients;
  await anna.ask({ do: 'chat', text: 'mine' });
  await ben.ask({ do: 'chat', text: 'not hers' });
  await anna.fetch('/api/me/notifying/mute', { table: code, muted: true });
  await anna.fetch('/api/me/notifying/quiet', { quiet: { from: 60, until: 120 }, zone: 'UTC' });
  const { status, body } = await anna.fetch('/api/me/export');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    format: 'cosmarium-me',
    guest: { name: 'player0' },
    seats: [{ code, status: 'running', seat: 0 }],
    opened: [{ code }],
    said: [{ table_code: code, text: 'mine' }],
    muted: [{ table_code: code }],
    quiet: [{ quiet_from: 60, quiet_until: 120, zone: 'UTC' }],
  });
  const text = JSON.stringify(body);
  expect(text).not.toContain('not hers');
  expect(text).not.toContain('token');
  expect((await fetch(`${server.url}/api/me/export`)).status).toBe(401);
  for (const client of clients) await client.close();
});

it('whoever is deleted is gone; the games of others are not', async () => {
  const over = await seatedTable([server.url], 3, UNHURRIED);
  const [anna, ben, cleo] = over.clients;
  for (const client of over.clients) await client.ask({ do: 'draw', want: true });
  await ben.until('the game is over', () => ben.over);
  const running = await anna.open({ players: 3, ...UNHURRIED, pace: 'fast' });
  for (const client of over.clients) {
    await client.close();
    await client.connect(running);
    await client.ask({ do: 'sit' });
  }
  await anna.ask({ do: 'start' });
  await ben.until('the next one begins', () => ben.table!.status === 'running');
  await anna.ask({ do: 'chat', text: 'forget me' });
  const open = await anna.open({ players: 3 });

  expect((await anna.fetch('/api/me/delete', { sure: false })).status).toBe(400);
  expect((await anna.fetch('/api/me')).body).toMatchObject({ guest: { name: 'player0' } });
  const { status, body } = await anna.fetch('/api/me/delete', { sure: true });
  expect([status, body]).toEqual([200, { deleted: true }]);

  await anna.until('her sockets are closed', () => anna.closedWith !== null);
  expect((await meWith(anna.cookie)).guest).toBeNull();
  await ben.until('a bot has her seat', () => ben.table!.seats[0].level === 'normal');
  expect([ben.table!.seats[0].name, ben.table!.status, ben.table!.host]).toEqual([null, 'running', 1]);
  const { body: games } = await ben.fetch('/api/me/games');
  expect(games).toMatchObject([
    { code: over.code, players: [{ name: '—' }, { name: 'player1' }, { name: 'player2' }] },
  ]);
  await cleo.close();
  await cleo.connect(open);
  expect(cleo.table!.seats.every(({ name }) => name === null)).toBe(true);
  await ben.close();
  await cleo.close();
});
