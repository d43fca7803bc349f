/** The ledger of a side as rows to read: who, why, how much, and how many ships that is. */
import { cardInfo, type Face, type Line, type Side } from '@cosmarium/engine';
import { sideOf } from './sides.ts';
import type { Fought } from './tracked.ts';

export interface Row extends Line {
  /** The ships behind the number, where it is not simply their number. */
  ships: number | null;
}

export function rowsOf({ encounter, planets }: Fought, side: Side): Row[] {
  const { main, allies } = sideOf(encounter, planets, side);
  const fleet = new Map([main, ...allies].map(({ seat, ships }) => [seat, ships]));
  return encounter.ledger[side].map((line) => {
    const counted = line.key === 'line.ships' || line.key === 'line.ally';
    const ships = counted ? (fleet.get(line.by) ?? null) : null;
    return { ...line, ships: ships === line.value ? null : ships };
  });
}

/** What the card counts as, if that is not what it says itself. */
export function differentFace({ encounter }: Fought, side: Side): Face | null {
  const face = encounter.faces[side];
  const laid = encounter.laid[side];
  if (face === null || laid === null || !laid.up || laid.card === null) return null;
  const { type, value } = cardInfo(laid.card);
  return face.type === type && (face.type !== 'attack' || face.value === value) ? null : face;
}
