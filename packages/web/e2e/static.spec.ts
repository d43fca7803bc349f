/** The page on a host that only serves files, in a folder of its own. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test as base } from './fixtures.ts';
import { answer, kept, playAlone, questionOn } from './person.ts';
import { PlainHost } from './plain-host.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const BELOW = '/some/where/';

const test = base.extend<{ host: PlainHost }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture needs
  host: async ({}, use) => {
    const host = new PlainHost(mkdtempSync(join(tmpdir(), 'cosmarium-static-')), BELOW);
    cpSync(join(ROOT, 'build/static'), host.folder, { recursive: true });
    await host.start();
    await use(host);
    await host.stop();
    rmSync(host.folder, { recursive: true });
    expect(host.missed, 'what is asked for is there').toEqual([]);
  },
  site: async ({ host }, use) => use(host),
});

test('a game, the rules and the aliens have addresses of their own, and a server is missed kindly', async ({
  somebody,
  host,
}) => {
  const { page, context } = await somebody();
  await page.goto(host.url);
  await expect(page.getByText('Playing with friends needs a server')).toBeVisible();
  await playAlone(page);
  expect(page.url()).toContain(`${host.url}#/t/solo-`);
  await answer(page);
  await expect(questionOn(page)).toBeVisible({ timeout: 60_000 });
  const words = await questionOn(page).getByRole('heading').innerText();
  await page.reload();
  await expect(questionOn(page).getByRole('heading')).toHaveText(words);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Menu' })
      .click()
      .then(() => page.getByRole('button', { name: 'Save as a file' }).click()),
  ]);
  const saved = join(host.folder, 'saved.json');
  await file.saveAs(saved);
  await expect(page.getByRole('button', { name: 'Take to the server' })).toHaveCount(0);
  const elsewhere = (await somebody()).page;
  await elsewhere.goto(`${host.url}#/replay/file`);
  await elsewhere.locator('input[type=file]').setInputFiles(saved);
  await expect(questionOn(elsewhere).getByRole('heading')).toHaveText(words);

  const reader = await context.newPage();
  await reader.goto(`${host.url}#/rules#deals`);
  await expect(reader.locator('#deals')).toBeInViewport();
  await reader.getByRole('link', { name: 'Link to this section: Compensation' }).click();
  await expect(reader).toHaveURL(`${host.url}#/rules#compensation`);
  await expect(reader.locator('#compensation')).toBeInViewport();
  await reader.goBack();
  await expect(reader.locator('#deals')).toBeInViewport();
  await reader.getByRole('link', { name: 'Aliens' }).first().click();
  await expect(reader).toHaveURL(`${host.url}#/aliens`);
  await reader.goto(`${host.url}#/t/k7m2xq9tv`);
  await expect(reader.getByRole('heading', { name: 'Here you play alone' })).toBeVisible();
  await reader.getByRole('link', { name: 'Home' }).click();
  await expect(reader.getByRole('button', { name: 'Play now' })).toBeVisible();
});

test('a newer build waits until somebody reloads, and works without a network', async ({
  somebody,
  host,
}) => {
  const { page, context } = await somebody();
  await page.goto(host.url);
  await kept(page);
  const index = join(host.folder, 'index.html');
  writeFileSync(
    index,
    readFileSync(index, 'utf8').replace('<head>', '<head><meta name="build" content="newer" />'),
  );
  execFileSync(process.execPath, [join(ROOT, 'scripts/write-service-worker.mjs'), host.folder]);

  await page.reload();
  const newer = page.locator('meta[name=build]');
  await expect(page.getByText('A newer version of this page is here.')).toBeVisible();
  await expect(newer).toHaveCount(0);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(newer).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(newer).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});
