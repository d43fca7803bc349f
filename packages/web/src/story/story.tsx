/** What happened, told: grouped by encounter, filtered by what one cares for. */
import { Fragment, memo, useMemo, useState } from 'react';
import { tell, type Names } from '@cosmarium/story';
import { useNames, useTable, useTableAt } from '../table/context.tsx';
import { WhyOf } from '../explain/why.tsx';
import { Prose } from '../ui/prose.tsx';
import {
  chaptersOf,
  eventsOf,
  lastChapters,
  linesOf,
  spokenOf,
  TOPICS,
  type Chapter,
  type StoryLine,
  type StoryTopic,
} from './lines.ts';
import { handoverIn } from './handover.ts';
import { Since, TaleOf } from './tale.tsx';
import { textOf } from './text-of.ts';
import { useStick } from './use-stick.ts';
import styles from './story.module.css';

const PAGE = 200;
/** So many encounters are told in all their sentences; of earlier ones it is enough how they ended. */
const WHOLE = 2;
/** An encounter in a few sentences takes as much room as so many lines. */
const SHORT_LINES = 20;

export function Story() {
  const names = useNames();
  const events = useTable((state) => state.events);
  const firstEvent = useTable((state) => state.firstEvent);
  const [topic, setTopic] = useState<StoryTopic>('short');
  const [most, setMost] = useState(PAGE);
  const lines = useMemo(() => linesOf(events, firstEvent, topic), [events, firstEvent, topic]);
  const chapters = useMemo(() => chaptersOf(lines), [lines]);
  const shown = useMemo(
    () =>
      lastChapters(chapters, most, (chapter) =>
        topic === 'short' && chapter.heading !== null ? SHORT_LINES : chapter.lines.length,
      ),
    [chapters, most, topic],
  );
  const { list, behind, onScroll, toEnd } = useStick(lines.length);
  return (
    <section className={styles.story} aria-label={names.t('web.story.label')}>
      <Filter topic={topic} choose={setTopic} />
      <div className={styles.scroll} ref={list} onScroll={onScroll} tabIndex={-1}>
        {chapters.length > shown.length ? (
          <button type="button" className={styles.earlier} onClick={() => setMost(most + PAGE)}>
            {names.t('web.story.earlier')}
          </button>
        ) : null}
        {shown.map((chapter, i) => (
          <Fragment key={chapter.heading?.number ?? -1}>
            {topic === 'short' && chapter.heading !== null ? (
              <TaleOf
                events={eventsOf(events, firstEvent, chapter, shown[i + 1])}
                names={names}
                whole={i >= shown.length - WHOLE}
              >
                <Lines lines={chapter.lines} names={names} />
              </TaleOf>
            ) : (
              <ChapterOf chapter={chapter} names={names} bare={topic !== 'everything'} />
            )}
            <HandoversOf
              names={names}
              from={chapter.heading?.number ?? -1}
              until={shown[i + 1]?.heading?.number ?? Infinity}
            />
            <ByOrder
              names={names}
              from={chapter.heading?.number ?? 0}
              until={shown[i + 1]?.heading?.number ?? Infinity}
            />
          </Fragment>
        ))}
        {topic === 'short' ? <Since names={names} /> : null}
      </div>
      {behind ? (
        <button type="button" className={styles.new} onClick={toEnd}>
          {names.t('web.story.new')}
        </button>
      ) : null}
    </section>
  );
}

interface BetweenProps {
  names: Names;
  from: number;
  until: number;
}

/** Who took a seat from a bot between these events, or left one to a bot. */
function HandoversOf({ names, from, until }: BetweenProps) {
  const handovers = useTable(({ info }) => info?.handovers);
  const here = handovers?.filter(({ seq }) => seq > from && seq <= until) ?? [];
  if (here.length === 0) return null;
  return (
    <ol className={styles.lines}>
      {here.map((one, i) => (
        <li key={`${one.seq} ${i}`} className={styles.line}>
          <span className={styles.dot} />
          <span>
            <Prose text={handoverIn(names, one)} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What my standing orders did between these events. */
function ByOrder({ names, from, until }: BetweenProps) {
  const byOrder = useTable((state) => state.byOrder);
  const mine = byOrder.filter(({ seq }) => seq > from && seq <= until);
  if (mine.length === 0) return null;
  return (
    <ol className={styles.lines}>
      {mine.map(({ seq, did }, i) => (
        <li key={`${seq} ${i}`} className={styles.line}>
          <span className={styles.dot} />
          <span>{names.t(`web.story.order.${did}`)}</span>
        </li>
      ))}
    </ol>
  );
}

function Filter({ topic, choose }: { topic: StoryTopic; choose: (topic: StoryTopic) => void }) {
  const names = useNames();
  return (
    <div className={styles.filter} role="group" aria-label={names.t('web.story.filter')}>
      {TOPICS.map((one) => (
        <button key={one} type="button" aria-pressed={one === topic} onClick={() => choose(one)}>
          {names.t(`web.story.topic.${one}`)}
        </button>
      ))}
    </div>
  );
}

function ChapterOf({ chapter, names, bare }: { chapter: Chapter; names: Names; bare: boolean }) {
  // With a filter, encounters in which nothing of it happened have nothing to say.
  if (bare && chapter.lines.length === 0) return null;
  return (
    <div>
      {chapter.heading === null ? null : (
        <h3 className={styles.heading}>
          <Prose text={tell(chapter.heading.event, names) ?? ''} />
        </h3>
      )}
      <Lines lines={chapter.lines} names={names} />
    </div>
  );
}

function Lines({ lines, names }: { lines: readonly StoryLine[]; names: Names }) {
  return (
    <ol className={styles.lines}>
      {lines.map((line) => (
        <LineOf key={line.number} line={line} names={names} />
      ))}
    </ol>
  );
}

const NOTHING = { places: [], seats: [] };

interface LineProps {
  line: StoryLine;
  names: Names;
}

/** Lines are listed anew with every move; a line that is there stays as it is. */
const isSameLine = (was: LineProps, is: LineProps): boolean =>
  was.names === is.names && was.line.event === is.line.event && was.line.also.length === is.line.also.length;

/** Touching a line shows what it speaks of; touching it again lets go. */
const LineOf = memo(function LineOf({ line, names }: LineProps) {
  const { store } = useTableAt();
  const { event } = line;
  const text = useMemo(() => textOf(line, names), [line, names]);
  const spoken = useMemo(() => spokenOf(line), [line]);
  const lit = useTable(({ highlight }) => highlight === spoken);
  if (text === null) return null;
  const nothing = spoken.places.length === 0 && spoken.seats.length === 0;
  const point = () => store.setState({ highlight: lit || nothing ? NOTHING : spoken });
  return (
    // The words are for the pointer, the button beside them is for the keyboard: words hold buttons of their own.
    <li className={styles.line} data-kind={event.type} data-lit={lit} onClick={point}>
      {nothing ? (
        <span className={styles.dot} />
      ) : (
        <button
          type="button"
          className={styles.dot}
          aria-pressed={lit}
          aria-label={names.t('web.story.point')}
          onClick={(click) => {
            click.stopPropagation();
            point();
          }}
        />
      )}
      <span>
        <Prose text={text} />
        {lit ? <WhyOf number={line.number} /> : null}
      </span>
    </li>
  );
}, isSameLine);
