import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { questionOn } from './person.ts';

test('a whole encounter by keyboard alone', async ({ somebody }, info) => {
  test.skip(info.project.name === 'phone', 'a phone has no keyboard');
  const { page } = await somebody();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  // To the big button by Tab.
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => /Play now/.test(document.activeElement?.textContent ?? ''))) break;
  }
  await page.keyboard.press('Enter');
  const question = questionOn(page);
  await expect(question).toBeVisible({ timeout: 60_000 });
  const heading = page.getByText(/encounter 3/i).first();
  for (let tries = 0; tries < 60 && !(await heading.isVisible()); tries++) {
    await question.or(heading).first().waitFor({ timeout: 60_000 });
    if ((await question.count()) === 0) continue;
    const card = await question.first().elementHandle();
    await byKeys(page);
    await card.waitForElementState('hidden', { timeout: 30_000 });
  }
  await expect(heading).toBeVisible();
});

/** Space passes; Enter gives the answer if there is one; else a digit makes one first. */
async function byKeys(page: Page): Promise<void> {
  const question = questionOn(page).first();
  const kind = (await question.getAttribute('data-kind'))!;
  if (['respond', 'reinforce', 'ally'].includes(kind)) return page.keyboard.press(' ');
  if ((await question.locator('button.primary:enabled').count()) === 0) await page.keyboard.press('1');
  return page.keyboard.press('Enter');
}
