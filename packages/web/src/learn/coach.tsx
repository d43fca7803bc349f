/** Says what to do and why. It has a place of its own above the table, so that it never covers what it speaks of. */
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useNames, useView } from '../table/context.tsx';
import { TableArt } from '../ui/art.tsx';
import { Prose } from '../ui/prose.tsx';
import { useWords } from '../words.tsx';
import { CHAPTERS, type Chapter } from './lessons.ts';
import { lessonParams } from './params.ts';
import type { Lecture, Tutorial } from './tutorial.ts';
import styles from './coach.module.css';

function keyOf({ lesson, now, objection }: Lecture): string {
  if (now === 'wait' || now === 'free') return `web.learn.${now}`;
  return objection === null ? `web.learn.${lesson.id}` : `web.learn.${lesson.id}.${objection}`;
}

export function Coach({ tutorial, skip }: { tutorial: Tutorial; skip: () => void }) {
  const { t } = useWords();
  const names = useNames();
  const view = useView();
  const lecture = useStore(tutorial.lecture);
  const reading = lecture.now === 'read';
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (reading) next.current?.focus({ preventScroll: true });
  }, [reading, lecture.lesson]);
  return (
    <section
      className={styles.coach}
      data-coach="coach"
      data-reads={reading || undefined}
      aria-label={t('web.learn.coach')}
    >
      <TableArt name="ship" className={styles.face} />
      <Progress chapter={lecture.lesson.chapter} />
      <p
        aria-live="polite"
        className={`${styles.says} ${lecture.objection === null ? '' : styles.objection}`}
      >
        <Prose text={t(keyOf(lecture), lessonParams(view, names, tutorial.scene))} />
      </p>
      <div className={styles.buttons}>
        {reading ? (
          <button ref={next} type="button" className="button primary" onClick={tutorial.next}>
            {t('web.learn.next')}
          </button>
        ) : null}
        <button type="button" className={`button quiet ${styles.skip}`} onClick={skip}>
          {t('web.learn.skip')}
        </button>
      </div>
    </section>
  );
}

/** Those that are no phase. */
const OWN_CHAPTERS: readonly Chapter[] = ['goal', 'deal', 'invited', 'attacked'];

function Progress({ chapter }: { chapter: Chapter }) {
  const { t } = useWords();
  const at = CHAPTERS.indexOf(chapter);
  const name = t(OWN_CHAPTERS.includes(chapter) ? `web.learn.chapter.${chapter}` : `phase.${chapter}`);
  const label = t('web.learn.progress', { part: at + 1, parts: CHAPTERS.length, name });
  return (
    <h2 className={styles.progress}>
      <span aria-hidden="true">{name}</span>
      <span className={styles.dots} aria-hidden="true">
        {CHAPTERS.map((one, i) => (
          <i key={one} className={i === at ? styles.now : i < at ? styles.done : ''} />
        ))}
      </span>
      <span className="visually-hidden">{label}</span>
    </h2>
  );
}
