/** Three people at one table, somebody who watches, and the replay. */
import { replay, type Journal } from '@cosmarium/engine';
import type { Page } from '@playwright/test';
import { expect, test, type Person } from './fixtures.ts';
import { answer, asked, propose, questionOn, resultOn, type Habits } from './person.ts';

const TALKATIVE: Habits = { lay: [/^Negotiate/], ally: 'offense' };
const GRIM: Habits = { lay: [/^Attack/, /^Morph/], ally: 'offense' };

async function gather(somebody: () => Promise<Person>): Promise<{ players: Page[]; watcher: Page }> {
  const { page: host } = await somebody();
  await host.goto('/');
  await host.getByRole('button', { name: 'New table' }).click();
  await host.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click();
  await host.getByRole('group', { name: 'Pauses' }).getByText('Fast', { exact: true }).click();
  await host.getByRole('group', { name: 'Clocks' }).getByText('None', { exact: true }).click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host).toHaveURL(/\/t\//);
  const players = [host];
  for (let friend = 1; friend < 3; friend++) {
    const { page } = await somebody();
    await page.goto(host.url());
    await page
      .getByRole('button', { name: /Sit here|Take a seat/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
    players.push(page);
  }
  const { page: watcher } = await somebody();
  await watcher.goto(host.url());
  await host.getByRole('button', { name: 'Start the game' }).click();
  return { players, watcher };
}

/** Somebody is asked, or it is over. */
async function somethingIsAsked(players: readonly Page[]): Promise<Page | null> {
  let found: Page | null = null;
  await expect
    .poll(
      async () => {
        for (const page of players) if ((await asked(page)) !== null) found ??= page;
        return found !== null || (await resultOn(players[0]).isVisible());
      },
      { timeout: 60_000, intervals: [25] },
    )
    .toBe(true);
  return found;
}

async function reload(page: Page): Promise<void> {
  const words = await questionOn(page).getByRole('heading').first().innerText();
  await page.reload();
  await expect(questionOn(page).getByRole('heading').first()).toHaveText(words);
}

test('a deal, an alliance and a zap with a reload in the middle of each; watched and replayed', async ({
  somebody,
}) => {
  const { players, watcher } = await gather(somebody);
  const done = { deal: false, alliance: false, zap: false };
  for (let page = await somethingIsAsked(players); page !== null; page = await somethingIsAsked(players)) {
    const all = done.deal && done.alliance && done.zap;
    const kind = await asked(page);
    if (kind === null) continue;
    if (kind === 'offer') {
      await makeDeal(players);
      done.deal = true;
      continue;
    }
    const zap = questionOn(page).getByRole('button', { name: /Zap/ });
    if (kind === 'respond' && !done.zap && (await zap.count()) > 0) {
      await reload(page);
      await answer(page, { respond: /Zap/ });
      done.zap = true;
      continue;
    }
    if (kind === 'ally' && !done.alliance) {
      await reload(page);
      done.alliance = true;
    }
    await answer(page, all ? GRIM : TALKATIVE);
  }
  expect(done).toEqual({ deal: true, alliance: true, zap: true });

  await expect(resultOn(watcher)).toBeVisible();
  const code = new URL(watcher.url()).pathname.split('/').at(-1)!;
  const journal = (await (await watcher.request.get(`/api/tables/${code}/journal`)).json()) as Journal;
  const events = replay(journal).events(-1, 0);
  expect(events.some((event) => event.type === 'deal' && event.made)).toBe(true);
  expect(events.some((event) => event.type === 'allied' && event.side >= 0)).toBe(true);
  expect(events.some(({ type }) => type === 'power.zapped' || type === 'card.stopped')).toBe(true);

  await resultOn(watcher)
    .getByRole('link', { name: /replay/i })
    .click();
  await expect(watcher.getByRole('slider').first()).toHaveAttribute('max', String(journal.answers.length));
});

/** One proposes, the other comes back from a reload and agrees. */
async function makeDeal(players: readonly Page[]): Promise<void> {
  const negotiators: Page[] = [];
  for (const page of players)
    if (
      (await questionOn(page)
        .getAttribute('data-kind', { timeout: 2000 })
        .catch(() => null)) === 'offer'
    )
      negotiators.push(page);
  const [first, second] = negotiators;
  await propose(first);
  const accept = questionOn(second).getByRole('button', { name: /^Accept/ });
  await expect(accept).toBeEnabled();
  await second.reload();
  await accept.click();
  await expect(questionOn(first).and(first.locator('[data-kind=offer]'))).toHaveCount(0);
}
