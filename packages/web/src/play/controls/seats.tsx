/** One player, several, or whom to invite. The same as touching their places on the board. */
import type { ChoiceDecision, Seat, SubsetDecision } from '@cosmarium/engine';
import { useNames } from '../../table/context.tsx';
import { plain } from '../../ui/marks.ts';
import { declining } from '../answering.ts';
import { useTouch } from '../choosing.ts';
import { answerOf, seatMark } from '../draft.ts';
import { AnswerButton, Chip, Choices, Do, SeatChip, type ControlProps } from '../parts.tsx';
import styles from '../parts.module.css';

export function Seats({ decision, draft, give }: ControlProps<ChoiceDecision | SubsetDecision>) {
  const names = useNames();
  const touch = useTouch();
  const seats = decision.options as readonly Seat[];
  const answer = answerOf(decision, draft);
  return (
    <>
      <Choices>
        <div className={styles.chips}>
          {seats.map((seat, i) => (
            <Chip
              key={seat}
              chosen={seatMark(decision, draft, seat).chosen}
              digit={i + 1}
              onTouch={() => touch.seat(seat)}
            >
              <SeatChip seat={seat}>{plain(names.plainWho(seat))}</SeatChip>
            </Chip>
          ))}
        </div>
      </Choices>
      <Do>
        <AnswerButton answer={answer} give={give} kind="main" by="enter">
          {label()}
        </AnswerButton>
        {declining(decision) === null ? null : (
          <AnswerButton answer={declining(decision)} give={give} by="space">
            {names.t(decision.kind === 'invite' ? 'web.play.invite-nobody' : 'web.play.nobody')}
          </AnswerButton>
        )}
      </Do>
    </>
  );

  function label(): string {
    if (draft.is === 'subset') {
      const count = draft.picks.length;
      const key = decision.kind === 'invite' ? 'web.play.invite' : 'web.play.choose-players';
      return names.t(key, { count, all: count > 1 && count === seats.length ? 'yes' : 'no' });
    }
    if (typeof answer !== 'number') return names.t('web.play.choose-one');
    return names.t('web.play.choose', { what: plain(names.whom(seats[answer])) });
  }
}
