/** What comes after the last lesson. */
import { useEffect, useRef } from 'react';
import { Link, paths } from '../routes.tsx';
import { useNames, useView } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import { useWords } from '../words.tsx';
import { lessonParams } from './params.ts';
import styles from './ending.module.css';

const MORE = ['powers', 'flares', 'artifacts', 'shared'] as const;

export function Ending({ again }: { again: () => void }) {
  const { t } = useWords();
  const names = useNames();
  const view = useView();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.ending}
      aria-labelledby="learnt"
      onCancel={(event) => event.preventDefault()}
    >
      <h1 id="learnt">{t('web.learn.end.title')}</h1>
      <p>
        <Prose text={t('web.learn.end', lessonParams(view, names))} />
      </p>
      <h2>{t('web.learn.end.more')}</h2>
      <ul>
        {MORE.map((what) => (
          <li key={what}>{t(`web.learn.end.${what}`)}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Link className="button primary" href={paths.home}>
          {t('web.learn.end.play')}
        </Link>
        <Link className="button" href={paths.aliens}>
          {t('web.learn.end.aliens')}
        </Link>
        <button type="button" className="button quiet" onClick={again}>
          {t('web.learn.end.again')}
        </button>
      </div>
    </dialog>
  );
}
