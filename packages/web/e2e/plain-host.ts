/** A host that serves the files of a folder below some path, and knows nothing else. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string | undefined>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export class PlainHost {
  private server: Server | null = null;
  url = '';
  /** What was asked for and is not there. */
  readonly missed: string[] = [];

  constructor(
    public folder: string,
    private readonly below: string,
  ) {}

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://host');
      const name = pathname.startsWith(this.below) ? pathname.slice(this.below.length) : null;
      const file = name === null ? '' : join(this.folder, normalize(name === '' ? 'index.html' : name));
      if (!file.startsWith(this.folder) || !existsSync(file) || !statSync(file).isFile()) {
        this.missed.push(pathname);
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    });
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${this.below}`;
  }

  async stop(): Promise<void> {
    this.server?.close();
    this.server?.closeAllConnections();
    await Promise.resolve();
  }
}
