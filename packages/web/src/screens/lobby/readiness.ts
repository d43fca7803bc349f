/** Whether a game can start, and what it waits for. */
import type { SeatInfo, TableInfo } from '@cosmarium/protocol';
import type { Params } from '@cosmarium/text';

export const isEmpty = ({ name, level }: SeatInfo): boolean => name === null && level === null;

interface Readiness {
  canStart: boolean;
  /** The sentence that says what the table waits for. */
  key: string;
  params: Params;
}

/** As the person at `seat` (-1 watches) sees it. */
export function readiness(
  { seats, host, starting }: Pick<TableInfo, 'seats' | 'host' | 'starting'>,
  seat: number,
): Readiness {
  const empty = seats.filter(isEmpty).length;
  const says = (key: string, params: Params = {}) => ({ canStart: false, key: `web.lobby.${key}`, params });
  if (starting) return says('starting');
  if (host < 0) return says('wait.nobody');
  if (seat < 0) return says(empty > 0 ? 'wait.sit' : 'wait.full');
  const hostName = seats[host].name ?? '';
  if (seat !== host)
    return empty > 0
      ? says('wait.seats', { count: empty, host: hostName })
      : says('wait.host', { host: hostName });
  if (empty > 0) return says('start.empty', { count: empty });
  const absent = seats.filter(({ name, present }) => name !== null && !present).length;
  const ready = absent > 0 ? says('start.absent', { count: absent }) : says('start.ready');
  return { ...ready, canStart: true };
}
