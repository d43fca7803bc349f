/** A table with a clock of days: made in the dialog, its time told in words, and standing orders given at it. */
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { openTable, questionOn } from './person.ts';

const LEFT = /^\d+ (days?|hours?)( \d+ (hours?|minutes?))? left$/;

test('somebody makes a slow table, gives a standing order, and finds the table by what waits', async ({
  somebody,
}) => {
  const { page } = await somebody({ name: 'Hanna', lang: 'en' });
  await openTable(page, [
    ['Players', '3'],
    ['Clocks', '3 days'],
    ['Pauses', 'Fast'],
  ]);
  await expect(page.getByText(/^Three days for a decision/)).toBeVisible();
  await page.getByRole('button', { name: 'Fill 2 seats with bots' }).click();
  await page.getByRole('button', { name: /^Start/ }).click();
  // The table waits for the person, and says in words how long there is time.
  await questionOn(page).waitFor();
  await expect(page.getByRole('timer').filter({ hasText: LEFT }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  const orders = page.getByRole('region', { name: 'Standing orders' });
  await expect(orders.getByText('None: you are asked everything.')).toBeVisible();
  await orders.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Ally with somebody' });
  await orders.getByRole('combobox', { name: 'Ships at most' }).selectOption('2');
  await orders.getByRole('button', { name: 'Give this order' }).click();
  await expect(orders.getByRole('listitem')).toHaveText([/^Ally with .+: up to 2 ships, until I remove it/]);
  await inspect(page, 'standing orders');
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(orders.getByRole('listitem')).toHaveText([/^Ally with .+: up to 2 ships/]);
  await orders.getByRole('button', { name: 'Remove' }).click();
  await expect(orders.getByText('None: you are asked everything.')).toBeVisible();

  await page.goto('/');
  await expect(page.getByText(/^Waits for you: .+ left$/)).toBeVisible();
});
