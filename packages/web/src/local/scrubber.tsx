/** The whole game on one line: a mark for every encounter, a taller one in its player's colour for every turn. */
import { useStore } from 'zustand';
import { useWords } from '../words.tsx';
import type { Playback } from './playback.ts';
import styles from './player.module.css';

export function Scrubber({ playback }: { playback: Playback }) {
  const { t } = useWords();
  const { film, showing, seek } = playback;
  const at = useStore(showing, (state) => state.at);
  const where = t('web.replay.at', {
    encounter: film.markAt(at)?.encounter ?? 0,
    at,
    all: film.length,
  });
  return (
    <div className={styles.scrubber}>
      <div className={styles.line}>
        <div className={styles.marks} aria-hidden="true">
          {film.marks.map((mark) => (
            <i
              key={mark.encounter}
              className={mark.turn ? `${styles.turn} seat-${film.players[mark.offense].colour}` : ''}
              style={{ left: `${(mark.at / Math.max(1, film.length)) * 100}%` }}
            />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={film.length}
          value={at}
          aria-label={t('web.replay.position')}
          aria-valuetext={where}
          onChange={(event) => seek(Number(event.target.value))}
        />
      </div>
      <span className={styles.where}>{where}</span>
    </div>
  );
}
