import { expect, test } from './fixtures.ts';
import { questionOn } from './person.ts';

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
    await expect(question.or(heading).first()).toBeVisible({ timeout: 60_000 });
    if ((await question.count()) === 0) continue;
    const card = await question.first().elementHandle();
    const gone = () => card!.evaluate((one) => !one.isConnected);
    // What Enter would answer; else the first option, then Enter.
    await page.keyboard.press('Enter');
    for (const key of ['1', 'Enter', ' ']) {
      if (await settled(gone)) break;
      await page.keyboard.press(key);
    }
    expect(await settled(gone), `the keyboard answers: ${await question.first().innerText()}`).toBe(true);
  }
  await expect(heading).toBeVisible();
});

/** Whether the question goes within the time an answer takes. */
async function settled(gone: () => Promise<boolean>): Promise<boolean> {
  try {
    await expect.poll(gone, { timeout: 700, intervals: [20, 50, 100] }).toBe(true);
    return true;
  } catch {
    return false;
  }
}
