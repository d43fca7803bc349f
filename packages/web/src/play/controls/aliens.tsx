/** Which alien to play: their sheets side by side. */
import type { ChoiceDecision } from '@cosmarium/engine';
import { useNames, useView } from '../../table/context.tsx';
import { Portrait } from '../../ui/art.tsx';
import { answerOf } from '../draft.ts';
import { useTouch } from '../choosing.ts';
import { AnswerButton, type ControlProps } from '../parts.tsx';
import styles from './aliens.module.css';
import question from '../question.module.css';

export function Aliens({ decision, draft, give }: ControlProps<ChoiceDecision>) {
  const names = useNames();
  const touch = useTouch();
  const { players, seat } = useView();
  const aliens = decision.options as readonly string[];
  const answer = answerOf(decision, draft);
  return (
    <>
      <div className={`${styles.sheets} seat-${players[seat].colour}`}>
        {aliens.map((alien, i) => (
          <button
            key={alien}
            type="button"
            className={styles.sheet}
            aria-pressed={answer === i}
            onClick={() => touch.option(i)}
          >
            <Portrait alien={alien} className={styles.face} />
            <span className={styles.name}>{names.plainAlien(alien)}</span>
            <span className={styles.power}>{names.t(`alien.${alien}.power`)}</span>
            <span className={styles.summary}>{names.t(`alien.${alien}.summary`)}</span>
            <span className={styles.text}>{names.t(`alien.${alien}.text`)}</span>
          </button>
        ))}
      </div>
      <div className={question.buttons}>
        <AnswerButton answer={answer} give={give} kind="main" by="enter">
          {typeof answer === 'number'
            ? names.t('web.play.choose', { what: names.plainAlien(aliens[answer]) })
            : names.t('web.play.choose-one')}
        </AnswerButton>
      </div>
    </>
  );
}
