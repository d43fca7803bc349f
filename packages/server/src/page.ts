/** The page people play on: files that were built once (packages/web). Every address of the page is the same document. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Files with their fingerprint in the name; they never change. */
export const ASSETS = '/assets/';

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Cosmarium</title>
<h1>Cosmarium</h1>
<p>The server runs, but its page has not been built. <code>npm start</code> builds it; so does <code>npm run build</code>.</p>
</html>
`;

/** Files that belong to the page and must be where they are. */
const BESIDE = /^[\w-]+\.(js|png|webmanifest)$/;

/** How a page may be packed, best first, and how the files are called that the build has made. */
const PACKED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** What the one who asks can unpack. */
const unpacks = (header: string | string[] | undefined, encoding: string): boolean =>
  String(header ?? '')
    .split(',')
    .some((one) => {
      const [name, quality = ''] = one.split(';').map((part) => part.trim());
      return name === encoding && !/^q=0(\.0*)?$/.test(quality);
    });

export async function registerPage(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  const index = join(root, 'index.html');
  const built = existsSync(index);
  const page = built ? readFileSync(index) : NOT_BUILT;
  const packed = PACKED.flatMap(([encoding, ending]) =>
    existsSync(index + ending) ? [{ encoding, bytes: readFileSync(index + ending) }] : [],
  );
  const send = ({ headers }: FastifyRequest, reply: FastifyReply, status: number) => {
    const best = packed.find(({ encoding }) => unpacks(headers['accept-encoding'], encoding));
    reply
      .code(status)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html');
    return best === undefined
      ? reply.send(page)
      : reply.header('content-encoding', best.encoding).send(best.bytes);
  };
  if (built)
    await app.register(fastifyStatic, {
      root: join(root, 'assets'),
      prefix: ASSETS,
      immutable: true,
      maxAge: '365d',
      index: false,
      cacheControl: true,
      preCompressed: true,
      setHeaders: (reply) => void reply.setHeader('vary', 'accept-encoding'),
    });
  // What lies beside the page has no fingerprint in its name: the service worker, the manifest, icons.
  const beside = built ? readdirSync(root).filter((name) => BESIDE.test(name)) : [];
  for (const name of beside)
    app.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(name, root, { cacheControl: false }),
    );
  for (const path of [
    '/',
    '/t/:code',
    '/replay/:code',
    '/aliens',
    '/aliens/:alien',
    '/rules',
    '/learn',
    '/settings',
    '/games',
    '/come-back',
    '/mail',
    '/device',
  ])
    app.get(path, (request, reply) => send(request, reply, 200));
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const reads = request.method === 'GET' && !request.url.startsWith('/api/');
    if (reads && request.headers.accept?.includes('text/html')) return send(request, reply, 404);
    return reply.code(404).send({ error: 'unknown' });
  });
}
