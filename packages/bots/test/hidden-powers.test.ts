/** VAR-HID: bots among sheets that lie face down. */
import { expect, test } from 'vitest';
import { checkAnswer, COLOURS, createGame, diceFrom, RULES, Table, type Setup } from '@cosmarium/engine';
import { createBot, LEVELS, type Level } from '../src/index.ts';
import { cluesOf, dealOut } from '../src/clues.ts';

const HIDDEN = { hiddenPowers: true };
const setup = (players: number): Setup => ({
  players: COLOURS.slice(0, players).map((colour) => ({ colour })),
  variants: HIDDEN,
});
const LENGTH: Record<Level, number> = { easy: 250, normal: 80, hard: 16, brutal: 20 };

test.each(LEVELS)('%s: answers legally, and the same whatever lies face down', (level) => {
  const game = createGame(setup(4), `hidden-${level}`);
  const bot = createBot({ level, seed: 'hidden', effort: 0 });
  let compared = 0;
  for (let i = 0; i < LENGTH[level] && !game.over; i++) {
    const [decision] = game.pending();
    const { seat } = decision;
    const choice = bot.choose(game.view(seat), decision, game.past(seat));
    expect(checkAnswer(decision, choice.answer)).toEqual(choice.answer);
    const other = game.fork({ journal: false });
    // Everybody else's hidden alien is the next one's.
    const unseen = other.s.players
      .flatMap(({ sheets }, owner) => (owner === seat ? [] : sheets))
      .filter(({ faceDown }) => faceDown);
    const aliens = unseen.map(({ alien }) => alien);
    unseen.forEach((sheet, k) => (sheet.alien = aliens[(k + 1) % aliens.length]));
    if (unseen.length > 1) compared++;
    expect(bot.choose(other.view(seat), decision, other.past(seat))).toEqual(choice);
    game.answer(seat, decision.id, choice.answer);
  }
  expect(compared).toBeGreaterThan(10);
});

test('imagines for every hidden sheet an alien that may be there, and another one another time', () => {
  const game = createGame(setup(5), 'imagined');
  while (game.s.stage === 'setup') game.answer(game.pending()[0].seat, game.pending()[0].id, 0);
  const view = game.view(0);
  const dice = diceFrom('imagined');
  const seen = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const { aliens } = dealOut(cluesOf({ view, past: game.past(0) }, dice), dice);
    expect(aliens.map((held) => held.length)).toEqual([1, 1, 1, 1, 1]);
    expect(aliens[0]).toEqual([view.players[0].sheets[0].alien]);
    expect(new Set(aliens.flat()).size).toBe(5);
    for (const alien of aliens.flat()) {
      expect(RULES.aliens[alien].alien.setup).toBeUndefined();
      seen.add(alien);
    }
  }
  expect(seen.size).toBeGreaterThan(20);
});

test.each(['normal', 'hard'] as const)('%s: turns a power up where that wins the encounter', (level) => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'human', faceDown: true, hand: ['attack-10'] },
      { colour: 'blue', alien: 'macron', homes: [1, 19, 0, 0, 0], hand: ['attack-15'] },
      { colour: 'green', alien: 'clone', homes: [1, 19, 0, 0, 0] },
    ],
    destiny: ['destiny-blue'],
    variants: HIDDEN,
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 3 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  const { decision } = t.asked('red', 'respond');
  expect(decision).toMatchObject({
    options: ['pass', { source: 'human', ability: 'humanity', turnsUp: true }],
  });
  // 13 against 16, and four more.
  const { answer } = createBot({ level, seed: 'useful' }).choose(t.game.view(0), decision, t.game.past(0));
  expect(answer).toBe(1);
  t.game.answer(0, decision.id, answer);
  expect(t.outcome()).toBe('offense');
});
