/** Deals: an offer that has just come cannot be taken by a slip, and what was agreed to is agreed. */
import type { Game } from '@cosmarium/engine';
import { holdTimers } from './timers.ts';
import { expect, test } from './fixtures.ts';
import { sceneWhere, stageOn, type Scene } from './scene.ts';

/** The first seat is asked about a deal, and the other one has proposed a colony for a colony. */
function offered(): Scene {
  const offerIn = (game: Game) => {
    const [own] = game.view(0).decisions;
    return own?.kind === 'offer' && own.give.planets.length > 0 && own.get.planets.length > 0 ? own : null;
  };
  const scene = sceneWhere(5, 'an offer', (game) => offerIn(game) !== null);
  const { partner, give, get } = offerIn(scene.game)!;
  const terms = { give: { colony: get.planets[0] }, get: { colony: give.planets[0] } };
  return { ...scene, proposals: [{ number: 7, seat: partner, ...terms }] };
}

test('A11: Accept waits until the offer can have been read, then locks the card', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  const readAll = await holdTimers(page, 1500);
  const stage = await stageOn(page, offered());
  const question = page.locator('section[data-kind=offer]');
  const accept = question.getByRole('button', { name: /^Accept/ });
  await expect(accept).toBeDisabled();
  await page.keyboard.press('Enter');
  await readAll();
  await expect(accept).toBeEnabled();
  expect(stage.heard('agree')).toEqual([]);
  await accept.click();
  await expect(question).toContainText('You agreed.');
  await expect(question.getByRole('button', { name: /Accept|Propose|fail/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await stage.said('agree');
  expect(stage.heard('agree')).toMatchObject([{ proposal: 7 }]);
});
