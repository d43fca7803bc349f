import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../src/index.ts';
import { Client, seatedTable, UNHURRIED } from './helpers/client.ts';
import { buildServer, ServerProcess } from './helpers/process.ts';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** The HTTP status an upgrade is refused with, or 101. */
const upgrade = (path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(server.url.replace('http', 'ws') + path, { headers });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode!));
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('error', () => {});
  });

describe('guests', () => {
  it('get a cookie no script can read, and a link that brings them back', async () => {
    const response = await fetch(`${server.url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Anna"}',
    });
    expect(response.headers.get('set-cookie')).toMatch(/^cosmarium=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    const { rejoin, guest } = (await response.json()) as { rejoin: string; guest: { id: string } };
    const back = await fetch(server.url + rejoin, { redirect: 'manual' });
    expect([back.status, back.headers.get('location')]).toEqual([302, '/']);
    const cookie = back.headers.get('set-cookie')!.split(';')[0];
    const me = await fetch(`${server.url}/api/me`, { headers: { cookie } });
    expect(await me.json()).toEqual({ guest: { id: guest.id, name: 'Anna' }, tables: [] });
    expect((await fetch(`${server.url}/rejoin/${'x'.repeat(43)}`)).status).toBe(404);
  });

  it('are not replaced by the link of somebody else without being asked', async () => {
    const [anna, ben] = [await Client.arrive(server.url, 'Anna'), await Client.arrive(server.url, 'Ben')];
    const [, , token] = anna.rejoin.split('/');
    const follow = (cookie: string) =>
      fetch(server.url + anna.rejoin, { redirect: 'manual', headers: { cookie } });
    const asked = await follow(ben.cookie);
    expect([asked.status, asked.headers.get('location')]).toEqual([302, `/come-back#${token}`]);
    expect(asked.headers.get('set-cookie')).toBeNull();
    // Whoever is that guest already need not be asked.
    expect((await follow(anna.cookie)).headers.get('location')).toBe('/');
    const rejoin = (body: unknown) =>
      fetch(`${server.url}/api/rejoin`, {
        method: 'POST',
        headers: { cookie: ben.cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const said = await rejoin({ token });
    expect(await said.json()).toMatchObject({ guest: { name: 'Anna' } });
    expect(said.headers.get('set-cookie')).toContain(`cosmarium=${token};`);
    expect((await rejoin({ token: 'x'.repeat(43) })).status).toBe(404);
    expect((await rejoin({ token: 'x' })).status).toBe(400);
    expect((await fetch(`${server.url}/come-back`)).status).toBe(200);
  });

  it('may change their name, and their seat comes back with them', async () => {
    const anna = await Client.arrive(server.url, 'Anna');
    expect((await anna.fetch('/api/guests', { name: 'Ann' })).body).toMatchObject({ guest: { name: 'Ann' } });
    const code = await anna.open({ players: 3 });
    expect((await anna.fetch('/api/me')).body).toMatchObject({ tables: [{ code, status: 'open' }] });
  });

  it('are needed for everything at a table', async () => {
    expect((await fetch(`${server.url}/api/tables`, { method: 'POST' })).status).toBe(401);
    expect(await (await fetch(`${server.url}/api/me`)).json()).toEqual({ guest: null, tables: [] });
    expect(await upgrade('/api/tables/abc/socket', {})).toBe(401);
    expect(await upgrade('/api/tables/abc/socket', { cookie: 'cosmarium=guess' })).toBe(401);
  });
});

describe('security', () => {
  it('lets only our own pages open sockets', async () => {
    const anna = await Client.arrive(server.url, 'Anna');
    const code = await anna.open({});
    const { cookie } = anna;
    const path = `/api/tables/${code}/socket`;
    expect(await upgrade(path, { cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await upgrade(path, { cookie, origin: 'null' })).toBe(403);
    expect(await upgrade(path, { cookie, origin: server.url })).toBe(101);
  });

  it('sends headers that keep a page to itself', async () => {
    const { headers } = await fetch(server.url);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('keeps journal and seed to itself until the game is over', async () => {
    const { code, clients } = await seatedTable([server.url], 3, UNHURRIED);
    expect((await clients[0].fetch(`/api/tables/${code}/journal`)).status).toBe(403);
    expect(clients[0].table!.seed).toBeNull();
    expect((await clients[0].fetch('/api/tables/none/journal')).status).toBe(404);
  });

  it('tells nobody of the games of others, and takes no nonsense for a time', async () => {
    expect(await (await fetch(`${server.url}/api/me/games`)).json()).toEqual([]);
    const anna = await Client.arrive(server.url, 'Anna');
    expect((await anna.fetch('/api/me/games?before=-1')).body).toEqual([]);
    for (const before of ['x', '1e99', 'Infinity', '1&before=2'])
      expect([before, (await anna.fetch(`/api/me/games?before=${before}`)).status]).toEqual([before, 400]);
  });

  it('refuses bodies that are wrong or too long', async () => {
    const anna = await Client.arrive(server.url, 'Anna');
    expect((await anna.fetch('/api/tables', { players: 9 })).status).toBe(400);
    expect((await anna.fetch('/api/tables', { surprise: 1 })).status).toBe(400);
    expect((await anna.fetch('/api/guests', { name: 'x'.repeat(20_000) })).status).toBe(413);
  });

  it('logs no secrets', async () => {
    const build = buildServer();
    const folder = tempFolder();
    const log = await ServerProcess.start(build, { DATA_DIR: folder, LOG_LEVEL: 'debug' });
    try {
      const { code, clients } = await seatedTable([log.url], 3, UNHURRIED);
      await fetch(log.url + clients[0].rejoin, { redirect: 'manual' });
      await clients[0].ask({ do: 'chat', text: 'a private word' });
      clients.forEach((client, i) => client.playAtRandom(`log ${i}`));
      await Promise.all(clients.map((client) => client.until('it is over', () => client.over)));
      await clients[0].until('the seed is shown', () => clients[0].table!.seed !== null);
      await log.kill('SIGTERM');
      expect(log.output).toContain('/api/tables');
      expect(log.output).toContain('/rejoin/-');
      for (const { cookie } of clients) expect(log.output).not.toContain(cookie.split('=')[1]);
      expect(log.output).not.toContain(clients[0].table!.seed);
      expect(log.output).not.toContain('a private word');
      expect(code.length).toBeGreaterThan(0);
    } finally {
      await log.kill();
      build.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('operations', () => {
  it('tells that it is well, and how much it does', async () => {
    await seatedTable([server.url], 3, UNHURRIED);
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true });
    const metrics = await (await fetch(server.metricsUrl)).text();
    expect(metrics).toMatch(/cosmarium_tables [1-9]/);
    expect(metrics).toMatch(/cosmarium_sockets [1-9]/);
    expect(metrics).toContain('cosmarium_commands_total{outcome="ok"}');
  });

  it('refuses a configuration it does not understand', () => {
    expect(() => readConfig({ PORT: '99999' })).toThrow(/PORT/);
    expect(() => readConfig({ DATABASE_URL: 'mysql://x' })).toThrow('DATABASE_URL: must be a PostgreSQL URL');
    expect(() => readConfig({ PUBLIC_URL: 'here' })).toThrow(/PUBLIC_URL/);
    expect(readConfig({ PORT: '', ALLOWED_ORIGINS: 'https://a.example, https://b.example' })).toMatchObject({
      port: 3000,
      allowedOrigins: ['https://a.example', 'https://b.example'],
    });
  });
});
