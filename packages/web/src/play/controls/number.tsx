/** A number: a slider with one fewer and one more at its ends. */
import type { ChoiceDecision } from '@cosmarium/engine';
import { useWords } from '../../words.tsx';
import { useTouch } from '../choosing.ts';
import { answerOf } from '../draft.ts';
import { AnswerButton, Choices, Do, type ControlProps } from '../parts.tsx';
import styles from '../parts.module.css';

export function NumberOf({ decision, draft, give }: ControlProps<ChoiceDecision>) {
  const { t } = useWords();
  const touch = useTouch();
  const numbers = decision.options as readonly number[];
  const pick = draft.is === 'choice' ? (draft.pick ?? 0) : 0;
  const last = numbers.length - 1;
  return (
    <>
      <Choices>
        <div className={styles.number}>
          <button
            type="button"
            disabled={pick === 0}
            onClick={() => touch.option(pick - 1)}
            aria-label={t('web.play.one-less')}
          >
            −
          </button>
          <input
            type="range"
            min={0}
            max={last}
            value={pick}
            aria-label={t('web.play.number')}
            aria-valuetext={String(numbers[pick])}
            onChange={(event) => touch.option(Number(event.currentTarget.value))}
          />
          <button
            type="button"
            disabled={pick === last}
            onClick={() => touch.option(pick + 1)}
            aria-label={t('web.play.one-more')}
          >
            +
          </button>
          <output>{numbers[pick]}</output>
        </div>
      </Choices>
      <Do>
        <AnswerButton answer={answerOf(decision, draft)} give={give} kind="main" by="enter">
          {t('web.play.choose', { what: String(numbers[pick]) })}
        </AnswerButton>
      </Do>
    </>
  );
}
