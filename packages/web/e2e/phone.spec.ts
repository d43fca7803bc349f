/** Fingers: what they touch is large enough, and nothing stays in the way of what is asked. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { sceneOf, sceneWhere, stageOn, type Scene } from './scene.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const FINGER = 44;

/** Everything that can be touched and is too small for it. A name or a link within a sentence is as high as its line. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const inSentence = (one: Element) =>
      getComputedStyle(one).display.startsWith('inline') && one.closest('p, h2, h3, dd, li > span') !== null;
    return [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !inSentence(one))
      .filter((one) => getComputedStyle(one).pointerEvents !== 'none')
      .flatMap((one) => {
        // Whoever touches the words of an input touches the input.
        const touched = one instanceof HTMLInputElement ? (one.closest('label') ?? one) : one;
        const { width, height } = touched.getBoundingClientRect();
        if (width === 0 || one.closest('.visually-hidden') !== null) return [];
        return width < least - 0.5 || height < least - 0.5
          ? [
              `${Math.round(width)} × ${Math.round(height)}: ${one.getAttribute('aria-label') ?? one.innerText.slice(0, 30)} ${one.className}`,
            ]
          : [];
      });
  }, FINGER);
}

test('everything a finger may touch is 44 pixels high and wide, at home and around', async ({
  somebody,
}, info) => {
  test.skip(info.project.name !== 'phone', 'for fingers');
  const { page } = await somebody({ lang: 'en', name: 'Ada' });
  const small: Record<string, string[]> = {};
  for (const path of ['/', '/settings', '/aliens', '/learn']) {
    await page.goto(path);
    await page.locator('h1, [data-coach]').first().waitFor();
    small[path] = await tooSmall(page);
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'New table' }).click();
  await page.getByText('More choices').click();
  small['new table'] = await tooSmall(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: /Fill/ }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  small.lobby = await tooSmall(page);
  expect(small).toEqual({
    '/': [],
    '/settings': [],
    '/aliens': [],
    '/learn': [],
    'new table': [],
    lobby: [],
  });
});

test('everything a finger may touch is 44 pixels high and wide, at the table', async ({ somebody }, info) => {
  test.skip(info.project.name !== 'phone', 'for fingers');
  const { page } = await somebody({ lang: 'en' });
  const stage = await stageOn(page, sceneOf(5, 'launch'));
  const small: Record<string, string[]> = {};
  const kinds = ['launch', 'invite', 'ally', 'respond', 'reinforce', 'encounter-card', 'offer'] as const;
  for (const kind of kinds) {
    stage.show(sceneOf(5, kind));
    await expect(page.locator(`[data-kind=${kind}]`)).toBeVisible();
    small[kind] = await tooSmall(page);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  small.menu = await tooSmall(page);
  expect(small).toEqual(Object.fromEntries([...kinds, 'menu'].map((kind) => [kind, []])));
});

test('the header ends where the screen ends, also in long words', async ({ somebody }, info) => {
  test.skip(info.project.name !== 'phone', 'for fingers');
  for (const lang of ['en', 'uk', 'pl'] as const) {
    const { page } = await somebody({ lang });
    const stage = await stageOn(page, sceneOf(5, 'launch'));
    for (const kind of ['launch', 'encounter-card', 'offer'] as const) {
      stage.show(sceneOf(5, kind));
      await expect(page.locator(`[data-kind=${kind}]`)).toBeVisible();
      const beyond = await page
        .locator('header button, header a')
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length);
      expect([lang, kind, beyond]).toEqual([lang, kind, 0]);
    }
    await page.close();
  }
});

/** A fight with everybody in it: so many of the allies help the offense, the others the defense. */
function crowdedFight(players: number, withOffense: number): Scene {
  const scene = sceneWhere(players, 'everybody fights', (game) => {
    const { fight, encounter } = game.view(0);
    return fight?.totals != null && encounter?.number === fight.encounter && fight.outcome !== null;
  });
  return {
    ...scene,
    change(view) {
      const { offense, defense, fleets } = view.fight!;
      const helpers = fleets[0].flatMap((_, seat) => (seat === offense || seat === defense ? [] : [seat]));
      const sides = [helpers.slice(0, withOffense), helpers.slice(withOffense)] as const;
      const allied = (side: 0 | 1) => sides[side].reduce((seats, seat) => seats | (1 << seat), 0);
      const fleet = (side: 0 | 1) =>
        fleets[side].map((ships, seat) => (sides[side].includes(seat) ? 4 : ships));
      view.fight = { ...view.fight!, allies: [allied(0), allied(1)], fleets: [fleet(0), fleet(1)] };
    },
  };
}

test('however many allies there are, no button lies on any of them', async ({ somebody }, info) => {
  test.skip(info.project.name !== 'phone', 'on a desk there is nothing to close');
  const { page } = await somebody({ lang: 'en' });
  const stage = await stageOn(page, crowdedFight(8, 0));
  for (const withOffense of [0, 2, 3, 6]) {
    stage.show(crowdedFight(8, withOffense));
    await expect(page.locator('[data-rank^="0 "]')).toHaveCount(1 + withOffense);
    const covered = await page.evaluate(() => {
      const boxes = (of: string) =>
        [...document.querySelectorAll(`[data-solid=duel] ${of}`)].map((one) => one.getBoundingClientRect());
      return boxes('[data-rank]').filter((rank) =>
        boxes('button').some(
          (button) =>
            rank.left < button.right &&
            button.left < rank.right &&
            rank.top < button.bottom &&
            button.top < rank.bottom,
        ),
      ).length;
    });
    expect([withOffense, covered]).toEqual([withOffense, 0]);
  }
  // Lines of both sides below one another leave it in sight.
  stage.show(crowdedFight(5, 2));
  await expect(page.locator('[data-rank^="0 "]')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Look at the board' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await expect(page.locator('[data-solid=duel]')).toBeHidden();
});

test('what was told and said is as wide as the phone', async ({ somebody }, info) => {
  test.skip(info.project.name !== 'phone', 'on a desk it stands beside the board');
  const { page } = await somebody({ lang: 'en' });
  await stageOn(page, sceneOf(5, 'ally'));
  const drawer = page.getByRole('dialog', { name: 'Story and chat' });
  const beyond = () =>
    drawer.evaluate((all) =>
      [...all.querySelectorAll('*')]
        .filter((one) => one.checkVisibility() && one.closest('.visually-hidden') === null)
        .filter((one) => one.scrollWidth > Math.max(one.clientWidth, innerWidth))
        .map((one) => one.textContent?.slice(0, 60)),
    );
  await page.getByRole('button', { name: 'Story' }).click();
  await expect(drawer.getByRole('listitem').first()).toBeVisible();
  expect(await beyond()).toEqual([]);
  await drawer.getByRole('tab', { name: 'Chat' }).click();
  await expect(drawer.getByText('Nobody has said anything yet')).toBeVisible();
  expect(await beyond()).toEqual([]);
});

test('A14: what is read about a card makes way for the next question', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const stage = await stageOn(page, sceneOf(5, 'invite'));
  await page
    .locator('[data-solid=hand] button')
    .first()
    .click({ position: { x: 8, y: 20 } });
  await expect(page.getByRole('tooltip')).toBeVisible();
  stage.show(sceneOf(5, 'encounter-card'));
  await expect(page.locator('[data-kind=encounter-card]')).toBeVisible();
  await expect(page.getByRole('tooltip')).toBeHidden();
});
