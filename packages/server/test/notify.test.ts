/** Web Push, to a service of our own. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { Browser, claimsOf, PushEndpoint } from './helpers/push.ts';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

let endpoint: PushEndpoint;
let server: TestServer;
const clock = new ManualClock();
const dataFolder = tempFolder();
const start = () =>
  testServer(
    { dataFolder, pushServices: [endpoint.origin], publicUrl: 'https://play.example', secure: true },
    clock,
  );
beforeAll(async () => {
  endpoint = await PushEndpoint.start();
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await endpoint.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});
beforeEach(() => {
  endpoint.received.length = 0;
  endpoint.answer = 201;
});

let browsers = 0;
const somebody = async (lang = 'en') => {
  const person = await Client.arrive(server.url, 'Anna');
  const browser = new Browser(endpoint.origin, String(++browsers));
  const { status } = await person.fetch('/api/me/notifying/subscribe', browser.subscription(lang));
  expect(status).toBe(200);
  return { person, browser };
};
const devicesOf = async (person: Client) =>
  ((await person.fetch('/api/me/notifying')).body as { devices: number }).devices;
const attempt = (person: Client) => {
  clock.pass(10_000);
  return person.fetch('/api/me/notifying/try', {});
};

describe('a browser that subscribed', () => {
  it('can read what it is sent, signed by this server, and nobody else can', async () => {
    const { person, browser } = await somebody('pl');
    const { publicKey } = (await person.fetch('/api/me/notifying')).body as { publicKey: string };
    expect(await attempt(person)).toEqual({ status: 200, body: { told: 1 } });
    const [message] = endpoint.received;
    expect(browser.read(message)).toEqual({
      title: 'Powiadomienia tu działają',
      body: 'Tak dowiesz się, że stół na ciebie czeka.',
      path: '/settings',
      tag: 'try',
    });
    expect(() => new Browser(endpoint.origin, 'another').read(message)).toThrow(/authenticate/);
    expect(message.headers).toMatchObject({ ttl: '60', topic: 'try' });
    const { aud, sub, exp } = claimsOf(message, publicKey);
    expect([aud, sub]).toEqual([endpoint.origin, 'https://play.example']);
    expect(exp * 1000).toBeGreaterThan(Date.now());
    expect(exp * 1000).toBeLessThanOrEqual(Date.now() + 24 * 60 * 60 * 1000);
  });

  it('is known after a restart, by a server with the same key', async () => {
    const { person, browser } = await somebody();
    const before = (await person.fetch('/api/me/notifying')).body;
    await server.stop();
    server = await start();
    person.url = server.url;
    expect((await person.fetch('/api/me/notifying')).body).toEqual(before);
    expect((await attempt(person)).body).toEqual({ told: 1 });
    expect(browser.read(endpoint.received[0])).toMatchObject({ title: 'Notifications work here' });
  });

  it.each([404, 410])('is forgotten when its service says %d', async (status) => {
    const { person } = await somebody();
    endpoint.answer = status;
    expect((await attempt(person)).body).toEqual({ told: 0 });
    expect(await devicesOf(person)).toBe(0);
    await attempt(person);
    expect(endpoint.received).toHaveLength(1);
  });

  it.each([429, 500, 302, 'hang up'] as const)('is kept when its service fails with %s', async (answer) => {
    const { person } = await somebody();
    endpoint.answer = answer;
    expect(await attempt(person)).toEqual({ status: 200, body: { told: 0 } });
    expect(endpoint.received).toHaveLength(1);
    expect(await devicesOf(person)).toBe(1);
  });

  it('belongs to whoever said so last, and only they take it away', async () => {
    const { person: anna, browser } = await somebody();
    const ben = await Client.arrive(server.url, 'Ben');
    await ben.fetch('/api/me/notifying/subscribe', browser.subscription());
    expect([await devicesOf(anna), await devicesOf(ben)]).toEqual([0, 1]);
    await anna.fetch('/api/me/notifying/unsubscribe', { endpoint: browser.endpoint });
    expect(await devicesOf(ben)).toBe(1);
    const { body } = await ben.fetch('/api/me/notifying/unsubscribe', { endpoint: browser.endpoint });
    expect(body).toMatchObject({ devices: 0 });
  });

  it('makes way for newer ones', async () => {
    const { person } = await somebody();
    const later = Array.from({ length: 10 }, (_, i) => new Browser(endpoint.origin, `later${i}`));
    for (const browser of later) {
      clock.pass(1);
      await person.fetch('/api/me/notifying/subscribe', browser.subscription());
    }
    await attempt(person);
    const paths = endpoint.received.map(({ path }) => path).sort();
    expect(paths).toEqual(later.map((_, i) => `/push/later${i}`).sort());
  });
});

describe('what is refused', () => {
  it('is an endpoint in the own network, or without encryption', async () => {
    const person = await Client.arrive(server.url, 'Eve');
    const { keys } = new Browser('', '').subscription();
    for (const address of [
      'http://push.example/1',
      'https://127.0.0.1/1',
      'https://localhost/1',
      `${endpoint.origin.replace('127.0.0.1', 'localhost')}/1`,
      'ftp://push.example/1',
      'no address',
    ]) {
      const wish = { endpoint: address, keys, lang: 'en' };
      expect(await person.fetch('/api/me/notifying/subscribe', wish)).toEqual({
        status: 400,
        body: { error: 'malformed' },
      });
    }
    expect(await devicesOf(person)).toBe(0);
  });

  it('is a key nobody can have, and anything that is malformed', async () => {
    const person = await Client.arrive(server.url, 'Eve');
    const right = new Browser(endpoint.origin, 'eve').subscription();
    const noPoint = Buffer.alloc(65, 4).toString('base64url');
    for (const wrong of [
      { ...right, keys: { ...right.keys, p256dh: noPoint } },
      { ...right, keys: { ...right.keys, auth: 'short' } },
      { ...right, lang: 'xx' },
      { ...right, more: 1 },
    ])
      expect((await person.fetch('/api/me/notifying/subscribe', wrong)).status).toBe(400);
    const zone = 'Europe/Warsaw';
    for (const wrong of [
      { quiet: { from: 0, until: 1440 }, zone },
      { quiet: { from: 60, until: 60 }, zone },
      { quiet: null, zone: 'Nowhere/Land' },
    ])
      expect((await person.fetch('/api/me/notifying/quiet', wrong)).status).toBe(400);
    expect((await person.fetch('/api/me/notifying/mute', { table: '222222222', muted: true })).status).toBe(
      400,
    );
    expect(await devicesOf(person)).toBe(0);
  });

  it('is anything of nobody, and trying again at once', async () => {
    expect((await fetch(`${server.url}/api/me/notifying`)).status).toBe(401);
    expect((await fetch(`${server.url}/api/me/notifying/try`, { method: 'POST' })).status).toBe(401);
    const { person } = await somebody();
    await attempt(person);
    expect((await person.fetch('/api/me/notifying/try', {})).status).toBe(429);
    expect(endpoint.received).toHaveLength(1);
  });
});

it('keeps quiet hours and muted tables', async () => {
  const person = await Client.arrive(server.url, 'Anna');
  const table = await person.open({ players: 3 });
  const quiet = { from: 22 * 60, until: 7 * 60 };
  await person.fetch('/api/me/notifying/quiet', { quiet, zone: 'Europe/Kyiv' });
  const { body } = await person.fetch('/api/me/notifying/mute', { table, muted: true });
  expect(body).toMatchObject({ quiet, muted: [table], devices: 0 });
  await person.fetch('/api/me/notifying/mute', { table, muted: false });
  const { body: after } = await person.fetch('/api/me/notifying/quiet', { quiet: null, zone: 'Europe/Kyiv' });
  expect(after).toMatchObject({ quiet: null, muted: [] });
});
