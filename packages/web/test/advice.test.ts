import { advise } from '@cosmarium/bots';
import { checkAnswer, type Decision, type Game, type OfferAnswer } from '@cosmarium/engine';
import { Names, PLAIN } from '@cosmarium/story';
import { LANGS, text } from '@cosmarium/text';
import { expect, test } from 'vitest';
import { answerInWords, draftOf } from '../src/explain/answers.ts';
import { SCENES } from '../src/learn/scenes/index.ts';
import { beginScene } from '../src/learn/tutorial.ts';
import { YOU } from '../src/learn/lessons.ts';
import { answerOf } from '../src/play/draft.ts';
import { quickGames } from './quick-games.ts';

test('advice can be said in every language, and chosen without being sent', () => {
  const kinds = new Set<string>();
  quickGames(8, (game: Game, decision: Decision) => {
    const view = game.view(decision.seat);
    const colours = view.players.map(({ colour }) => colour);
    // A few answers of every kind are enough; what is seldom asked is always looked at.
    if (kinds.has(decision.kind) && decision.id % 97 !== 0) return;
    kinds.add(decision.kind);
    for (const { answer } of advise(view, decision, game.past(decision.seat))) {
      const draft = draftOf(decision, answer);
      const byButton = decision.kind === 'offer' && (answer as OfferAnswer).do !== 'propose';
      expect(draft === null ? answer : checkAnswer(decision, answerOf(decision, draft))).toEqual(answer);
      expect(draft === null).toBe(byButton);
      for (const lang of LANGS) {
        const words = answerInWords(decision, answer, new Names(text(lang), PLAIN, colours, view.systems));
        expect(words).not.toBe('');
        expect(words).not.toMatch(/⟨|undefined/);
      }
    }
  });
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining([
      'ally',
      'encounter-card',
      'invite',
      'launch',
      'offer',
      'respond',
      'ships',
      'yes-no',
    ]),
  );
});

test('whoever learns can ask: the table of the tutorial tells what the seat knows, and nothing else', async () => {
  const { table, game, next } = beginScene(SCENES[0], 0);
  expect(table.store.getState().info!.options.advice).toBe(true);
  while (table.store.getState().view!.decisions.length === 0) next();
  const [decision] = game.view(YOU).decisions;
  const reply = await table.send({ do: 'recall', decision: decision.id });
  if (!reply.ok) throw new Error(reply.error);
  expect(reply.recalled).toEqual({ view: game.view(YOU), past: game.past(YOU) });
  const { view, past } = reply.recalled!;
  expect(advise(view, decision, past)[0].answer).toEqual(
    checkAnswer(decision, advise(view, decision, past)[0].answer),
  );
  table.leave();
});

/** Reasons of beginners, and of whoever remembers other encounters. */
const NO_ADVICE = ['bots.why.beginner', 'bots.why.seldom-invites'];

test('every other reason a bot has can be given as advice', () => {
  const words = text('en');
  const reasons = words.keys().filter((key) => key.startsWith('bots.why.') && !NO_ADVICE.includes(key));
  expect(reasons.length).toBeGreaterThan(20);
  expect(reasons.filter((key) => !words.has(key.replace('bots.', 'advice.')))).toEqual([]);
});
