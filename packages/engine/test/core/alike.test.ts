/** Which of two cards alike has left a hand must not tell others that there were two. */
import { expect, test } from 'vitest';
import { buildPosition, gameFromPosition, type Card, type Game } from '@cosmarium/engine';

const RED = 0;
const BLUE = 1;

/** Blue has two negotiates, of which Red knows one: the one that comes first, or the other. */
function world(first: boolean): Game {
  const state = buildPosition({
    players: [
      { colour: 'red', alien: 'human', hand: ['negotiate', 'negotiate'] },
      { colour: 'blue', alien: 'virus', hand: ['negotiate', 'negotiate'] },
      { colour: 'green', alien: 'zombie', hand: [] },
    ],
    destiny: ['destiny-blue'],
  });
  const [one, other] = state.players[BLUE].hand;
  const seen: Card = first ? one : other;
  state.known[seen] |= 1 << RED;
  return gameFromPosition(state);
}

const known = (game: Game) => game.view(RED).players[BLUE].hand;

function answer(game: Game, seat: number, kind: string, value: unknown): void {
  const asked = game.pending().find((one) => one.seat === seat && one.kind === kind);
  expect([seat, asked?.kind]).toEqual([seat, kind]);
  game.answer(seat, asked!.id, value);
}

test.each([true, false])('the one that was laid is taken for the one that was known (%s)', (first) => {
  const game = world(first);
  expect(known(game)).toEqual(['negotiate']);
  answer(game, RED, 'launch', { target: 0, ships: [1, 0, 0, 0, 0] });
  answer(game, RED, 'invite', []);
  answer(game, BLUE, 'invite', []);
  expect(game.view(RED).encounter!.laid.map((laid) => laid!.card)).toEqual(['negotiate', 'negotiate']);
  expect(known(game)).toEqual([]);
  answer(game, RED, 'offer', { do: 'fail' });
  expect(game.past(RED).events.some(({ type }) => type === 'deal')).toBe(true);
});
