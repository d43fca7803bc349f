/** A player at the table. All of it can be touched: to choose the player when players are asked for, else to look closer. */
import type { Seat } from '@cosmarium/engine';
import { useDecision, useSeatMark, useTouch } from '../play/choosing.ts';
import { useNames, useTable, useView } from '../table/context.tsx';
import { useWords } from '../words.tsx';
import { TableArt } from '../ui/art.tsx';
import { Badges } from './badges.tsx';
import { Face } from './face.tsx';
import { askedOf, asksForSeats } from './facts.ts';
import { open } from './opened.ts';
import { Powers } from './powers.tsx';
import styles from './seat-panel.module.css';
import { Stats } from './stats.tsx';

/** The button behind everything on a player's panel, and how the panel looks because of it. */
export function useSeatCover(seat: Seat) {
  const names = useNames();
  const touch = useTouch();
  const mark = useSeatMark(seat);
  const shut = asksForSeats(useDecision()) && !mark.open;
  const pulse = useTable(({ highlight }) => highlight.seats.includes(seat));
  const who = names.plainSeat(seat);
  const cover = (
    <button
      type="button"
      className={styles.cover}
      aria-label={names.t(mark.open ? 'web.board.choose-seat' : 'web.board.look-at', { who })}
      aria-pressed={mark.open ? mark.chosen : undefined}
      onClick={() => (mark.open ? touch.seat(seat) : open({ is: 'seat', seat }))}
      onKeyDown={(event) => {
        // Enter and Space touch the player; they do not answer the question at the same time.
        if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
      }}
    />
  );
  const look = [
    mark.open && styles.open,
    mark.chosen && styles.chosen,
    shut && styles.shut,
    pulse && styles.pulse,
  ].filter(Boolean);
  return { cover, look: look.join(' ') };
}

export function SeatPanel({ seat }: { seat: Seat }) {
  const { t } = useWords();
  const names = useNames();
  const view = useView();
  const { colour } = view.players[seat];
  const { cover, look } = useSeatCover(seat);
  const asked = askedOf(view, seat);
  const mine = seat === view.seat;
  return (
    <article
      className={`seat-${colour} ${styles.panel} ${asked === null ? '' : styles.asked} ${look}`}
      data-seat={seat}
    >
      {cover}
      <div className={styles.badges}>
        <Badges seat={seat} />
      </div>
      <Face seat={seat} />
      <div className={styles.facts}>
        <h2 className={styles.name}>
          <TableArt name={`emblem-${colour}`} className={styles.emblem} />
          <span>{names.plainSeat(seat)}</span>
        </h2>
        <Powers seat={seat} />
        <Stats seat={seat} />
        {asked === null || mine ? null : <p className={styles.doing}>{t(`web.board.asked.${asked}`)}</p>}
      </div>
    </article>
  );
}
