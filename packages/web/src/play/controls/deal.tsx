/** A deal on the question card: what the other side wants and the buttons. What one wants oneself is laid out on the stage. */
import { UNNUMBERED, type OfferDecision, type Terms as OfferTerms } from '@cosmarium/engine';
import { giveInWords } from '@cosmarium/story';
import { useNames, useTable } from '../../table/context.tsx';
import { Prose } from '../../ui/prose.tsx';
import { accepting } from '../answering.ts';
import { useArmed } from '../armed.ts';
import { isEmpty, whyNone } from '../deal-draft.ts';
import { answerOf } from '../draft.ts';
import { AnswerButton, Choices, Do, KeyHint, type ControlProps } from '../parts.tsx';
import { useTouch } from '../choosing.ts';
import { lastProposal } from '../talked.ts';
import styles from './deal.module.css';
import parts from '../parts.module.css';
import question from '../question.module.css';

export function Deal({ decision, draft, give }: ControlProps<OfferDecision>) {
  const names = useNames();
  const touch = useTouch();
  const mine = useTable((state) => lastProposal(state, state.seat, decision.partner));
  const armed = useArmed(decision);
  const agreed = useTable(
    ({ proposals, agreed: number }) =>
      number !== null && proposals.some((one) => one.seat === decision.partner && one.number === number),
  );
  if (draft.is !== 'deal') return null;
  const { standing, acceptable, last, partner } = decision;
  const touched = !isEmpty(draft.give) || !isEmpty(draft.get);
  if (agreed) return <Agreed decision={decision} />;
  const why = whyNone(decision, draft);
  const enter = accepting(decision, draft);
  const enterAccepts = typeof enter === 'object' && enter !== null && 'do' in enter && enter.do === 'accept';
  const accept =
    standing === null ? null : (
      <AnswerButton
        answer={acceptable && armed ? { do: 'accept' } : null}
        waits={acceptable && !armed}
        give={give}
        kind={touched ? 'soft' : 'main'}
        by={enterAccepts ? 'enter' : undefined}
      >
        {names.t('web.play.deal.accept')}
      </AnswerButton>
    );
  return (
    <>
      <Choices>
        {standing === null && mine === null && !touched ? (
          <p className={styles.about}>{names.t('web.play.deal.on-trays')}</p>
        ) : null}
        {standing === null ? null : (
          <Terms title={names.t('web.play.deal.they-offer', { who: names.seat(partner) })} terms={standing} />
        )}
        {standing === null || acceptable ? null : (
          <p className={styles.warning}>{names.t('web.play.deal.cannot')}</p>
        )}
        {mine === null ? null : (
          <>
            <Terms title={names.t('web.play.deal.you-offered')} terms={mine} />
            {touched || standing !== null ? null : (
              <p className={styles.about}>
                <Prose text={names.t('web.play.deal.waits', { who: names.seat(partner) })} />
              </p>
            )}
          </>
        )}
        {touched ? <Terms title={names.t('web.play.deal.your-offer')} terms={draft} /> : null}
        {last ? <p className={question.hint}>{names.t('web.play.deal.last')}</p> : null}
      </Choices>
      <Do>
        {touched ? null : accept}
        {last || (standing !== null && !touched) ? null : (
          <AnswerButton
            answer={answerOf(decision, draft)}
            give={give}
            kind={touched ? 'main' : 'soft'}
            by={touched ? 'enter' : undefined}
            why={why === '' ? '' : names.t(`web.play.deal.why.${why}`)}
          >
            {names.t('web.play.deal.propose')}
          </AnswerButton>
        )}
        {touched ? accept : null}
        <div className={styles.small}>
          {touched ? (
            <button type="button" className={parts.less} onClick={touch.reset}>
              {names.t('web.play.anew')}
              <KeyHint by="escape" />
            </button>
          ) : null}
          {decision.id === UNNUMBERED ? null : (
            <button type="button" className={parts.less} onClick={() => give({ do: 'fail' })}>
              {names.t('web.play.deal.fail')}
            </button>
          )}
        </div>
      </Do>
    </>
  );
}

/** Nothing can be changed any more. */
function Agreed({ decision: { standing } }: { decision: OfferDecision }) {
  const names = useNames();
  return (
    <Choices>
      {standing === null ? null : <Terms title={names.t('web.play.deal.agreed')} terms={standing} />}
    </Choices>
  );
}

/** A proposal, seen from this side of the table. */
function Terms({ title, terms: { give, get } }: { title: string; terms: OfferTerms }) {
  const names = useNames();
  return (
    <div className={styles.said}>
      <h3>
        <Prose text={title} />
      </h3>
      <dl className={styles.terms}>
        <dt>{names.t('web.play.deal.you-get')}</dt>
        <dd>
          <Prose text={giveInWords(names, get)} />
        </dd>
        <dt>{names.t('web.play.deal.you-give')}</dt>
        <dd>
          <Prose text={giveInWords(names, give)} />
        </dd>
      </dl>
    </div>
  );
}
