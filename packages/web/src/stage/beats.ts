/** When a fight is told line by line: how long each beat waits for the one before. Milliseconds at normal pace. */
import type { FightView, Line, Side } from '@cosmarium/engine';
import { leading } from '@cosmarium/story';

/** The cards turn over and their values are seen. */
const TURN_MS = 900;
/** Ships fly to the total. */
const LINE_MS = 320;
/** A stamp falls, stands, and its line follows. */
const POWER_MS = 450;
/** Without flights: the same pictures, each as long as any other. */
const STILL_MS = 600;

/** Does a power or a flare make this line, and not a card or ships? Those are the rules' own. */
export const isPowerLine = ({ key }: Line): boolean => !key.startsWith('line.');

/** One entry for every beat: the first lines of both sides, the second ones, and so on. */
export function beatsOf({ ledger }: Pick<FightView, 'ledger'>, still: boolean): number[] {
  const longest = Math.max(...ledger.map((lines) => lines.length));
  return Array.from({ length: longest }, (_, i) => {
    if (still) return STILL_MS;
    if (i === 0) return TURN_MS;
    return ledger.some((lines) => i < lines.length && isPowerLine(lines[i])) ? POWER_MS : LINE_MS;
  });
}

/** Who would win if nothing more came, and by how much; null if nothing is counted. A tie is the defense's. */
export function leadOf({
  totals,
  lowerWins,
  upset,
}: Pick<FightView, 'totals' | 'lowerWins' | 'upset'>): { side: Side; by: number } | null {
  if (totals === null) return null;
  return { side: leading(totals, { lowerWins, upset }), by: Math.abs(totals[0] - totals[1]) };
}
