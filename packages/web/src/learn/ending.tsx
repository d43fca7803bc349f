/** What comes after the last lesson. */
import { useEffect, useRef } from 'react';
import { Link, paths } from '../routes.tsx';
import { useNames, useView } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import { useWords } from '../words.tsx';
import type { Scene } from './lessons.ts';
import { lessonParams } from './params.ts';
import styles from './ending.module.css';

const MORE = ['powers', 'flares', 'artifacts', 'shared'] as const;

interface EndingProps {
  scene: Scene;
  /** Begins the next scene; there is none after the last. */
  next: (() => void) | null;
  again: () => void;
}

export function Ending({ scene, next, again }: EndingProps) {
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
      <h1 id="learnt">{t(`web.learn.end.title.${scene.id}`)}</h1>
      <p>
        <Prose text={t(`web.learn.${scene.lessons.at(-1)!.id}`, lessonParams(view, names, scene))} />
      </p>
      {next === null ? (
        <>
          <h2>{t('web.learn.end.more')}</h2>
          <ul>
            {MORE.map((what) => (
              <li key={what}>{t(`web.learn.end.${what}`)}</li>
            ))}
          </ul>
        </>
      ) : null}
      <div className={styles.buttons}>
        {next === null ? null : (
          <button type="button" className="button primary" onClick={next}>
            {t(`web.learn.end.next.${scene.id}`)}
          </button>
        )}
        <Link className={`button ${next === null ? 'primary' : ''}`} href={paths.home}>
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
