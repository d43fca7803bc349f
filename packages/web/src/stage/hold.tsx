/** While bots are faster than eyes: stand still, and go on step by step. */
import { useHeld } from '../motion/held.ts';
import { useWords } from '../words.tsx';
import styles from './hold.module.css';

export function Hold() {
  const { t } = useWords();
  const { held, waiting, toggle, next } = useHeld();
  const hold = t(held ? 'web.hold.go-on' : 'web.hold.hold');
  return (
    <span className={styles.hold} role="group" aria-label={t('web.hold.label')}>
      <button type="button" aria-pressed={held} title={`${hold} (P)`} onClick={toggle}>
        <span aria-hidden="true">{held ? '▶' : '❚❚'}</span>
        <span className="visually-hidden">{t('web.hold.hold')}</span>
      </button>
      {held ? (
        <button type="button" disabled={waiting === 0} title={`${t('web.hold.next')} (N)`} onClick={next}>
          <span aria-hidden="true">{waiting}</span>
          <span className="visually-hidden">{t('web.hold.next')}</span>
        </button>
      ) : null}
    </span>
  );
}
