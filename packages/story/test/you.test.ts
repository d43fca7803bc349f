import { expect, test } from 'vitest';
import { createGame, diceFrom, randomAnswer } from '@cosmarium/engine';
import { Names, PLAIN, tell } from '@cosmarium/story';
import { LANGS, text } from '@cosmarium/text';

const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;

/** Whole games by dice, so that most kinds of events come. */
function events() {
  const all = ['you 1', 'you 2', 'you 3'].flatMap((seed) => {
    const game = createGame({ players: COLOURS.map((colour) => ({ colour })), start: 'beginner' }, seed);
    const dice = diceFrom(seed);
    while (!game.over) {
      const [decision] = game.pending();
      game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
    }
    return [...game.events(0, 0)];
  });
  return all.filter((event) => 'seat' in event && event.seat === 0);
}

test.each(LANGS)('in %s nobody reads their own name where they did something', (lang) => {
  const systems = COLOURS.map((_, seat) => [0, 1, 2, 3, 4].map((i) => 5 * seat + i));
  const names = new Names(text(lang), PLAIN, [...COLOURS], systems, ['Myself'], 0);
  const own = events();
  expect(new Set(own.map(({ type }) => type)).size).toBeGreaterThan(20);
  const named = own.filter((event) => tell(event, names)?.includes('Myself'));
  expect([...new Set(named.map(({ type }) => type))]).toEqual([]);
});
