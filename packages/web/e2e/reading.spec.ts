/** Rules, aliens, preferences and keys are read over the table: it is not left for them. */
import { expect, sceneTest as test } from './fixtures.ts';
import { sceneOf, stageOn } from './scene.ts';

test('the rulebook opens at what is asked, turns its own pages, and the table is still there', async ({
  somebody,
}) => {
  const { page } = await somebody({ lang: 'en' });
  await stageOn(page, sceneOf(5, 'launch'));
  await page.getByRole('button', { name: 'What the rules say about this' }).click();
  const book = page.getByRole('dialog', { name: 'Rules' });
  const launch = book.locator('section#phase-launch');
  await expect(launch).toBeInViewport();
  await expect(launch).toHaveAttribute('data-here', 'true');
  await launch.getByRole('link').nth(1).click();
  await expect(launch).toHaveAttribute('data-here', 'false');
  await expect(page).toHaveURL(/\/t\/SCENE$/);
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
  await expect(page.locator('section[data-kind=launch]')).toBeVisible();
});

test('the menu leads to aliens and preferences without leaving', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  await stageOn(page, sceneOf(5, 'launch'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Aliens', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('Macron');
  await dialog.getByRole('link', { name: /Macron/ }).click();
  await expect(dialog.getByRole('heading', { name: /Mass/ })).toBeVisible();
  await dialog.getByRole('link', { name: 'All aliens' }).click();
  await expect(dialog.getByRole('searchbox')).toBeVisible();
  await expect(page).toHaveURL(/\/t\/SCENE$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('Calm', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('section[data-kind=launch]')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cosmarium.settings'))).toContain('"speed":"calm"');
});

test('the first Tab leads to the question, and ? shows the keys', async ({ somebody }, info) => {
  test.skip(info.project.name === 'phone', 'a phone has no keyboard');
  const { page } = await somebody({ lang: 'en' });
  await stageOn(page, sceneOf(5, 'launch'));
  await expect(page.locator('section[data-kind=launch]')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'To the question' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('section[data-kind=launch]')).toBeFocused();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Hold the table');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
});
