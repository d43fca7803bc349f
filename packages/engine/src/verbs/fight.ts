/** What is kept of a fight: how it stood when it was decided, and what came of it. */
import type { Game } from '../game.ts';
import type { Fight, Ground, Outcome, Seat, Standing } from '../state/types.ts';

export function recordFight(g: Game, now: Standing, outcome: Outcome, ground: Ground, upset: boolean): void {
  const none = () => g.s.players.map(() => 0);
  // Field by field: spreading a record this wide and adding to it gives every fight a hidden class of its own.
  g.s.fight = {
    encounter: now.encounter,
    offense: now.offense,
    defense: now.defense,
    planet: now.planet,
    cards: now.cards,
    faces: now.faces,
    recast: now.recast,
    fleets: now.fleets,
    allies: now.allies,
    ledger: now.ledger,
    totals: now.totals,
    lowerWins: now.lowerWins,
    causes: now.causes,
    outcome,
    ground,
    upset,
    bargain: null,
    landed: none(),
    lost: none(),
  };
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
  if (fight !== null) fight.landed = more(fight.landed, seat, count);
}

/** Ships were lost, or (less than none) come back. */
export function recordLosses(g: Game, seat: Seat, count: number): void {
  const fight = decided(g);
  if (fight !== null && count !== 0) fight.lost = more(fight.lost, seat, count);
}

/** Something that was done decides otherwise; false if nothing has been decided in this encounter. */
export function recordOutcome(g: Game, outcome: Outcome): boolean {
  const fight = decided(g);
  if (fight === null) return false;
  fight.outcome = outcome;
  return true;
}

export function recordBargain(g: Game, bargain: Fight['bargain']): void {
  const fight = decided(g);
  if (fight !== null) fight.bargain = bargain;
}
