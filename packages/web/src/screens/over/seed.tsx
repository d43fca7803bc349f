/** The promise of the beginning, and how to check that it was kept. */
import { useState } from 'react';
import { useWords } from '../../words.tsx';
import { CopyButton } from '../around/copy-button.tsx';
import { sha256 } from './sha256.ts';
import styles from './seed.module.css';

export function Seed({ seed, commitment }: { seed: string; commitment: string }) {
  const { t } = useWords();
  const [found, setFound] = useState<string | null>(null);
  const command = `printf %s ${seed} | sha256sum`;
  return (
    <details className={styles.seed}>
      <summary className={styles.summary}>{t('web.over.seed')}</summary>
      <p>{t('web.over.seed.why')}</p>
      <dl className={styles.numbers}>
        <dt>{t('web.over.seed.is')}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
        <dt>{t('web.over.seed.commitment')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
      </dl>
      <div className={styles.check}>
        {'subtle' in crypto ? (
          <button type="button" className="button" onClick={() => void sha256(seed).then(setFound)}>
            {t('web.over.seed.check')}
          </button>
        ) : null}
        <p role="status">
          {found === null ? null : t(found === commitment ? 'web.over.seed.right' : 'web.over.seed.wrong')}
        </p>
      </div>
      <p>{t('web.over.seed.command')}</p>
      <div className={styles.check}>
        <code className={styles.command}>{command}</code>
        <CopyButton text={command} />
      </div>
    </details>
  );
}
