/** The player's own alien, small beside the hand; on a phone its face, which tells the rest. */
import { useNames, useView } from '../table/context.tsx';
import { Portrait } from '../ui/art.tsx';
import { Explain } from '../ui/explain.tsx';
import { useNarrow } from '../ui/media.ts';
import { useWords } from '../words.tsx';
import styles from './own-sheets.module.css';

const STATES = { zapped: 'zapped', lost: 'powerless', aside: 'aside' } as const;

export function OwnSheets() {
  const { t } = useWords();
  const names = useNames();
  const narrow = useNarrow();
  const { players, seat } = useView();
  const { sheets, colour } = players[seat];
  if (sheets.length === 0) return null;
  return (
    <div className={`${styles.sheets} seat-${colour}`}>
      {sheets.map(({ alien, faceDown, state, tokens }) => (
        <article
          key={alien}
          className={styles.sheet}
          data-idle={state === 'lost' || state === 'aside' || undefined}
          data-face-down={faceDown || undefined}
        >
          <Explain topic={{ alien }}>
            <span className={styles.head}>
              <Portrait alien={alien} className={styles.face} />
              <span className={styles.names}>
                <b>{names.plainAlien(alien)}</b>
                <span>{t(`alien.${alien}.power`)}</span>
              </span>
            </span>
          </Explain>
          {faceDown ? <p className={styles.state}>{t('web.play.sheet-hidden')}</p> : null}
          {state !== 'works' || tokens > 0 ? (
            <p className={styles.state}>
              {state === 'works' ? '' : t(`web.play.${STATES[state]}`)}
              {tokens > 0 ? t('web.play.tokens', { count: tokens }) : ''}
            </p>
          ) : null}
          {narrow || sheets.length > 1 ? null : <p className={styles.text}>{t(`alien.${alien}.text`)}</p>}
        </article>
      ))}
    </div>
  );
}
