/** The controls of a replay: where we are, what has just happened, and the ways on. */
import { useEffect, useState } from 'react';
import type { TableInfo } from '@cosmarium/protocol';
import { useStore } from 'zustand';
import { Link, paths } from '../routes.tsx';
import { useNames } from '../table/context.tsx';
import { useNarrow } from '../ui/media.ts';
import { useWords } from '../words.tsx';
import { AnalysisButton } from './analysing.tsx';
import { Check } from './check.tsx';
import { followKeys } from './keys.ts';
import { SPEEDS, type Playback } from './playback.ts';
import { Scrubber } from './scrubber.tsx';
import { Telling } from './telling.tsx';
import styles from './player.module.css';

const ICONS = {
  previous: 'M4 4h3v16H4zM20 4v16L8 12z',
  back: 'M16 4v16L5 12z',
  play: 'M6 3l15 9-15 9z',
  pause: 'M5 4h5v16H5zM14 4h5v16h-5z',
  forward: 'M8 4l11 8-11 8z',
  next: 'M17 4h3v16h-3zM4 4l12 8-12 8z',
  more: 'M3 10h4v4H3zM10 10h4v4h-4zM17 10h4v4h-4z',
};

interface ControlProps {
  icon: keyof typeof ICONS;
  onClick: () => void;
  big?: boolean;
  expanded?: boolean;
}

function Control({ icon, onClick, big, expanded }: ControlProps) {
  const { t } = useWords();
  return (
    <button
      type="button"
      className={`${styles.control} ${big ? styles.big : ''}`}
      aria-label={t(`web.replay.${icon}`)}
      aria-expanded={expanded}
      title={t(`web.replay.${icon}`)}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} fill="currentColor" />
      </svg>
    </button>
  );
}

export function Player({ playback, info }: { playback: Playback; info: TableInfo | null }) {
  const { t } = useWords();
  const playing = useStore(playback.showing, (state) => state.playing);
  const narrow = useNarrow();
  const [more, setMore] = useState(false);
  useEffect(() => followKeys(playback), [playback]);
  return (
    <section className={styles.player} aria-label={t('web.replay.controls')}>
      <Scrubber playback={playback} />
      <div className={styles.controls} title={t('web.replay.keys')}>
        <Control icon="previous" onClick={() => playback.jump(-1)} />
        <Control icon="back" onClick={() => playback.step(-1)} />
        <Control icon={playing ? 'pause' : 'play'} onClick={() => playback.play(!playing)} big />
        <Control icon="forward" onClick={() => playback.step(1)} />
        <Control icon="next" onClick={() => playback.jump(1)} />
        {narrow ? <Control icon="more" onClick={() => setMore(!more)} expanded={more} /> : null}
      </div>
      <Telling playback={playback} />
      {more || !narrow ? (
        <>
          <Choices playback={playback} />
          <div className={styles.foot}>
            <AnalysisButton />
            <Check film={playback.film} commitment={info?.commitment ?? null} />
            <Link className={styles.link} href={paths.home}>
              {t('web.home')}
            </Link>
          </div>
        </>
      ) : null}
    </section>
  );
}

function Choices({ playback }: { playback: Playback }) {
  const { t } = useWords();
  const names = useNames();
  const { seat, open, speed } = useStore(playback.showing);
  return (
    <div className={styles.choices}>
      <label>
        <span>{t('web.replay.view')}</span>
        <select
          className={`field ${styles.select}`}
          value={seat}
          onChange={(event) => playback.look({ seat: Number(event.target.value) })}
        >
          <option value={-1}>{t('web.replay.spectator')}</option>
          {playback.film.players.map(({ colour }, one) => (
            <option key={colour} value={one}>
              {names.plainSeat(one)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('web.replay.speed')}</span>
        <select
          className={`field ${styles.select}`}
          value={speed}
          onChange={(event) => playback.setSpeed(Number(event.target.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {t('web.replay.times', { speed: one })}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.open}>
        <input
          type="checkbox"
          checked={open}
          onChange={(event) => playback.look({ open: event.target.checked })}
        />
        <span>{t('web.replay.open')}</span>
      </label>
    </div>
  );
}
