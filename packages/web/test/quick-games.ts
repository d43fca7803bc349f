import { createPlayer } from '@cosmarium/bots';
import { COLOURS, createGame, type Decision, type Game } from '@cosmarium/engine';

/** Games played quickly to their end; `look` sees each decision before it is answered. */
export function quickGames(count: number, look: (game: Game, decision: Decision) => void): Game[] {
  return Array.from({ length: count }, (_, i) => {
    const players = COLOURS.slice(0, 5).map((colour) => ({ colour }));
    const game = createGame({ start: 'beginner', flares: true, players }, `quick ${i}`);
    const quick = createPlayer('quick', 'quick');
    while (!game.over) {
      const [decision] = game.pending();
      look(game, decision);
      game.answer(decision.seat, decision.id, quick(game, decision).answer);
    }
    return game;
  });
}
