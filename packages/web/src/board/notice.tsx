/** What the server has to say about the table itself. */
import { useState } from 'react';
import type { Notice as TableNotice } from '@cosmarium/protocol';
import { useTable } from '../table/context.tsx';
import { useWords } from '../words.tsx';
import styles from './notice.module.css';

function keyOf(notice: TableNotice): string {
  switch (notice.notice) {
    case 'stopped':
      return `web.board.stopped.${notice.why}`;
    case 'resumed':
      return 'web.board.resumed';
    case 'rules-changed':
      return `web.board.rules-changed.${notice.encounter}`;
  }
}

export function Notice() {
  const { t } = useWords();
  const notice = useTable(({ info }) => info?.notice ?? null);
  // Its player knows, and finds it in the menu.
  const brought = useTable(({ info, seat }) => info?.brought === true && seat < 0);
  const [read, setRead] = useState<string | null>(null);
  const key = notice === null ? (brought ? 'web.board.brought' : null) : keyOf(notice);
  if (key === null || read === key) return null;
  return (
    <div role="status" className={styles.notice}>
      <p>{t(key)}</p>
      {notice?.notice === 'stopped' ? null : (
        <button type="button" className={styles.read} onClick={() => setRead(key)}>
          {t('web.close')}
        </button>
      )}
    </div>
  );
}
