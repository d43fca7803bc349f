/** What is decided before anything is served: whom to believe, how long to wait, what to tell. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig, type Config } from '../src/index.ts';
import { Health } from '../src/health.ts';
import { openStorage } from '../src/storage/storage.ts';
import { Client } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { buildServer, ServerProcess } from './helpers/process.ts';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});
async function start(settings: Partial<Config> = {}): Promise<string> {
  server = await testServer(settings);
  return server.url;
}

/** Statuses of so many requests, one after the other. */
async function statuses(
  url: string,
  count: number,
  headers: (i: number) => Record<string, string> = () => ({}),
) {
  const all: number[] = [];
  for (let i = 0; i < count; i++) all.push((await fetch(url, { headers: headers(i) })).status);
  return all;
}
const served = (all: readonly number[]) => all.filter((status) => status !== 429).length;

describe('an address behind proxies', () => {
  const LIMIT = { requestsPerMinute: 5 };
  const forged = (i: number) => ({ 'x-forwarded-for': `10.9.8.${i}, 203.0.113.7` });
  const trusting = (TRUST_PROXY: string) => ({
    ...LIMIT,
    trustProxy: readConfig({ TRUST_PROXY }).trustProxy,
  });

  it('is nobody else by what the visitor says', async () => {
    const url = await start(trusting('no'));
    expect(served(await statuses(`${url}/api/me`, 8, forged))).toBe(5);
  });

  it('is what the last proxy wrote, not what was written before it came there', async () => {
    const url = await start(trusting('1'));
    expect(served(await statuses(`${url}/api/me`, 8, forged))).toBe(5);
    const others = () => ({ 'x-forwarded-for': '203.0.113.8' });
    expect(served(await statuses(`${url}/api/me`, 8, others))).toBe(5);
  });

  it('is what a proxy of a known address wrote', async () => {
    const url = await start(trusting('127.0.0.0/8'));
    expect(served(await statuses(`${url}/api/me`, 8, forged))).toBe(5);
    const others = () => ({ 'x-forwarded-for': '203.0.113.8' });
    expect(served(await statuses(`${url}/api/me`, 8, others))).toBe(5);
  });

  it('is not what a proxy of another address wrote', async () => {
    const url = await start(trusting('192.0.2.1, 2001:db8::/32'));
    const different = (i: number) => ({ 'x-forwarded-for': `203.0.113.${i}` });
    expect(served(await statuses(`${url}/api/me`, 8, different))).toBe(5);
  });

  it('is not believed in general', () => {
    for (const TRUST_PROXY of [
      'yes',
      'true',
      '0',
      '99',
      '-1',
      '10.0.0.0/0',
      '10.0.0.0/33',
      '::1/129',
      'proxy',
      ',',
    ])
      expect(() => readConfig({ TRUST_PROXY })).toThrow(/^TRUST_PROXY: must be "no", the number of proxies/);
  });
});

describe('somebody slow', () => {
  /** What the server says before it hangs up. */
  async function answerTo(url: string, text: string): Promise<string> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    socket.write(text);
    await once(socket, 'close');
    return answer;
  }

  it('is not waited for: neither for the body nor for the headers', async () => {
    const url = await start({ requestMs: 1000 });
    const head = 'POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n';
    const [body, headers] = await Promise.all([
      answerTo(url, `${head}Content-Length: 100\r\n\r\n{"na`),
      answerTo(url, head),
    ]);
    expect(body).toMatch(/^HTTP\/1.1 408 /);
    expect(headers).toMatch(/^HTTP\/1.1 408 /);
  });
});

describe('an upgrade', () => {
  const upgrade = (url: string, headers: Record<string, string> = {}): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(url.replace('http', 'ws'), { headers });
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode!));
      socket.on('open', () => resolve(101));
      socket.on('error', () => {});
    });

  it('is for guests at tables only', async () => {
    const url = await start();
    const { cookie } = await Client.arrive(url, 'anna');
    for (const path of ['/', '/healthz', '/nowhere', '/api/me', '/assets/x', '/api/tables'])
      expect([path, await upgrade(url + path, { cookie })]).toEqual([path, 404]);
    expect(await upgrade(`${url}/api/tables/abc/socket`)).toBe(401);
    expect(await upgrade(`${url}/api/tables/abc/socket`, { cookie })).toBe(101);
  });

  it('that is reset on the way is nothing to log', async () => {
    const build = buildServer();
    const folder = tempFolder();
    const process = await ServerProcess.start(build, { DATA_DIR: folder, LOG_LEVEL: 'warn' });
    try {
      const { cookie } = await Client.arrive(process.url, 'anna');
      const { hostname, port } = new URL(process.url);
      const head =
        `GET /api/tables/abc/socket HTTP/1.1\r\nHost: here\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
      for (let i = 0; i < 300; i++) {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => {});
        await once(socket, 'connect');
        socket.write(head);
        if (i % 2 === 0) await new Promise(setImmediate);
        socket.resetAndDestroy();
      }
      expect((await fetch(`${process.url}/healthz`)).status).toBe(200);
      expect(await process.kill('SIGTERM')).toBe(0);
      expect(process.output.split('\n').filter((line) => line.startsWith('{'))).toEqual([]);
    } finally {
      await process.kill();
      build.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('limits', () => {
  it('are for addresses that do not exist, too, and for asking how we are', async () => {
    const url = await start({ requestsPerMinute: 5 });
    expect(await statuses(`${url}/api/nowhere`, 6)).toEqual([404, 404, 404, 404, 404, 429]);
    expect(await statuses(`${url}/healthz`, 6)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('headers', () => {
  it('ask for https only where it is used, and for no other domain', async () => {
    const plain = await start();
    expect((await fetch(plain)).headers.get('strict-transport-security')).toBeNull();
    await server!.stop();
    const secure = await start({ secure: readConfig({ PUBLIC_URL: 'https://play.example' }).secure });
    expect((await fetch(secure)).headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
  });
});

describe('metrics', () => {
  it('are told at a door of their own only', async () => {
    const url = await start();
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect(new URL(server!.metricsUrl).hostname).toBe('127.0.0.1');
    expect(await (await fetch(server!.metricsUrl)).text()).toContain('cosmarium_tables 0');
    expect((await fetch(new URL('/', server!.metricsUrl))).status).toBe(404);
    expect((await fetch(server!.metricsUrl, { method: 'POST' })).status).toBe(404);
    expect(readConfig({}).metricsPort).toBeNull();
  });
});

describe('a request that fails', () => {
  it('is told nothing of why', async () => {
    const url = await start();
    const anna = await Client.arrive(url, 'anna');
    const code = await anna.open({ visibility: 'public' });
    await anna.connect(code);
    const file = new Libsql(join(server!.folder, 'cosmarium.db'));
    file.exec(`update tables set options = '{broken'`);
    file.close();
    const { status, body } = await anna.fetch('/api/tables');
    expect([status, body]).toEqual([500, { error: 'unavailable' }]);
  });

  it('for what the visitor did wrong is told that', async () => {
    const url = await start();
    const post = request(`${url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    post.end('{"name"');
    const [response] = (await once(post, 'response')) as [{ statusCode: number }];
    expect(response.statusCode).toBe(400);
  });
});

describe('health', () => {
  it('is not well with a full disk, and well again when there is space', async () => {
    const dataFolder = tempFolder();
    const log = pino({ level: 'silent' });
    const clock = new ManualClock();
    const storage = await openStorage({ databaseUrl: null, dataFolder, node: 'only' }, log, clock);
    try {
      const health = new Health(storage.probe, clock, log);
      const { db } = storage.database;
      await sql`pragma max_page_count = 1`.execute(db);
      expect(await health.check()).toBe(false);
      await sql`pragma max_page_count = 1000000`.execute(db);
      expect(await health.check()).toBe(false);
      clock.pass(5000);
      expect(await health.check()).toBe(true);
    } finally {
      await storage.database.close();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  });

  it('is asked for by others with 200 and 503', async () => {
    const url = await start();
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
    const file = new Libsql(join(server!.folder, 'cosmarium.db'));
    file.exec('drop table probe');
    file.close();
    const response = await fetch(`${url}/healthz`);
    expect([response.status, await response.json()]).toEqual([503, { ok: false }]);
  });
});
