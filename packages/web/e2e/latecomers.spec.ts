/** Friends who come to a running game and take the seat of a bot. */
import { expect, test } from './fixtures.ts';
import { answer, hostTable, questionOn, QUICK } from './person.ts';

test('a friend takes the seat of a bot, plays, and gives it back', async ({ somebody }) => {
  const { page: anna } = await somebody({ name: 'Anna' });
  await hostTable(anna, 'Anna', { ...QUICK, first: 0 });
  await anna.getByRole('button', { name: /^Fill/ }).click();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(questionOn(anna)).toBeVisible();

  const { page: ben } = await somebody({ name: 'Ben' });
  await ben.goto(anna.url());
  const seats = ben.getByRole('group', { name: 'Take a bot’s seat:' });
  await expect(seats.getByRole('button')).toHaveCount(2);
  await expect(ben.getByRole('region', { name: 'Your hand' })).toBeHidden();
  await seats.getByRole('button', { name: /Yellow$/ }).click();
  await expect(ben.getByRole('status').filter({ hasText: 'you play now instead of the bot' })).toBeVisible();
  await expect(seats).toBeHidden();
  const told = 'Yellow: Ben plays now instead of a bot.';
  await expect(anna.getByRole('region', { name: 'Story' }).getByText(told)).toBeVisible();
  await expect(anna.getByRole('button', { name: 'Ben: look closer' })).toBeVisible();

  // What is asked of Yellow waits for Ben now.
  await expect
    .poll(
      async () => {
        if ((await questionOn(anna).count()) > 0) await answer(anna);
        return questionOn(ben).isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await answer(ben);

  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: 'Concede' }).click();
  await ben.getByRole('button', { name: 'Yes, concede' }).click();
  await expect(ben).toHaveURL(/\/$/);
  await expect(
    anna.getByRole('region', { name: 'Story' }).getByText('Yellow: Ben has left, and a bot plays on.'),
  ).toBeVisible();
});

test('at a public table the host is asked, and lets one of two in', async ({ somebody }) => {
  const { page: anna } = await somebody({ name: 'Anna' });
  await hostTable(anna, 'Anna', { ...QUICK, first: 0, visibility: 'public' });
  await anna.getByRole('button', { name: /^Fill/ }).click();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(questionOn(anna)).toBeVisible();
  const [{ page: ben }, { page: cleo }] = [await somebody({ name: 'Ben' }), await somebody({ name: 'Cleo' })];
  for (const page of [ben, cleo]) {
    await page.goto(anna.url());
    await page.getByRole('button', { name: 'Ask for this seat: Yellow' }).click();
    await expect(page.getByText('You have asked for a seat: Yellow. Anna decides.')).toBeVisible();
  }
  const wish = (name: string) =>
    anna.getByRole('status').filter({ hasText: `${name} would like to play instead of the bot: Yellow.` });
  // One after the other.
  await expect(wish('Cleo')).toBeHidden();
  await wish('Ben').getByRole('button', { name: 'Let them play' }).click();
  await expect(ben.getByRole('status').filter({ hasText: 'you play now instead of the bot' })).toBeVisible();
  // The other may choose another one.
  await cleo.getByRole('button', { name: 'Ask for this seat: Green' }).click();
  await anna
    .getByRole('status')
    .filter({ hasText: 'Cleo would like' })
    .getByRole('button', { name: 'No' })
    .click();
  await expect(cleo.getByText('You asked for a seat, and the answer was no.')).toBeVisible();
});
