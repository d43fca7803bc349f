/** Why a bot did what it did: a touch of a line of the story, once the game is over. */
import { botSeed, createBot, createPlayer, secretOf } from '@cosmarium/bots';
import { COLOURS, createGame } from '@cosmarium/engine';
import { setupFrom, USUAL_OPTIONS, type Solo } from '@cosmarium/protocol';
import { expect, sceneTest as test } from './fixtures.ts';

const PLAYERS = 3;
const options = { ...USUAL_OPTIONS, players: PLAYERS };

/** A game of one person, who plays quickly, against bots that do what comes to mind; and whether a bot was asked for the last card it laid. */
function played(seed: string) {
  const game = createGame(setupFrom(options, COLOURS.slice(0, PLAYERS)), seed);
  const secret = secretOf(game.journal());
  const quick = createPlayer('quick', seed);
  const asked = new Set<number>();
  let wasAsked = false;
  let heard = 0;
  while (!game.over) {
    const [decision] = game.pending();
    const { seat, id, kind } = decision;
    const bot = createBot({ level: 'easy', seed: botSeed(secret, decision) });
    const { answer } =
      seat === 0 ? quick(game, decision) : bot.choose(game.view(seat), decision, game.past(seat));
    if (kind === 'encounter-card') asked.add(seat);
    game.answer(seat, id, answer);
    for (const event of game.events(-1, heard)) {
      if (event.type === 'encounter') asked.clear();
      if (event.type === 'laid' && event.seat !== 0) wasAsked = asked.has(event.seat);
    }
    heard = game.eventCount;
  }
  return { game, wasAsked };
}

/** As it is saved as a file. Whoever has one card only lays it unasked, and nothing tells why. */
function saved(): Buffer {
  let number = 0;
  let { game, wasAsked } = played('why 0');
  while (!wasAsked) ({ game, wasAsked } = played(`why ${++number}`));
  const solo: Solo = { name: 'Nebula', seat: 0, level: 'easy', options };
  return Buffer.from(JSON.stringify({ ...game.journal(), solo }));
}

test('a line of the story tells why a bot did that, and nothing of what a person did', async ({
  somebody,
}, info) => {
  test.skip(info.project.name === 'phone', 'the same as on a desk');
  const { page } = await somebody({ lang: 'en' });
  await page.goto('/replay/file');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: saved() };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('slider').first().press('End');
  await page.getByRole('button', { name: 'Everything' }).click();
  const laid = page.locator('li[data-kind=laid]');
  const theirs = laid.filter({ hasText: /^(Yellow|Green)/ }).last();
  await theirs.getByRole('button', { name: 'Show on the table' }).click();
  await expect(theirs.getByRole('status')).toHaveText('Why: does what comes to mind.');
  const mine = laid.filter({ hasNotText: /Yellow|Green/ }).last();
  await mine.getByRole('button', { name: 'Show on the table' }).click();
  await expect(mine).toHaveAttribute('data-lit', 'true');
  await expect(mine.getByRole('status')).toHaveCount(0);
});
