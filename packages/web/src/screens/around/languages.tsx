import type { Lang } from '@cosmarium/text';
import { setSettings } from '../../settings.ts';
import { LANGUAGES, useWords } from '../../words.tsx';
import styles from './languages.module.css';

const ALL = Object.entries(LANGUAGES) as [Lang, string][];

/** Every language by its own name, so that somebody who is lost in another one finds theirs. */
export function Languages() {
  const { t, lang } = useWords();
  return (
    <div role="group" aria-label={t('web.language')} className={styles.languages}>
      {ALL.map(([one, name]) => (
        <button
          key={one}
          type="button"
          lang={one}
          className={styles.language}
          aria-pressed={one === lang}
          onClick={() => setSettings({ lang: one })}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
