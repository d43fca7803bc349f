/** The tutorial where it is told what others do: the coach speaks of what is in sight, and the ring lies around it. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answer, questionOn, type Habits } from './person.ts';

/** What is said, what it speaks of, and how it is answered; without an answer there is only something to read. */
type Step = [says: string, shows: string, habits?: Habits | 'nobody'];

const QUESTION = '[data-coach=question] [data-kind]';
const HAND = '[data-coach=hand]';

/** The others do not think. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const later = setTimeout;
    Object.assign(window, { setTimeout: (done: () => void, ms = 0) => later(done, ms >= 1000 ? 1 : ms) });
  });

/** The coach has said it, and the middle of what it speaks of lies in a ring, and under nothing. */
async function told(page: Page, says: string, shows: string): Promise<void> {
  const coach = page.getByRole('region', { name: 'Your coach' });
  await expect(coach.locator('p')).toContainText(says);
  await expect
    .poll(() =>
      page.evaluate((selector) => {
        const shown = [...document.querySelectorAll(selector)].find((one) => one.clientWidth > 0);
        if (shown === undefined) return 'not there';
        const { left, top, width, height } = shown.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const over = document.elementFromPoint(x, y);
        if (over === null || !(shown.contains(over) || over.contains(shown))) return 'covered';
        const ringed = [...document.querySelectorAll('[data-ring]')].some((ring) => {
          const box = ring.getBoundingClientRect();
          return box.left < x && x < box.right && box.top < y && y < box.bottom;
        });
        return ringed ? 'shown' : 'no ring';
      }, shows),
    )
    .toBe('shown');
}

async function walk(page: Page, steps: readonly Step[], end: string): Promise<void> {
  for (const [says, shows, habits] of steps) {
    await told(page, says, shows);
    if (habits === undefined) await page.getByRole('button', { name: 'Go on' }).click();
    else if (habits === 'nobody')
      await questionOn(page)
        .getByRole('button', { name: /^Invite nobody/ })
        .click();
    else await answer(page, habits);
  }
  await expect(page.getByRole('dialog', { name: end })).toBeVisible();
}

test('the tutorial: invited, then attacked', async ({ somebody, isMobile }) => {
  test.skip(!isMobile, 'on a desk nothing lies over anything');
  const { page } = await somebody({ lang: 'en' });
  await hurry(page);
  await page.goto('/learn#invited');
  await walk(
    page,
    [
      ['four of them shine', '[data-seat="1"]'],
      ['Both sides ask you for help', QUESTION, { ally: 'defense' }],
      ['holds the planet, 27 against 12', '[data-solid=duel]'],
      ['Each reward is yours to choose', QUESTION, {}],
      ['Your ships come home', QUESTION, {}],
    ],
    'That was an alliance',
  );
  await page.getByRole('button', { name: 'Next: you are attacked' }).click();
  // Loaded again, it begins where it was.
  await page.reload();
  await walk(
    page,
    [
      ['Now it is your turn to defend', '[data-seat="2"]'],
      ['You may ask for help', QUESTION, 'nobody'],
      ['Lay the higher of your attacks', HAND, { lay: [/14/] }],
      ['is about to use its power', QUESTION, { respond: /Cosmic Zap/ }],
      ['only adds, 11 against your 22', '[data-result="1"]'],
      ['so this time we lose', QUESTION, 'nobody'],
      ['Lay your negotiate', HAND, { lay: [/^Negotiate/] }],
      ['lays a 40 and takes the planet', HAND],
    ],
    'You know the game',
  );
});

test('the tutorial: the planet that was won is not left behind the fight', async ({ somebody, isMobile }) => {
  const { page } = await somebody({ lang: 'en' });
  await hurry(page);
  await page.goto('/learn');
  for (;;) {
    const coach = page.getByRole('region', { name: 'Your coach' });
    const next = coach.getByRole('button', { name: 'Go on' });
    await next.or(questionOn(page)).first().waitFor();
    if ((await next.count()) === 0) {
      await answer(page, { lay: [/Attack 12/], respond: /the offense/ });
      continue;
    }
    if ((await coach.locator('p').innerText()).startsWith('You win!')) break;
    await next.click();
  }
  await told(page, 'your first foreign colony', '[data-place="15"]');
  // A long word of the reckoning pushes no number out of it.
  if (isMobile) return;
  const lines = page.getByRole('list').filter({ hasText: 'Reinforcement' });
  expect(await lines.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
});
