import { createGame, randomAnswer, randomInt, replay, seedRng, type Journal } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import { Film } from '../src/local/film.ts';

function recorded(seed: string): Journal {
  const colours = ['red', 'yellow', 'green'] as const;
  const game = createGame({ players: colours.map((colour) => ({ colour })), start: 'beginner' }, seed);
  const rng = seedRng(seed);
  while (!game.over) {
    const decision = game.pending()[0];
    game.answer(
      decision.seat,
      decision.id,
      randomAnswer(decision, (n) => randomInt(rng, n)),
    );
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
