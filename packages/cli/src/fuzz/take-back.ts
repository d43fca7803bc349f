/** Answers taken back now and then: nobody may have learnt or drawn anything by them. */
import type { Dice, Game } from '@cosmarium/engine';

const ONE_IN = 30;

export function perhapsTakeBack(game: Game, dice: Dice): Game {
  if (dice(ONE_IN) > 0 || game.over || game.stopped) return game;
  const seat = dice(game.s.players.length);
  if (!game.canTakeBack(seat)) return game;
  const back = game.takeBack(seat);
  if (JSON.stringify([game.s.rng, game.s.known]) !== JSON.stringify([back.s.rng, back.s.known]))
    throw new Error(`seat ${seat} could take back an answer after something was drawn or seen`);
  if (!back.pending().some((open) => open.seat === seat))
    throw new Error(`seat ${seat} took an answer back and is not asked again`);
  return back;
}
