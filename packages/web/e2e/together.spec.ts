/** Three people at one table, and somebody who watches. */
import type { Page } from '@playwright/test';
import { expect, test, type Person } from './fixtures.ts';
import {
  answer,
  asked,
  FAST,
  openTable,
  propose,
  questionOn,
  resultOn,
  takeSeat,
  type Habits,
} from './person.ts';

/** Everybody would rather talk, and helps. */
const HABITS: Habits = { lay: [/^Negotiate/], ally: 'offense' };

async function gather(somebody: () => Promise<Person>): Promise<{ players: Page[]; watcher: Page }> {
  const { page: host } = await somebody();
  await openTable(host, FAST);
  const players = [host];
  for (let friend = 1; friend < 3; friend++) {
    const { page } = await somebody();
    await page.goto(host.url());
    await takeSeat(page);
    players.push(page);
  }
  const { page: watcher } = await somebody();
  await watcher.goto(host.url());
  await host.getByRole('button', { name: 'Start the game' }).click();
  return { players, watcher };
}

/** The first who is asked something. */
async function somethingIsAsked(players: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(
      async () => {
        for (const page of players) if ((await asked(page)) !== null) found ??= page;
        return found !== undefined;
      },
      { timeout: 60_000, intervals: [25] },
    )
    .toBe(true);
  return found!;
}

async function reload(page: Page): Promise<void> {
  const words = await questionOn(page).getByRole('heading').first().innerText();
  await page.reload();
  await expect(questionOn(page).getByRole('heading').first()).toHaveText(words);
}

// A game in which two of three hold a zap and everybody can negotiate.
test.use({ seed: 'e2e-307' });

test('a deal, an alliance and a zap with a reload in the middle of each; watched by a fourth', async ({
  somebody,
}) => {
  const { players, watcher } = await gather(somebody);
  const done = { deal: false, alliance: false, zap: false };
  while (!(done.deal && done.alliance && done.zap)) {
    const page = await somethingIsAsked(players);
    const kind = await asked(page);
    const zap = questionOn(page).getByRole('button', { name: /Zap/ });
    if (kind === 'offer') {
      await makeDeal(players);
      done.deal = true;
    } else if (kind === 'respond' && (await zap.count()) > 0) {
      await reload(page);
      await answer(page, { respond: /Zap/ });
      done.zap = true;
    } else if (kind !== null) {
      if (kind === 'ally' && !done.alliance) await reload(page);
      await answer(page, HABITS);
      done.alliance ||= kind === 'ally';
    }
  }
  // Whoever watches has been told of all of it.
  await tell(watcher, ['It is a deal.', 'joins the offense.', /is zapped|does nothing/]);
});

async function tell(page: Page, sentences: readonly (string | RegExp)[]): Promise<void> {
  const story = page.getByRole('button', { name: /^Story/ });
  if (await story.isVisible()) await story.click();
  for (const sentence of sentences) await expect(page.getByText(sentence).first()).toBeAttached();
}

/** One proposes, the other comes back from a reload and agrees. */
async function makeDeal(players: readonly Page[]): Promise<void> {
  const negotiators: Page[] = [];
  for (const page of players) if ((await asked(page)) === 'offer') negotiators.push(page);
  const [first, second] = negotiators;
  await propose(first);
  const accept = questionOn(second).getByRole('button', { name: /^Accept/ });
  await expect(accept).toBeEnabled();
  await second.reload();
  await accept.click();
  await expect(questionOn(first).and(first.locator('[data-kind=offer]'))).toHaveCount(0);
}

async function inMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

test('a draw is proposed in the menu, asked of the others and agreed on; nobody wins', async ({
  somebody,
  isMobile,
}) => {
  test.skip(isMobile, 'the menu and its notices are the same on a desk');
  const { players, watcher } = await gather(somebody);
  const [anna, ben, cleo] = players;
  await somethingIsAsked(players);
  await inMenu(anna, 'Propose a draw');
  await expect(anna.getByRole('dialog').getByText(/^1 of 3 want a draw/)).toBeVisible();
  const proposal = (page: Page) => page.getByRole('status').filter({ hasText: 'want a draw' });
  // Ben would rather play on, and is asked again when cleo agrees.
  await proposal(ben).getByRole('button', { name: 'Play on' }).click();
  await expect(proposal(ben)).toHaveCount(0);
  await proposal(cleo).getByRole('button', { name: 'Agree to a draw' }).click();
  await expect(proposal(ben)).toContainText('2 of 3 want a draw');
  await proposal(ben).getByRole('button', { name: 'Agree to a draw' }).click();
  for (const page of [...players, watcher]) {
    await expect(resultOn(page).getByRole('heading')).toHaveText('A draw: nobody wins.');
    await expect(resultOn(page)).toContainText('agreed by all');
    await expect(resultOn(page).getByText('Winner')).toHaveCount(0);
  }
  // What each of the three pages gave to the shuffle is there to see, and it fits.
  const result = resultOn(watcher);
  await result.getByText('Was the deck fair?').click();
  await expect(result.locator('dt').filter({ hasText: /^From / })).toHaveCount(3);
  await result.getByRole('button', { name: 'Check it here' }).click();
  await expect(result.getByText('It all fits')).toBeVisible();
});

test('whoever concedes leaves for good, and the others play on', async ({ somebody, isMobile }) => {
  test.skip(isMobile, 'the menu and its notices are the same on a desk');
  const { players } = await gather(somebody);
  const [anna, ben, cleo] = players;
  await somethingIsAsked(players);
  await inMenu(anna, 'Concede');
  await anna.getByRole('dialog').getByRole('button', { name: 'Yes, concede and leave for good' }).click();
  await expect(anna).not.toHaveURL(/\/t\//);
  await answer(await somethingIsAsked([ben, cleo]), HABITS);
  await expect(resultOn(ben)).toHaveCount(0);
});

test('A6: a pause is asked of everybody and seen by everybody, and leaves nothing behind', async ({
  somebody,
  isMobile,
}) => {
  test.skip(isMobile, 'the menu and its notices are the same on a desk');
  const { players } = await gather(somebody);
  const [anna, ben, cleo] = players;
  const asking = await somethingIsAsked(players);
  await inMenu(anna, 'Ask for a pause');
  await anna.keyboard.press('Escape');
  const wish = (page: Page) => page.getByRole('status').filter({ hasText: 'Wanting a pause' });
  const rest = (page: Page) => page.getByRole('status').filter({ hasText: 'The game is paused.' });
  for (const page of [ben, cleo]) {
    await wish(page).getByRole('button', { name: 'Agree to a pause' }).click();
    await expect(wish(page)).toHaveCount(0);
  }
  for (const page of players) await expect(rest(page)).toBeVisible();
  await answer(asking, HABITS);
  const refused = questionOn(asking).getByRole('alert');
  await expect(refused).toHaveText('The game is paused.');
  await rest(ben).getByRole('button', { name: 'Play on' }).click();
  for (const page of players) await expect(rest(page)).toHaveCount(0);
  await expect(refused).toHaveCount(0);
  await answer(asking, HABITS);
  await somethingIsAsked(players);
});
