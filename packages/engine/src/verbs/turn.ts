import type { Game } from '../game.ts';
import type { Stage } from '../state/types.ts';

export function setStage(g: Game, stage: Stage): void {
  g.s.stage = stage;
}

export function beginTurn(g: Game): void {
  const s = g.s;
  s.turn++;
  s.turnEncounters = 0;
  g.emit({ type: 'turn', seat: s.offense });
}

/** The turn goes to the left. */
export function passTurn(g: Game): void {
  const s = g.s;
  s.offense = (s.offense + 1) % s.players.length;
  s.stage = 'start-turn';
}
