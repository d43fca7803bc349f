/** What cannot be undone goes out after two seconds in which it can be taken back; what was answered, as long as nothing came of it. */
import { expect, sceneTest, test } from './fixtures.ts';
import { answerByKeys, questionOn } from './person.ts';
import { sceneOf, stageOn } from './scene.ts';
import { holdTimers } from './timers.ts';

sceneTest('joining a side can be taken back, goes out by itself, or at once', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en', takeBack: true });
  const pass = await holdTimers(page, 2000);
  const stage = await stageOn(page, sceneOf(5, 'ally'));
  const question = page.locator('section[data-kind=ally]');
  const held = page.locator('section[data-held]');
  const join = question.getByRole('button', { name: /^Join the offense/ }).first();
  await join.click();
  await expect(held.getByRole('heading')).toHaveText(/^Join the offense with \d$/);
  await held.getByRole('button', { name: 'Take back' }).click();
  await expect(question).toBeVisible();
  await pass();
  expect(stage.heard('answer')).toEqual([]);
  // Touching the board is another way of changing one's mind.
  await join.click();
  await page.locator('button[data-planet][aria-pressed=true]').first().click();
  await expect(question).toBeVisible();
  await pass();
  expect(stage.heard('answer')).toEqual([]);
  await join.click();
  await expect(held).toBeVisible();
  await pass();
  await expect(held).toHaveCount(0);
  await stage.said('answer');
  expect(stage.heard('answer')).toHaveLength(1);
});

sceneTest(
  'Escape takes back, Enter sends at once, and staying out is not held',
  async ({ somebody }, info) => {
    test.skip(info.project.name === 'phone', 'a phone has no keyboard');
    const { page } = await somebody({ lang: 'en', takeBack: true });
    const pass = await holdTimers(page, 2000);
    const stage = await stageOn(page, sceneOf(5, 'ally'));
    const question = page.locator('section[data-kind=ally]');
    const held = page.locator('section[data-held]');
    await expect(question).toBeVisible();
    await page.keyboard.press('1');
    await expect(held).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await pass();
    expect(stage.heard('answer')).toEqual([]);
    await page.keyboard.press('1');
    await expect(held).toBeVisible();
    await page.keyboard.press('Enter');
    await stage.said('answer');
    stage.show(sceneOf(4, 'ally'));
    await expect(page.locator('[data-seat]')).toHaveCount(4);
    await page.keyboard.press(' ');
    await expect.poll(() => stage.heard('answer').length).toBe(2);
  },
);

test('the last answer is taken back at the table, and the same is asked again', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const back = page.getByRole('button', { name: 'Take back my last answer' });
  const launch = page.locator('section[data-kind=launch]');
  await questionOn(page).waitFor();
  while (!(await launch.isVisible())) {
    await answerByKeys(page);
    await questionOn(page).waitFor();
  }
  await expect(back).toBeDisabled();
  await answerByKeys(page);
  await expect(page.locator('section[data-kind=invite]')).toBeVisible();
  await back.click();
  await expect(launch).toBeVisible();
  await expect(back).toBeDisabled();
});
