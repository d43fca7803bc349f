import type { ReactNode } from 'react';
import type { Seat } from '@cosmarium/engine';
import { useTable } from '../table/context.tsx';

/** Something in the colour of a player. The colour of every seat is the custom property --seat of its class. */
export function SeatName({ seat, children }: { seat: Seat; children: ReactNode }) {
  const colour = useTable(({ view, info }) => view?.players[seat]?.colour ?? info?.seats[seat]?.colour);
  return <span className={`seat-${colour ?? 'none'} seat-name`}>{children}</span>;
}
