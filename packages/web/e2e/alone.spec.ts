import { expect, test } from './fixtures.ts';
import { playNow, playOn, resultOn } from './person.ts';

test('a whole game against bots, from the first click to the winner, and its replay', async ({
  somebody,
}) => {
  const { page } = await somebody();
  await playNow(page);
  await playOn(page);
  const result = resultOn(page);
  await expect(
    result
      .getByRole('heading', { level: 1 })
      .or(result.getByRole('heading', { level: 2 }))
      .first(),
  ).toBeVisible();
  // Not everybody knows by which name they play.
  await expect(result.getByRole('row').filter({ hasText: '(you)' })).toHaveCount(1);
  await result.getByText('The game in numbers').click();
  const numbers = result.getByRole('table', { name: 'The game in numbers' });
  await expect(numbers.getByRole('rowheader')).toHaveCount(10);
  await expect(numbers.getByRole('columnheader')).toHaveCount(5);
  const won = await result.getByRole('heading', { name: /^You win/ }).count();
  // Where questions were asked it says who has won, and leads back to the result.
  const headline = await result.getByRole('heading', { level: 2 }).innerText();
  await result.getByRole('button', { name: 'Look at the board' }).click();
  const card = page.locator('[data-solid=question]');
  await expect(card.getByRole('heading')).toHaveText(headline);
  await card.getByRole('button', { name: 'Result' }).click();
  await result.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: /My games/ }).click();
  await expect(page.getByText(won === 0 ? '0 of 1 game won' : '1 of 1 game won')).toBeVisible();
  await expect(page.getByText('with 4 bots')).toBeVisible();
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(/\/replay\//);
  const scrubber = page.getByRole('slider').first();
  await expect(scrubber).toBeVisible();
  const last = await scrubber.getAttribute('max');
  await scrubber.press('End');
  await expect(scrubber).toHaveValue(last!);
  await scrubber.press('Home');
  await expect(scrubber).toHaveValue('0');
});
