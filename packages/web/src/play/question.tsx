/** The question card: what is asked and why, the choices, the buttons, and what is at stake. Always there, always of one size. */
import { useEffect, useId } from 'react';
import type { Decision } from '@cosmarium/engine';
import { sectionFor, tell } from '@cosmarium/story';
import { open } from '../board/opened.ts';
import { TimeLeft, useSlow } from '../board/slowly.tsx';
import { AskAdvice } from '../explain/ask.tsx';
import { useNames, useTable, useView } from '../table/context.tsx';
import { Portrait } from '../ui/art.tsx';
import { CardArt } from '../ui/card-art.tsx';
import { Explain, explainNothing } from '../ui/explain.tsx';
import { plain } from '../ui/marks.ts';
import { useShape } from '../ui/media.ts';
import { Prose } from '../ui/prose.tsx';
import { useFit } from '../ui/use-fit.ts';
import { useWords } from '../words.tsx';
import { termsOf, useReading } from './armed.ts';
import { useDecision, useDraft } from './choosing.ts';
import { Control } from './control.tsx';
import type { Draft } from './draft.ts';
import { askedBy } from './faces.ts';
import { useGive } from './giving.ts';
import { Held } from './held.tsx';
import { hintOf } from './hints.ts';
import { useKeys } from './keys.ts';
import { Quiet } from './quiet.tsx';
import styles from './question.module.css';
import { Ring } from './ring.tsx';
import { Stakes } from './stakes.tsx';
import { useAutomatic } from './use-automatic.ts';
import zones from './zones.module.css';

export function Question() {
  const open = useDecision();
  const answered = useAutomatic();
  const decision = answered ? null : open;
  const draft = useDraft();
  // What is offered anew meanwhile has not been answered.
  const held = useTable((state) =>
    state.held?.decision === decision?.id && state.held?.terms === termsOf(decision) ? state.held : null,
  );
  useKeys(held === null ? decision : null, draft);
  useReading(decision);
  const number = decision?.id;
  // What was being read would lie over what is asked now.
  useEffect(explainNothing, [number]);
  return (
    <>
      <Announced decision={decision} />
      {decision !== null && held !== null ? (
        <Held key={decision.id} decision={decision} answer={held.answer} />
      ) : decision !== null && draft !== null ? (
        <QuestionCard key={decision.id} decision={decision} draft={draft} />
      ) : (
        <Quiet />
      )}
    </>
  );
}

function useAsked(decision: Decision | null): string {
  const names = useNames();
  return decision === null ? '' : names.t(decision.key, names.params(decision.params));
}

/** For those who do not see the card change. */
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
  const refused = useTable((state) => state.refused);
  const dueSeat = useTable(({ due }) =>
    decision.kind === 'offer' && due[decision.seat] === undefined ? decision.partner : decision.seat,
  );
  const title = useId();
  const header = useFit<HTMLElement>();
  const timed = useTable(({ due }) => due[dueSeat] !== undefined);
  const hint = hintOf(decision, names, timed);
  const slow = useSlow();
  // Elsewhere the line above the board says it.
  const phone = useShape() === 'phone';
  return (
    <section
      className={`${zones.card} ${styles.question}`}
      role="group"
      aria-labelledby={title}
      data-kind={decision.kind}
      data-solid="question"
      data-fits
      tabIndex={-1}
    >
      <header ref={header} className={zones.asked} data-fits>
        <Ring seat={dueSeat} clock={clockOf(decision)} />
        <div className={styles.help}>
          <RulesFor decision={decision} />
          <AskAdvice decision={decision} />
        </div>
        <div className={styles.words}>
          <h2 id={title}>
            <Prose text={asked} />
          </h2>
          {refused === null ? null : (
            <p className={styles.refused} role="alert">
              {names.t(`web.refused.${refused}`)}
            </p>
          )}
          {decision.kind === 'respond' ? <JustHappened /> : null}
          {hint === '' ? null : <p className={styles.hint}>{hint}</p>}
          {phone && slow && timed ? (
            <p className={`${styles.hint} ${styles.time}`}>
              <TimeLeft seat={dueSeat} />
            </p>
          ) : null}
          <AskedBy decision={decision} />
        </div>
      </header>
      <Control decision={decision} draft={draft} give={(given) => void answer(decision, given)} />
      <Stakes decision={decision} draft={draft} />
    </section>
  );
}

/** Opens the rulebook where it explains what is asked. */
function RulesFor({ decision }: { decision: Decision }) {
  const { t } = useWords();
  const phase = useTable(({ view }) => view?.encounter?.phase ?? null);
  return (
    <button
      type="button"
      className={styles.rules}
      aria-label={t('web.play.rules')}
      title={t('web.play.rules')}
      onClick={() => open({ is: 'rules', at: sectionFor(decision.kind, decision.key, phase) })}
    >
      ?
    </button>
  );
}

/** The alien or card whose question it is, with what it says. */
function AskedBy({ decision }: { decision: Decision }) {
  const words = useWords();
  const topic = askedBy(decision.key, words);
  const { players } = useView();
  if (topic === null) return null;
  const owner = players.find(({ sheets }) =>
    sheets.some((sheet) => 'alien' in topic && sheet.alien === topic.alien),
  );
  const [kind, id] = 'alien' in topic ? ['alien', topic.alien] : ['card', topic.card];
  return (
    <div className={`${styles.by} seat-${owner?.colour ?? 'none'}`}>
      <Explain topic={topic}>
        {'alien' in topic ? (
          <Portrait alien={topic.alien} className={styles.face} />
        ) : (
          <CardArt kind={topic.card} type="artifact" className={styles.face} />
        )}
        <b>{words.t(`${kind}.${id}.name`)}</b>
      </Explain>
    </div>
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
