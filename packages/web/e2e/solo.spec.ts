/** A game against bots in the browser itself. */
import { expect, test } from './fixtures.ts';
import { answer, playOn, questionOn, resultOn } from './person.ts';

test('a solo game: begun, left, gone on with, finished, seen again', async ({ somebody }) => {
  const { page, context } = await somebody();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play alone, here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play alone, here' });
  await dialog.getByText('Short', { exact: true }).click();
  await dialog.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click();
  await dialog.getByRole('group', { name: 'How the bots play' }).getByText('Easy').click();
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await questionOn(page).waitFor();
  await answer(page);
  await questionOn(page).waitFor();
  const words = await questionOn(page).getByRole('heading').innerText();
  await page.close();
  const later = await context.newPage();
  await later.goto('/');
  await later.getByRole('link', { name: 'Continue' }).click();
  await expect(questionOn(later).getByRole('heading')).toHaveText(words);
  await playOn(later);
  await resultOn(later).getByRole('link', { name: 'Home' }).click();
  await later.getByRole('link', { name: /My games/ }).click();
  await later.getByRole('link', { name: 'Replay' }).click();
  const scrubber = later.getByRole('slider').first();
  await scrubber.press('End');
  await expect(scrubber).toHaveValue((await scrubber.getAttribute('max'))!);
});
