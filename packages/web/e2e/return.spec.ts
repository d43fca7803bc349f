import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answer, asked, playNow, questionOn } from './person.ts';

/** Plays on to a question that one click answers, and gives that button. The game is the same each time, so it always comes. */
async function oneClick(page: Page): Promise<Locator> {
  const main = questionOn(page).locator('button.primary:enabled').last();
  for (let tries = 0; tries < 20; tries++) {
    await questionOn(page).waitFor({ timeout: 60_000 });
    if ((await main.count()) > 0) break;
    await answer(page);
  }
  await expect(main).toBeEnabled();
  return main;
}

test('a reload, the back button and a second tab find the same question', async ({ somebody }) => {
  const { page, context } = await somebody();
  await playNow(page);
  await answer(page);
  await expect(questionOn(page)).toBeVisible();
  const kind = await asked(page);
  const words = await questionOn(page).getByRole('heading').innerText();
  const same = async (one = page) => {
    await expect(questionOn(one)).toBeVisible();
    expect([await asked(one), await questionOn(one).getByRole('heading').innerText()]).toEqual([kind, words]);
  };
  await page.reload();
  await same();
  await page.goto('/');
  await page.goBack();
  await same();
  const second = await context.newPage();
  await second.goto(page.url());
  await same(second);
  await answer(second);
  // The first tab follows.
  await expect(questionOn(page).getByText(words, { exact: true })).toHaveCount(0);
  await page.goto('/');
  await page
    .getByRole('link', { name: /continue/i })
    .or(page.getByRole('button', { name: /continue/i }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/t\//);
});

test('a restarted server and a lost line are told, and the game goes on by itself', async ({
  somebody,
  server,
}) => {
  const { page, context } = await somebody();
  await playNow(page);
  const words = await questionOn(page).getByRole('heading').innerText();
  await server.kill('SIGKILL');
  await expect(page.getByText('Connection lost')).toBeVisible();
  await server.start();
  await expect(page.getByText('Connection lost')).toBeHidden({ timeout: 30_000 });
  await expect(questionOn(page).getByRole('heading')).toHaveText(words);
  await answer(page);
  await expect(questionOn(page)).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await context.setOffline(false);
  await answer(page);
  await expect(questionOn(page)).toBeVisible({ timeout: 60_000 });
});

test('A7: a server that hangs is told, and the answer given meanwhile arrives when it comes round', async ({
  somebody,
  server,
}) => {
  const { page } = await somebody();
  await playNow(page);
  const main = await oneClick(page);
  const before = await questionOn(page).first().elementHandle();
  server.hang();
  try {
    await main.click();
    await expect(page.getByText('The server has not replied yet')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('Connection lost')).toBeVisible({ timeout: 30_000 });
  } finally {
    server.goOn();
  }
  await expect(page.getByText('Connection lost')).toBeHidden({ timeout: 30_000 });
  await expect.poll(() => before.evaluate((card) => card.isConnected)).toBe(false);
  await expect(questionOn(page)).toBeVisible({ timeout: 60_000 });
});

test('an answer given while the server is away is not lost', async ({ somebody, server }) => {
  const { page } = await somebody();
  await playNow(page);
  const main = await oneClick(page);
  const before = await questionOn(page).first().elementHandle();
  await server.kill('SIGKILL');
  await expect(page.getByText('Connection lost')).toBeVisible();
  await main.click();
  await server.start();
  await expect.poll(() => before.evaluate((card) => card.isConnected)).toBe(false);
  await expect(questionOn(page)).toBeVisible({ timeout: 60_000 });
});

test('a table that does not exist says so and leads home', async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto('/t/222222222');
  await expect(page.getByText('There is no table with this code')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});
