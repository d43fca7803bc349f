import type { Game, Seat } from '@cosmarium/engine';

/** The same game with the cards a seat cannot know passed round among their places. */
export function twinOf(game: Game, seat: Seat, turnBy: (hidden: number) => number): Game {
  const twin = game.fork({ journal: false });
  const bit = 1 << seat;
  const hidden = twin.s.kinds.map((_, card) => card).filter((card) => !(twin.s.known[card] & bit));
  const kinds = hidden.map((card) => twin.s.kinds[card]);
  twin.s.kinds = twin.s.kinds.slice();
  const turn = turnBy(hidden.length);
  hidden.forEach((card, i) => (twin.s.kinds[card] = kinds[(i + turn) % kinds.length]));
  return twin;
}
