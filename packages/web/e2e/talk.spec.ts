import { expect, test } from './fixtures.ts';
import { FAST, openTable } from './person.ts';
import { infoOf, sceneOf, stageOn } from './scene.ts';

test('the host gives a bot a character, and everybody reads what it says of itself', async ({ somebody }) => {
  const { page } = await somebody({ name: 'Host' });
  await openTable(page, FAST);
  await page.getByRole('combobox', { name: 'Character of new bots' }).selectOption('Clown');
  await page.getByRole('button', { name: 'Add a bot' }).first().click();
  await expect(page.getByText('If we all lose our ships, at least we laughed.').last()).toBeVisible();
  await page.getByRole('combobox', { name: 'Character of the bot at seat 2' }).selectOption('Banker');
  await expect(page.getByText('Colonies come and go. Cards in the hand stay.')).toBeVisible();
});

test('a bot is heard in the own language, answered in ready words, and muted', async ({
  somebody,
  isMobile,
}) => {
  const { page } = await somebody({ name: 'Host' });
  const scene = sceneOf(3, 'invite');
  const info = infoOf(scene.game);
  info.seats[1].character = 'clown';
  const line = { guest: 'bot:clown', seat: 1, name: '', text: '', says: { key: 'invite-me', to: 0 }, at: 1 };
  const stage = await stageOn(page, { ...scene, info, chat: [line] });
  if (isMobile) await page.getByRole('button', { name: /^Chat/ }).click();
  const said = page.getByRole('listitem').filter({ hasText: 'invite me and I send four ships.' });
  await expect(said).toContainText(', Clown');
  await page.getByRole('combobox', { name: 'Ready words' }).selectOption('Thank you!');
  expect(await stage.said('say')).toMatchObject({ do: 'say', phrase: 'thanks' });
  await page.getByRole('button', { name: /^Mute .*, Clown$/ }).click();
  await expect(said).toBeHidden();
  await expect(page.getByText(/, Clown is muted\./)).toBeVisible();
});
