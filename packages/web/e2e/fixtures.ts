/** What browser tests share: a server of their own, and pages that may neither complain nor call anybody else. */
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { GameServer } from './game-server.ts';

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
  /** Where the page is. */
  site: { readonly url: string };
  /** Brings somebody with a browser of their own. */
  somebody: (settings?: Record<string, unknown>) => Promise<Person>;
}

interface Shared {
  /** A server that only hands out the page: all tests of a worker share it, so no game may be begun there. */
  pages: GameServer;
}

export const test = base.extend<Fixtures & { seed: string; env: Record<string, string> }, Shared>({
  seed: ['e2e', { option: true }],
  env: [{}, { option: true }],
  server: async ({ seed, env }, use) => {
    const server = new GameServer({ SEED: seed, ...env });
    await server.start();
    await use(server);
    await server.end();
  },
  pages: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture needs
    async ({}, use) => {
      const server = new GameServer({ MAX_GUESTS_PER_ADDRESS: '1000000' });
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  site: async ({ server }, use) => use(server),
  somebody: async (
    {
      browser,
      site,
      contextOptions,
      viewport,
      locale,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      serviceWorkers,
    },
    use,
  ) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (settings = {}) => {
      const stored = { state: { speed: 'off', sound: false, takeBack: false, ...settings }, version: 1 };
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        locale,
        hasTouch,
        isMobile,
        deviceScaleFactor,
        serviceWorkers,
        baseURL: site.url,
        storageState: {
          cookies: [],
          origins: [
            {
              origin: new URL(site.url).origin,
              localStorage: [{ name: 'cosmarium.settings', value: JSON.stringify(stored) }],
            },
          ],
        },
      });
      // Every page gives the same to the shuffle, so that the games are the same each time.
      await context.addInitScript(() => {
        crypto.getRandomValues = (bytes) => bytes;
      });
      contexts.push(context);
      watch(context, () => site.url, faults);
      return { context, page: await context.newPage() };
    });
    for (const context of contexts) await context.close();
    base.expect(faults, 'what no page may do').toEqual([]);
  },
});
/** For what needs no game on a server: pages to read, and tables that the test itself shows (`scene.ts`). */
export const sceneTest = test.extend({ site: async ({ pages }, use) => use(pages) });
export const expect = test.expect;
