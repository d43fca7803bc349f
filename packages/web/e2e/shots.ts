/** Takes the pictures of docs/screens: npm run shots. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { GameServer } from './game-server.ts';
import { asked, playNow, playOn, questionOn, resultOn } from './person.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/screens');
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};
type Size = keyof typeof SIZES;

const server = new GameServer({ SEED: 'shots' });
await server.start();
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  for (const size of Object.keys(SIZES) as Size[]) {
    await around(browser, size);
    await game(browser, size);
    for (const lang of ['uk', 'ru', 'pl']) await table(browser, size, lang);
  }
} finally {
  await browser.close();
  await server.end();
}

async function visitor(from: Browser, size: Size, lang = 'en'): Promise<Page> {
  const settings = { state: { speed: 'off', sound: false, name: 'Ada', lang }, version: 1 };
  const context = await from.newContext({
    ...SIZES[size],
    baseURL: server.url,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: server.url,
          localStorage: [{ name: 'cosmarium.settings', value: JSON.stringify(settings) }],
        },
      ],
    },
  });
  return context.newPage();
}

async function shoot(page: Page, name: string, size: Size): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  // What moves by itself comes to rest.
  await page.waitForTimeout(500);
  await page.screenshot({
    path: join(FOLDER, `${name}-${size}.jpg`),
    type: 'jpeg',
    quality: 82,
    scale: 'css',
  });
  process.stdout.write(`${name}-${size}\n`);
}

async function around(from: Browser, size: Size): Promise<void> {
  const page = await visitor(from, size);
  const still = async (path: string, name: string) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(page, name, size);
  };
  await still('/', 'home');
  await still('/aliens', 'aliens');
  await page.locator('a[href^="/aliens/"]').nth(4).click();
  await shoot(page, 'alien', size);
  await still('/settings', 'settings');
  await page.goto('/learn');
  await questionOn(page).or(page.locator('[data-coach]')).first().waitFor();
  await shoot(page, 'learn', size);
  await page.goto('/');
  await page.getByRole('button', { name: 'New table' }).click();
  await shoot(page, 'new-table', size);
  await page.getByText('More choices').click();
  await page.getByRole('button', { name: 'Choose aliens…' }).click();
  await shoot(page, 'alien-pool', size);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('group', { name: 'How to play' }).last().getByText('Classic', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: /Fill/ }).waitFor();
  await shoot(page, 'lobby', size);
  await page.getByRole('button', { name: /Fill/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await questionOn(page).waitFor();
  await shoot(page, 'choice-of-alien', size);
  await page.context().close();
}

/** A whole game: a picture of every kind of question, of a fight, of the end and of its replay. */
async function game(from: Browser, size: Size): Promise<void> {
  const page = await visitor(from, size);
  await playNow(page);
  const seen = new Set<string>();
  await playOn(page, { lay: [/^Negotiate/], ally: 'offense' }, async () => {
    const kind = (await asked(page)) ?? '';
    if (!seen.has(kind)) {
      seen.add(kind);
      await shoot(page, `question-${kind}`, size);
    }
    return false;
  });
  await shoot(page, 'result', size);
  await resultOn(page)
    .getByRole('link', { name: /replay/i })
    .click();
  await page.getByRole('slider').first().waitFor();
  for (let i = 0; i < 3; i++) await page.getByRole('slider').first().press('PageUp');
  await shoot(page, 'replay', size);
  await page.context().close();
}

async function table(from: Browser, size: Size, lang: string): Promise<void> {
  const page = await visitor(from, size, lang);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot(page, `home-${lang}`, size);
  await page.locator('main button').first().click();
  await questionOn(page).waitFor();
  await shoot(page, `table-${lang}`, size);
  await page.context().close();
}
