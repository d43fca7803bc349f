/** What browser tests share: a server of their own, and pages that may neither complain nor call anybody else. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, type BrowserContext, type Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../../..');
const FAST = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export class GameServer {
  url = '';
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(FAST, 'cosmarium-e2e-'));
  private port = 0;

  constructor(private readonly env: Record<string, string> = {}) {}

  async start(): Promise<void> {
    const child = spawn('node', ['--import', 'tsx', join(import.meta.dirname, 'server.ts')], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.folder,
        WEB_DIR: join(ROOT, 'build/web'),
        LOG_LEVEL: 'warn',
        WINDOW_MS: '50',
        REQUESTS_PER_MINUTE: '1000000',
        MESSAGES_PER_SECOND: '1000',
        MAX_TABLES_PER_GUEST: '100',
        ...this.env,
      },
    });
    this.process = child;
    for await (const line of createInterface(child.stdout)) {
      if (!line.startsWith('http')) continue;
      this.url = line;
      // The same door after a restart.
      this.port = Number(new URL(line).port);
      return;
    }
    throw new Error('the server did not start');
  }

  async kill(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.process === null) return;
    const gone = once(this.process, 'exit');
    this.process.kill(signal);
    await gone;
    this.process = null;
  }

  async end(): Promise<void> {
    await this.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Everything a page should not have done. */
function watch(context: BrowserContext, origin: () => string, faults: string[]): void {
  const see = (page: Page) => {
    page.on('pageerror', (error) => faults.push(`error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      // A browser says so itself when a request fails; tests that cut the line expect that.
      if (
        message.type() === 'error' &&
        !/Failed to load resource|WebSocket connection to/.test(message.text())
      )
        faults.push(`console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^(http|ws)s?:$/.test(url.protocol) && url.host !== new URL(origin()).host)
        faults.push(`request to ${request.url()}`);
    });
  };
  context.on('page', see);
}

export interface Person {
  page: Page;
  context: BrowserContext;
}

interface Fixtures {
  server: GameServer;
  /** Brings somebody with a browser of their own. */
  somebody: (settings?: Record<string, unknown>) => Promise<Person>;
}

export const test = base.extend<Fixtures & { seed: string }>({
  seed: ['e2e', { option: true }],
  server: async ({ seed }, use) => {
    const server = new GameServer({ SEED: seed });
    await server.start();
    await use(server);
    await server.end();
  },
  somebody: async (
    { browser, server, contextOptions, viewport, locale, hasTouch, isMobile, deviceScaleFactor },
    use,
  ) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (settings = {}) => {
      const stored = { state: { speed: 'off', sound: false, ...settings }, version: 1 };
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        locale,
        hasTouch,
        isMobile,
        deviceScaleFactor,
        baseURL: server.url,
        storageState: {
          cookies: [],
          origins: [
            {
              origin: server.url,
              localStorage: [{ name: 'cosmarium.settings', value: JSON.stringify(stored) }],
            },
          ],
        },
      });
      contexts.push(context);
      watch(context, () => server.url, faults);
      return { context, page: await context.newPage() };
    });
    for (const context of contexts) await context.close();
    base.expect(faults, 'what no page may do').toEqual([]);
  },
});
export const expect = test.expect;
