/** The ledger of a side as rows to read: who, why, how much, and how many ships that is. */
import { cardInfo, type Face, type FightView, type Line, type Side } from '@cosmarium/engine';

export interface Row extends Line {
  /** The ships behind the number, where it is not simply their number. */
  ships: number | null;
}

export function rowsOf({ fleets, ledger }: FightView, side: Side): Row[] {
  return ledger[side].map((line) => {
    const counted = line.key === 'line.ships' || line.key === 'line.ally';
    const ships = counted ? fleets[side][line.by] : null;
    return { ...line, ships: ships === line.value ? null : ships };
  });
}

/** What the card counts as, if that is not what it says itself. */
export function differentFace({ cards, faces }: FightView, side: Side): Face | null {
  const [card, face] = [cards[side], faces[side]];
  if (face === null || card === null) return null;
  const { type, value } = cardInfo(card);
  return face.type === type && (face.type !== 'attack' || face.value === value) ? null : face;
}

/** What the lines so far come to; the engine's own total once all of them are there. */
export function soFar(lines: readonly Line[], shown: number, total: number): number {
  return shown >= lines.length ? total : lines.slice(0, shown).reduce((sum, { value }) => sum + value, 0);
}
