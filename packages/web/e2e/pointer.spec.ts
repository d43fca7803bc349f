/** What the pointer is over can still be read: it takes another colour there. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, sceneTest as test } from './fixtures.ts';
import { settled } from './inspect.ts';
import { sceneOf, stageOn } from './scene.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One of each look: which pictures and words are on it does not change its colours. */
async function looksOn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = new Set<string>();
    for (const one of document.querySelectorAll<HTMLElement>('a, button:enabled, label, summary')) {
      const { x, y, width, height } = one.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const look = [one.className, one.parentElement?.className].join(' in ');
      if (!one.contains(top) || seen.has(look)) continue;
      one.dataset.look = String(seen.size);
      seen.add(look);
    }
    return seen.size;
  });
}

async function unreadable(page: Page): Promise<string[]> {
  await settled(page);
  const found: string[] = [];
  const looks = await looksOn(page);
  expect(looks).toBeGreaterThan(2);
  for (let look = 0; look < looks; look++) {
    const here = `[data-look="${look}"]`;
    await page.locator(here).hover();
    await expect(page.locator(`${here}:hover`)).toHaveCount(1);
    await settled(page);
    const axe = new AxeBuilder({ page }).setLegacyMode().include(here).withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    found.push(...violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)));
  }
  return found;
}

for (const path of ['/', '/aliens', '/settings', '/rules'])
  test(`what the pointer is over can be read on ${path}`, async ({ somebody }) => {
    const { page } = await somebody({ lang: 'en' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await unreadable(page)).toEqual([]);
  });

for (const asked of ['invite', 'ally', 'encounter-card', 'offer', 'ships'] as const)
  test(`what the pointer is over can be read in the question ${asked}`, async ({ somebody }) => {
    const { page } = await somebody({ lang: 'en' });
    await stageOn(page, sceneOf(5, asked));
    await expect(page.locator(`[data-kind=${asked}]`)).toBeVisible();
    expect(await unreadable(page)).toEqual([]);
  });
