/** An encounter in a few sentences, with everything else folded below; and what was decided since one's last move. */
import { memo, useMemo, type ReactNode } from 'react';
import type { SeenEvent } from '@cosmarium/engine';
import { recapOf, sinceMoveOf, taleOf, tell, type Names } from '@cosmarium/story';
import { useTable } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import styles from './story.module.css';

interface TaleProps {
  /** Of this encounter only. */
  events: readonly SeenEvent[];
  names: Names;
  /** All sentences, or only the last one. */
  whole: boolean;
  children: ReactNode;
}

/** Told anew only if something of it has happened meanwhile. */
const isSameTale = (was: TaleProps, is: TaleProps): boolean =>
  was.names === is.names &&
  was.whole === is.whole &&
  was.events.length === is.events.length &&
  was.events[0] === is.events[0];

export const TaleOf = memo(function TaleOf({ events, names, whole, children }: TaleProps) {
  const { sentences, over } = useMemo(() => taleOf(events, names), [events, names]);
  const shown = whole ? sentences : sentences.slice(-1);
  return (
    <article className={styles.tale} data-over={over}>
      <h3 className={styles.heading}>
        <Prose text={tell(events[0], names) ?? ''} />
      </h3>
      <Sentences told={shown} />
      <details className={styles.details}>
        <summary>{names.t('web.story.details')}</summary>
        {children}
      </details>
    </article>
  );
}, isSameTale);

/** This encounter so far, for a screen on which the story has no place of its own. */
export function TaleSoFar({ names }: { names: Names }) {
  const events = useTable((state) => state.events);
  const sentences = useMemo(() => {
    const begun = events.findLastIndex(({ type }) => type === 'encounter');
    return begun < 0 ? [] : taleOf(events.slice(begun), names).sentences;
  }, [events, names]);
  if (sentences.length === 0) return null;
  return <Sentences told={sentences} />;
}

function Sentences({ told }: { told: readonly string[] }) {
  return (
    <ol className={styles.sentences}>
      {told.map((sentence, i) => (
        // oxlint-disable-next-line no-array-index-key -- sentences are only ever added
        <li key={i}>
          <Prose text={sentence} />
        </li>
      ))}
    </ol>
  );
}

/** Encounters that ended since the reader's last move, if it is more than the one that is told above anyway. */
export function Since({ names }: { names: Names }) {
  const events = useTable((state) => state.events);
  const seat = useTable(({ view }) => view?.seat ?? -1);
  const ends = useMemo(
    () => (seat < 0 ? [] : recapOf(events, sinceMoveOf(events, seat), names)),
    [events, seat, names],
  );
  if (ends.length < 2) return null;
  return (
    <section className={styles.since} aria-label={names.t('web.story.since')}>
      <h3>{names.t('web.story.since')}</h3>
      <ol className={styles.sentences}>
        {ends.map((end) => (
          <li key={end}>
            <Prose text={end} />
          </li>
        ))}
      </ol>
    </section>
  );
}
