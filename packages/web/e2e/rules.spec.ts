/** The rulebook: found from everywhere, led into by links, searched and printed. */
import type { Page } from '@playwright/test';
import { expect, sceneTest as test } from './fixtures.ts';

const section = (page: Page, id: string) => page.locator(`section#${id}`);

/** The top of the section is on the screen, near its upper edge unless the page ends before. */
async function expectInView(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id}`)).toBeInViewport();
}

test('an address leads to its section, and links inside the book to theirs', async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto('/rules#deals');
  await expect(page.getByRole('heading', { name: 'Deals', level: 3 })).toBeVisible();
  await expectInView(page, 'deals');
  await expect(section(page, 'deals')).toHaveAttribute('data-here', 'true');
  await expect(section(page, 'goal')).not.toBeInViewport();

  await section(page, 'compensation')
    .getByRole('link', { name: 'Link to this section: Compensation' })
    .click();
  await expect(page).toHaveURL(/\/rules#compensation$/);
  await expectInView(page, 'compensation');
  await page.goBack();
  await expect(page).toHaveURL(/\/rules#deals$/);
  await expect(section(page, 'deals')).toHaveAttribute('data-here', 'true');

  // A term of the glossary.
  await page.goto('/rules#phase-regroup');
  await section(page, 'phase-regroup').getByRole('link', { name: 'warp' }).click();
  await expect(page).toHaveURL(/#term-warp$/);
  await expectInView(page, 'term-warp');
});

test('the contents lead to every section', async ({ somebody, isMobile }) => {
  const { page } = await somebody();
  await page.goto('/rules');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  // On a phone they are folded up.
  await expect(contents).toBeVisible({ visible: !isMobile });
  if (isMobile) await page.getByText('Contents', { exact: true }).click();
  const links = contents.getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!.slice(1)));
  expect(targets).toContain('phase-launch');
  const ids = await page.locator('section[id]').evaluateAll((all) => all.map((one) => one.id));
  expect(targets).toEqual(ids);
  await links.filter({ hasText: 'Flares' }).first().click();
  await expectInView(page, 'flares');
});

test('a search shows what speaks of it, and a link out of it shows everything again', async ({
  somebody,
}) => {
  const { page } = await somebody();
  await page.goto('/rules');
  const all = page.locator('section[id]');
  await expect(section(page, 'glossary')).toBeVisible();
  const count = await all.count();
  await page.getByRole('searchbox').fill('cosmic quake');
  await expect(section(page, 'glossary')).toHaveCount(0);
  const found = await all.count();
  expect(found).toBeGreaterThan(1);
  expect(found).toBeLessThan(count / 2);
  await expect(page.getByRole('status')).toHaveText(`Sections found: ${found}`);
  await page.getByRole('searchbox').fill('warp');
  await expect(page.locator('dt', { hasText: /^warp$/ })).toBeVisible();
  await page.getByRole('searchbox').fill('space whale');
  await expect(page.getByRole('status')).toHaveText('No section speaks of this. Try another word.');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(all).toHaveCount(count);

  await page.getByRole('searchbox').fill('cosmic quake');
  await section(page, 'phase-start-turn').getByRole('link', { name: 'ends' }).click();
  await expect(all).toHaveCount(count);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expectInView(page, 'phase-planning');
});

test('on paper there is the text and nothing else', async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto('/rules');
  await expect(section(page, 'deals')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(section(page, 'deals')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  const colours = await section(page, 'deals')
    .locator('p')
    .first()
    .evaluate((one) => ({
      ink: getComputedStyle(one).color,
      paper: getComputedStyle(document.body).backgroundColor,
    }));
  expect(colours).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
});

test('the first screen and the encyclopedia lead to it, in the language of the page', async ({
  somebody,
}) => {
  const { page } = await somebody({ lang: 'pl' });
  await page.goto('/');
  await page.getByRole('link', { name: /^Zasady/ }).click();
  await expect(page.getByRole('heading', { name: 'Zasady', level: 1 })).toBeVisible();
  await expect(section(page, 'deals').getByRole('heading')).toContainText('Porozumienia');
  await page.getByRole('link', { name: 'Obcy', exact: true }).click();
  await expect(page).toHaveURL(/\/aliens$/);
  await page.getByRole('link', { name: 'Zasady', exact: true }).click();
  await expect(page).toHaveURL(/\/rules$/);
});
