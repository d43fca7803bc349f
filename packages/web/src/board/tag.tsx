/** What a player is at this moment, in one word: one colony from winning, a side of the encounter, deciding, out of it. */
import type { Seat } from '@cosmarium/engine';
import { declinedIn } from '../encounter/declined.ts';
import { useTable, useView } from '../table/context.tsx';
import { useWords } from '../words.tsx';
import { tagOf } from './facts.ts';
import styles from './tag.module.css';

/** Whether a person is not there just now, or has been gone for so long that somebody else plays or the table waits. */
export function useGone(seat: Seat): 'absent' | 'away' | null {
  const { colour } = useView().players[seat];
  const info = useTable((state) => state.info?.seats.find((one) => one.colour === colour));
  if (info === undefined || info.level !== null) return null;
  return info.away ? 'away' : info.present ? null : 'absent';
}

export function useTag(seat: Seat) {
  const view = useView();
  const declined = useTable(({ events }) => declinedIn(events));
  const gone = useGone(seat);
  return tagOf(view, seat, declined) ?? (gone === null ? null : { is: gone, side: null });
}

export function Tag({ seat }: { seat: Seat }) {
  const { t } = useWords();
  const tag = useTag(seat);
  if (tag === null) return null;
  const says = t(
    tag.is === 'away' || tag.is === 'absent' ? `web.board.${tag.is}` : `web.board.tag.${tag.is}`,
  );
  return (
    <span className={styles.tag} data-tag={tag.is} data-for={tag.side ?? undefined} title={says}>
      {says}
    </span>
  );
}
