/** A game that is over, looked through: how it went, where it turned, and what one might have done better. */
import { useEffect, useState, type ReactNode } from 'react';
import type { Analysis, Lesson, Mistake, Turn } from '@cosmarium/bots';
import type { Journal, Seat } from '@cosmarium/engine';
import { useNames } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import { useWords, WithReasons } from '../words.tsx';
import { answerInWords } from './answers.ts';
import { Curve } from './curve.tsx';
import { lookThrough } from './thinker.ts';
import styles from './analysis.module.css';

/** So many mistakes are told one by one. */
const MOST_MISTAKES = 6;

type Look = { is: 'looking'; done: number } | { is: 'failed' } | { is: 'done'; analysis: Analysis };

function useAnalysis(journal: Journal, seat: Seat): Look {
  const [look, setLook] = useState<Look>({ is: 'looking', done: 0 });
  useEffect(() => {
    setLook({ is: 'looking', done: 0 });
    return lookThrough(journal, seat, {
      progress: (done) => setLook({ is: 'looking', done }),
      done: (analysis) => setLook({ is: 'done', analysis }),
      failed: () => setLook({ is: 'failed' }),
    });
  }, [journal, seat]);
  return look;
}

interface AnalysisProps {
  journal: Journal;
  /** Whose answers are looked at; -1: nobody's. */
  seat: Seat;
  /** Where the replay is, after so many answers, and what takes it elsewhere. */
  here: number;
  show: (at: number) => void;
  /** Is not wanted any more. */
  cancel: () => void;
}

export default function AnalysisOf(props: AnalysisProps) {
  return (
    <WithReasons>
      <Looked {...props} />
    </WithReasons>
  );
}

function Looked({ journal, seat, here, show, cancel }: AnalysisProps) {
  const { t } = useWords();
  const look = useAnalysis(journal, seat);
  if (look.is === 'failed') return <p role="alert">{t('analysis.failed')}</p>;
  if (look.is === 'looking')
    return (
      <div className={styles.looking} role="status">
        <p>{t('analysis.looking')}</p>
        <progress value={look.done} aria-label={t('analysis.looking')} />
        <button type="button" className="button" onClick={cancel}>
          {t('analysis.cancel')}
        </button>
      </div>
    );
  const { points, turns, mistakes, lessons, asked, same } = look.analysis;
  return (
    <div className={styles.analysis}>
      <p className={styles.about}>{t('analysis.about')}</p>
      <Curve points={points} here={here} show={show} />
      {turns.length === 0 ? null : (
        <Part title={t('analysis.turns')}>
          {turns.map((turn) => (
            <TurnOf key={turn.at} turn={turn} show={show} />
          ))}
        </Part>
      )}
      {lessons.length === 0 ? null : (
        <Part title={t('analysis.lessons')} ordered>
          {lessons.map((lesson) => (
            <LessonOf key={lesson.topic} lesson={lesson} asked={asked} show={show} />
          ))}
        </Part>
      )}
      {asked === 0 ? null : (
        <Part title={t('analysis.answers', { same, asked })}>
          {mistakes.slice(0, MOST_MISTAKES).map((mistake) => (
            <MistakeOf key={mistake.at} mistake={mistake} show={show} />
          ))}
        </Part>
      )}
    </div>
  );
}

function Part({
  title,
  ordered = false,
  children,
}: {
  title: string;
  ordered?: boolean;
  children: ReactNode;
}) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <List className={styles.list}>{children}</List>
    </section>
  );
}

type Show = AnalysisProps['show'];

function See({ at, encounter, show }: { at: number; encounter: number; show: Show }) {
  const { t } = useWords();
  return (
    <button type="button" className={styles.see} onClick={() => show(at)}>
      {t('analysis.encounter', { encounter })}
    </button>
  );
}

const pointsOf = (chance: number): number => Math.max(1, Math.round(100 * chance));

function TurnOf({ turn: { at, encounter, seat, gain }, show }: { turn: Turn; show: Show }) {
  const names = useNames();
  return (
    <li>
      <See at={at} encounter={encounter} show={show} />
      <p>
        <Prose text={names.t('analysis.turn', { ...names.who(seat), points: pointsOf(gain) })} />
      </p>
    </li>
  );
}

function LessonOf({ lesson, asked, show }: { lesson: Lesson; asked: number; show: Show }) {
  const { t } = useWords();
  const { topic, count, loss, at, encounter } = lesson;
  return (
    <li>
      {at === null ? null : <See at={at} encounter={encounter} show={show} />}
      <p>
        {t(`analysis.lesson.${topic}`, { count, asked })}{' '}
        {loss === 0 ? null : (
          <span className={styles.cost}>{t('analysis.cost', { points: pointsOf(loss) })}</span>
        )}
      </p>
    </li>
  );
}

function MistakeOf({ mistake, show }: { mistake: Mistake; show: Show }) {
  const names = useNames();
  const { at, encounter, decision, given, better, loss, why } = mistake;
  const reason = why === null ? '' : names.t(why.key.replace('bots.', 'advice.'), names.params(why.params));
  return (
    <li>
      <See at={at} encounter={encounter} show={show} />
      <p>
        <Prose
          text={names.t('analysis.mistake', {
            given: answerInWords(decision, given, names),
            better: answerInWords(decision, better, names),
          })}
        />{' '}
        <Prose text={reason} />{' '}
        <span className={styles.cost}>{names.t('analysis.cost', { points: pointsOf(loss) })}</span>
      </p>
    </li>
  );
}
