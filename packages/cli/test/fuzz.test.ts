import { describe, expect, test } from 'vitest';
import { createGame, diceFrom, randomAnswer, type Game, type GameState } from '@cosmarium/engine';
import { coverRest } from '../src/fuzz/directed.ts';
import { fuzzGame } from '../src/fuzz/game.ts';
import { checkSecrecy } from '../src/fuzz/secrecy.ts';
import type { GameReport } from '../src/run/random-game.ts';
import { coloursFor } from '../src/run/setups.ts';

const GAMES = 300;
/** The command looks three times as closely; here it is part of every run of the tests. */
const SAMPLE_EVERY = 180;
const MINUTES_10 = 600_000;

test(
  `${GAMES} random games over all aliens, and every ability used`,
  () => {
    const uses = new Map<string, number>();
    const failed: string[] = [];
    const note = ({ seed, failure }: GameReport) => {
      if (failure !== null) failed.push(`${seed}: ${failure.message}`);
    };
    for (let i = 0; i < GAMES; i++) note(fuzzGame(`fuzz-${i}`, { uses, sampleEvery: SAMPLE_EVERY }));
    const unused = coverRest('fuzz', uses, note);
    expect(failed).toEqual([]);
    expect(unused.map(({ key }) => key)).toEqual([]);
  },
  MINUTES_10,
);

describe('the checks notice', () => {
  function midGame(hiddenPowers = false): Game {
    const setup = { players: coloursFor(4).map((colour) => ({ colour })), variants: { hiddenPowers } };
    const game = createGame(setup, 'leaky');
    const dice = diceFrom('leaky');
    while (game.s.encounters < 5) {
      const [decision] = game.pending();
      game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
    }
    return game;
  }

  /** The game with something in its views that seat 0 alone may know. */
  function leaking(game: Game, leak: (s: GameState) => unknown): Game {
    const forked = (copy: Game): Game =>
      Object.assign(Object.create(copy) as Game, {
        view: (seat: number) => ({ ...copy.view(seat), leak: leak(copy.s) }),
      });
    return Object.assign(Object.create(game) as Game, {
      view: (seat: number) => forked(game).view(seat),
      fork: () => forked(game.fork()),
    });
  }

  test.each([
    ['another hand', false, ({ players, kinds }: GameState) => players[0].hand.map((card) => kinds[card])],
    ['a sheet that lies face down', true, ({ players }: GameState) => players[0].sheets[0].alien],
  ])('a view that shows %s', (_, hiddenPowers, leak) => {
    const game = midGame(hiddenPowers);
    expect(game.s.players[0].sheets[0].faceDown).toBe(hiddenPowers);
    expect(() => checkSecrecy(game, 1, diceFrom('x'))).not.toThrow();
    const leaky = leaking(game, leak);
    expect(() => checkSecrecy(leaky, 1, diceFrom('x'))).toThrow(/cannot know/);
    expect(() => checkSecrecy(leaky, 0, diceFrom('x'))).not.toThrow();
  });

  test('a game that is too long', () => {
    const { failure } = fuzzGame('long', { maxDecisions: 10 });
    expect(failure?.message).toContain('longer than 10');
    expect(failure?.journal?.answers.length).toBe(10);
  });
});
