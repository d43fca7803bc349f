/** Somebody the table has waited for long enough: the host may let a bot play until they are back. */
import { useNames, useSend, useTable } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import styles from './notice.module.css';

export function LongGone() {
  const names = useNames();
  const send = useSend();
  const seats = useTable(({ info }) => info?.seats ?? []);
  const hosting = useTable(({ info, seat }) => seat >= 0 && seat === info?.host);
  return seats.map(({ longGone }, seat) =>
    longGone ? (
      // oxlint-disable-next-line no-array-index-key -- a seat is its number
      <div key={seat} role="status" className={styles.notice}>
        <p>
          <Prose text={names.t('web.board.long-gone', { who: names.seat(seat) })} />
          {hosting ? null : ` ${names.t('web.board.long-gone.host')}`}
        </p>
        {hosting ? (
          <button
            type="button"
            className={styles.read}
            onClick={() => void send({ do: 'bot', seat, level: 'normal' })}
          >
            {names.t('web.board.long-gone.bot')}
          </button>
        ) : null}
      </div>
    ) : null,
  );
}
