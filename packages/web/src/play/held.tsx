/** The question card while an answer can still be taken back. It goes out by itself. */
import { useEffect, useEffectEvent, type CSSProperties } from 'react';
import type { Answer, Decision } from '@cosmarium/engine';
import { useNames, useTableAt } from '../table/context.tsx';
import { useGive } from './giving.ts';
import { inWords } from './grave.ts';
import { isTyping } from './keys.ts';
import { Choices, Do, KeyHint } from './parts.tsx';
import question from './question.module.css';
import styles from './held.module.css';
import { Standing } from './stakes.tsx';
import zones from './zones.module.css';

const TAKE_BACK_MS = 2000;

export function Held({ decision, answer }: { decision: Decision; answer: Answer }) {
  const names = useNames();
  const { store } = useTableAt();
  const give = useGive();
  const send = useEffectEvent(() => void give(decision, answer));
  const back = useEffectEvent(() => store.setState({ held: null }));
  useEffect(() => {
    const timer = setTimeout(send, TAKE_BACK_MS);
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.repeat) return;
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      if (event.key === 'Enter') send();
      else back();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <section
      className={`${zones.card} ${question.question}`}
      aria-label={names.t('web.play.held')}
      data-solid="question"
      data-held
      data-fits
      tabIndex={-1}
    >
      <header className={zones.asked}>
        <div className={question.words} role="status">
          <h2>{inWords(decision, answer, names)}</h2>
          <p className={question.hint}>{names.t('web.play.held')}</p>
        </div>
      </header>
      <Choices>
        <span className={styles.left} style={{ '--ms': `${TAKE_BACK_MS}ms` } as CSSProperties} />
      </Choices>
      <Do>
        <button type="button" className="button primary" onClick={() => store.setState({ held: null })}>
          {names.t('web.play.held.back')} <KeyHint by="escape" />
        </button>
        <button
          type="button"
          className={`button ${question.soft}`}
          onClick={() => void give(decision, answer)}
        >
          {names.t('web.play.held.now')} <KeyHint by="enter" />
        </button>
      </Do>
      <Standing />
    </section>
  );
}
