/** Other people: who are somebody else, who talk too much, who are gone. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answer, hostTable, questionOn, QUICK, takeSeat } from './person.ts';

test.use({ env: { AWAY_SECONDS: '1', WAIT_SECONDS: '2' } });

test('the link of somebody else asks before it takes a seat, and takes it only then', async ({
  somebody,
}) => {
  const [{ page: anna }, { page: ben }] = [await somebody({ name: 'Anna' }), await somebody({ name: 'Ben' })];
  const introduce = async (page: typeof anna) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'New table' }).click();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page).toHaveURL(/\/t\//);
  };
  await introduce(anna);
  await introduce(ben);
  const own = ben.url();
  const link = await anna.evaluate(() => localStorage.getItem('cosmarium.rejoin'));
  await ben.goto(link!);
  await expect(ben.getByRole('heading', { name: 'Somebody else’s seat?' })).toBeVisible();
  await ben.getByRole('link', { name: 'Stay Ben' }).click();
  await ben.goto(own);
  await expect(ben.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await ben.goto(link!);
  await ben.getByRole('button', { name: 'Go on with the link' }).click();
  await expect(ben).toHaveURL(/\/$/);
  await ben.goto(anna.url());
  await expect(ben.getByRole('button', { name: 'Stand up' })).toBeVisible();
});

/** A line of the chat; what is read out besides goes away by itself. */
const said = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('somebody muted is not heard, and a bot plays for somebody long gone', async ({ somebody }) => {
  const { page: host } = await somebody({ name: 'Host' });
  await hostTable(host, 'Host', { ...QUICK, away: 'wait' });
  const { page: friend, context } = await somebody({ name: 'Friend' });
  await friend.goto(host.url());
  await takeSeat(friend);
  const say = async (text: string) => {
    await friend.getByRole('textbox', { name: 'Say something…' }).fill(text);
    await friend.getByRole('button', { name: 'Send' }).click();
    await expect(said(friend, text)).toBeVisible();
  };
  await say('first words');
  await expect(said(host, 'first words')).toBeVisible();
  // The chat may lie below the edge: what was said last stands beside the seats.
  const reply = host.getByRole('button', { name: 'Answer' });
  await reply.click();
  await expect(host.getByRole('textbox', { name: 'Say something…' })).toBeFocused();
  await host.getByRole('button', { name: 'Mute Friend' }).click();
  await expect(reply).toBeHidden();
  await expect(said(host, 'first words')).toBeHidden();
  await say('second words');
  await expect(host.getByText('Friend is muted.')).toBeVisible();
  await expect(said(host, 'second words')).toBeHidden();
  await host.getByRole('button', { name: 'Hear again' }).click();
  await expect(said(host, 'second words')).toBeVisible();

  await host.getByRole('button', { name: /^Fill/ }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(friend.getByRole('button', { name: 'Menu' })).toBeVisible();
  await context.close();
  const bot = host.getByRole('button', { name: 'Let a bot play until they are back' });
  // Answers whatever is asked until the table waits for the one who is gone.
  await expect
    .poll(
      async () => {
        if ((await questionOn(host).count()) > 0) await answer(host);
        return bot.isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await expect(host.getByText('Friend is not connected. The table waits.')).toBeVisible();
  await bot.click();
  await expect(bot).toBeHidden();
  await expect(questionOn(host)).toBeVisible({ timeout: 60_000 });
});
