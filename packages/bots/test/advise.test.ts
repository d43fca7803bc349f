import { expect, test } from 'vitest';
import {
  checkAnswer,
  COLOURS,
  createGame,
  type AimAnswer,
  type Decision,
  type Game,
} from '@cosmarium/engine';
import { advise, createBot, createPlayer, type Advice } from '../src/index.ts';
import texts from '../../text/src/en/explain/why.ts';
import { twinOf } from './twin.ts';

const SEATS = ['macron', 'zombie', 'oracle', 'trader', 'virus'];
const LENGTH = 80;

/** A game played quickly; `look` sees each decision before it is answered. */
function play(look: (game: Game, decision: Decision) => void): void {
  const players = SEATS.map((alien, seat) => ({ colour: COLOURS[seat], alien }));
  const game = createGame({ start: 'given', flares: true, players }, 'advice');
  const quick = createPlayer('quick', 'advice');
  for (let i = 0; i < LENGTH && !game.over; i++) {
    const [decision] = game.pending();
    look(game, decision);
    game.answer(decision.seat, decision.id, quick(game, decision).answer);
  }
}

const adviceFor = (game: Game, decision: Decision): Advice[] =>
  advise(game.view(decision.seat), decision, game.past(decision.seat));

test('advice is one to three legal answers, the best first, each with a chance and a reason in words', () => {
  const kinds = new Set<string>();
  play((game, decision) => {
    if (decision.id % 3 !== 0 && (decision.kind !== 'encounter-card' || kinds.has(decision.kind))) return;
    const advice = adviceFor(game, decision);
    expect(advice.length).toBeGreaterThanOrEqual(1);
    expect(advice.length).toBeLessThanOrEqual(3);
    for (const { answer, chance, why } of advice) {
      expect(checkAnswer(decision, answer)).toEqual(answer);
      expect(Object.keys(texts)).toContain(why?.key ?? 'bots.why.tried');
      if (chance === null) continue;
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      kinds.add(decision.kind);
    }
    const chances = advice.map(({ chance }) => chance ?? 0);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(new Set(advice.map(({ answer }) => JSON.stringify(answer))).size).toBe(advice.length);
  });
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['ally', 'encounter-card', 'invite', 'launch']));
});

test('advice depends only on what the seat may see: hidden cards otherwise, the same advice', () => {
  let compared = 0;
  play((game, decision) => {
    if (game.s.stage === 'setup' || decision.id % 8 !== 0) return;
    const twin = twinOf(game, decision.seat, (hidden) => 1 + (decision.id % (hidden - 1)));
    const asked = twin.pending().find(({ id }) => id === decision.id)!;
    expect(adviceFor(twin, asked)).toEqual(adviceFor(game, decision));
    if (JSON.stringify(twin.s.kinds) !== JSON.stringify(game.s.kinds)) compared++;
  });
  expect(compared).toBeGreaterThan(5);
});

test('the first advice is what a hard bot does; of one planet or side only the best number of ships is named', () => {
  let compared = 0;
  play((game, decision) => {
    if (decision.kind !== 'launch' && decision.kind !== 'ally' && decision.kind !== 'invite') return;
    const advice = adviceFor(game, decision);
    const { seat } = decision;
    const bot = createBot({ level: 'hard', seed: 'advice', effort: 0.2 });
    const { answer } = bot.choose(game.view(seat), decision, game.past(seat));
    expect(advice[0].answer).toEqual(answer);
    if (decision.kind === 'invite') return;
    const targets = advice.map((one) => (one.answer as AimAnswer).target);
    expect(new Set(targets).size).toBe(targets.length);
    if (targets.length > 1) compared++;
  });
  expect(compared).toBeGreaterThan(5);
});
