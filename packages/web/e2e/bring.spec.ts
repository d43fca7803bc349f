/** A game of one's own browser is taken to the server: in the middle, and when it is over. */
import { COLOURS, createGame, diceFrom, randomAnswer } from '@cosmarium/engine';
import { setupFrom, USUAL_OPTIONS } from '@cosmarium/protocol';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { answer, playAlone, questionOn } from './person.ts';

test('a solo game goes on at the server with the same question', async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto('/');
  await playAlone(page);
  await answer(page);
  await questionOn(page).waitFor({ timeout: 60_000 });
  const words = await questionOn(page).getByRole('heading').innerText();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Take to the server' }).click();
  await page.waitForURL(/\/t\/[a-z0-9]{9}$/);
  await expect(questionOn(page).getByRole('heading')).toHaveText(words);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText(/^This game was begun alone, in a browser/)).toBeVisible();
  await inspect(page, 'the menu of a game that was brought');
  await page.keyboard.press('Escape');
  await answer(page);
  await questionOn(page).waitFor({ timeout: 60_000 });
  await page.goto('/games');
  await expect(page.getByText('At the server')).toBeHidden();
  await expect(page.getByRole('region', { name: 'In this browser' })).toHaveCount(0);
});

/** A game that was played to its end, as the page keeps it. */
function finished(): { journal: object; told: { code: string; [more: string]: unknown } } {
  const options = { ...USUAL_OPTIONS, players: 3 };
  const game = createGame(setupFrom(options, COLOURS.slice(0, 3)), 'brought');
  const dice = diceFrom('brought');
  while (!game.over) {
    const [decision] = game.pending();
    game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
  }
  const journal = game.journal();
  const told = { code: 'solo-over', at: 1000, name: 'Hanna', seat: 0, level: 'easy', options };
  return { journal, told: { ...told, answers: journal.answers.length, winners: game.winners, next: null } };
}

test('a solo game that is over is among the games of the server', async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
  await page.evaluate(async ({ told, journal }) => {
    const opening = indexedDB.open('cosmarium');
    await new Promise((done) => opening.addEventListener('success', done));
    const keeping = opening.result.transaction(['games', 'journals'], 'readwrite');
    keeping.objectStore('games').put(told, told.code);
    keeping.objectStore('journals').put(journal, told.code);
    await new Promise((done) => keeping.addEventListener('complete', done));
    opening.result.close();
  }, finished());
  await page.reload();
  await page.getByRole('button', { name: 'Take to the server' }).click();
  await expect(page.getByRole('heading', { name: 'At the server' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'In this browser' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByText('Checked: everything as recorded')).toBeVisible();
});
