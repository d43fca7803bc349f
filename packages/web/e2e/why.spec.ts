/** Why a bot did what it did: a touch of a line of the story. Once the game is over anything, before that what everybody may know. */
import { botSeed, createBot, createPlayer, secretOf } from '@cosmarium/bots';
import type { Locator, Page } from '@playwright/test';
import { COLOURS, createGame, type Game, type Seat } from '@cosmarium/engine';
import { setupFrom, USUAL_OPTIONS, type Solo } from '@cosmarium/protocol';
import { expect, sceneTest as test } from './fixtures.ts';
import { questionOn } from './person.ts';
import { sceneWhere, stageOn } from './scene.ts';

const PLAYERS = 3;
const options = { ...USUAL_OPTIONS, players: PLAYERS };

/** A game of one person, who plays quickly, against bots that do what comes to mind, to its end or as far as `until` says; and whether a bot was asked for the last card it laid. */
function played(seed: string, until?: (game: Game) => boolean) {
  const game = createGame(setupFrom(options, COLOURS.slice(0, PLAYERS)), seed);
  const secret = secretOf(game.journal());
  const quick = createPlayer('quick', seed);
  const asked = new Set<number>();
  let wasAsked = false;
  let heard = 0;
  while (!game.over) {
    if (until?.(game)) break;
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

/** Whoever has one card only lays it unasked, and nothing tells why. */
function finished(): Game {
  let number = 0;
  let { game, wasAsked } = played('why 0');
  while (!wasAsked) ({ game, wasAsked } = played(`why ${++number}`));
  return game;
}

/** Opens it as it is saved as a file. */
async function open(page: Page, game: Game, level: Solo['level']): Promise<void> {
  const solo: Solo = { name: 'Nebula', seat: 0, level, options };
  const buffer = Buffer.from(JSON.stringify({ ...game.journal(), solo }));
  await page.goto('/replay/file');
  const file = { name: 'game.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Two bots have laid cards against each other, the player has said on whose side it is, and is asked for something. */
function isWellOn(game: Game): boolean {
  const events = game.events(-1);
  const begun = events.findLast(({ type }) => type === 'encounter');
  const since = events.slice(begun === undefined ? events.length : events.indexOf(begun));
  const seats = (what: string) =>
    since.flatMap((event): Seat[] => (event.type === what && 'seat' in event ? [event.seat] : []));
  const asked = game.pending().some(({ seat }) => seat === 0);
  return asked && seats('laid').length > 1 && !seats('laid').includes(0) && seats('allied').includes(0);
}

const AIMED = /Why \((Yellow|Green)\): (nobody defends|\d+ ships? defends?) /;

/** Touches the last such line of the story; returns where its reason stands. */
async function touch(page: Page, kind: string, words = /./): Promise<Locator> {
  const line = page.locator(`li[data-kind=${kind}]`).filter({ hasText: words }).last();
  await line.getByRole('button', { name: 'Show on the table' }).click();
  await expect(line).toHaveAttribute('data-lit', 'true');
  return line.getByRole('status');
}

/** An attack is explained, a card is not yet, and what the reader did never is. */
async function readReasons(page: Page, isMobile: boolean): Promise<void> {
  await expect(questionOn(page).first()).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: /^Story/ }).click();
  await page.getByRole('button', { name: 'Everything' }).click();
  const aimed = await touch(page, 'aimed');
  await expect(aimed).toHaveText(AIMED);
  await expect(aimed).toBeInViewport({ ratio: 1 });
  const laid = await touch(page, 'laid', /^(Yellow|Green)/);
  await expect(laid).toHaveText('The replay tells why, once the game is over.');
  await expect(await touch(page, 'allied', /^(?!Yellow|Green)/)).toHaveCount(0);
}

test('while it is played alone, a game tells why bots did what everybody has seen', async ({
  somebody,
}, info) => {
  test.skip(info.project.name === 'phone', 'the same as at a table of the server');
  const { page } = await somebody({ lang: 'en' });
  let number = 0;
  let { game } = played('alone 0', isWellOn);
  while (game.over) ({ game } = played(`alone ${++number}`, isWellOn));
  await open(page, game, 'normal');
  await readReasons(page, false);
});

test('the same at a table of the server, which is not asked for it; not of a seat that has passed on', async ({
  somebody,
  isMobile,
}) => {
  const { page } = await somebody({ lang: 'en' });
  const scene = sceneWhere(3, 'why', isWellOn);
  const stage = await stageOn(page, scene);
  await readReasons(page, isMobile);
  expect([...stage.heard('sync'), ...stage.heard('recall')]).toEqual([]);
  const seq = scene.game.eventCount;
  const handovers = [1, 2].map((seat) => ({ seat, name: 'Ben', did: 'left' as const, seq }));
  stage.show({ ...scene, info: { ...scene.info, handovers } });
  await expect(page.getByText('Ben has left, and a bot plays on.').first()).toBeVisible();
  await expect(await touch(page, 'aimed')).toHaveCount(0);
});

test('a line of the story tells why a bot did that, and nothing of what a person did', async ({
  somebody,
}, info) => {
  test.skip(info.project.name === 'phone', 'the same as on a desk');
  const { page } = await somebody({ lang: 'en' });
  await open(page, finished(), 'easy');
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
