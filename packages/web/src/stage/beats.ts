/** When a fight is told line by line: how long each beat waits for the one before. Milliseconds at normal pace. */
import { SIDES, type FightView, type Line, type Seat, type Side } from '@cosmarium/engine';
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

/** What a power does to a line: adds it, or lets its ships count more than once. */
export interface Stamp {
  by: Seat;
  /** null: it adds. */
  times: number | null;
  plus: number;
  /** What says which power it is. */
  key: string;
}

type Reckoned = Pick<FightView, 'ledger' | 'fleets' | 'causes'>;

/** The stamp on a line of this side; null if nobody's power makes it what it is. */
export function stampOf({ ledger, fleets, causes }: Reckoned, side: Side, at: number): Stamp | null {
  const line = ledger[side].at(at);
  if (at < 0 || line === undefined) return null;
  const { key, by, value } = line;
  if (isPowerLine(line)) return { by, times: null, plus: value, key };
  const cause = causes.findLast((one) => one.by === by);
  if (cause === undefined || (key !== 'line.ships' && key !== 'line.ally')) return null;
  const times = value / fleets[side][by];
  return Number.isInteger(times) && times > 1 ? { by, times, plus: value, key: cause.key } : null;
}

/** One entry for every beat: the first lines of both sides, the second ones, and so on. */
export function beatsOf(fight: Reckoned, still: boolean): number[] {
  const longest = Math.max(...fight.ledger.map((lines) => lines.length));
  return Array.from({ length: longest }, (_, i) => {
    if (still) return STILL_MS;
    if (i === 0) return TURN_MS;
    return SIDES.some((side) => stampOf(fight, side, i) !== null) ? POWER_MS : LINE_MS;
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
