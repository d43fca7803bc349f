/** A journal from the disk: dropped, or chosen. */
import { useRef, useState } from 'react';
import { Link, paths } from '../routes.tsx';
import { useWords } from '../words.tsx';
import type { Fault } from './load.ts';
import styles from './open-file.module.css';

export function OpenFile({ fault, open }: { fault: Fault | null; open: (file: File) => void }) {
  const { t } = useWords();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file !== undefined) open(file);
  };
  return (
    <main
      className={styles.page}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <div className={`panel ${styles.drop} ${over ? styles.over : ''}`}>
        <h1>{t('web.replay.file')}</h1>
        <p>{t('web.replay.file.how')}</p>
        {fault === null ? null : (
          <div role="alert" className={styles.fault}>
            <p>{t(`web.replay.${fault.why}`)}</p>
            <code>{fault.detail}</code>
          </div>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          onChange={(event) => take(event.target.files)}
        />
        <div className={styles.buttons}>
          <button type="button" className="button primary" onClick={() => input.current?.click()}>
            {t('web.replay.file.choose')}
          </button>
          <Link className="button" href={paths.home}>
            {t('web.home')}
          </Link>
        </div>
      </div>
    </main>
  );
}
