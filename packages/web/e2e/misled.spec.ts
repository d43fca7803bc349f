/** Numbers and suggestions nobody is misled by. */
import type { Game, View } from '@cosmarium/engine';
import { expect, sceneTest as test } from './fixtures.ts';
import { questionOn } from './person.ts';
import { sceneOf, sceneWhere, stageOn } from './scene.ts';

test('A8: a side whose card is multiplied shows by how much, not a sum of ships', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const scene = sceneWhere(6, 'multiplied', (game) => {
    const { encounter } = game.view(0);
    return encounter?.phase === 'alliance' && encounter.forecast?.sides[0].times === 4;
  });
  await stageOn(page, scene);
  await expect(page.locator('[data-solid=strip]')).toContainText('×4');
});

test('A9: reinforcing where nothing is counted is passed without a question, unless that is wanted', async ({
  somebody,
}) => {
  const scene = sceneWhere(5, 'uncounted', (game) => {
    const { decisions, fight } = game.view(0);
    return decisions[0]?.kind === 'reinforce' && fight?.totals === null;
  });
  const [{ page }, { page: other }] = [
    await somebody({ lang: 'en' }),
    await somebody({ lang: 'en', askIdle: true }),
  ];
  const stage = await stageOn(page, scene);
  expect((await stage.said('answer')).answer).toBe(0);
  await expect(questionOn(page)).toHaveCount(0);
  const asking = await stageOn(other, scene);
  await expect(questionOn(other)).toBeVisible();
  expect(asking.heard('answer')).toEqual([]);
});

test('A10: the ships that are suggested give up no colony', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const scene = sceneWhere(
    5,
    'suggested',
    (game) => game.view(0).decisions[0]?.kind === 'launch',
    {},
    // One ship more comes back from the warp before: two can go.
    { homes: [2, 1, 1, 1, 1] },
  );
  await stageOn(page, scene);
  const targets = page.getByRole('group', { name: 'Planets to aim at' });
  await targets.getByRole('button').first().click();
  await expect(page.getByRole('button', { name: /^Launch 2 ships at / })).toBeEnabled();
  await expect(questionOn(page)).not.toContainText('given up');
});

/** Everybody's ships on it. */
const all = (view: View, planet: number) => view.planets[planet].reduce((sum, ships) => sum + ships, 0);
const targetsOf = ({ decisions: [own] }: View): readonly number[] =>
  own?.kind === 'launch' ? (own.targets as readonly number[]) : [];

test('A8: a planet to aim at shows the ships that would defend it, not all that are there', async ({
  somebody,
}) => {
  const { page } = await somebody({ lang: 'en' });
  const scene = sceneWhere(5, 'guests', (game) => {
    const view = game.view(0);
    return targetsOf(view).some(
      (planet) => all(view, planet) > view.planets[planet][view.encounter!.defense],
    );
  });
  await stageOn(page, scene);
  const view = scene.game.view(0);
  const chips = page.getByRole('group', { name: 'Planets to aim at' }).getByRole('button');
  for (const [i, planet] of targetsOf(view).entries())
    await expect(chips.nth(i)).toHaveAccessibleName(
      new RegExp(`\\b${view.planets[planet][view.encounter!.defense]} ships?`),
    );
});

test('A8: cards that became negotiates are shown with nothing counted', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const scene = sceneWhere(
    5,
    'calm',
    (game) => {
      const { fight, encounter } = game.view(0);
      if (fight === null || fight.encounter !== encounter?.number || fight.totals !== null) return false;
      return fight.cards.every((card) => card?.startsWith('attack'));
    },
    {},
    { hand: ['attack-20', 'emotion-control', 'attack-12', 'attack-08', 'negotiate'] },
  );
  await stageOn(page, scene);
  await expect(page.locator('[data-side][data-laid=true]')).toHaveCount(2);
  await expect(page.getByText('counts as a negotiate').first()).toBeVisible();
  await expect(page.locator('[data-total]')).toHaveCount(0);
});

test('A9: whoever may reinforce finds the own side first', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const scene = sceneWhere(5, 'own side', (game) => {
    const { decisions, fight, encounter } = game.view(0);
    return decisions[0]?.kind === 'reinforce' && fight?.totals != null && encounter?.defense === 0;
  });
  await stageOn(page, scene);
  await expect(questionOn(page).locator('li').first()).toContainText('Strengthen the defense');
});

const isNow = ({ fight, encounter }: View) => fight !== null && fight.encounter === encounter?.number;

test('A12: an upset, a tie and a deal say why they ended so', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const upset = (game: Game) => {
    const view = game.view(0);
    return (
      isNow(view) && view.fight!.upset && view.fight!.totals !== null && view.fight!.outcome?.type === 'win'
    );
  };
  const stage = await stageOn(page, sceneWhere(5, 'upset', upset, {}, { alien: 'loser' }));
  const board = page.locator('[data-solid=warp], [data-brief]').first().locator('xpath=ancestor::main');
  await expect(board).toContainText(/winner and loser change places\. Upset: the loser wins/);
  stage.show(sceneWhere(5, 'tie', (game) => isNow(game.view(0)) && game.view(0).fight!.ground === 'tie'));
  await expect(board).toContainText('a tie goes to the defense');
  const dealt = (game: Game) => isNow(game.view(0)) && game.view(0).fight!.bargain !== null;
  stage.show(sceneWhere(5, 'a deal', dealt));
  await expect(board).toContainText(/make a deal\. /);
  await expect(board).not.toContainText('there is a deal to make');
});

test('A6, A14: time is told as a clock tells it, and not at all in a pause', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const scene = sceneOf(5, 'ally');
  const stage = await stageOn(page, { ...scene, due: { 0: 183_000 } });
  const time = questionOn(page).getByRole('timer');
  await expect(time).toContainText(/^3:0\d|2:5\d$/);
  stage.show({ ...scene, info: { ...scene.info, paused: true } });
  await expect(time).toHaveCount(0);
  stage.show({ ...scene, due: { 0: 50 * 3_600_000 } });
  await expect(time).toContainText('2d');
});
