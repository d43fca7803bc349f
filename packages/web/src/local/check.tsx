/** Plays the game once more and compares it with what was recorded, and the seed with what was promised. */
import { useEffect, useState } from 'react';
import { sha256 } from '@cosmarium/engine';
import { useWords } from '../words.tsx';
import type { Film } from './film.ts';
import { saveFile } from './save.ts';
import styles from './player.module.css';

type Result = { is: 'checking' } | { is: 'checked' } | { is: 'wrong'; detail: string };

/** The page is shown first. */
const LATER_MS = 300;

export function Check({ film, commitment }: { film: Film; commitment: string | null }) {
  const { t } = useWords();
  const [result, setResult] = useState<Result>({ is: 'checking' });
  useEffect(() => {
    const timer = setTimeout(() => {
      try {
        film.check();
        setResult({ is: 'checked' });
      } catch (error) {
        setResult({ is: 'wrong', detail: (error as Error).message });
      }
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, [film]);
  const { lots } = film.journal;
  const given = lots?.chances.filter((chance) => chance !== null).length ?? 0;
  const hash = film.seed === null ? null : sha256(lots?.secret ?? film.seed);
  return (
    <details className={styles.check}>
      <summary className={styles[result.is]}>{t(`web.replay.${result.is}`)}</summary>
      <div className={`panel ${styles.proof}`}>
        {result.is === 'wrong' ? <code>{result.detail}</code> : null}
        {hash === null ? null : (
          <>
            <p>{given === 0 ? t('web.replay.seed') : t('web.replay.lots', { count: given })}</p>
            <code>{hash}</code>
            {commitment ? (
              <p>
                {commitment === hash ? t('web.replay.seed.same') : t('web.replay.seed.other', { commitment })}
              </p>
            ) : null}
          </>
        )}
        <p className="dim">{t('web.replay.keys')}</p>
        <Save film={film} />
      </div>
    </details>
  );
}

function Save({ film }: { film: Film }) {
  const { t } = useWords();
  return (
    <button type="button" className="button" onClick={() => saveFile(film.journal)}>
      {t('web.replay.save')}
    </button>
  );
}
