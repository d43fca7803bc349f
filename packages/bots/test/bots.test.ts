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
import { createBot, LEVELS, type Level } from '../src/index.ts';
import texts from '../../text/src/en/bots.ts';

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

/** Plays so many decisions, each answered by the bot of its seat; `look` sees each before it is answered. */
function play(setup: Setup, level: Level, decisions: number, look: (game: Game, d: Decision) => void): Game {
  const game = createGame(setup, `bots-${level}`);
  const bots = setup.players.map((_, seat) => createBot({ level, seed: `seat ${seat}` }));
  for (let i = 0; i < decisions && !game.over; i++) {
    const decision = game.pending()[0];
    look(game, decision);
    const { answer } = bots[decision.seat].choose(game.view(decision.seat), decision);
    game.answer(decision.seat, decision.id, answer);
  }
  return game;
}

const LENGTH: Record<Level, number> = { easy: 400, normal: 220, hard: 60 };

describe.each(LEVELS)('%s', (level) => {
  test('answers legally and alike when asked again, with every alien', () => {
    for (const setup of setups())
      play(setup, level, LENGTH[level], (game, decision) => {
        if (level === 'hard' && decision.id % 5 !== 0) return;
        const view = game.view(decision.seat);
        const seen = JSON.stringify(view);
        const ask = () => createBot({ level, seed: 'twice' }).choose(view, decision);
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
      play(setup, level, LENGTH[level], (game, decision) => {
        if (game.s.stage === 'setup' || dice(4) > 0) return;
        const other = game.fork();
        const bit = 1 << decision.seat;
        const hidden = other.s.kinds.map((_, card) => card).filter((card) => !(other.s.known[card] & bit));
        const kinds = hidden.map((card) => other.s.kinds[card]);
        other.s.kinds = other.s.kinds.slice();
        const turn = 1 + dice(Math.max(1, hidden.length - 1));
        hidden.forEach((card, i) => (other.s.kinds[card] = kinds[(i + turn) % kinds.length]));
        const asked = other.pending().find((one) => one.id === decision.id)!;
        const bot = createBot({ level, seed: 'hidden' });
        expect(bot.choose(other.view(decision.seat), asked)).toEqual(
          bot.choose(game.view(decision.seat), decision),
        );
        if (JSON.stringify(other.s.kinds) !== JSON.stringify(game.s.kinds)) compared++;
      });
    expect(compared).toBeGreaterThan(10);
  });
});

test('a hard bot in a hurry tries its answers on fewer games', () => {
  const tries: unknown[][] = [];
  play(setups()[0], 'normal', 60, (game, decision) => {
    if (tries.length > 0) return;
    const games = (effort?: number) => {
      const bot = createBot({ level: 'hard', seed: 'hurry', effort });
      const { answer, why } = bot.choose(game.view(decision.seat), decision);
      expect(checkAnswer(decision, answer)).toEqual(answer);
      return why?.key === 'bots.why.tried' ? why.params.count : null;
    };
    if (games(0) !== null) tries.push([games(), games(1), games(0.5), games(0)]);
  });
  expect(tries).toEqual([[48, 48, 26, 3]]);
});

test('says why', () => {
  const keys = new Set<string>();
  const [setup] = setups();
  const bot = createBot({ level: 'normal', seed: 'why' });
  play(setup, 'normal', 200, (game, decision) => {
    const { why } = bot.choose(game.view(decision.seat), decision);
    if (why !== undefined) keys.add(why.key);
  });
  expect(keys.size).toBeGreaterThan(5);
  expect([...keys].filter((key) => !(key in texts))).toEqual([]);
});
