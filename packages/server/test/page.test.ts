/** The page goes over the wire packed, as the build has packed it, to whoever can unpack it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

const HTML = `<!doctype html><title>Cosmarium</title>${'<p>table</p>'.repeat(50)}`;
const SCRIPT = `export const planets = [${'1, '.repeat(500)}];`;
const TINY = 'x';

let webFolder: string;
let server: TestServer;
beforeAll(async () => {
  webFolder = tempFolder();
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(join(webFolder, 'index.html'), HTML);
  writeFileSync(join(webFolder, 'assets/page-1a2b.js'), SCRIPT);
  writeFileSync(join(webFolder, 'sw.js'), SCRIPT);
  writeFileSync(join(webFolder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(webFolder, 'assets/tiny-1a2b.js'), TINY);
  execFileSync(process.execPath, [
    resolve(import.meta.dirname, '../../../scripts/compress-page.mjs'),
    webFolder,
  ]);
  server = await testServer({ webFolder });
});
afterAll(async () => {
  await server.stop();
  rmSync(webFolder, { recursive: true, force: true });
});

/** As it comes over the wire. */
function get(
  path: string,
  accept?: string,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const headers = { accept: 'text/html', ...(accept !== undefined && { 'accept-encoding': accept }) };
  return new Promise((done, reject) => {
    const asking = request(server.url + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asking.on('error', reject);
    asking.end();
  });
}

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

describe.each([
  ['/', 200, HTML, 'no-cache', /^text\/html/],
  ['/no/such/page', 404, HTML, 'no-cache', /^text\/html/],
  ['/assets/page-1a2b.js', 200, SCRIPT, 'public, max-age=31536000, immutable', /javascript/],
])('%s', (path, status, text, cache, type) => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
  ] as const)('comes packed to whoever accepts %s', async (accept, encoding) => {
    const { headers, body, ...rest } = await get(path, accept);
    expect(rest.status).toBe(status);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': cache,
      vary: 'accept-encoding',
      'content-length': String(body.length),
    });
    expect(headers['content-type']).toMatch(type);
    expect(body.length).toBeLessThan(text.length / 2);
    expect(UNPACK[encoding](body).toString()).toBe(text);
  });

  it.each([undefined, 'identity', 'br;q=0, gzip;q=0.0'])('comes as it is to %s', async (accept) => {
    const { headers, body } = await get(path, accept);
    expect(headers['content-encoding']).toBe(undefined);
    expect(headers.vary).toBe('accept-encoding');
    expect(body.toString()).toBe(text);
  });
});

it('what gets no smaller comes as it is', async () => {
  const { headers, body } = await get('/assets/tiny-1a2b.js', 'br');
  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, TINY]);
});

it.each([
  ['/sw.js', SCRIPT, /javascript/],
  ['/manifest.webmanifest', '{}', /^application\/manifest\+json/],
])('%s lies beside the page and is asked for again each time', async (path, text, type) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toMatch(type);
  expect(body.toString()).toBe(text);
});

it.each(['/index.html.br', '/.vite/manifest.json', '/other.js'])('%s is nothing to ask for', async (path) => {
  expect((await get(path)).status).toBe(404);
});
