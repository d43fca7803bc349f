/** Bots are faster than eyes: the table can be held, and goes on step by step. */
import { expect, test } from './fixtures.ts';
import { answer, playNow, questionOn } from './person.ts';

test('a held table shows nothing new until it is asked to, and then goes on', async ({ somebody }) => {
  const { page } = await somebody();
  await playNow(page);
  await expect(questionOn(page)).toBeVisible();
  const hold = page.getByRole('button', { name: 'Hold', exact: true });
  await hold.click();
  await expect(hold).toHaveAttribute('aria-pressed', 'true');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeDisabled();
  await answer(page);
  // What comes of the answer waits.
  await expect(next).toBeEnabled();
  await expect(questionOn(page)).toHaveCount(0);
  await next.click();
  await hold.click();
  await expect(hold).toHaveAttribute('aria-pressed', 'false');
  await expect(questionOn(page)).toBeVisible({ timeout: 30_000 });
});

test('P holds and lets go, but not where somebody writes', async ({ somebody }, info) => {
  test.skip(info.project.name === 'phone', 'a phone has no keyboard');
  const { page } = await somebody();
  await playNow(page);
  await expect(questionOn(page)).toBeVisible();
  const hold = page.getByRole('button', { name: 'Hold', exact: true });
  await page.keyboard.press('p');
  await expect(hold).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('p');
  await expect(hold).toHaveAttribute('aria-pressed', 'false');
  const talk = page.getByRole('tab', { name: /^Talk|^Chat/ });
  if (await talk.isVisible()) await talk.click();
  await page.getByPlaceholder('Say something…').fill('');
  await page.getByPlaceholder('Say something…').press('p');
  await expect(hold).toHaveAttribute('aria-pressed', 'false');
});
