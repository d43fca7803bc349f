/** Deals: an offer that has just come cannot be taken by a slip, and what was agreed to is agreed. */
import { Table, type Game } from '@cosmarium/engine';
import { holdTimers } from './timers.ts';
import { expect, sceneTest as test } from './fixtures.ts';
import { infoOf, sceneWhere, stageOn, type Scene } from './scene.ts';

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

/** Red, blue and green have come to terms by twos; red, the first seat, is asked whether it agrees to the whole. */
function ofThree(): Scene {
  const { game } = new Table({
    players: [
      { colour: 'red', alien: 'human', hand: ['attack-10', 'quash'] },
      { colour: 'blue', alien: 'zombie', hand: ['attack-08'] },
      { colour: 'green', alien: 'diplomat', hand: ['negotiate', 'attack-20'] },
    ],
    destiny: ['destiny-blue'],
  })
    .answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } })
    .answer('red', 'invite', [])
    .answer('blue', 'invite', [])
    .answer('green', 'respond', 'diplomat:mediate')
    .answer('red', 'offer', { give: {}, get: { colony: 'blue-2' } })
    .answer('blue', 'offer', 'accept')
    .answer('green', 'offer', 'fail')
    .answer('green', 'offer', { give: { cards: { 'attack-20': 1 } }, get: { colony: 'blue-3' } })
    .answer('blue', 'offer', 'accept');
  return { game, info: infoOf(game) };
}

test('before all agree to a deal of three the card says who gives whom what', async ({ somebody }) => {
  const { page } = await somebody({ lang: 'en' });
  await stageOn(page, ofThree());
  const question = page.locator('section[data-kind=yes-no]');
  await expect(question.getByRole('listitem')).toHaveText([
    'Blue gives you a colony on blue-2',
    'Green gives Blue Attack 20',
    'Blue gives Green a colony on blue-3',
  ]);
  await expect(question.getByRole('button', { name: /^Yes/ })).toBeEnabled();
});
