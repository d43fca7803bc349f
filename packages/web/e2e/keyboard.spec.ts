/** Keys do what the button says, wherever the focus is. */
import type { Page } from '@playwright/test';
import { expect, sceneTest, test } from './fixtures.ts';
import { answerByKeys, questionOn } from './person.ts';
import { sceneOf, sceneWhere, stageOn } from './scene.ts';

/** Asks for a number. */
const KAMIKAZE = { alien: 'kamikaze' };

test('a whole encounter by keyboard alone', async ({ somebody }, info) => {
  test.skip(info.project.name === 'phone', 'a phone has no keyboard');
  const { page } = await somebody();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  // To the big button by Tab.
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => /Play now/.test(document.activeElement?.textContent ?? ''))) break;
  }
  await page.keyboard.press('Enter');
  const question = questionOn(page);
  await expect(question).toBeVisible({ timeout: 60_000 });
  const heading = page.getByText(/encounter 3/i).first();
  for (let tries = 0; tries < 60 && !(await heading.isVisible()); tries++) {
    await question.or(heading).first().waitFor({ timeout: 60_000 });
    if ((await question.count()) === 0) continue;
    await answerByKeys(page);
  }
  await expect(heading).toBeVisible();
});

/** The answer in the making. */
const answering = (page: Page) => questionOn(page).locator('button.primary');

sceneTest(
  'A2: what was touched with the mouse is not touched again by a key, and Enter does what the button says',
  async ({ somebody }) => {
    const { page } = await somebody({ lang: 'en' });
    const scene = sceneOf(5, 'launch');
    const stage = await stageOn(page, scene);
    const [decision] = scene.game.view(0).decisions;
    if (!('targets' in decision)) throw new Error('no launch');
    // Nothing is whole yet: neither key answers.
    await page.keyboard.press('Enter');
    await page.keyboard.press(' ');
    const [, second] = decision.targets;
    await page.locator(`button[data-planet="${second}"]`).click();
    const said = (await answering(page).textContent())!;
    await page.keyboard.press(' ');
    await expect(answering(page)).toHaveText(said);
    const own = page.locator('button[data-planet][aria-pressed=true]').first();
    await own.click();
    const fewer = (await answering(page).textContent())!;
    await page.keyboard.press(' ');
    await expect(answering(page)).toHaveText(fewer);
    const chip = page.getByRole('group', { name: 'Planets to aim at' }).getByRole('button').first();
    await chip.click();
    await page.keyboard.press(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(stage.heard('answer')).toEqual([]);
    // Whatever was clicked last, far from the question.
    await page.getByRole('button', { name: 'Fights', exact: true }).click();
    await page.keyboard.press('Enter');
    expect((await stage.said('answer')).answer).toMatchObject({ target: 0 });
  },
);

sceneTest(
  'reached by Tab, a control means itself, and a digit still means the question',
  async ({ somebody }) => {
    const { page } = await somebody({ lang: 'en' });
    const stage = await stageOn(page, sceneOf(5, 'launch'));
    await expect(questionOn(page)).toBeVisible();
    const chips = page.getByRole('group', { name: 'Planets to aim at' }).getByRole('button');
    await chips.first().focus();
    await page.keyboard.press('Tab');
    await expect(chips.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('3');
    await expect(chips.nth(2)).toHaveAttribute('aria-pressed', 'true');
    expect(stage.heard('answer')).toEqual([]);
    await answering(page).focus();
    await page.keyboard.press('Enter');
    expect((await stage.said('answer')).answer).toMatchObject({ target: 2 });
  },
);

sceneTest('a slider that was moved by arrows leaves Enter to the question', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const scene = sceneWhere(5, 'number', (game) => game.view(0).decisions[0]?.kind === 'number', {}, KAMIKAZE);
  const stage = await stageOn(page, scene);
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(answering(page)).toContainText('3');
  await page.keyboard.press('Enter');
  expect((await stage.said('answer')).answer).toBe(2);
});

sceneTest('A3: the digit on a side joins it, and where one side calls Enter does', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const both = sceneOf(5, 'ally');
  const [decision] = both.game.view(0).decisions;
  if (!('targets' in decision)) throw new Error('nobody is called');
  expect(decision.targets).toEqual(['none', 'offense', 'defense']);
  const stage = await stageOn(page, both);
  await expect(questionOn(page)).toBeVisible();
  await page.keyboard.press('2');
  expect((await stage.said('answer')).answer).toMatchObject({ target: 2 });
  const { page: other } = await somebody({ lang: 'en' });
  const one = sceneWhere(5, 'one side calls', (game) => {
    const [own] = game.view(0).decisions;
    return own?.kind === 'ally' && own.targets.length === 2;
  });
  const called = await stageOn(other, one);
  await expect(answering(other)).toHaveText(/^Join the offense with \d\s*Enter$/);
  await other.keyboard.press('Enter');
  expect((await called.said('answer')).answer).toMatchObject({ target: 1 });
});

sceneTest('where somebody writes, and under a window, no key answers', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const stage = await stageOn(page, sceneOf(5, 'ally'));
  await page.getByPlaceholder('Say something…').click();
  for (const key of ['1', ' ', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const key of ['1', '2']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(stage.heard('answer')).toEqual([]);
  await page.keyboard.press(' ');
  await stage.said('answer');
});
