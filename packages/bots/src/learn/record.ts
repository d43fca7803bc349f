/** Keeps what counts of the positions between encounters, to learn from once the winners are known. */
import type { Game } from '@cosmarium/engine';
import { boardOfState, turnOf } from '../value.ts';
import { USUAL } from '../values.ts';
import { featuresOf } from './features.ts';

export class Recorder {
  /** By position and seat. */
  readonly positions: number[][][] = [];
  private encounter = 0;

  constructor(private readonly game: Game) {}

  /** Called before every answer; looks once in each encounter. */
  look(): void {
    const { s } = this.game;
    if (s.encounter === null || s.encounters === this.encounter) return;
    this.encounter = s.encounters;
    // Everybody knows the worth of the own hand.
    this.positions.push(
      s.players.map((_, seat) => featuresOf(boardOfState(s, seat, USUAL), seat, turnOf(s, seat))),
    );
  }
}
