/** Decks besides the usual ones: counted where the others are, and looked into the same way. */
import { USUAL_OPTIONS } from '@cosmarium/protocol';
import { text } from '@cosmarium/text';
import { expect, sceneTest as test } from './fixtures.ts';
import { faultsOn } from './overlaps.ts';
import { questionOn } from './person.ts';
import { sceneWhere, stageOn, tableWith } from './scene.ts';

test('technologies and rewards have their piles at every size, and their discards can be read', async ({
  somebody,
}, info) => {
  const { page } = await somebody({ lang: 'en' });
  const scene = sceneWhere(5, 'decks', (game) => game.view(0).decisions[0]?.kind === 'launch', {
    variants: { technologies: true, rewards: true },
    technologies: { discard: ['xenon-lasers'] },
    rewards: {},
  });
  await stageOn(page, scene);
  const { sideDecks } = scene.game.view(0);
  expect(sideDecks.map(({ name }) => name)).toEqual(expect.arrayContaining(['technology', 'reward']));
  for (const { name, count } of sideDecks)
    await expect(page.locator(`[data-pile=${name}]`)).toContainText(String(count));
  await page.locator('[data-pile=technology]').click();
  await expect(page.getByRole('dialog')).toContainText('Xenon Lasers');
  await page.keyboard.press('Escape');
  if (info.project.name === 'phone') return;
  for (const [width, height] of [
    [1024, 600],
    [1366, 657],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => faultsOn(page), `${width} × ${height}`).toEqual([]);
  }
});

test('whoever is to keep one of two technologies reads what the chosen one does', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const variants = { ...USUAL_OPTIONS.variants, technologies: true };
  const scene = tableWith(3, { variants }, 'two technologies');
  await stageOn(page, scene);
  const [decision] = scene.game.view(0).decisions;
  const kinds = 'options' in decision ? (decision.options as string[]) : [];
  expect(kinds).toHaveLength(2);
  for (const kind of kinds) {
    await questionOn(page)
      .getByRole('button', { name: text('en').t(`card.${kind}.name`) })
      .click();
    await expect(questionOn(page).getByText(text('en').t(`card.${kind}.text`))).toBeVisible();
  }
});
