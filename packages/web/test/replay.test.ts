import { createGame, randomAnswer, replay, diceFrom, type Journal } from '@cosmarium/engine';
import { describe, expect, test, vi } from 'vitest';
import { Film } from '../src/local/film.ts';
import { playback } from '../src/local/playback.ts';

function recorded(seed: string): Journal {
  const colours = ['red', 'yellow', 'green'] as const;
  const game = createGame({ players: colours.map((colour) => ({ colour })), start: 'beginner' }, seed);
  const dice = diceFrom(seed);
  while (!game.over) {
    const decision = game.pending()[0];
    game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
  }
  return JSON.parse(JSON.stringify(game.journal())) as Journal;
}

const journal = recorded('film');
const film = new Film(journal);

test('every point is as it was, whichever way one comes to it', () => {
  expect(film.length).toBe(journal.answers.length);
  const points = [film.length, 0, 7, 6, Math.floor(film.length / 2), 8, film.length - 1, film.length - 1];
  for (const at of points) {
    const game = replay(journal, { until: at });
    for (const seat of [-1, 0, 2]) {
      const { view, events } = film.frame(at, seat);
      expect(view).toEqual({ ...game.view(seat), decisions: [], waiting: [] });
      expect(events).toEqual(game.events(seat));
    }
  }
});

test('nothing can be answered, but it is known what is asked', () => {
  const at = film.step(0, 1);
  const game = replay(journal, { until: at });
  const { asked } = film.frame(at, -1);
  expect(asked).toEqual(game.pending().filter((one) => !one.secret));
  expect(film.frame(at, 0, true).asked).toEqual(game.pending());
});

test('open hands show every card', () => {
  const at = Math.floor(film.length / 3);
  const game = replay(journal, { until: at });
  const { players } = film.frame(at, -1, true).view;
  players.forEach((player, seat) => expect(player.hand).toEqual(game.view(seat).players[seat].hand));
  const hidden = film.frame(film.length, -1).events.filter((one) => 'cards' in one && one.cards === null);
  const open = film.frame(film.length, -1, true).events.filter((one) => 'cards' in one && one.cards === null);
  expect(hidden.length).toBeGreaterThan(open.length);
});

test('jumps from encounter to encounter, and steps from event to event', () => {
  const { marks } = film;
  expect(marks.length).toBe(
    film.frame(film.length, -1).events.filter((one) => one.type === 'encounter').length,
  );
  expect(film.jump(0, -1)).toBe(0);
  expect(film.jump(marks[2].at, 1)).toBe(marks[3].at);
  expect(film.jump(marks[3].at, -1)).toBe(marks[2].at);
  expect(film.jump(film.length, 1)).toBe(film.length);
  expect(film.markAt(marks[1].at)).toBe(marks[1]);
  expect(marks[0].turn).toBe(true);
  for (let at = 0; at < film.length;) {
    const next = film.step(at, 1);
    expect(next).toBeGreaterThan(at);
    at = next;
  }
  expect(film.step(0, -1)).toBe(0);
  expect(film.step(film.length, 1)).toBe(film.length);
});

test('checks what was recorded', () => {
  expect(() => film.check()).not.toThrow();
  expect(film.seed).toBe('film');
  const wrong: Journal = { ...journal, checkpoints: journal.checkpoints.map(([at]) => [at, 'f00d']) };
  expect(() => new Film(wrong).check()).toThrow(/checkpoints/);
  expect(() => new Film('no journal')).toThrow(/not JSON/);
});

describe('playback', () => {
  const begin = () => playback(film, null, -1);

  test('shows what it is asked to show, and lets nobody answer', async () => {
    const show = begin();
    const at = Math.floor(film.length / 2);
    show.seek(at);
    expect(show.table.store.getState().view).toEqual(film.frame(at, -1).view);
    show.look({ seat: 1 });
    expect(show.table.store.getState().seat).toBe(1);
    expect(show.table.store.getState().view!.players[1].hand.length).toBeGreaterThan(0);
    expect(show.table.store.getState().view!.decisions).toEqual([]);
    const reply = await show.table.send({ do: 'answer', decision: 0, answer: 0 });
    expect(reply.ok).toBe(false);
    show.seek(9_999_999);
    expect(show.showing.getState().at).toBe(film.length);
  });

  test('every outcome is seen, forward and back', () => {
    const show = begin();
    const outcomes: unknown[] = [];
    const path = [0];
    while (show.showing.getState().at < film.length || show.showing.getState().still) {
      show.step(1);
      const { at, still } = show.showing.getState();
      path.push(at + (still ? -0.5 : 0));
      if (still) outcomes.push(show.table.store.getState().view!.encounter!.outcome);
    }
    const events = film.frame(film.length, -1).events;
    expect(outcomes).not.toContain(null);
    expect(outcomes.length).toBeGreaterThan(0.5 * events.filter(({ type }) => type === 'outcome').length);
    const back = [film.length];
    while (show.showing.getState().at > 0) {
      show.step(-1);
      const { at, still } = show.showing.getState();
      back.push(at + (still ? -0.5 : 0));
    }
    expect(back.reverse()).toEqual(path);
  });

  test('plays by itself to the end, and can be paused', () => {
    vi.useFakeTimers();
    const show = begin();
    show.seek(film.marks.at(-1)!.at);
    show.setSpeed(4);
    show.play(true);
    vi.advanceTimersByTime(1000);
    show.play(false);
    const { at } = show.showing.getState();
    vi.advanceTimersByTime(60_000);
    expect(show.showing.getState().at).toBe(at);
    show.play(true);
    vi.advanceTimersByTime(600_000);
    expect(show.showing.getState()).toMatchObject({ at: film.length, playing: false });
    vi.useRealTimers();
  });
});
