/** A deal: what the other side wants, what one wants oneself, and one button to agree. */
import { useState } from 'react';
import { UNNUMBERED, type OfferDecision } from '@cosmarium/engine';
import { useNames } from '../../table/context.tsx';
import { accepting } from '../answering.ts';
import { isEmpty } from '../deal-draft.ts';
import { answerOf } from '../draft.ts';
import { AnswerButton, KeyHint, type ControlProps } from '../parts.tsx';
import { useTouch } from '../choosing.ts';
import { useOwnProposal } from '../talked.ts';
import styles from './deal.module.css';
import question from '../question.module.css';
import { DealShelf, Terms } from './deal-shelf.tsx';

export function Deal({ decision, draft, give }: ControlProps<OfferDecision>) {
  const names = useNames();
  const touch = useTouch();
  const mine = useOwnProposal();
  const [countering, setCountering] = useState(false);
  if (draft.is !== 'deal') return null;
  const { standing, acceptable, last, partner } = decision;
  const who = names.seat(partner);
  const touched = !isEmpty(draft.give) || !isEmpty(draft.get);
  const enter = accepting(decision, draft);
  const enterAccepts = typeof enter === 'object' && enter !== null && 'do' in enter && enter.do === 'accept';
  const shelves = !last && (standing === null || countering || touched);
  return (
    <>
      {standing === null && mine === null ? null : (
        <div className={styles.said}>
          {standing === null ? null : (
            <div className={styles.standing}>
              <Terms
                title={names.t('web.play.deal.they-offer', { who })}
                give={standing.give}
                get={standing.get}
              />
              {acceptable ? null : <p className={question.warning}>{names.t('web.play.deal.cannot')}</p>}
            </div>
          )}
          {mine === null ? null : (
            <div className={styles.mine}>
              <Terms title={names.t('web.play.deal.you-offered')} give={mine.give} get={mine.get} />
            </div>
          )}
        </div>
      )}
      {last ? <p className={question.hint}>{names.t('web.play.deal.last')}</p> : null}
      {shelves ? (
        <div className={styles.shelves}>
          <DealShelf decision={decision} draft={draft} shelf="give" />
          <DealShelf decision={decision} draft={draft} shelf="get" />
        </div>
      ) : null}
      <div className={question.buttons}>
        {decision.id === UNNUMBERED ? null : (
          <AnswerButton answer={{ do: 'fail' }} give={give}>
            {names.t('web.play.deal.fail')}
          </AnswerButton>
        )}
        {touched ? (
          <button type="button" className={`button ${question.soft}`} onClick={touch.reset}>
            {names.t('web.play.anew')}
            <KeyHint by="escape" />
          </button>
        ) : null}
        {last || shelves ? null : (
          <button type="button" className={`button ${question.soft}`} onClick={() => setCountering(true)}>
            {names.t('web.play.deal.counter')}
          </button>
        )}
        {shelves ? (
          <AnswerButton
            answer={answerOf(decision, draft)}
            give={give}
            kind={touched ? 'main' : 'soft'}
            by={touched ? 'enter' : undefined}
          >
            {names.t('web.play.deal.propose')}
          </AnswerButton>
        ) : null}
        {standing === null ? null : (
          <AnswerButton
            answer={acceptable ? { do: 'accept' } : null}
            give={give}
            kind={touched ? 'soft' : 'main'}
            by={enterAccepts ? 'enter' : undefined}
          >
            {names.t('web.play.deal.accept')}
          </AnswerButton>
        )}
      </div>
    </>
  );
}
