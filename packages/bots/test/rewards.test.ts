/** Bots with cards of the reward deck in their hands. */
import { expect, test } from 'vitest';
import { cardInfo, checkAnswer, diceFrom, Table } from '@cosmarium/engine';
import { createBot, LEVELS, type Level } from '../src/index.ts';
import { cluesOf, dealOut } from '../src/clues.ts';

const HANDS = [
  ['attack-10', 'negotiate', 'reward-intimidate-29', 'reward-kicker-x4', 'reward-rift-2'],
  ['attack-08', 'reward-retreat', 'reward-kicker-x2-duplicity', 'ship-zap', 'reward-reinforcement-x'],
  ['attack-12', 'reward-intimidate-19', 'reward-rift-3', 'omni-zap', 'reward-reinforcement-4'],
];
const table = (encounters: number) =>
  new Table(
    {
      players: (['red', 'blue', 'green'] as const).map((colour, seat) => ({
        colour,
        alien: ['human', 'macron', 'warrior'][seat],
        hand: HANDS[seat],
      })),
      destiny: ['destiny-blue'],
      variants: { rewards: true },
    },
    encounters,
  );
const LENGTH: Record<Level, number> = { easy: 120, normal: 40, hard: 12, brutal: 12 };

test.each(LEVELS)('%s: answers everything legally', (level) => {
  const { game } = table(20);
  const bot = createBot({ level, seed: 'rewards', effort: 0 });
  let answered = 0;
  for (; answered < LENGTH[level] && !game.over && !game.stopped; answered++) {
    const [decision] = game.pending();
    const { answer } = bot.choose(game.view(decision.seat), decision, game.past(decision.seat));
    expect(checkAnswer(decision, answer)).toEqual(answer);
    game.answer(decision.seat, decision.id, answer);
  }
  expect(answered).toBe(LENGTH[level]);
});

test('imagines hands with the backs that everybody sees', () => {
  const { game } = table(1);
  const dice = diceFrom('backs');
  for (let i = 0; i < 20; i++) {
    const { hands, sides } = dealOut(cluesOf({ view: game.view(0), past: game.past(0) }, dice), dice);
    const backs = hands.map((hand) => hand.filter((kind) => cardInfo(kind).deck === 'reward').length);
    expect(backs).toEqual([3, 4, 4]);
    expect(sides.reward).toHaveLength(32 - 11);
  }
});
