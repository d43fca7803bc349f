/** The fight on the stage: set with planning, counted line by line, and its result kept until the next one is open. */
import { diceFrom, randomAnswer, type FightView, type Game, type View } from '@cosmarium/engine';
import { expect, sceneTest as test } from './fixtures.ts';
import { sceneWhere, stageOn, type Scene } from './scene.ts';
import type { Page } from '@playwright/test';

/** The same game by dice, on to where it is wanted; null if it does not come to it in this encounter. */
function later({ game, info }: Scene, wanted: (view: View) => boolean): Scene | null {
  const fork = game.fork();
  const dice = diceFrom('later');
  const { number } = fork.view(0).encounter!;
  while (!fork.over && !wanted(fork.view(0))) {
    const { encounter } = fork.view(0);
    if (encounter !== null && encounter.number > number + 1) return null;
    const [decision] = fork.pending();
    fork.answer(decision.seat, decision.id, randomAnswer(decision, dice));
  }
  return fork.over ? null : { game: fork, info };
}

const isDecided = ({ fight, encounter }: View) =>
  fight !== null &&
  fight.outcome?.type === 'win' &&
  fight.totals !== null &&
  encounter?.number === fight.encounter;
const isPast = (number: number) => (view: View) =>
  view.fight?.encounter === number &&
  view.fight.outcome !== null &&
  view.encounter !== null &&
  view.encounter.number > number &&
  view.encounter.planet >= 0;

/** The first seat lays a card in a fight with allies that will be decided by totals. */
function planned(): Scene {
  const asksForCard = (game: Game) => game.view(0).decisions[0]?.kind === 'encounter-card';
  const scene = sceneWhere(5, 'the stage', (game) => {
    const { encounter } = game.view(0);
    if (!asksForCard(game) || encounter === null || (encounter.allies[0] | encounter.allies[1]) === 0)
      return false;
    return later({ game, info: null! }, isDecided) !== null;
  });
  return scene;
}

const linesOn = (page: Page) =>
  page
    .locator('[data-brief] ol')
    .evaluateAll((lists) =>
      lists.map((list) =>
        [...list.querySelectorAll('li > b')].map((value) => Number(value.textContent.replace('−', '-'))),
      ),
    );
const valuesOf = ({ ledger }: FightView) => ledger.map((lines) => lines.map(({ value }) => value));

test('A1: from planning to the result, with motion and without', async ({ somebody }) => {
  const before = planned();
  const decided = later(before, isDecided)!;
  const { fight } = decided.game.view(0);
  const after = later(before, isPast(fight!.encounter))!;
  for (const speed of ['off', 'brisk']) {
    const { page } = await somebody({ lang: 'en', speed });
    const stage = await stageOn(page, before);
    const phone = (page.viewportSize()?.width ?? 0) < 760;
    // A phone shows the rows as long as no card lies.
    if (!phone) {
      await expect(page.locator('[data-side][data-laid=false]')).toHaveCount(2);
      await expect(page.locator('[data-rank]').first()).toBeVisible();
    }
    stage.goOn(decided);
    await expect(page.locator('[data-total="0"]')).toHaveText(String(fight!.totals![0]).replace('-', '−'));
    await expect.poll(() => linesOn(page)).toEqual(valuesOf(fight!));
    await expect(page.locator('[data-total][data-won]')).toHaveCount(1);
    await expect(page.locator('[data-side][data-laid=true]')).toHaveCount(2);
    stage.goOn(after);
    const result = page.locator('[data-result]');
    await expect(result).toContainText(`Encounter ${fight!.encounter}:`);
    await expect(result).toContainText(/wins?, -?\d+ against -?\d+/);
    await page.keyboard.press('Escape');
    await expect(result).toHaveCount(0);
    await page.close();
  }
});
