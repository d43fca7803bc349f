import { expect, test } from './fixtures.ts';
import { FAST, openTable, questionOn } from './person.ts';

test('the own alien lies face down, and the page says so', async ({ somebody, isMobile }) => {
  const { page } = await somebody({ name: 'Hanna' });
  await openTable(page, [...FAST, ['Variants', 'Hidden powers']]);
  await page.getByRole('button', { name: /^Fill/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await questionOn(page).waitFor({ timeout: 60_000 });
  await expect(page.locator('article[data-face-down]')).toHaveCount(1);
  // On a phone the dashed frame says it, and the words come with a touch.
  const words = page.getByText('Face down: only you see it.');
  await expect(words).toBeVisible({ visible: !isMobile });
});
