/** Every screen in every language: nothing serious for axe, nothing wider than the screen, no word missing. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerByKeys, asked, questionOn } from './person.ts';

const LANGUAGES = ['en', 'uk', 'ru', 'pl'] as const;

async function inspect(page: Page, what: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // What appears is judged when it is there.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ).then(() => undefined),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`),
    `${what}: what axe finds`,
  ).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${what}: wider than the screen`).toBeLessThanOrEqual(0);
  expect(await page.locator('body').innerText(), `${what}: a word is missing`).not.toMatch(
    /[⟨⟩\uE000-\uE002]/,
  );
  expect(await cutOff(page), `${what}: text that is cut off`).toEqual([]);
}

/** Buttons and headings whose words do not fit into them. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, h1, h2, h3, label, legend')]
      .filter((one) => one.checkVisibility() && one.closest('.visually-hidden') === null)
      .filter((one) => one.innerText.trim() !== '')
      .filter((one) => {
        const style = getComputedStyle(one);
        const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
        return clips && style.textOverflow !== 'ellipsis' && one.scrollWidth > one.clientWidth + 1;
      })
      .map((one) => one.innerText),
  );
}

for (const lang of LANGUAGES)
  test(`every screen in ${lang}`, async ({ somebody }) => {
    const { page } = await somebody({ lang });
    for (const path of ['/', '/aliens', '/settings', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await inspect(page, path);
    }
    await page.goto('/aliens');
    await page.locator('a[href^="/aliens/"]').first().click();
    await expect(page).toHaveURL(/\/aliens\/./);
    await inspect(page, 'an alien');

    await page.goto('/learn');
    await expect(page.locator('section[data-kind], [data-coach]').first()).toBeVisible();
    await inspect(page, 'the tutorial');

    await page.goto('/');
    await page.locator('main button').first().click();
    await expect(questionOn(page)).toBeVisible({ timeout: 60_000 });
    await inspect(page, 'the table');
    const seen = new Set<string>();
    for (let rounds = 0; rounds < 12; rounds++) {
      await questionOn(page).waitFor({ timeout: 60_000 });
      const kind = (await asked(page)) ?? '';
      if (kind !== '' && !seen.has(kind)) await inspect(page, `the question ${kind}`);
      seen.add(kind);
      await answerByKeys(page);
    }
  });
