import { expect, test } from 'vitest';
import { COLOURS, createGame, type Journal } from '@cosmarium/engine';
import {
  answerTo,
  botSeed,
  Chronicle,
  createBot,
  reasonFor,
  secretOf,
  type SeatedBot,
  type Why,
} from '../src/index.ts';

const BOTS: readonly (SeatedBot | null)[] = [
  null,
  { level: 'normal', character: null },
  { level: 'normal', character: 'avenger' },
  { level: 'easy', character: null },
];

/** Bots and one person, who does what comes first; and the reasons the bots had. */
function played(answers: number): { journal: Journal; reasons: (Why | null | undefined)[] } {
  const players = COLOURS.slice(0, 4).map((colour) => ({ colour }));
  const game = createGame({ start: 'beginner', flares: true, players }, 'reasons');
  const secret = secretOf(game.journal());
  const reasons: (Why | null | undefined)[] = [];
  for (let i = 0; i < answers; i++) {
    const [decision] = game.pending();
    const { seat } = decision;
    const bot = BOTS[seat];
    if (bot === null) {
      game.answer(seat, decision.id, decision.fallback);
      reasons.push(undefined);
      continue;
    }
    const memory = bot.character === null ? undefined : new Chronicle().follow(game).memory;
    const thinks = createBot({ ...bot, seed: botSeed(secret, decision) });
    const { answer, why } = thinks.choose(game.view(seat), decision, game.past(seat), memory);
    game.answer(seat, decision.id, answer);
    reasons.push(why ?? null);
  }
  return { journal: game.journal(), reasons };
}

const { journal, reasons } = played(70);

test('asked again from the journal, a bot gives the answer it gave, for the reason it had', () => {
  const told = journal.answers.map((_, at) => (at % 3 === 0 ? reasonFor(journal, at, BOTS) : null));
  const seats = new Set(told.map((one) => one?.seat));
  expect(told.filter((one) => one !== null).map(({ told: known }) => known)).not.toContain(false);
  told.forEach((one, at) =>
    expect(one === null ? undefined : one.why).toEqual(at % 3 === 0 ? reasons[at] : undefined),
  );
  expect([1, 2, 3].every((seat) => seats.has(seat))).toBe(true);
  expect(seats.has(0)).toBe(false);
});

test('a move is traced to the answer it came of, though others answered in between', () => {
  const at = reasons.findIndex((why) => why?.key === 'bots.why.lays');
  const { seat } = reasonFor(journal, at, BOTS)!;
  expect(answerTo(journal, at + 2, { seat, kind: 'encounter-card' })).toBe(at);
  expect(answerTo(journal, at - 1, { seat, kind: 'encounter-card' })).not.toBe(at);
  expect(answerTo(journal, at, { seat, kind: 'offer' })).toBe(-1);
});

test('of an answer that this bot would not have given nothing is told', () => {
  const at = reasons.findIndex((why) => why?.key === 'bots.why.keeps' || why?.key === 'bots.why.lays');
  const [id, given] = journal.answers[at];
  const other = given === 0 ? 1 : 0;
  const answers = [...journal.answers.slice(0, at), [id, other]] as Journal['answers'];
  expect(reasonFor({ ...journal, answers, checkpoints: [] }, at, BOTS)).toMatchObject({
    told: false,
    why: null,
  });
});
