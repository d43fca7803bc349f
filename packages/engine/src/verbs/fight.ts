/** What is kept of a fight: how it stood when it was decided, and what came of it. */
import type { Game } from '../game.ts';
import type { Bargain, Fight, Ground, Outcome, Seat, Standing } from '../state/types.ts';

export function recordFight(g: Game, now: Standing, outcome: Outcome, ground: Ground, upset: boolean): void {
  const none = g.s.players.map(() => 0);
  g.s.fight = { ...now, outcome, ground, upset, bargain: null, landed: none, lost: none };
}

/** The fight of this encounter, if it has been decided. */
function decided({ s }: Game): Fight | null {
  return s.fight !== null && s.fight.encounter === s.encounter?.number ? s.fight : null;
}

const more = (counts: readonly number[], seat: Seat, by: number): number[] => {
  const changed = counts.slice();
  changed[seat] += by;
  return changed;
};

export function recordLanding(g: Game, seat: Seat, count: number): void {
  const fight = decided(g);
  if (fight !== null) g.s.fight = { ...fight, landed: more(fight.landed, seat, count) };
}

/** Ships were lost, or (less than none) come back. */
export function recordLosses(g: Game, seat: Seat, count: number): void {
  const fight = decided(g);
  if (fight !== null && count !== 0) g.s.fight = { ...fight, lost: more(fight.lost, seat, count) };
}

export function recordBargain(g: Game, bargain: Bargain): void {
  const fight = decided(g);
  if (fight !== null) g.s.fight = { ...fight, bargain };
}
