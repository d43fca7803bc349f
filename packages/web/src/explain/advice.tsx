/** Up to three answers a hard bot would think of, above the question they are for. Touching one chooses it; nothing is sent. */
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Advice } from '@cosmarium/bots';
import type { Decision } from '@cosmarium/engine';
import type { Names } from '@cosmarium/story';
import { useDraft, useTouch } from '../play/choosing.ts';
import { answerOf } from '../play/draft.ts';
import { useNames, useTableAt } from '../table/context.tsx';
import { plain } from '../ui/marks.ts';
import { Prose } from '../ui/prose.tsx';
import { useWords, WithReasons } from '../words.tsx';
import { answerInWords, draftOf } from './answers.ts';
import { thinkAbout } from './thinker.ts';
import styles from './advice.module.css';

type Thought = { is: 'thinking' } | { is: 'none' } | { is: 'advice'; advice: readonly Advice[] };

function useAdvice(decision: Decision): Thought {
  const { send } = useTableAt();
  const [thought, setThought] = useState<Thought>({ is: 'thinking' });
  useEffect(() => {
    let wanted = true;
    const think = async (): Promise<Thought> => {
      const reply = await send({ do: 'recall', decision: decision.id });
      const recalled = reply.ok ? reply.recalled : undefined;
      const asked = recalled?.view.decisions.find(({ id }) => id === decision.id);
      if (recalled === undefined || asked === undefined) return { is: 'none' };
      return { is: 'advice', advice: await thinkAbout(asked, recalled) };
    };
    void think()
      .catch((): Thought => ({ is: 'none' }))
      .then((now) => wanted && setThought(now));
    return () => {
      wanted = false;
    };
  }, [send, decision.id]);
  return thought;
}

interface PanelProps {
  decision: Decision;
  /** Stands in the card the panel lies above. */
  over: RefObject<HTMLElement | null>;
  close: () => void;
}

export default function Panel({ decision, over, close }: PanelProps) {
  const { t } = useWords();
  const panel = useRef<HTMLElement>(null);
  const thought = useAdvice(decision);
  useLayoutEffect(() => {
    const place = () => {
      const card = over.current?.closest('section')?.getBoundingClientRect();
      if (card === undefined || panel.current === null) return;
      const { style } = panel.current;
      style.insetInlineStart = `${Math.max(8, card.left)}px`;
      style.bottom = `${innerHeight - card.top + 8}px`;
      style.width = `${Math.min(card.width, innerWidth - 16, 520)}px`;
      style.maxHeight = `${card.top - 16}px`;
    };
    panel.current?.showPopover();
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [over]);
  return (
    <section ref={panel} popover="manual" className={styles.panel} aria-label={t('web.play.advice')}>
      <header className={styles.head}>
        <h3>{t('web.play.advice')}</h3>
        <button type="button" className={styles.close} aria-label={t('web.close')} onClick={close}>
          ×
        </button>
      </header>
      <div aria-live="polite">
        <WithReasons>
          <Thoughts decision={decision} thought={thought} />
        </WithReasons>
      </div>
    </section>
  );
}

function Thoughts({ decision, thought }: { decision: Decision; thought: Thought }) {
  const { t } = useWords();
  if (thought.is !== 'advice')
    return (
      <p className={styles.waiting} data-thinking={thought.is === 'thinking' || undefined}>
        {t(thought.is === 'thinking' ? 'advice.thinking' : 'advice.none')}
      </p>
    );
  const [first] = thought.advice;
  return (
    <>
      <ol className={styles.answers}>
        {thought.advice.map((one) => (
          <Answered key={JSON.stringify(one.answer)} decision={decision} one={one} first={first} />
        ))}
      </ol>
      <p className={styles.use}>{t('advice.use')}</p>
    </>
  );
}

interface AnsweredProps {
  decision: Decision;
  one: Advice;
  /** What it is compared with. */
  first: Advice;
}

function Answered({ decision, one, first }: AnsweredProps) {
  const names = useNames();
  const touch = useTouch();
  const current = useDraft();
  const draft = draftOf(decision, one.answer);
  const chosen =
    current !== null && JSON.stringify(answerOf(decision, current)) === JSON.stringify(one.answer);
  const words = answerInWords(decision, one.answer, names);
  return (
    <li className={styles.answer} data-best={one === first || undefined}>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={chosen}
        disabled={draft === null}
        onClick={() => draft !== null && touch.draft(() => draft)}
      >
        {plain(words)}
      </button>
      <Chance chance={one.chance} />
      <p className={styles.why}>
        <Prose text={reasonOf(one, first, names)} />
      </p>
    </li>
  );
}

const percentOf = (chance: number): number => Math.round(100 * chance);

function Chance({ chance }: { chance: number | null }) {
  const { t } = useWords();
  if (chance === null) return <span className={styles.rule}>{t('advice.rule')}</span>;
  const percent = percentOf(chance);
  return (
    <span className={styles.chance} role="img" aria-label={t('advice.chance', { percent })}>
      <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
      <b>{t('advice.percent', { percent })}</b>
    </span>
  );
}

/** The best has its own reason; the others are compared with it. */
function reasonOf({ chance, why }: Advice, first: Advice, names: Names): string {
  if (chance !== null && first.chance !== null && chance !== first.chance) {
    const points = percentOf(first.chance) - percentOf(chance);
    return points === 0 ? names.t('advice.nearly') : names.t('advice.less', { points });
  }
  if (why === null) return names.t('advice.why.plain');
  return names.t(why.key.replace('bots.', 'advice.'), names.params(why.params));
}
