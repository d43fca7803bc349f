import { expect, test } from './fixtures.ts';
import { answer, playNow, questionOn } from './person.ts';

test('an answer the server has no time for comes back as a question, and can be given again', async ({
  somebody,
}) => {
  const { page } = await somebody();
  const refused: string[] = [];
  // The server's words for too many messages, instead of taking the first answer.
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { id, do: what } = JSON.parse(String(message)) as { id: string; do: string };
      if (what !== 'answer' || refused.length > 0) return server.send(message);
      refused.push(id);
      socket.send(JSON.stringify({ type: 'reply', re: id, ok: false, error: 'too-many' }));
    });
  });
  await playNow(page);
  const words = await questionOn(page).getByRole('heading').innerText();
  await answer(page);
  await expect(page.getByRole('alert')).toHaveText('Too fast. Wait a moment.');
  await expect(questionOn(page).getByRole('heading')).toHaveText(words);
  expect(refused).toHaveLength(1);
  await answer(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
