/** A game that is over, looked through in the page: the curve, its table, the lessons, and the way back to the moment. */
import { readFileSync } from 'node:fs';
import { expect, sceneTest as test } from './fixtures.ts';

const GAME = new URL('../../engine/test/golden/3-players.json', import.meta.url);

test('the analysis of a game: chances as a picture and a table, and a touch leads to that moment', async ({
  somebody,
}, info) => {
  test.skip(info.project.name === 'phone', 'the same as on a desk');
  const { page } = await somebody({ lang: 'en' });
  await page.goto('/replay/file');
  const name = 'game.json';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: readFileSync(GAME) });
  await page.getByRole('button', { name: 'Analysis' }).click();
  const analysis = page.getByRole('dialog', { name: 'Analysis' });
  await expect(analysis.getByRole('img', { name: /chance to win/ })).toBeVisible();
  await expect(analysis.getByRole('heading', { name: 'Lessons' })).toBeVisible();
  await analysis.getByText('As a table').click();
  const rows = analysis.getByRole('table').getByRole('row');
  expect(await rows.count()).toBeGreaterThan(4);
  for (const row of (await rows.all()).slice(1)) {
    const cells = await row.getByRole('cell').allTextContents();
    const sum = cells.reduce((all, cell) => all + Number.parseInt(cell, 10), 0);
    // Rounded, each by half a point at most.
    expect(Math.abs(sum - 100)).toBeLessThanOrEqual(3);
  }
  await analysis.getByRole('button', { name: 'Encounter 2', exact: true }).first().click();
  await expect(analysis).toHaveCount(0);
  await expect(page.getByRole('slider').first()).toHaveAttribute('aria-valuetext', /^Encounter 2,/);
});
