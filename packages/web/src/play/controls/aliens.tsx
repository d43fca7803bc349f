/** Which alien to play: their names on the question card, their sheets on the stage. */
import type { ChoiceDecision } from '@cosmarium/engine';
import { useNames, useView } from '../../table/context.tsx';
import { Portrait } from '../../ui/art.tsx';
import { useFit } from '../../ui/use-fit.ts';
import { answerOf, type Draft } from '../draft.ts';
import { useTouch } from '../choosing.ts';
import { AnswerButton, Choices, Do, KeyHint, type ControlProps } from '../parts.tsx';
import styles from './aliens.module.css';
import tiles from '../tiles.module.css';

export function Aliens({ decision, draft, give }: ControlProps<ChoiceDecision>) {
  const names = useNames();
  const touch = useTouch();
  const { players, seat } = useView();
  const aliens = decision.options as readonly string[];
  const answer = answerOf(decision, draft);
  return (
    <>
      <Choices>
        <div className={`${tiles.tiles} seat-${players[seat].colour}`}>
          {aliens.map((alien, i) => (
            <button
              key={alien}
              type="button"
              className={tiles.tile}
              aria-pressed={answer === i}
              data-picked={answer === i || undefined}
              onClick={() => touch.option(i)}
            >
              <Portrait alien={alien} className={tiles.portrait} />
              <span className={tiles.does}>
                <b>{names.plainAlien(alien)}</b>
                <span>{names.t(`alien.${alien}.power`)}</span>
              </span>
              <KeyHint by={i + 1} />
            </button>
          ))}
        </div>
      </Choices>
      <Do>
        <AnswerButton answer={answer} give={give} kind="main" by="enter">
          {typeof answer === 'number'
            ? names.t('web.play.choose', { what: names.plainAlien(aliens[answer]) })
            : names.t('web.play.choose-one')}
        </AnswerButton>
      </Do>
    </>
  );
}

/** The sheets themselves, to be read. */
export function AlienSheets({ decision, draft }: { decision: ChoiceDecision; draft: Draft | null }) {
  const touch = useTouch();
  const { players, seat } = useView();
  const picked = draft?.is === 'choice' ? draft.pick : null;
  return (
    <div className={`${styles.sheets} seat-${players[seat].colour}`} data-solid="sheets">
      {(decision.options as readonly string[]).map((alien, i) => (
        <Sheet key={alien} alien={alien} picked={picked === i} pick={() => touch.option(i)} />
      ))}
    </div>
  );
}

function Sheet({ alien, picked, pick }: { alien: string; picked: boolean; pick: () => void }) {
  const names = useNames();
  const text = useFit<HTMLSpanElement>();
  return (
    <button type="button" className={styles.sheet} aria-pressed={picked} onClick={pick}>
      <Portrait alien={alien} className={styles.face} />
      <span className={styles.name}>{names.plainAlien(alien)}</span>
      <span className={styles.power}>{names.t(`alien.${alien}.power`)}</span>
      <span className={styles.summary}>{names.t(`alien.${alien}.summary`)}</span>
      <span ref={text} className={styles.text}>
        {names.t(`alien.${alien}.text`)}
      </span>
    </button>
  );
}
