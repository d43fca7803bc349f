/** One planet, touched on the board or here. */
import type { ChoiceDecision, Place } from '@cosmarium/engine';
import { useNames } from '../../table/context.tsx';
import { plain } from '../../ui/marks.ts';
import { useTouch } from '../choosing.ts';
import { answerOf, placeMark } from '../draft.ts';
import { AnswerButton, Chip, Choices, Do, type ControlProps } from '../parts.tsx';
import { PlaceLabel } from '../place-label.tsx';
import styles from '../parts.module.css';

export function Planets({ decision, draft, give }: ControlProps<ChoiceDecision>) {
  const names = useNames();
  const touch = useTouch();
  const planets = decision.options as readonly Place[];
  const answer = answerOf(decision, draft);
  return (
    <>
      <Choices>
        <div className={styles.chips}>
          {planets.map((planet, i) => (
            <Chip
              key={planet}
              chosen={placeMark(decision, draft, planet).chosen}
              digit={i + 1}
              onTouch={() => touch.place(planet)}
            >
              <PlaceLabel place={planet} />
            </Chip>
          ))}
        </div>
      </Choices>
      <Do>
        <AnswerButton answer={answer} give={give} kind="main" by="enter">
          {typeof answer === 'number'
            ? names.t('web.play.choose', { what: plain(names.place(planets[answer])) })
            : names.t('web.play.choose-planet')}
        </AnswerButton>
      </Do>
    </>
  );
}
