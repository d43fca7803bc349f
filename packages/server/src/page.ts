/** The page people play on: files that were built once (packages/web). Every address of the page is the same document. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

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

export async function registerPage(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  const built = existsSync(join(root, 'index.html'));
  const page = built ? readFileSync(join(root, 'index.html'), 'utf8') : NOT_BUILT;
  const send = (reply: FastifyReply, status: number) =>
    reply.code(status).header('cache-control', 'no-cache').type('text/html').send(page);
  if (built)
    await app.register(fastifyStatic, {
      root: join(root, 'assets'),
      prefix: ASSETS,
      immutable: true,
      maxAge: '365d',
      index: false,
      cacheControl: true,
    });
  for (const path of [
    '/',
    '/t/:code',
    '/replay/:code',
    '/aliens',
    '/aliens/:alien',
    '/learn',
    '/settings',
    '/come-back',
  ])
    app.get(path, (_request, reply) => send(reply, 200));
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const reads = request.method === 'GET' && !request.url.startsWith('/api/');
    if (reads && request.headers.accept?.includes('text/html')) return send(reply, 404);
    return reply.code(404).send({ error: 'unknown' });
  });
}
