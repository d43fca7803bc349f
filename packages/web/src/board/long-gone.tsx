/** Somebody the table has waited for long enough: the host, or most people, may let a bot play until they are back. */
import { useNames, useSend, useTable } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import styles from './notice.module.css';
import { botIn, NORMAL } from './substitute.ts';

export function LongGone() {
  const names = useNames();
  const send = useSend();
  const seats = useTable(({ info }) => info?.seats ?? []);
  const mine = useTable(({ seat }) => seat);
  const hosting = useTable(({ info, seat }) => seat >= 0 && seat === info?.host);
  const here = seats.filter(({ name, present }) => name !== null && present);
  const needed = Math.floor(here.length / 2) + 1;
  return seats.map(({ longGone, substitute = NORMAL }, seat) =>
    longGone ? (
      // oxlint-disable-next-line no-array-index-key -- a seat is its number
      <div key={seat} role="status" className={styles.notice}>
        <p>
          <Prose text={names.t('web.board.long-gone', { who: names.seat(seat) })} />
          {hosting ? ' ' : ` ${names.t('web.board.long-gone.host')} `}
          {names.t('web.board.long-gone.by', { bot: botIn(names, substitute) })}
        </p>
        {mine >= 0 ? (
          <button
            type="button"
            className={styles.read}
            onClick={() => void send({ do: 'bot', seat, level: substitute.level })}
          >
            {hosting
              ? names.t('web.board.long-gone.bot')
              : names.t('web.board.long-gone.vote', {
                  votes: here.filter(({ wantsBot }) => wantsBot === seat).length,
                  needed,
                })}
          </button>
        ) : null}
      </div>
    ) : null,
  );
}
