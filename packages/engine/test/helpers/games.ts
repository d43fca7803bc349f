import type { Game } from '@cosmarium/engine';

/** Answers everything as if the clock had run out, until the encounter or the game is over. */
export function finishByFallback(game: Game): void {
  for (let turn = 0; game.pending().length > 0; turn++) {
    if (turn > 1000) throw new Error('the game does not end');
    for (const decision of game.pending().slice()) game.answer(decision.seat, decision.id, decision.fallback);
  }
}
