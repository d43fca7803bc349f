/** The strangest tables: everything on a sheet, in a system or in the warp is seen and named, and nothing lies on anything else. */
import { expect, sceneTest as test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { faultsOn, phoneFaultsOn } from './overlaps.ts';
import { stageOn } from './scene.ts';
import { TABLES, tableOf, type TableName } from './tables.ts';
import type { Page } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NAMES = Object.keys(TABLES) as TableName[];

/** What a seat shows in front of it: the signs, and what they say. */
const piecesOf = (page: Page, seat: number) =>
  page
    .locator(`[data-seat="${seat}"] [data-piece]`)
    .evaluateAll((all) => all.map((one) => one.getAttribute('title')));

test('nothing lies on anything else and no word is cut, whatever is on the table', async ({
  somebody,
}, info) => {
  const faults = info.project.name === 'phone' ? phoneFaultsOn : faultsOn;
  const { page } = await somebody({ lang: 'en' });
  const stage = await stageOn(page, tableOf(NAMES[0]));
  for (const name of NAMES) {
    const scene = tableOf(name);
    const { players, decisions } = scene.game.view(0);
    stage.show(scene);
    await expect(page.locator('[data-seat]')).toHaveCount(players.length);
    await expect(page.locator(`[data-kind=${decisions[0].kind}]`)).toBeVisible();
    await expect.poll(() => faults(page), name).toEqual([]);
  }
});

test('a liner stands in the system it has sailed to, with the ships aboard', async ({
  somebody,
  isMobile,
}) => {
  const { page } = await somebody({ lang: 'en' });
  await stageOn(page, tableOf('liner'));
  const says = 'Yellow: Cruise liner: Yellow 3 (in the system of Green)';
  await expect.poll(() => piecesOf(page, 2)).toEqual([says]);
  expect(await piecesOf(page, 1)).toEqual([]);
  if (isMobile) return;
  await expect(page.locator('[data-piece-at="2"]')).toHaveAttribute('title', says);
  await inspect(page, 'the liner');
});

test('rings, prisoners, technologies and tokens are with those who have them', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const stage = await stageOn(page, tableOf('rings'));
  await expect
    .poll(() => piecesOf(page, 1))
    .toEqual(['Wedding ring: Green 1', 'Rings turned over: Red 1 and Blue 1']);
  stage.show(tableOf('prisoners'));
  await expect.poll(() => piecesOf(page, 1)).toEqual(['Captured ships: Red 3, Green 2, and Blue 5']);
  stage.show(tableOf('engineer'));
  await expect.poll(() => piecesOf(page, 3)).toEqual(['Xenon Lasers', 'a technology face down: 6 ships']);
  stage.show(tableOf('yin-yang-tokens'));
  await expect.poll(() => piecesOf(page, 3)).toEqual(['Yin-Yang token']);
  await inspect(page, 'a token');
});

test('a closer look names every token, and says which lie face down', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  await stageOn(page, tableOf('joker-tokens'));
  await page.getByRole('button', { name: /^Yellow.*: look closer/ }).click({ position: { x: 12, y: 12 } });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Wild card: Attack 08');
  await expect(dialog.getByText('Attack 15', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Morph (face down)', { exact: true })).toBeVisible();
  await inspect(page, 'tokens');
});

test('a hazard is told on the stage, and intimidates lie with the side of those who offer them', async ({
  somebody,
  isMobile,
}) => {
  const { page } = await somebody({ lang: 'en' });
  await stageOn(page, tableOf('intimidates'));
  // A desk has room for them beside the card.
  if (!isMobile) await expect(page.locator('[data-of="0"] [data-beside]')).toHaveCount(2);
  await expect(page.locator('[data-hazard]').first()).toHaveText('Hazard');
  await inspect(page, 'intimidates');
});

test('a planet in the warp, a discovered one and one with a token beside it say so', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const stage = await stageOn(page, tableOf('adrift'));
  const planet = (label: RegExp) => page.getByRole('button', { name: label });
  await expect(planet(/^yellow-2 \(in the warp\)/)).toHaveCount(1);
  await expect(page.locator('[data-solid=warp]').getByTitle('yellow-2 (in the warp)')).toBeVisible();
  stage.show(tableOf('discoveries'));
  await expect(planet(/^blue-6 \(discovered\)/)).toHaveCount(1);
  await expect(page.getByText('yellow-2', { exact: true })).toHaveCount(0);
  stage.show(tableOf('engineer'));
  await expect(planet(/^yellow-2 \(Lunar Cannon\)/)).toHaveCount(1);
});
