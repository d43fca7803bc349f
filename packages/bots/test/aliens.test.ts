/** Which of two aliens a bot takes. */
import { expect, test } from 'vitest';
import { COLOURS, createGame, type ChoiceDecision } from '@cosmarium/engine';
import { createBot } from '../src/index.ts';

/** Of the two aliens the first seat is dealt, in this order or the other way round. */
function choice(deal: string, turned: boolean) {
  const players = COLOURS.slice(0, 4).map((colour) => ({ colour }));
  const game = createGame({ players, start: 'advanced' }, deal);
  const dealt = game.pending()[0] as ChoiceDecision;
  const decision = turned ? { ...dealt, options: dealt.options.toReversed() } : dealt;
  const bot = createBot({ level: 'hard', seed: 'any' });
  const { answer, ...told } = bot.choose(game.view(decision.seat), decision, game.past(decision.seat));
  return { ...told, options: decision.options, taken: decision.options[answer as number] };
}

test.each([
  ['gap 3', ['citadel', 'anti-matter'], 'anti-matter'],
  ['gap 9', ['spiff', 'macron'], 'macron'],
])(
  'of two aliens the one that does better when both are tried, whichever comes first (%s)',
  (deal, options, better) => {
    for (const turned of [false, true]) {
      const { options: asked, taken, why, weighed } = choice(deal, turned);
      expect(asked).toEqual(turned ? options.toReversed() : options);
      expect(taken).toBe(better);
      expect(why).toEqual({ key: 'bots.why.tried', params: { count: 48 } });
      const [first, second] = weighed!.map((one) => one.chance);
      expect(second > first).toBe(!turned);
    }
  },
);

test('the same when asked again', () => {
  expect(choice('gap 9', false)).toEqual(choice('gap 9', false));
});
