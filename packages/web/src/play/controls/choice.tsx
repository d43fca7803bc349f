/** Yes or no, and one of several words. */
import { optionText } from '@cosmarium/story';
import type { ChoiceDecision } from '@cosmarium/engine';
import { useNames } from '../../table/context.tsx';
import { Prose } from '../../ui/prose.tsx';
import { useWords } from '../../words.tsx';
import { numbered } from '../answering.ts';
import { faceOf } from '../faces.ts';
import { AnswerButton, KeyHint, SeatChip, type ControlProps } from '../parts.tsx';
import styles from '../question.module.css';
import { Aliens } from './aliens.tsx';
import { CardRow } from './cards.tsx';

export function YesNo({ decision, draft, give }: ControlProps<ChoiceDecision>) {
  const names = useNames();
  const picked = draft.is === 'choice' ? draft.pick : null;
  const say = (word: 'yes' | 'no') => {
    const option = decision.options.indexOf(word);
    return (
      <AnswerButton
        answer={option}
        give={give}
        kind={picked === option || (picked === null && word === 'yes') ? 'main' : 'soft'}
        by={word === 'yes' ? 'enter' : 'space'}
      >
        <Prose text={optionText(decision, word, names)} />
      </AnswerButton>
    );
  };
  return (
    <div className={styles.buttons}>
      {say('no')}
      {say('yes')}
    </div>
  );
}

export function OneOf(props: ControlProps<ChoiceDecision>) {
  const { decision } = props;
  const words = useWords();
  const faces = decision.options.map((option) => faceOf(decision, option, words)?.is);
  if (faces.every((face) => face === 'alien')) return <Aliens {...props} />;
  if (faces.every((face) => face === 'card')) return <CardRow {...props} />;
  return <WordButtons {...props} />;
}

function WordButtons({ decision, draft, give }: ControlProps<ChoiceDecision>) {
  const names = useNames();
  const picked = draft.is === 'choice' ? draft.pick : null;
  const digits = numbered(decision);
  return (
    <div className={styles.buttons}>
      {decision.options.map((option, i) => (
        <AnswerButton key={i} answer={i} give={give} kind={picked === i ? 'main' : 'soft'}>
          {digits.includes(i) ? <KeyHint by={digits.indexOf(i) + 1} /> : null}
          {typeof option === 'number' ? (
            <SeatChip seat={option}>{names.plainSeat(option)}</SeatChip>
          ) : (
            <Prose text={optionText(decision, option, names)} />
          )}
        </AnswerButton>
      ))}
    </div>
  );
}
