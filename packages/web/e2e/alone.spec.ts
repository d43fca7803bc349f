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
  await result.getByRole('link', { name: /replay/i }).click();
  await expect(page).toHaveURL(/\/replay\//);
  const scrubber = page.getByRole('slider').first();
  await expect(scrubber).toBeVisible();
  const last = await scrubber.getAttribute('max');
  await scrubber.press('End');
  await expect(scrubber).toHaveValue(last!);
  await scrubber.press('Home');
  await expect(scrubber).toHaveValue('0');
});
