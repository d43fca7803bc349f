import { describe, expect, test } from 'vitest';
import { createGame, diceFrom, randomAnswer, type Game } from '@cosmarium/engine';
import { coverRest } from '../src/fuzz/directed.ts';
import { fuzzGame } from '../src/fuzz/game.ts';
import { checkSecrecy } from '../src/fuzz/secrecy.ts';
import type { GameReport } from '../src/run/random-game.ts';
import { coloursFor } from '../src/run/setups.ts';

const GAMES = 300;
const MINUTES_4 = 240_000;

test(
  `${GAMES} random games over all aliens, and every ability used`,
  () => {
    const uses = new Map<string, number>();
    const failed: string[] = [];
    const note = ({ seed, failure }: GameReport) => {
      if (failure !== null) failed.push(`${seed}: ${failure.message}`);
    };
    for (let i = 0; i < GAMES; i++) note(fuzzGame(`fuzz-${i}`, { uses }));
    const unused = coverRest('fuzz', uses, note);
    expect(failed).toEqual([]);
    expect(unused.map(({ key }) => key)).toEqual([]);
  },
  MINUTES_4,
);

describe('the checks notice', () => {
  function midGame(): Game {
    const game = createGame({ players: coloursFor(4).map((colour) => ({ colour })) }, 'leaky');
    const dice = diceFrom('leaky');
    while (game.s.encounters < 5) {
      const [decision] = game.pending();
      game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
    }
    return game;
  }

  test('a view that shows another hand', () => {
    const game = midGame();
    expect(() => checkSecrecy(game, 1, diceFrom('x'))).not.toThrow();
    const leaky = Object.create(game) as Game;
    const forked = (copy: Game): Game =>
      Object.assign(Object.create(copy) as Game, {
        view: (seat: number) => ({
          ...copy.view(seat),
          leak: copy.s.players[0].hand.map((card) => copy.s.kinds[card]),
        }),
      });
    Object.assign(leaky, {
      view: (seat: number) => forked(game).view(seat),
      fork: () => forked(game.fork()),
    });
    expect(() => checkSecrecy(leaky, 1, diceFrom('x'))).toThrow(/cannot know/);
    expect(() => checkSecrecy(leaky, 0, diceFrom('x'))).not.toThrow();
  });

  test('a game that is too long', () => {
    const { failure } = fuzzGame('long', { maxDecisions: 10 });
    expect(failure?.message).toContain('longer than 10');
    expect(failure?.journal?.answers.length).toBe(10);
  });
});
