/** What the player of a seat is called beside a face: the one who looks is "you". */
import type { Seat } from '@cosmarium/engine';
import { useNames, useTable } from '../table/context.tsx';

export function useSeatLabel(): (seat: Seat) => string {
  const names = useNames();
  const me = useTable(({ view }) => view?.seat ?? -1);
  return (seat) => (seat === me && me >= 0 ? names.t('web.board.self') : names.plainSeat(seat));
}
