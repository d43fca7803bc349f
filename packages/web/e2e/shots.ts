/** Takes the pictures of docs/screens: npm run shots, or npm run shots tables for those of tables alone. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { Game } from '@cosmarium/engine';
import { GameServer } from './game-server.ts';
import { questionOn } from './person.ts';
import { sceneOf, sceneWhere, stageOn, type Scene } from './scene.ts';
import { tableOf } from './tables.ts';

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
    await tables(browser, size);
    if (process.argv[2] === 'tables') continue;
    await around(browser, size);
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
    quality: 72,
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

/** Tables that nobody had to play: a picture of the usual questions, of a fight, of many players, of odd pieces and other decks. */
async function tables(from: Browser, size: Size): Promise<void> {
  const page = await visitor(from, size);
  const stage = await stageOn(page, sceneOf(5, 'launch'));
  const show = async (name: string, scene: Scene) => {
    stage.show(scene);
    const { decisions, players } = scene.game.view(0);
    await page.locator(`[data-seat="${players.length - 1}"]`).waitFor();
    await page
      .locator(decisions.length === 0 ? '[data-solid=question]' : `[data-kind=${decisions[0].kind}]`)
      .waitFor();
    await shoot(page, name, size);
  };
  for (const kind of ['launch', 'invite', 'ally', 'encounter-card', 'reinforce', 'respond', 'offer'] as const)
    await show(`question-${kind}`, sceneOf(5, kind));
  const isFought = (game: Game) => {
    const { fight, encounter } = game.view(0);
    return fight?.totals != null && encounter?.number === fight.encounter && fight.outcome !== null;
  };
  await show('fight', sceneWhere(5, 'a fight', isFought));
  await show('eight-players', sceneOf(8, 'ally'));
  for (const name of [
    'liner',
    'discoveries',
    'ships',
    'own-joker',
    'research',
    'hand-of-rewards',
    'intimidates',
  ] as const)
    await show(`table-${name}`, tableOf(name));
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
