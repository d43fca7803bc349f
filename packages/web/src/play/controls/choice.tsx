/** Yes or no, and one of several words. */
import { optionText, transfersInWords } from '@cosmarium/story';
import type { ChoiceDecision } from '@cosmarium/engine';
import { useNames, useTable } from '../../table/context.tsx';
import { plain } from '../../ui/marks.ts';
import { Prose } from '../../ui/prose.tsx';
import { useWords } from '../../words.tsx';
import { numbered } from '../answering.ts';
import { askedBy, faceOf, isAlienChoice } from '../faces.ts';
import { AnswerButton, Choices, Do, KeyHint, SeatChip, type ControlProps } from '../parts.tsx';
import styles from '../tiles.module.css';
import { agreedSoFar } from '../talked.ts';
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
        {plain(optionText(decision, word, names))}
      </AnswerButton>
    );
  };
  return (
    <>
      <Choices>
        <About decision={decision} />
        {decision.key === 'ask.bargain.agree' ? <WholeDeal /> : null}
      </Choices>
      <Do>
        {say('yes')}
        {say('no')}
      </Do>
    </>
  );
}

/** What the alien or the card that asks says. */
function About({ decision }: { decision: ChoiceDecision }) {
  const words = useWords();
  const topic = askedBy(decision.key, words);
  if (topic === null) return null;
  return (
    <p className={styles.about}>
      {words.t('alien' in topic ? `alien.${topic.alien}.text` : `card.${topic.card}.text`)}
    </p>
  );
}

/** All that would change hands. */
function WholeDeal() {
  const names = useNames();
  const events = useTable((state) => state.events);
  return (
    <ul className={styles.about}>
      {agreedSoFar(events).map((transfer) => {
        const told = transfersInWords(names, [transfer]);
        return told === '' ? null : (
          <li key={`${transfer.from}-${transfer.to}`}>
            <Prose text={told} />
          </li>
        );
      })}
    </ul>
  );
}

export function OneOf(props: ControlProps<ChoiceDecision>) {
  const { decision } = props;
  const words = useWords();
  if (isAlienChoice(decision, words)) return <Aliens {...props} />;
  if (decision.options.every((option) => faceOf(decision, option, words)?.is === 'card'))
    return <CardRow {...props} />;
  return <WordButtons {...props} />;
}

function WordButtons({ decision, draft, give }: ControlProps<ChoiceDecision>) {
  const names = useNames();
  const picked = draft.is === 'choice' ? draft.pick : null;
  const digits = numbered(decision);
  return (
    <>
      <Choices>
        <div className={`${styles.tiles} ${styles.words}`}>
          {decision.options.map((option, i) => (
            <button
              // oxlint-disable-next-line no-array-index-key -- an answer is its number
              key={i}
              type="button"
              className={styles.tile}
              data-picked={picked === i || undefined}
              onClick={() => give(i)}
            >
              <span className={styles.does}>
                <b>
                  {typeof option === 'number' ? (
                    <SeatChip seat={option}>{plain(optionText(decision, option, names))}</SeatChip>
                  ) : (
                    plain(optionText(decision, option, names))
                  )}
                </b>
              </span>
              {digits.includes(i) ? <KeyHint by={digits.indexOf(i) + 1} /> : null}
            </button>
          ))}
        </div>
      </Choices>
      <Do>
        {/* A touch answers at once: a button that waits would say that there is more to do. */}
        {picked === null ? (
          <p className={styles.touch}>{names.t('web.play.choose-one')}</p>
        ) : (
          <AnswerButton answer={picked} give={give} kind="main" by="enter">
            {names.t('web.play.choose', {
              what: plain(optionText(decision, decision.options[picked], names)),
            })}
          </AnswerButton>
        )}
      </Do>
    </>
  );
}
