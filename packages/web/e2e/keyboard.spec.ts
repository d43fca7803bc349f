import { expect, test } from './fixtures.ts';
import { answerByKeys, questionOn } from './person.ts';

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
