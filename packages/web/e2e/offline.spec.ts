/** After the first visit the page needs no network: everything but other people. */
import { expect, test } from './fixtures.ts';
import { answer, answerByKeys, kept, playAlone, playOn, questionOn, resultOn } from './person.ts';

test('airplane mode: a whole solo game is begun, left, gone on with, finished and seen again', async ({
  somebody,
  server,
}) => {
  const { page, context } = await somebody();
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await server.kill('SIGKILL');
  await page.reload();
  await expect(page.getByText('You and four bots, here in this browser.')).toBeVisible();

  await playAlone(page);
  await answer(page);
  await expect(questionOn(page)).toBeVisible({ timeout: 60_000 });
  const words = await questionOn(page).getByRole('heading').innerText();
  await page.close();

  const later = await context.newPage();
  await later.goto('/');
  await later.getByRole('link', { name: 'Continue' }).click();
  await expect(questionOn(later).getByRole('heading')).toHaveText(words);
  await playOn(later, {}, undefined, answerByKeys);
  const result = resultOn(later);
  await result.getByText('The game in numbers').click();
  await expect(
    result.getByRole('table', { name: 'The game in numbers' }).getByRole('columnheader'),
  ).toHaveCount(3);
  await result.getByRole('link', { name: 'Home' }).click();

  await later.getByRole('link', { name: /My games/ }).click();
  const games = later.getByRole('region', { name: 'In this browser' });
  await expect(games.getByRole('listitem')).toHaveCount(1);
  await expect(games.getByText('with 2 bots')).toBeVisible();
  await games.getByRole('link', { name: 'Replay' }).click();
  const scrubber = later.getByRole('slider').first();
  await scrubber.press('End');
  await expect(scrubber).toHaveValue((await scrubber.getAttribute('max'))!);
  await expect(later.getByText('Checked: everything as recorded')).toBeVisible();
});

test('airplane mode: the tutorial, the rules and the aliens are there', async ({ somebody }) => {
  const { page, context } = await somebody({ lang: 'pl' });
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await page.goto('/rules#deals');
  await expect(page.locator('#deals')).toBeInViewport();
  await page.goto('/aliens');
  await expect(page.getByRole('main').getByRole('link').nth(20)).toBeVisible();
  await page.goto('/learn');
  await expect(
    page.getByRole('heading', { name: 'Nauka gry' }).or(page.locator('[data-coach=question]')).first(),
  ).toBeVisible();
  // What nobody has is not made up.
  expect(
    await page.evaluate(() =>
      fetch('/api/me').then(
        () => 'told',
        () => 'nobody',
      ),
    ),
  ).toBe('nobody');
});
