/** What a host may choose: each of it, by presets, and anew in the lobby. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { hostTable, questionOn, QUICK, takeSeat } from './person.ts';

/** The lines of the list that say exactly this. */
const chosen = (page: Page, value: string, legend: string | RegExp = /./) =>
  page
    .getByRole('region', { name: /^This game/ })
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(legend, { exact: true }) })
    .filter({ has: page.locator('b').getByText(value, { exact: true }) });
const inGroup = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByText(name, { exact: true });

test('a host makes every choice, and a guest reads all of it in words', async ({ somebody }) => {
  test.slow();
  const { page: host } = await somebody({ name: 'Hanna' });
  await host.goto('/');
  await host.getByRole('button', { name: 'New table' }).click();
  const dialog = host.getByRole('dialog', { name: 'New table' });
  await expect(dialog.getByRole('radio', { name: 'First game' })).toBeChecked();
  await inspect(host, 'a new table');
  await inGroup(host, 'Players', '4').click();
  await inGroup(host, 'Who may come', 'Public').click();
  await dialog.getByText('More choices').click();

  // A combo: drawn, then chosen by name.
  const combo = dialog.getByRole('combobox', { name: 'Combo' });
  await dialog.getByRole('button', { name: 'Draw one now' }).click();
  await expect(combo).not.toHaveValue('');
  await combo.selectOption({ label: 'May I help?' });
  await expect(dialog.getByText(/^With Philanthropist, /)).toBeVisible();
  await inGroup(host, 'Flares', 'In the deck').click();
  await inGroup(host, 'Alert levels', 'Red alert').click();
  for (const variant of ['Four planets', 'One encounter a turn', 'Changing powers', 'Unlimited flares'])
    await inGroup(host, 'Variants', variant).click();
  await inGroup(host, 'Edition of flares', 'Classic').click();
  await dialog.getByRole('combobox', { name: 'First player' }).selectOption({ label: 'Seat 3' });
  await inGroup(host, 'Clocks', 'Quick').click();
  await inGroup(host, 'Pauses', 'Fast').click();
  await inGroup(host, 'If somebody is away', 'The table waits').click();
  await inGroup(host, 'Those who watch', 'Only watch').click();
  await inspect(host, 'every choice of a table');

  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await host.waitForURL(/\/t\//);

  const { page: guest } = await somebody({ name: 'Gustav' });
  await guest.goto(host.url());
  for (const [legend, value] of [
    ['Players', '4 players'],
    ['Aliens', 'Beginner'],
    ['Combo', 'May I help?'],
    ['Flares', 'In the deck'],
    ['Edition of flares', 'Classic'],
    ['First player', 'Seat 3'],
    ['Variants', 'Four planets'],
    ['Variants', 'One encounter a turn'],
    ['Variants', 'Changing powers'],
    ['Variants', 'Unlimited flares'],
    ['Clocks', 'Quick'],
    ['Pauses', 'Fast'],
    ['If somebody is away', 'The table waits'],
    ['Those who watch', 'Only watch'],
    ['Who may come', 'Public'],
  ])
    await expect(chosen(guest, value, legend), `${legend}: ${value}`).toHaveCount(1);
  await expect(guest.getByRole('button', { name: 'Change the game' })).toHaveCount(0);
  await inspect(guest, 'the lobby of a guest');
});

test('aliens are banned one by one, without a mouse; a combo that needs one of them is told', async ({
  somebody,
}) => {
  test.slow();
  const [{ page: host }, { page: guest }] = [await somebody(), await somebody()];
  await host.goto('/');
  await host.getByRole('button', { name: 'New table' }).click();
  const dialog = host.getByRole('dialog', { name: 'New table' });
  await dialog.getByText('More choices').click();
  await inGroup(host, 'Alert levels', 'Red alert').click();
  const combo = dialog.getByRole('combobox', { name: 'Combo' });
  await combo.selectOption({ label: 'May I help?' });
  await banByKeys(host);
  await expect(dialog.getByText('50 of 51', { exact: true })).toBeVisible();
  const fault = dialog.getByText(/The combo “May I help\?” needs Fido/);
  await expect(fault).toBeVisible();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await expect(dialog.getByRole('alert')).toContainText('needs Fido');
  await combo.selectOption({ label: 'First steps' });
  await expect(fault).toBeHidden();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await host.waitForURL(/\/t\//);
  await guest.goto(host.url());
  await expect(chosen(guest, 'Banned: Fido.', 'Aliens allowed')).toHaveCount(1);
});

/** In the list of aliens. */
async function banByKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose aliens…' }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Aliens allowed in this game' });
  await expect(list.getByText('51 of 51')).toBeVisible();
  await inspect(page, 'the list of aliens');
  await list.getByRole('button', { name: 'Ban all shown' }).press('Enter');
  await expect(list.getByText('0 of 51')).toBeVisible();
  await list.getByRole('button', { name: 'Allow all shown' }).press('Enter');
  await expect(list.getByText('51 of 51')).toBeVisible();
  await inGroup(page, 'Alert level', 'Yellow').click();
  await expect(list.getByRole('checkbox')).toHaveCount(18);
  await inGroup(page, 'Alert level', 'All').click();
  await list.getByRole('searchbox').fill('fido');
  await expect(list.getByRole('checkbox', { name: /^Fido/ })).toBeChecked();
  // Enter in the search field sends nothing.
  await list.getByRole('searchbox').press('Enter');
  await list.getByRole('checkbox', { name: /^Fido/ }).press('Space');
  await expect(list.getByText('50 of 51')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
}

test('each preset starts a game against bots', async ({ somebody }) => {
  test.slow();
  const { page } = await somebody();
  await page.goto('/');
  const names = page.getByRole('group', { name: 'How to play' }).first().locator('label');
  await expect(names.first()).toBeVisible();
  const presets = await names.allInnerTexts();
  expect(presets.slice(0, 4)).toEqual(['First game', 'Classic', 'Short', 'Chaos']);
  for (const preset of presets) {
    await page.goto('/');
    await page.getByRole('group', { name: 'How to play' }).first().getByText(preset, { exact: true }).click();
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(questionOn(page), preset).toBeVisible({ timeout: 60_000 });
  }
  // There is nobody to ask for a pause.
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('button', { name: 'Propose a draw' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Ask for a pause' })).toHaveCount(0);
});

test('a host changes the game in the lobby: everybody sees it, and eight sit down', async ({ somebody }) => {
  test.slow();
  const [{ page: host }, { page: guest }] = [
    await somebody({ name: 'Hanna' }),
    await somebody({ name: 'Gustav' }),
  ];
  await hostTable(host, 'Hanna', QUICK);
  await guest.goto(host.url());
  await takeSeat(guest);
  await expect(chosen(guest, '3 players')).toHaveCount(1);
  const change = async (players: string, preset: string) => {
    await host.getByRole('button', { name: 'Change the game' }).click();
    await inGroup(host, 'Players', players).click();
    await inGroup(host, 'How to play', preset).click();
    await host.getByRole('button', { name: 'Save' }).click();
  };
  await change('8', 'Classic');
  await expect(guest.getByText('The host has changed the game.')).toBeVisible();
  await expect(chosen(guest, '8 players')).toHaveCount(1);
  await expect(guest.getByRole('heading', { name: 'This game Classic' })).toBeVisible();
  await host.getByRole('button', { name: 'Fill 6 seats with bots' }).click();
  await expect(host.getByText('Everybody is here')).toBeVisible();
  await inspect(host, 'a lobby for eight');
  // A smaller table again: bots make room.
  await change('3', 'Short');
  await expect(guest.getByRole('listitem', { name: /^Seat / })).toHaveCount(3);
  await change('8', 'Short');
  await host.getByRole('button', { name: /^Fill/ }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [host, guest]) await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});

test('A14: too many for a smaller table is told; whoever is removed is told, and cannot come back', async ({
  somebody,
}) => {
  const { page: host } = await somebody({ name: 'Hanna' });
  await hostTable(host, 'Hanna', { players: 4 });
  const guests: Page[] = [];
  for (const name of ['Gustav', 'Greta', 'Gerd']) {
    const { page } = await somebody({ name });
    await page.goto(host.url());
    await takeSeat(page);
    guests.push(page);
  }
  await host.getByRole('button', { name: 'Change the game' }).click();
  await inGroup(host, 'Players', '3').click();
  await host.getByRole('button', { name: 'Save' }).click();
  const dialog = host.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(
    'More people sit here than the table would have seats.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await host.getByRole('button', { name: 'Remove Greta from the table' }).click();
  const greta = guests[1];
  await expect(greta.getByText('The host has removed you from this table.')).toBeVisible();
  await greta.reload();
  await expect(greta.getByRole('alert')).toContainText('The host has removed you from this table.');
  await expect(greta.getByRole('button', { name: /Sit here|Take a seat/ })).toHaveCount(0);
  await expect(guests[0].getByText('The host has removed you')).toHaveCount(0);
  await greta.getByRole('link', { name: 'Find another table' }).click();
  await expect(greta).toHaveURL(/\/$/);
});

test('a public game is listed to be watched', async ({ somebody }) => {
  const [{ page: host }, { page: watcher }] = [await somebody({ name: 'Hanna' }), await somebody()];
  await hostTable(host, 'Hanna', { ...QUICK, visibility: 'public' });
  await host.getByRole('button', { name: /^Fill/ }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(questionOn(host)).toBeVisible({ timeout: 60_000 });
  await watcher.goto('/');
  const games = watcher.getByRole('region', { name: 'Games to watch' });
  await expect(games.getByRole('link')).toContainText('With Hanna');
  await games.getByRole('link').click();
  await expect(watcher).toHaveURL(host.url());
  await expect(watcher.getByRole('button', { name: 'Menu' })).toBeVisible();
});
