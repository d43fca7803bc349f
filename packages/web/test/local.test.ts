import { createGame, randomAnswer, diceFrom, type Game } from '@cosmarium/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playLocally, type LocalTable } from '../src/local/play.ts';

const SEATS = 4;
const PLAYERS = ['red', 'yellow', 'green', 'blue'] as const;

const newGame = (seed = 'local') =>
  createGame({ players: PLAYERS.map((colour) => ({ colour })), start: 'beginner' }, seed);

function opponentsBy(seed: string) {
  const dice = diceFrom(seed);
  return {
    answer: (decision: Parameters<typeof randomAnswer>[0]) => randomAnswer(decision, dice),
    pause: 100,
  };
}

/** Lets the others play until the player is asked. */
function untilAsked(table: LocalTable, game: Game): void {
  for (let n = 0; n < 500 && myDecision(table) === undefined && !game.over; n++) vi.advanceTimersByTime(100);
}

const myDecision = ({ store }: LocalTable) => store.getState().view!.decisions[0];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('fills the table as a server would', () => {
  const game = newGame();
  const { store } = playLocally(game, 1, opponentsBy('a'));
  const { link, seat, info, view, events, firstEvent } = store.getState();
  expect(link).toEqual({ is: 'open' });
  expect(seat).toBe(1);
  expect(info!.seats.map((one) => one.colour)).toEqual(PLAYERS);
  expect(info!.options.players).toBe(SEATS);
  expect(view).toEqual(game.view(1));
  expect(events).toEqual(game.events(1));
  expect(firstEvent).toBe(0);
});

test('a game is played to its end', async () => {
  const game = newGame();
  const table = playLocally(game, 0, opponentsBy('b'));
  const { answer } = opponentsBy('c');
  table.start();
  for (let n = 0; n < 5000 && !game.over; n++) {
    untilAsked(table, game);
    const decision = myDecision(table);
    if (decision === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    const reply = await table.send({ do: 'answer', decision: decision.id, answer: answer(decision) });
    expect(reply.ok).toBe(true);
  }
  expect(game.over).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(table.store.getState().view!.winners).toEqual(game.winners);
  expect(table.store.getState().events).toEqual(game.events(0));
});

test('an answer that cannot be is refused and changes nothing', async () => {
  const game = newGame();
  const table = playLocally(game, 0, opponentsBy('d'));
  table.start();
  untilAsked(table, game);
  const before = game.hash();
  const decision = myDecision(table);
  expect(await table.send({ do: 'answer', decision: decision.id, answer: 'nonsense' })).toMatchObject({
    ok: false,
    error: 'illegal',
  });
  expect(await table.send({ do: 'answer', decision: 99_999, answer: 0 })).toMatchObject({ error: 'stale' });
  expect(await table.send({ do: 'pause', want: true })).toMatchObject({ ok: false, error: 'not-now' });
  expect(game.hash()).toBe(before);
  expect(await table.send({ do: 'chat', text: 'hello' })).toMatchObject({ ok: true });
  expect(table.store.getState().chat).toMatchObject([{ seat: 0, text: 'hello' }]);
});

test('others think before they answer, and stop when the page is left', () => {
  const game = newGame();
  const table = playLocally(game, 0, opponentsBy('e'));
  untilAsked(table, game);
  expect(table.store.getState().events).toEqual(game.events(0));
  const before = game.hash();
  table.start();
  table.leave();
  vi.advanceTimersByTime(60_000);
  expect(game.hash()).toBe(before);
});

test('questions can be held back, and answers objected to', async () => {
  const game = newGame();
  let objections = 0;
  const table = playLocally(game, 0, opponentsBy('f'), {
    allows: () => {
      objections++;
      return false;
    },
  });
  table.start();
  untilAsked(table, game);
  const decision = myDecision(table);
  table.hold(true);
  expect(myDecision(table)).toBeUndefined();
  const { fallback } = decision;
  expect(await table.send({ do: 'answer', decision: decision.id, answer: fallback })).toMatchObject({
    error: 'stale',
  });
  table.hold(false);
  expect(myDecision(table).id).toBe(decision.id);
  const before = game.hash();
  table.store.setState({ sent: { decision: decision.id, taken: null }, draft: null, decision: null });
  expect(await table.send({ do: 'answer', decision: decision.id, answer: fallback })).toMatchObject({
    ok: false,
  });
  expect(objections).toBe(1);
  expect(game.hash()).toBe(before);
  const { sent, draft, decision: drafted } = table.store.getState();
  expect({ sent, drafted }).toEqual({ sent: null, drafted: decision.id });
  expect(draft).not.toBeNull();
});
