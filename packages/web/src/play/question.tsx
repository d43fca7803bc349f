/** The question card: what is asked, by what, until when, and the ways to answer. */
import { useId, useState } from 'react';
import type { Decision } from '@cosmarium/engine';
import { tell } from '@cosmarium/story';
import { useNames, useTable, useView } from '../table/context.tsx';
import { CardArt, Portrait } from '../ui/art.tsx';
import { Explain } from '../ui/explain.tsx';
import { plain } from '../ui/marks.ts';
import { Prose } from '../ui/prose.tsx';
import { useWords } from '../words.tsx';
import { useDecision, useDraft } from './choosing.ts';
import { Control } from './control.tsx';
import { Negotiation } from './controls/negotiation.tsx';
import type { Draft } from './draft.ts';
import { askedBy } from './faces.ts';
import { useGive } from './giving.ts';
import { hintOf } from './hints.ts';
import { useKeys } from './keys.ts';
import styles from './question.module.css';
import { Ring } from './ring.tsx';
import { useAutomatic } from './use-automatic.ts';

export function Question() {
  const open = useDecision();
  const answered = useAutomatic();
  const decision = answered ? null : open;
  const draft = useDraft();
  useKeys(decision, draft);
  return (
    <div className={styles.place}>
      <Announced decision={decision} />
      {decision !== null && draft !== null ? (
        <QuestionCard key={decision.id} decision={decision} draft={draft} />
      ) : (
        <Negotiation />
      )}
    </div>
  );
}

function useAsked(decision: Decision | null): string {
  const names = useNames();
  return decision === null ? '' : names.t(decision.key, names.params(decision.params));
}

/** For those who do not see the card appear. */
function Announced({ decision }: { decision: Decision | null }) {
  const asked = useAsked(decision);
  return (
    <p className="visually-hidden" aria-live="assertive">
      {plain(asked)}
    </p>
  );
}

const clockOf = (decision: Decision) =>
  decision.kind === 'offer' ? 'deal' : decision.secret ? 'response' : 'decision';

function QuestionCard({ decision, draft }: { decision: Decision; draft: Draft }) {
  const names = useNames();
  const asked = useAsked(decision);
  const answer = useGive();
  const [folded, setFolded] = useState(false);
  const refused = useTable((state) => state.refused);
  const dueSeat = useTable(({ due }) =>
    decision.kind === 'offer' && due[decision.seat] === undefined ? decision.partner : decision.seat,
  );
  const title = useId();
  const hint = hintOf(decision, names);
  return (
    <section className={styles.card} role="group" aria-labelledby={title} data-kind={decision.kind}>
      <header className={styles.head}>
        <Ring seat={dueSeat} clock={clockOf(decision)} />
        <AskedBy decision={decision} />
        <div className={styles.asked}>
          {decision.kind === 'respond' ? <JustHappened /> : null}
          <h2 id={title}>
            <Prose text={asked} />
          </h2>
          {hint === '' || folded ? null : <p className={styles.hint}>{hint}</p>}
        </div>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!folded}
          aria-label={names.t(folded ? 'web.play.unfold' : 'web.play.fold')}
          title={names.t(folded ? 'web.play.unfold' : 'web.play.fold')}
          onClick={() => setFolded(!folded)}
        >
          {folded ? '▴' : '▾'}
        </button>
      </header>
      {refused === null ? null : (
        <p className={styles.refused} role="alert">
          {names.t(`web.refused.${refused}`)}
        </p>
      )}
      {folded ? null : (
        <div className={styles.body}>
          <Control decision={decision} draft={draft} give={(given) => void answer(decision, given)} />
        </div>
      )}
    </section>
  );
}

function AskedBy({ decision }: { decision: Decision }) {
  const words = useWords();
  const topic = askedBy(decision.key, words);
  const { players } = useView();
  if (topic === null) return null;
  const owner = players.find(({ sheets }) =>
    sheets.some((sheet) => 'alien' in topic && sheet.alien === topic.alien),
  );
  return (
    <span className={`${styles.by} seat-${owner?.colour ?? 'none'}`}>
      <Explain topic={topic}>
        {'alien' in topic ? (
          <Portrait alien={topic.alien} className={styles.portrait} />
        ) : (
          <CardArt kind={topic.card} type="artifact" className={styles.portrait} />
        )}
        <span>{words.t('alien' in topic ? `alien.${topic.alien}.name` : `card.${topic.card}.name`)}</span>
      </Explain>
    </span>
  );
}

/** What a response would answer to. */
function JustHappened() {
  const names = useNames();
  const events = useTable((state) => state.events);
  for (let i = events.length - 1; i >= Math.max(0, events.length - 12); i--) {
    const told = tell(events[i], names);
    if (told !== null)
      return (
        <p className={styles.hint}>
          <Prose text={told} />
        </p>
      );
  }
  return null;
}
