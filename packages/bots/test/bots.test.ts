import { describe, expect, test } from 'vitest';
import {
  diceFrom,
  checkAnswer,
  COLOURS,
  createGame,
  RULES,
  type Decision,
  type Game,
  type Setup,
} from '@cosmarium/engine';
import { createBot, createPlayer, LEVELS, type Level } from '../src/index.ts';
import { twinOf } from './twin.ts';
import texts from '../../text/src/en/explain/why.ts';

const aliens = Object.keys(RULES.aliens).sort();

/** Games in which every alien has a seat. */
function setups(): Setup[] {
  const games: Setup[] = [];
  const left = aliens.slice();
  while (left.length > 0) {
    const seats: string[] = [];
    const fits = (id: string) =>
      seats.every(
        (other) =>
          !RULES.aliens[id].alien.excludes?.includes(other) &&
          !RULES.aliens[other].alien.excludes?.includes(id),
      );
    for (const id of [...left, ...aliens]) {
      if (seats.length === 5) break;
      if (!seats.includes(id) && fits(id)) seats.push(id);
    }
    for (const id of seats) if (left.includes(id)) left.splice(left.indexOf(id), 1);
    games.push({
      start: 'given',
      flares: true,
      players: seats.map((alien, i) => ({ colour: COLOURS[i], alien })),
    });
  }
  return games;
}

/** Plays so many decisions quickly; `look` sees each before it is answered. */
function play(setup: Setup, decisions: number, look: (game: Game, d: Decision) => void): Game {
  const game = createGame(setup, 'bots');
  const quick = createPlayer('quick', 'bots');
  for (let i = 0; i < decisions && !game.over; i++) {
    const decision = game.pending()[0];
    look(game, decision);
    game.answer(decision.seat, decision.id, quick(game, decision).answer);
  }
  return game;
}

const LENGTH = 120;
/** Questions at which a hurry is compared with leisure. */
const ASKED = 3;
/** Each so many decisions a bot is asked, too: the more it thinks the less often. */
const EVERY: Record<Level, number> = { easy: 2, normal: 10, hard: 20, brutal: 20 };
/** Of the thought of a brutal bot a part is enough here. */
const EFFORT: Record<Level, number> = { easy: 1, normal: 1, hard: 1, brutal: 0.05 };

describe.each(LEVELS)('%s', (level) => {
  test('answers legally and alike when asked again, with every alien', () => {
    const dice = diceFrom('alike');
    for (const setup of setups())
      play(setup, LENGTH, (game, decision) => {
        if (dice(EVERY[level]) > 0) return;
        const view = game.view(decision.seat);
        const seen = JSON.stringify(view);
        const past = game.past(decision.seat);
        const ask = () =>
          createBot({ level, seed: 'twice', effort: EFFORT[level] }).choose(view, decision, past);
        const first = ask();
        expect(checkAnswer(decision, first.answer)).toEqual(first.answer);
        expect(ask()).toEqual(first);
        expect(JSON.stringify(view)).toBe(seen);
      });
  });

  test('chooses the same whatever the hidden cards are', () => {
    const dice = diceFrom('hidden');
    let compared = 0;
    for (const setup of setups().slice(0, 3))
      play(setup, LENGTH, (game, decision) => {
        if (game.s.stage === 'setup' || dice(EVERY[level]) > 0) return;
        const other = twinOf(game, decision.seat, (hidden) => 1 + dice(Math.max(1, hidden - 1)));
        const asked = other.pending().find((one) => one.id === decision.id)!;
        const bot = createBot({ level, seed: 'hidden', effort: EFFORT[level] });
        expect(bot.choose(other.view(decision.seat), asked, other.past(decision.seat))).toEqual(
          bot.choose(game.view(decision.seat), decision, game.past(decision.seat)),
        );
        if (JSON.stringify(other.s.kinds) !== JSON.stringify(game.s.kinds)) compared++;
      });
    expect(compared).toBeGreaterThan(10);
  });
});

test('a hard bot in a hurry tries its answers on fewer games', () => {
  const tries: number[][] = [];
  play(setups()[0], LENGTH, (game, decision) => {
    if (tries.length === ASKED) return;
    const [view, past] = [game.view(decision.seat), game.past(decision.seat)];
    const games = (effort?: number) => {
      const bot = createBot({ level: 'hard', seed: 'hurry', effort });
      const { answer, why } = bot.choose(view, decision, past);
      expect(checkAnswer(decision, answer)).toEqual(answer);
      return why?.key === 'bots.why.tried' ? (why.params.count as number) : 0;
    };
    if (games(0) > 0) tries.push([games(), games(1), games(0.5), games(0)]);
  });
  expect(tries).toHaveLength(ASKED);
  for (const [usual, whole] of tries) expect(usual).toBe(whole);
  // What is soon clear is not thought about any longer, so not every question tells.
  const [whole, half, none] = [1, 2, 3].map((i) => tries.reduce((sum, one) => sum + one[i], 0));
  expect(half).toBeLessThan(whole);
  expect(none).toBeLessThan(half);
});

test('says why', () => {
  const keys = new Set<string>();
  const [setup] = setups();
  const bot = createBot({ level: 'normal', seed: 'why' });
  play(setup, 60, (game, decision) => {
    const { why } = bot.choose(game.view(decision.seat), decision, game.past(decision.seat));
    if (why !== undefined) keys.add(why.key);
  });
  expect(keys.size).toBeGreaterThan(5);
  expect([...keys].filter((key) => !(key in texts))).toEqual([]);
});
