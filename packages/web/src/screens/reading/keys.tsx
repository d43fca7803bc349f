/** Which key does what at the table, and where more is explained. */
import { open } from '../../board/opened.ts';
import { useWords } from '../../words.tsx';
import styles from './keys.module.css';

/** Each line: the keys as they are printed on a keyboard, and what they do. */
const KEYS = [
  ['enter', 'answer'],
  ['space', 'decline'],
  ['1 – 9', 'choose'],
  ['escape', 'anew'],
  ['← ↑ ↓ →', 'planets'],
  ['−', 'fewer'],
  ['P', 'hold'],
  ['N', 'next'],
  ['A', 'advice'],
  ['?', 'keys'],
] as const;
const NAMED: ReadonlySet<string> = new Set(['enter', 'space', 'escape']);

export function Keys() {
  const { t } = useWords();
  return (
    <>
      <dl className={styles.keys}>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{NAMED.has(key) ? t(`web.play.key.${key}`) : key}</kbd>
            </dt>
            <dd>{t(`web.keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        <button type="button" className="button" onClick={() => open({ is: 'rules', at: '' })}>
          {t('web.home.rules')}
        </button>
        <button type="button" className="button" onClick={() => open({ is: 'aliens', alien: null })}>
          {t('web.home.aliens')}
        </button>
      </p>
    </>
  );
}
