/** Somebody who plays through the page: sees the question, touches what is lit, presses what can be pressed. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { TableWishes } from '@cosmarium/protocol';

/** What somebody does when there is a choice. Everything is the text of a button. */
export interface Habits {
  /** Responses to use; all others are passed. */
  respond?: RegExp;
  /** Cards to lay, best first; else the first lit one. */
  lay?: RegExp[];
  ally?: 'offense' | 'defense' | 'none';
}

export const questionOn = (page: Page): Locator => page.locator('section[data-kind]');
export const resultOn = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.locator('#game-over') });

/** The kind of the open question; null if there is none. */
export function asked(page: Page): Promise<string | null> {
  return questionOn(page).evaluateAll((cards) => cards[0]?.getAttribute('data-kind') ?? null);
}

/** Answers the open question through its controls. */
export async function answer(page: Page, habits: Habits = {}): Promise<void> {
  const question = questionOn(page).first();
  const kind = await question.getAttribute('data-kind');
  const before = await question.elementHandle();
  await choose(page, question, kind!, habits);
  // Answered: the card of this question is gone, whatever comes after it.
  await before.waitForElementState('hidden', { timeout: 30_000 });
}

/** The same by keys, in any language: Space passes, Enter gives the answer, a digit makes one first. */
export async function answerByKeys(page: Page): Promise<void> {
  const question = questionOn(page).first();
  const kind = (await question.getAttribute('data-kind'))!;
  const before = await question.elementHandle();
  if (['respond', 'reinforce', 'ally'].includes(kind)) await page.keyboard.press(' ');
  // No key proposes anything, and an offer is read before a key accepts it: the talks fail.
  else if (kind === 'offer') await question.locator('button').last().click();
  else {
    if ((await question.locator('button.primary:enabled').count()) === 0) await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  }
  await before.waitForElementState('hidden', { timeout: 30_000 });
}

async function choose(page: Page, question: Locator, kind: string, habits: Habits): Promise<void> {
  const main = question.locator('button.primary').last();
  const press = (name: RegExp) => question.getByRole('button', { name }).first();
  switch (kind) {
    case 'respond':
    case 'reinforce': {
      const wanted = habits.respond === undefined ? null : press(habits.respond);
      if (wanted === null || (await wanted.count()) === 0) return press(/^Pass$/).click();
      await wanted.click();
      return main.click();
    }
    case 'ally': {
      const wanted =
        habits.ally === undefined || habits.ally === 'none' ? null : press(new RegExp(`the ${habits.ally}`));
      return wanted !== null && (await wanted.count()) > 0 ? wanted.click() : press(/^Stay out/).click();
    }
    case 'offer':
      return deal(question);
    case 'encounter-card':
      await pickCard(page, habits.lay ?? []);
      return main.click();
    case 'option':
      // A word is the answer as soon as it is touched.
      if ((await question.locator('[aria-pressed]').count()) === 0)
        return question.locator('button:enabled').last().click();
  }
  // A place that is lit may stand for ships or for the target: touch until the answer is whole.
  for (let tries = 0; tries < 8 && !(await main.isEnabled()); tries++) await pickAnything(page, question);
  await main.click();
}

/** Cards of a fan cover each other; what sticks out is the left edge. */
const EDGE = { position: { x: 12, y: 40 } };

async function pickCard(page: Page, best: readonly RegExp[]): Promise<void> {
  const lit = page.locator('button[data-open]').filter({ visible: true });
  for (const name of best) {
    const card = lit.and(page.getByRole('button', { name })).first();
    if ((await card.count()) > 0) return card.click(EDGE);
  }
  if ((await lit.count()) > 0) return lit.first().click(EDGE);
  return page.locator('section[data-kind] [aria-pressed=false]').first().click();
}

async function pickAnything(page: Page, question: Locator): Promise<void> {
  const here = question.locator('[aria-pressed=false]');
  if ((await here.count()) > 0) return here.first().click();
  const planet = page.locator('button[data-planet][aria-pressed=false]');
  if ((await planet.count()) > 0) return planet.first().click();
  return pickCard(page, []);
}

async function deal(question: Locator): Promise<void> {
  const accept = question.getByRole('button', { name: /^Accept/ });
  // An offer is read before it can be accepted.
  await expect(accept.and(question.locator('[data-waits]'))).toHaveCount(0);
  if ((await accept.count()) > 0 && (await accept.isEnabled())) return accept.click();
  return question.getByRole('button', { name: /^Let it fail/ }).click();
}

/** Puts the first thing on offer on both shelves and proposes that. */
export async function propose(page: Page): Promise<void> {
  const question = questionOn(page);
  for (const shelf of ['You give', 'You get'])
    await page.getByRole('group', { name: shelf }).locator('button:enabled').first().click();
  await question.getByRole('button', { name: /^Propose/ }).click();
}

/** Plays until the page shows who won, or until the stop says so. */
export async function playOn(
  page: Page,
  habits: Habits = {},
  stop: () => Promise<boolean> = () => Promise.resolve(false),
  give: (page: Page, habits: Habits) => Promise<void> = answer,
): Promise<void> {
  const next = questionOn(page).or(resultOn(page));
  for (;;) {
    await next.first().waitFor({ timeout: 60_000 });
    if ((await resultOn(page).count()) > 0 && (await resultOn(page).isVisible())) return;
    if (await stop()) return;
    if ((await questionOn(page).count()) > 0) await give(page, habits);
  }
}

/** A short game alone, in the browser, from the first screen to the first question. */
export async function playAlone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play alone, here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play alone, here' });
  await dialog.getByText('Short', { exact: true }).click();
  await dialog.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click();
  await dialog.getByRole('group', { name: 'How the bots play' }).getByText('Easy').click();
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await questionOn(page).waitFor({ timeout: 60_000 });
}

/** The whole page is kept: from now on it needs nobody. */
export const kept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const workers = navigator.serviceWorker;
    await workers.ready;
    if (workers.controller === null)
      await new Promise((done) => workers.addEventListener('controllerchange', done, { once: true }));
  });

/** One click from the first screen to the first question. */
export async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await questionOn(page).waitFor({ timeout: 60_000 });
}

/** Opens a new table with these choices: legend and word, those that are folded away too. */
export async function openTable(
  page: Page,
  choices: readonly [legend: string, word: string][],
): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'New table' }).click();
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByText('More choices').click();
  for (const [legend, word] of choices)
    await dialog.getByRole('group', { name: legend }).getByText(word, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
}

/** Opens a table where it is not the dialog that is tested. */
export async function hostTable(page: Page, name: string, wishes: TableWishes): Promise<void> {
  const { request } = page.context();
  await request.post('/api/guests', { data: { name } });
  const opened = await request.post('/api/tables', { data: wishes });
  const { code } = (await opened.json()) as { code: string };
  await page.goto(`/t/${code}`);
  // Whoever opens a table sits there.
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
}

export async function takeSeat(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Sit here|Take a seat/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
}

/** Quick games between people, without clocks. */
export const QUICK: TableWishes = { players: 3, pace: 'fast', clocks: { decision: 0, response: 0, deal: 0 } };
/** The same in the dialog. */
export const FAST: [string, string][] = [
  ['Players', '3'],
  ['Pauses', 'Fast'],
  ['Clocks', 'None'],
  // All aliens, as in the usual game for beginners.
  ['Alert levels', 'Red alert'],
];
