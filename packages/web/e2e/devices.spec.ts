/** Another device, new keys, my data: with two browsers. */
import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

test('a link brings somebody to another device, new keys shut it out, and a deleted guest is gone', async ({
  somebody,
}) => {
  const { page } = await somebody({ name: 'Ada', speed: 'calm' });
  await page.goto('/settings');
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.fill('Ada L');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cosmarium.rejoin'))).not.toBeNull();
  const devices = page.getByRole('region', { name: 'My devices' });
  await devices.getByRole('button', { name: 'Show a link for another device' }).click();
  await expect(devices.getByRole('img', { name: 'The link as a picture' }).locator('svg')).toBeVisible();
  const link = await devices.getByLabel('Link for another device').inputValue();

  const { page: phone } = await somebody({ lang: 'en' });
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Be Ada L here, too' }).click();
  await expect(phone.getByRole('button', { name: /Ada L/ })).toBeVisible();
  await expect
    .poll(() => phone.evaluate(() => localStorage.getItem('cosmarium.settings')))
    .toContain('"speed":"calm"');
  const { page: late } = await somebody();
  await late.goto(link);
  await expect(late.getByText('This link has been used')).toBeVisible();

  const whoIs = (one: typeof page) =>
    one.evaluate(async () => ((await (await fetch('/api/me')).json()) as { guest: unknown }).guest);
  expect(await whoIs(phone)).toEqual(await whoIs(page));
  await devices.getByRole('button', { name: 'Shut out all other devices' }).click();
  await expect(devices.getByText('All other devices are shut out.')).toBeVisible();
  expect(await whoIs(phone)).toBeNull();
  expect(await whoIs(page)).toMatchObject({ name: 'Ada L' });

  const data = page.getByRole('region', { name: 'My data' });
  const saving = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Save everything about me' }).click();
  const saved: unknown = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(saved).toMatchObject({
    server: { guest: { name: 'Ada L' } },
    browser: { settings: { speed: 'calm' } },
  });
  await data.getByRole('button', { name: 'Delete me' }).click();
  await data.getByRole('button', { name: 'Yes, delete me' }).click();
  await expect(data.getByText('You are deleted.')).toBeVisible();
  expect(await whoIs(page)).toBeNull();
});
