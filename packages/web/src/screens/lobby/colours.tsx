import { COLOURS } from '@cosmarium/engine';
import type { SeatInfo } from '@cosmarium/protocol';
import type { Spoken } from '../../net/connection.ts';
import { TableArt } from '../../ui/art.tsx';
import { useWords } from '../../words.tsx';
import styles from './colours.module.css';

/** The colour I play. */
export function Colours({
  seats,
  seat,
  say,
}: {
  seats: readonly SeatInfo[];
  seat: number;
  say: (spoken: Spoken) => void;
}) {
  const { t } = useWords();
  return (
    <div role="group" aria-label={t('web.lobby.colour')} className={styles.colours}>
      <span aria-hidden="true">{t('web.lobby.colour')}</span>
      {COLOURS.map((colour) => {
        const taken = seats.some((one, i) => i !== seat && one.colour === colour);
        const name = t(`colour.${colour}`);
        return (
          <button
            key={colour}
            type="button"
            className={`${styles.colour} seat-${colour}`}
            aria-label={taken ? t('web.lobby.colour.taken', { colour: name }) : name}
            title={taken ? t('web.lobby.colour.taken', { colour: name }) : name}
            aria-pressed={seats[seat]?.colour === colour}
            disabled={taken}
            onClick={() => say({ do: 'sit', colour })}
          >
            <TableArt name={`emblem-${colour}`} />
          </button>
        );
      })}
    </div>
  );
}
