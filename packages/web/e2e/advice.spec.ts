/** What a hard bot would do: asked for at the table, chosen with a touch, and never sent by itself. */
import { expect, test } from './fixtures.ts';
import { playNow, questionOn } from './person.ts';

test('advice at the table: answers with chances and reasons; a touch chooses, nothing is sent', async ({
  somebody,
}, info) => {
  const { page } = await somebody({ lang: 'en' });
  const thinkers: string[] = [];
  page.on('worker', (worker) => thinkers.push(worker.url()));
  await playNow(page);
  const question = questionOn(page);
  await question.waitFor();
  expect(thinkers).toEqual([]);
  const ask = question.getByRole('button', { name: 'Advice' });
  if (info.project.name === 'phone') await ask.click();
  else await page.keyboard.press('a');
  const panel = page.getByRole('region', { name: 'Advice' });
  const answers = panel.getByRole('listitem');
  await expect(answers.first()).toBeVisible();
  expect(thinkers).toHaveLength(1);
  expect(await answers.count()).toBeLessThanOrEqual(3);
  await expect(answers.first().getByRole('paragraph')).not.toBeEmpty();
  const asked = await question.getAttribute('data-kind');
  const choose = answers.first().getByRole('button').first();
  await choose.click();
  await expect(choose).toHaveAttribute('aria-pressed', 'true');
  expect(await question.getAttribute('data-kind')).toBe(asked);
  if (info.project.name === 'phone') await panel.getByRole('button', { name: 'Close' }).click();
  else await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  const before = await question.elementHandle();
  await question.locator('button.primary').last().click();
  await before.waitForElementState('hidden');
});

test('whoever learns may ask, too', async ({ somebody }, info) => {
  test.skip(info.project.name === 'phone', 'the same as at the table');
  const { page } = await somebody({ lang: 'en' });
  await page.goto('/learn');
  while ((await questionOn(page).count()) === 0) await page.getByRole('button', { name: 'Go on' }).click();
  await questionOn(page).getByRole('button', { name: 'Advice' }).click();
  await expect(page.getByRole('region', { name: 'Advice' }).getByRole('listitem').first()).toBeVisible();
});
