/** What the table says about its players: who is not there, whose power asks, that nobody has begun yet; and that names can be read. */
import type { Locator, Page } from '@playwright/test';
import { COLOURS } from '@cosmarium/engine';
import type { SeatInfo, TableOptions } from '@cosmarium/protocol';
import { expect, sceneTest as test } from './fixtures.ts';
import { contrasts, READABLE } from './readable.ts';
import { sceneOf, sceneWhere, stageOn, tableWith, type Scene } from './scene.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ALONE = sceneWhere(4, 'whom the table waits for', (game) => {
  const [first, ...more] = game.view(0).waiting;
  return more.length === 0 && first !== undefined && 'seat' in first && first.seat > 0;
});
const [waiting] = ALONE.game.view(0).waiting;
const WAITED_FOR = 'seat' in waiting ? waiting.seat : -1;
const BEN: Partial<SeatInfo> = {
  level: null,
  name: 'Ben',
  substitute: { level: 'hard', character: 'avenger' },
};

/** The table waits for Ben. */
function waitingForBen(ben: Partial<SeatInfo>, options: Partial<TableOptions> = {}): Scene {
  const { game, info } = ALONE;
  const seats = info.seats.map((one, seat) => {
    if (seat === WAITED_FOR) return { ...one, ...BEN, ...ben };
    return seat === 0 ? { ...one, name: 'Anna' } : one;
  });
  return { game, info: { ...info, host: 0, seats, options: { ...info.options, ...options } } };
}
const panelOf = (page: Page): Locator => page.locator(`[data-seat="${WAITED_FOR}"]`);
const cardOn = (page: Page): Locator => page.locator('[data-solid=question]');
/** The sign beside the name. */
const signOf = (page: Page, says: string): Locator => panelOf(page).locator(`h2 [title="${says}"]`);

test('somebody who is not there has a sign, and the table says what comes of it', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const stage = await stageOn(page, waitingForBen({ present: true }, { away: 'bot' }));
  await expect(panelOf(page)).toBeVisible();
  for (const says of ['Offline', 'Away']) await expect(signOf(page, says)).toHaveCount(0);
  await expect(cardOn(page)).not.toContainText(/not connected|is away/);

  stage.show(waitingForBen({ present: false }, { away: 'bot' }));
  await expect(signOf(page, 'Offline')).toBeVisible();
  await expect(cardOn(page)).toContainText('Ben is not connected. If that lasts, a bot answers.');

  stage.show(waitingForBen({ present: false, away: true }, { away: 'bot' }));
  await expect(signOf(page, 'Away')).toBeVisible();
  await expect(cardOn(page)).toContainText('Ben is away. In their place plays: Bot, hard, Avenger.');

  stage.show(waitingForBen({ present: false, away: true }, { away: 'wait' }));
  await expect(cardOn(page)).toContainText('Ben is not connected. The table waits.');

  // At a slow table that is as usual.
  const clocks = { decision: 86_400, response: 86_400, deal: 86_400 };
  stage.show(waitingForBen({ present: false, away: true }, { away: 'bot', clocks }));
  await expect(cardOn(page)).not.toContainText('is away');
  await expect(signOf(page, 'Away')).toHaveCount(0);
});

test('looked at closer, somebody who is away is played for by a bot with a level', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const stage = await stageOn(page, waitingForBen({ present: false, away: true }, { away: 'bot' }));
  // On a phone planets lie on the middle of it.
  await page.getByRole('button', { name: 'Ben: look closer' }).focus();
  await page.keyboard.press('Enter');
  const closer = page.getByRole('dialog');
  for (const says of ['Away', 'Bot, hard', 'Avenger'])
    await expect(closer.getByText(says, { exact: true })).toBeVisible();
  stage.show(waitingForBen({ present: false, away: true }, { away: 'wait' }));
  await expect(closer.getByText('Bot, hard', { exact: true })).toHaveCount(0);
  await expect(closer.getByText('Away', { exact: true })).toBeVisible();
});

test('whoever lets a bot play for somebody long gone reads which, and it is that one', async ({
  somebody,
}) => {
  const { page } = await somebody({ lang: 'en' });
  const stage = await stageOn(
    page,
    waitingForBen({ present: false, away: true, longGone: true }, { away: 'wait' }),
  );
  const notice = page.getByRole('status').filter({ hasText: 'Ben has been gone for a long time' });
  await expect(notice).toContainText('In their place would play: Bot, hard, Avenger.');
  await notice.getByRole('button', { name: 'Let a bot play until they are back' }).click();
  expect(await stage.said('bot')).toMatchObject({ seat: WAITED_FOR, level: 'hard' });
});

test('while the table waits for a power, its alien is named and explained', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const asks = (power: boolean) =>
    sceneWhere(5, `a power asks: ${power}`, (game) => {
      const { seat, waiting: all, players } = game.view(0);
      const aliens = players.flatMap(({ sheets }) => sheets.map(({ alien }) => alien));
      const [one] = all;
      if (all.length !== 1 || !('seat' in one) || one.seat === seat) return false;
      return aliens.includes(one.key.split('.')[0]) === power;
    });
  const scene = asks(true);
  const [one] = scene.game.view(0).waiting;
  const alien = 'seat' in one ? one.key.split('.')[0] : '';
  const stage = await stageOn(page, scene);
  const named = cardOn(page).locator('h2 button');
  await expect(named.filter({ hasText: new RegExp(`^${alien}$`, 'i') })).toBeVisible();
  stage.show(asks(false));
  await expect(cardOn(page).locator('h2')).toContainText(/\w/);
  await expect(named.filter({ hasText: new RegExp(`^${alien}$`, 'i') })).toHaveCount(0);
});

test('before the first encounter the table says that it is being set up', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const stage = await stageOn(page, tableWith(3, { start: 'advanced' }, 'set-up'));
  await expect(page.locator('[data-kind=option]')).toBeVisible();
  await expect(page.getByText('Set-up', { exact: true }).first()).toBeVisible();
  stage.show(sceneOf(3, 'launch'));
  await expect(page.locator('[data-kind=launch]')).toBeVisible();
  await expect(page.getByText('Set-up', { exact: true })).toHaveCount(0);
});

test('names in every colour can be read: beside the planets, in the story, and where somebody is waited for', async ({
  somebody,
}) => {
  const { page } = await somebody({ lang: 'en' });
  const { game, info } = sceneOf(8, 'nothing');
  const chat = COLOURS.map((colour, seat) => ({
    guest: colour,
    seat,
    name: `Player ${colour}`,
    text: 'well',
    at: seat,
  }));
  const stage = await stageOn(page, { game, info, chat });
  const panels = page.locator('[data-seat] h2 > span:last-child');
  await expect(panels).toHaveCount(8);
  await page.evaluate(() => document.fonts.ready);
  const found = [...(await contrasts(page, page.locator('.seat-name'))), ...(await contrasts(page, panels))];
  // Whoever is about to win glows.
  stage.show({
    game,
    info,
    chat,
    change(view) {
      for (const player of view.players) player.foreign = view.rules.coloniesToWin - 1;
    },
  });
  await expect(page.locator('[data-tag=one]')).not.toHaveCount(0);
  const golden = await contrasts(page, panels);
  expect(golden.length).toBeGreaterThan(2);
  for (const { word, contrast } of [...found, ...golden])
    expect.soft(contrast, word).toBeGreaterThanOrEqual(READABLE);
});
