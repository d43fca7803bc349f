/** What holds of every screen: nothing serious for axe, nothing wider than the screen, no word missing or cut off. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export async function inspect(page: Page, what: string): Promise<void> {
  await settled(page);
  await hearAxe(page, what);
  await read(page, what);
}

export async function settled(page: Page): Promise<void> {
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
}

/** Nothing serious for axe. What passes need not be told, and without frames a page of its own to put results together is not needed. */
export async function hearAxe(page: Page, what: string): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`),
    `${what}: what axe finds`,
  ).toEqual([]);
}

/** What depends on the words of a language: how wide they are, and whether all are there. */
export async function inspectWords(page: Page, what: string): Promise<void> {
  await settled(page);
  await read(page, what);
}

async function read(page: Page, what: string): Promise<void> {
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
