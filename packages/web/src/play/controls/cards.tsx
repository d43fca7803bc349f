/** Cards: touched in the hand if they lie there, otherwise in a row of their own. */
import { optionText } from '@cosmarium/story';
import type { ChoiceDecision, SubsetDecision } from '@cosmarium/engine';
import { useNames, useView } from '../../table/context.tsx';
import { explains } from '../../ui/explain.tsx';
import { plain } from '../../ui/marks.ts';
import { useWords } from '../../words.tsx';
import { declining } from '../answering.ts';
import { CardFace } from '../card-face.tsx';
import { useTouch } from '../choosing.ts';
import { answerOf } from '../draft.ts';
import { liesInHand } from '../draft-cards.ts';
import { faceOf } from '../faces.ts';
import { AnswerButton, Choices, Do, type ControlProps } from '../parts.tsx';
import styles from '../tiles.module.css';

type CardsProps = ControlProps<ChoiceDecision | SubsetDecision>;

export function Cards(props: CardsProps) {
  const view = useView();
  return liesInHand(props.decision, view) ? <FromHand {...props} /> : <CardRow {...props} />;
}

/** Beside so few there is room for what the chosen one says. */
const FEW = 3;

/** What is chosen in the hand lies here, too. */
function FromHand(props: CardsProps) {
  const { decision, draft } = props;
  const words = useWords();
  const picks =
    draft.is === 'subset' ? draft.picks : draft.is === 'choice' && draft.pick !== null ? [draft.pick] : [];
  return (
    <>
      <Choices>
        <div className={`${styles.cards} ${styles.lifted}`} aria-hidden="true">
          {picks.length === 0 ? <span className={styles.gap} /> : null}
          {picks.map((pick) => {
            const face = faceOf(decision, decision.options[pick], words);
            return face?.is === 'card' ? <CardFace key={pick} kind={face.kind} /> : null;
          })}
        </div>
      </Choices>
      <CardButtons {...props} />
    </>
  );
}

export function CardRow(props: CardsProps) {
  const { decision, draft } = props;
  const words = useWords();
  const names = useNames();
  const touch = useTouch();
  const isChosen = (i: number) =>
    draft.is === 'subset' ? draft.picks.includes(i) : draft.is === 'choice' && draft.pick === i;
  const chosen =
    draft.is === 'choice' && draft.pick !== null
      ? faceOf(decision, decision.options[draft.pick], words)
      : null;
  const text = chosen?.is === 'card' ? `card.${chosen.kind}.text` : '';
  return (
    <>
      <Choices>
        <div className={styles.cards}>
          {decision.options.map((option, i) => {
            const face = faceOf(decision, option, words);
            if (face?.is !== 'card') return null;
            const known = words.has(`destiny.${face.kind}.name`) ? {} : explains({ card: face.kind });
            return (
              <button
                key={i}
                type="button"
                className={styles.pick}
                aria-pressed={isChosen(i)}
                aria-label={plain(optionText(decision, option, names))}
                {...known}
                onClick={() => touch.option(i)}
              >
                <CardFace kind={face.kind} selected={isChosen(i)} />
              </button>
            );
          })}
          {decision.options.length <= FEW && words.has(text) ? (
            <p className={styles.says}>{words.t(text)}</p>
          ) : null}
        </div>
      </Choices>
      <CardButtons {...props} />
    </>
  );
}

function CardButtons({ decision, draft, give }: CardsProps) {
  const names = useNames();
  const none = declining(decision);
  const answer = answerOf(decision, draft);
  return (
    <Do>
      <AnswerButton answer={answer === none ? null : answer} give={give} kind="main" by="enter">
        {label()}
      </AnswerButton>
      {none === null ? null : (
        <AnswerButton answer={none} give={give} by="space">
          {names.t('web.play.no-card')}
        </AnswerButton>
      )}
    </Do>
  );

  function label(): string {
    if (draft.is === 'subset') return names.t('web.play.choose-cards', { count: draft.picks.length });
    if (typeof answer !== 'number' || answer === none) return names.t('web.play.choose-card');
    const card = plain(optionText(decision, decision.options[answer], names));
    return names.t(decision.kind === 'encounter-card' ? 'web.play.lay' : 'web.play.choose', {
      card,
      what: card,
    });
  }
}
