/** What can be used at any time: nobody is asked about it until they keep it ready. */
import { buildPosition, gameFromPosition } from '@cosmarium/engine';
import { expect, sceneTest as test } from './fixtures.ts';
import { faultsOn } from './overlaps.ts';
import { infoOf, stageOn } from './scene.ts';

/** The first seat has a Ship Zap: somebody else launches, and when the ships are on the gate it could be played. */
function scenes() {
  const position = buildPosition({
    variants: { rewards: true },
    offense: 'blue',
    destiny: ['destiny-green'],
    players: [
      { colour: 'red', alien: 'human', hand: ['attack-10', 'negotiate', 'ship-zap'] },
      { colour: 'blue', alien: 'virus', hand: ['attack-08'] },
      { colour: 'green', alien: 'warrior', hand: ['attack-12'] },
    ],
  });
  const quiet = gameFromPosition(position);
  for (let [asked] = quiet.pending(); asked.kind !== 'launch'; [asked] = quiet.pending())
    quiet.answer(asked.seat, asked.id, asked.fallback);
  const free = quiet.fork();
  const [launching] = free.pending();
  free.answer(launching.seat, launching.id, launching.fallback);
  const info = infoOf(quiet);
  return { quiet: { game: quiet, info }, free: { game: free, info } };
}

test('a card that can be played at any time is kept ready, and played at the next chance', async ({
  somebody,
}) => {
  const { quiet, free } = scenes();
  expect(free.game.view(0).decisions[0]).toMatchObject({ key: 'ask.respond.free' });
  const { page } = await somebody({ lang: 'en' });

  const stage = await stageOn(page, quiet);
  const badge = page.getByRole('button', { name: 'Ship Zap: use at the next chance' });
  await expect(badge).toHaveAttribute('aria-pressed', 'false');
  // Not ready: the page passes by itself, and asks nothing.
  stage.goOn(free);
  expect(await stage.said('answer')).toMatchObject({ answer: 0 });
  await expect(page.locator('section[data-kind=respond]')).toHaveCount(0);

  // Ready: it is played, once.
  const again = await stageOn(page, quiet);
  await badge.click();
  await expect(badge).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: /^Ship Zap Ready/ })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => faultsOn(page)).toEqual([]);
  again.goOn(free);
  await expect.poll(() => again.heard('answer')).toMatchObject([{ answer: 1 }]);
  await expect(badge).toHaveAttribute('aria-pressed', 'false');
});

test('whoever wants to be asked at every chance is', async ({ somebody }) => {
  const { quiet, free } = scenes();
  const { page } = await somebody({ lang: 'en' });
  const stage = await stageOn(page, quiet);
  await page.getByRole('checkbox', { name: 'Ask me at every chance instead' }).check();
  stage.goOn(free);
  const question = page.locator('section[data-kind=respond]');
  await expect(question).toContainText('at any time, also now');
  // Once it is picked the button says what it does, and nothing is in its way.
  await expect(question.getByRole('button', { name: 'Keep passing' })).toBeVisible();
  await question
    .getByRole('button', { name: /^Ship Zap/ })
    .first()
    .click();
  await expect(question.getByRole('button', { name: /^Play Ship Zap/ })).toBeVisible();
  await expect(question.getByRole('button', { name: 'Keep passing' })).toBeHidden();
  expect(stage.heard('answer')).toEqual([]);
});
