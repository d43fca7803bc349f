/** Numbers and suggestions nobody is misled by. */
import { expect, test } from './fixtures.ts';
import { questionOn } from './person.ts';
import { sceneWhere, stageOn } from './scene.ts';

test('a side whose card is multiplied shows by how much, not a sum of ships', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const scene = sceneWhere(6, 'multiplied', (game) => {
    const { encounter } = game.view(0);
    return encounter?.phase === 'alliance' && encounter.forecast?.sides[0].times === 4;
  });
  await stageOn(page, scene);
  await expect(page.locator('[data-solid=strip]')).toContainText('×4');
});

test('reinforcing where nothing is counted is passed without a question, unless that is wanted', async ({
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

test('the ships that are suggested give up no colony', async ({ somebody }) => {
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
