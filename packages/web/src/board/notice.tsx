/** What the server has to say about the table itself. */
import { useState } from 'react';
import { useTable } from '../table/context.tsx';
import { useWords } from '../words.tsx';
import styles from './notice.module.css';

export function Notice() {
  const { t } = useWords();
  const notice = useTable(({ info }) => info?.notice ?? null);
  const [read, setRead] = useState<string | null>(null);
  if (notice === null) return null;
  const key =
    notice.notice === 'stopped'
      ? `web.board.stopped.${notice.why}`
      : `web.board.rules-changed.${notice.encounter}`;
  if (read === key) return null;
  return (
    <div role="status" className={styles.notice}>
      <p>{t(key)}</p>
      {notice.notice === 'stopped' ? null : (
        <button type="button" className={styles.read} onClick={() => setRead(key)}>
          {t('web.close')}
        </button>
      )}
    </div>
  );
}
