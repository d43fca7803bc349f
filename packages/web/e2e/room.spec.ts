/** Tables with more on them than usual: everything keeps to its place, and nothing that decides is cut off. */
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import type { Game } from '@cosmarium/engine';
import { expect, sceneTest as test } from './fixtures.ts';
import { fullOf, sceneOf, sceneWhere, stageOn, type Scene } from './scene.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const GAME = fileURLToPath(new URL('../../engine/test/golden/3-players.json', import.meta.url));

const isAsked = (kind: string) => (game: Game) => game.view(0).decisions[0]?.kind === kind;

const boxes = (all: Locator): Promise<DOMRect[]> =>
  all.evaluateAll((found) =>
    found.map((one) => one.getBoundingClientRect().toJSON() as DOMRect).filter(({ width }) => width > 0),
  );
const boxOf = async (one: Locator): Promise<DOMRect> => (await boxes(one))[0];

const HOARD = [
  'attack-30',
  'attack-20',
  'attack-10',
  'attack-07',
  'attack-06',
  'negotiate',
  'morph',
  'quash',
];

test('a second pile of cards leaves the question free, and of every card the number is seen', async ({
  somebody,
  isMobile,
}) => {
  test.skip(isMobile, 'on a phone the hand scrolls');
  const { page } = await somebody({ lang: 'en' });
  const piles = [{ name: 'hoard', cards: HOARD, see: 'controller' as const }];
  const scene = sceneWhere(5, 'two hands', isAsked('encounter-card'), {}, { alien: 'miser', piles });
  await stageOn(page, {
    ...scene,
    change({ players: [me] }) {
      me.hand = HOARD;
      Object.assign(me.sheets[0].piles[0], { cards: HOARD });
    },
  });
  const cards = page.locator('[data-solid=hand] li > button');
  await expect(cards).toHaveCount(2 * HOARD.length);
  const question = await boxOf(page.locator('section[data-kind]'));
  const hand = await boxes(cards);
  expect(hand.filter(({ left }) => left < question.right)).toEqual([]);
  const steps = hand.slice(1).map(({ left }, i) => left - hand[i].left);
  // From one pile to the other it goes back to the left.
  expect(steps.filter((step) => step > -1 && step < 24)).toEqual([]);
});

test('further decks beside the usual ones keep to their column', async ({ somebody, isMobile }) => {
  test.skip(isMobile, 'on a phone they lie in a line');
  const { page } = await somebody({ lang: 'en' });
  const variants = { technologies: true, rewards: true };
  await stageOn(page, sceneWhere(5, 'many decks', isAsked('launch'), { variants }));
  const piles = page.locator('[data-pile]');
  await expect(piles.nth(3)).toBeVisible();
  const found = await boxes(piles);
  expect(new Set(found.map(({ right }) => Math.round(right))).size).toBe(1);
  expect(found[0].right).toBeLessThan(1440 - 8);
});

test('seven lines of a side are all to be seen', async ({ somebody, isMobile }) => {
  test.skip(isMobile, 'on a phone the fight has a height of its own');
  const { page } = await somebody({ lang: 'en' });
  const full = fullOf(5);
  await stageOn(page, {
    ...full,
    change(view) {
      full.change!(view);
      for (const lines of view.fight!.ledger) (lines as unknown[]).splice(7);
    },
  });
  const sides = page.getByRole('list', { name: /^How the total of/ });
  await expect(sides.first().getByRole('listitem')).toHaveCount(7);
  expect(await sides.evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight))).toEqual([
    0, 0,
  ]);
});

test('what a panel counts is not cut', async ({ somebody, isMobile }) => {
  test.skip(isMobile, 'a row counts less');
  const { page } = await somebody({ lang: 'en' });
  for (const players of [5, 8]) {
    await stageOn(page, {
      ...sceneOf(players, 'ally'),
      change(view) {
        Object.assign(view.players[1], { handCount: 24, hand: ['attack-08'], homes: 3, warp: 12 });
        view.encounter!.flaresBy = 0b10;
      },
    });
    await expect(page.locator('[data-seat]')).toHaveCount(players);
    const panel = page.locator('[data-solid="seat 1"]');
    await expect(panel.getByTitle(/^12 ships in the warp/)).toBeVisible();
    const { right } = await boxOf(panel);
    const cut = (await boxes(panel.locator('span[title]'))).filter((one) => one.right > right - 2);
    expect(cut, `${players} seats`).toEqual([]);
  }
});

/** A fight in which somebody brings two allies, while something else is asked than places. */
const manyShips = (): Scene =>
  sceneWhere(5, 'a phone fight', (game) => {
    const { decisions, encounter, fight } = game.view(0);
    return (
      decisions[0]?.kind === 'respond' &&
      fight !== null &&
      fight.encounter === encounter?.number &&
      fight.fleets.some((fleet) => fleet.filter((ships) => ships > 0).length >= 3)
    );
  });

test('a phone shows everybody’s ships, the stakes, and both faces free of buttons', async ({
  somebody,
  isMobile,
}) => {
  test.skip(!isMobile, 'for phones');
  const { page } = await somebody({ lang: 'en' });
  await stageOn(page, manyShips());
  const duel = page.locator('[data-solid=duel]');
  await expect(duel).toBeVisible();
  const { bottom } = await boxOf(duel);
  const ranks = await boxes(duel.locator('ul[data-of] > li'));
  expect(ranks.length).toBeGreaterThanOrEqual(4);
  expect(ranks.filter((rank) => rank.bottom > bottom)).toEqual([]);

  const round = (all: DOMRect[]) =>
    all.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, width }));
  const faces = round(await boxes(duel.locator('[data-solid=strip][data-round]')));
  const buttons = round([
    await boxOf(duel.getByRole('button', { name: 'Look at the board' })),
    await boxOf(duel.getByRole('button', { name: 'More about this encounter' })),
  ]);
  expect(faces).toHaveLength(2);
  for (const face of faces)
    for (const button of buttons)
      expect(Math.hypot(face.x - button.x, face.y - button.y)).toBeGreaterThan(
        (face.width + button.width) / 2 - 1,
      );

  const question = page.locator('[data-kind=respond]');
  expect(await question.evaluate((card) => card.scrollHeight - card.clientHeight)).toBe(0);
});

test('the trays of a deal are no wider than a phone, whatever can be given', async ({
  somebody,
  isMobile,
}) => {
  test.skip(!isMobile, 'for phones');
  const { page } = await somebody({ lang: 'en' });
  await stageOn(page, {
    ...sceneOf(5, 'offer'),
    change({ decisions: [decision] }) {
      if (decision.kind === 'offer') decision.get = { ...decision.get, free: 3 };
    },
  });
  const shelves = page.locator('[data-trays] fieldset');
  await expect(shelves).toHaveCount(2);
  const [{ width }, other] = await boxes(shelves);
  expect(other.width).toBe(width);
  expect(await shelves.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))).toEqual([
    0, 0,
  ]);
  const free = page.locator('[data-trays]').getByRole('button', { name: 'Ships set free: one more' });
  const colour = (of: Locator, what: 'color' | 'backgroundColor') =>
    of.evaluate((one, name) => getComputedStyle(one)[name], what);
  expect(await colour(free, 'color')).not.toBe(
    await colour(page.locator('[data-trays] legend').first(), 'color'),
  );
});

test('without motion no card turns', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en', speed: 'off' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await stageOn(page, manyShips());
  const card = page.locator('[class*=_flip_]').first();
  await expect(card).toBeVisible();
  expect(await card.evaluate((one) => getComputedStyle(one).transitionDuration)).toBe('0s');
});

test('a page that is opened from far down begins at its top', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  await page.goto('/aliens');
  const alien = page.locator('a[href^="/aliens/"]').nth(40);
  await alien.scrollIntoViewIfNeeded();
  const down = () => page.evaluate(() => scrollY);
  await expect.poll(down).toBeGreaterThan(500);
  await alien.click();
  await expect(page).toHaveURL(/\/aliens\/./);
  await expect.poll(down).toBe(0);
});

test('a replay speaks of no answers; on a phone its room is the board’s', async ({ somebody, isMobile }) => {
  const { page } = await somebody({ lang: 'en' });
  await page.goto('/replay/file');
  await page.locator('input[type=file]').setInputFiles(GAME);
  await expect(page.getByRole('slider').first()).toBeVisible();
  const card = page.locator('[data-solid=question]');
  await expect(card).toBeVisible();
  await expect(page.getByText('Nothing is asked of you just now.')).toHaveCount(0);
  await expect(page.getByText('Automatic answers')).toHaveCount(0);
  if (!isMobile) return;
  const rows = await boxes(page.locator('article[data-seat]'));
  expect(rows).toHaveLength(3);
  const { top } = await boxOf(page.locator('[data-solid=strip], [data-solid=warp]').first());
  expect(rows.filter(({ bottom }) => bottom > top + 1)).toEqual([]);
  // One below the other, in any order.
  const sorted = rows.toSorted((one, other) => one.top - other.top);
  expect(sorted.slice(1).filter((row, i) => row.top < sorted[i].bottom)).toEqual([]);
});

test('while others play a phone tells what has happened so far', async ({ somebody, isMobile }) => {
  test.skip(!isMobile, 'on a desk the story stands beside the board');
  const { page } = await somebody({ lang: 'en' });
  const scene = sceneWhere(5, 'told so far', (game) => {
    const { decisions, encounter } = game.view(0);
    return decisions.length === 0 && encounter?.phase === 'planning' && encounter.offense !== 0;
  });
  await stageOn(page, scene);
  const card = page.locator('[data-solid=question]');
  await expect(card.getByRole('listitem').first()).toContainText('Destiny');
  await expect(card.getByText('Automatic answers')).toHaveCount(0);
  const { bottom } = await boxOf(card);
  expect((await boxes(card.getByRole('listitem'))).filter((line) => line.bottom > bottom)).toEqual([]);
});
