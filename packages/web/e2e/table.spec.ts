/** The table at every number of seats and every size: nothing lies on anything else, and no word is cut. */
import { RULES } from '@cosmarium/engine';
import { text } from '@cosmarium/text';
import { expect, sceneTest as test } from './fixtures.ts';
import { hearAxe } from './inspect.ts';
import { faultsOn, phoneFaultsOn } from './overlaps.ts';
import { fullOf, sceneOf, stageOn, tableWith, type Asked } from './scene.ts';

// Everything is where it stays at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DESKS = [
  [1024, 600],
  [1280, 720],
  [1366, 657],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [768, 1024],
] as const;
const PHONES = [
  [390, 844],
  [844, 390],
] as const;
const SEATS = [3, 4, 5, 6, 7, 8];
/** One kind of question for each number of seats, so that every kind is seen at every size. */
const ASKED: Record<number, Asked> = {
  3: 'launch',
  4: 'encounter-card',
  5: 'ally',
  6: 'nothing',
  7: 'invite',
  8: 'reinforce',
};

for (const players of SEATS)
  test(`A4, A5: a table of ${players}: nothing lies on anything else at any size`, async ({
    somebody,
  }, info) => {
    test.skip(info.project.name === 'phone', 'the sizes are set here');
    const { page } = await somebody({ lang: 'en' });
    await stageOn(page, sceneOf(players, ASKED[players]));
    await expect(page.locator('[data-solid=question]')).toBeVisible();
    for (const [width, height] of DESKS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => faultsOn(page), `${width} × ${height}`).toEqual([]);
    }
  });

for (const lang of ['uk', 'ru', 'pl'] as const)
  test(`longer words, in ${lang}: nothing is cut at any size`, async ({ somebody, isMobile }) => {
    const { page } = await somebody({ lang });
    const stage = await stageOn(page, sceneOf(5, 'ally'));
    for (const asked of ['ally', 'launch', 'encounter-card'] as const) {
      stage.show(sceneOf(5, asked));
      await expect(page.locator(`[data-kind=${asked}]`)).toBeVisible();
      for (const [width, height] of isMobile ? PHONES : DESKS) {
        await page.setViewportSize({ width, height });
        const faults = () => (isMobile ? phoneFaultsOn(page) : faultsOn(page));
        await expect.poll(faults, `${asked}, ${width} × ${height}`).toEqual([]);
      }
    }
  });

test('A5, A12: 25 cards, three sheets and ten reinforcements: nothing lies on anything else at any size', async ({
  somebody,
  isMobile,
}) => {
  const { page } = await somebody({ lang: 'en' });
  const stage = await stageOn(page, fullOf(5));
  for (const players of [5, 8]) {
    stage.show(fullOf(players));
    await expect(page.locator('[data-seat]')).toHaveCount(players);
    await expect(page.locator('[data-solid=hand] button')).toHaveCount(25);
    for (const [width, height] of isMobile ? PHONES : DESKS) {
      await page.setViewportSize({ width, height });
      const faults = () => (isMobile ? phoneFaultsOn(page) : faultsOn(page));
      await expect.poll(faults, `${players} seats, ${width} × ${height}`).toEqual([]);
    }
  }
});

test('which alien to play: the longest sheets lie on no planet', async ({ somebody, isMobile }) => {
  test.skip(isMobile, 'on a phone they lie on the rows');
  const { page } = await somebody({ lang: 'en' });
  const length = (alien: string) => text('en').t(`alien.${alien}.text`).length;
  const longest = Object.keys(RULES.aliens)
    .sort((one, other) => length(other) - length(one))
    .slice(0, 2);
  for (const players of [5, 6, 8]) {
    await stageOn(page, {
      ...tableWith(players, { start: 'advanced' }, 'long sheets'),
      change({ decisions: [decision] }) {
        if ('options' in decision) decision.options = longest;
      },
    });
    await expect(page.locator('[data-seat]')).toHaveCount(players);
    await expect(page.locator('[data-kind=option]')).toBeVisible();
    for (const [width, height] of DESKS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => faultsOn(page), `${players}: ${width} × ${height}`).toEqual([]);
    }
  }
});

test('A4, A14: phones: everything one below the other, and what is asked about stays in sight', async ({
  somebody,
}, info) => {
  test.skip(info.project.name !== 'phone', 'for fingers');
  const { page } = await somebody({ lang: 'en' });
  const stage = await stageOn(page, sceneOf(3, 'launch'));
  for (const players of SEATS) {
    stage.show(sceneOf(players, ASKED[players]));
    await expect(page.locator('[data-seat]')).toHaveCount(players);
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => phoneFaultsOn(page), `${players} seats, ${width} × ${height}`).toEqual([]);
    }
  }
});

test('the table is clean for axe, asked and not asked, with three and with eight', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const stage = await stageOn(page, sceneOf(3, 'launch'));
  for (const [players, asked] of [
    [3, 'launch'],
    [5, 'offer'],
    [8, 'ally'],
    [8, 'nothing'],
  ] as const) {
    stage.show(sceneOf(players, asked));
    await expect(
      page.locator(asked === 'nothing' ? '[data-solid=question]' : `[data-kind=${asked}]`),
    ).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await hearAxe(page, `${players} seats, ${asked}`);
  }
});
