/**
 * What both totals will be made of besides the cards, as far as everybody can tell before they are open: ships as the powers
 * at work will count them.
 */
import type { Game } from './game.ts';
import { ledger, sum } from './reckoning.ts';
import { hasPower, mainPlayer } from './state/query.ts';
import { SIDES } from './state/types.ts';
import type { Side } from './state/types.ts';
import { sidesOf, type Foreseen } from './timing/abilities.ts';

/** A side's total is so many times its card, and this. */
export interface Forecast {
  times: number;
  plus: number;
  /** Aliens whose powers make it other than the number of ships. */
  powers: string[];
}

export interface Forecasts {
  sides: [Forecast, Forecast];
  lowerWins: boolean;
}

/** null before the gate is aimed, and once the cards lie open. */
export function forecast(g: Pick<Game, 's' | 'rules'>): Forecasts | null {
  const { s } = g;
  const e = s.encounter;
  if (e === null || e.outcome !== null || e.planet < 0 || e.defense < 0) return null;
  if (e.phase !== 'launch' && e.phase !== 'alliance' && e.phase !== 'planning') return null;
  const seen: Foreseen = {
    worth: e.worth.slice(),
    arithmetic: [{ ...e.arithmetic[0] }, { ...e.arithmetic[1] }],
    lines: e.lines.slice(),
    standIns: e.standIns.slice(),
    lowerWins: e.lowerWins,
  };
  const powers: [string[], string[]] = [[], []];
  for (const [me, player] of s.players.entries()) {
    const sides = sidesOf(e, me);
    if (sides.length === 0) continue;
    for (const sheet of player.sheets) {
      const { foresees } = g.rules.aliens[sheet.alien].alien;
      if (foresees === undefined || sheet.faceDown || sheet.zapped || !hasPower(g, me, sheet)) continue;
      for (const side of sides)
        if (foresees(seen, { s, sheet, me, side, main: me === mainPlayer(e, side) }))
          powers[side].push(sheet.alien);
    }
  }
  const at = (side: Side): Forecast => {
    const plus = sum(ledger(s, side, 0, seen));
    return { times: sum(ledger(s, side, 1, seen)) - plus, plus, powers: powers[side] };
  };
  return { sides: [at(SIDES[0]), at(SIDES[1])], lowerWins: seen.lowerWins };
}
