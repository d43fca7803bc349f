/** One tray of a deal: what lies on it, and what else could. */
import { granted, type Give, type OfferDecision } from '@cosmarium/engine';
import { giveInWords } from '@cosmarium/story';
import { useNames } from '../../table/context.tsx';
import { plain } from '../../ui/marks.ts';
import { CardFace } from '../card-face.tsx';
import { useTouch } from '../choosing.ts';
import {
  cardsIn,
  changeCards,
  descriptions,
  held,
  setFree,
  type DealDraft,
  type Shelf,
} from '../deal-draft.ts';
import { Stepper } from '../parts.tsx';
import { PlaceLabel } from '../place-label.tsx';
import styles from './deal.module.css';

interface ShelfProps {
  decision: OfferDecision;
  draft: DealDraft;
  shelf: Shelf;
}

export function DealShelf({ decision, draft, shelf }: ShelfProps) {
  const names = useNames();
  const touch = useTouch();
  const limits = decision[shelf];
  const give = draft[shelf];
  const room = cardsIn(give) < (typeof limits.hand === 'number' ? limits.hand : limits.hand.length);
  const change = (how: (give: Give) => Give) =>
    touch.draft((_, now) => (now.is === 'deal' ? { ...now, [shelf]: how(now[shelf]) } : now));
  const shortly = (description: string) => {
    const [head, type] = description.split(':');
    return names.t(`web.play.deal.add.${head}`, type === undefined ? {} : { type: names.t(`type.${type}`) });
  };
  const inWords = (one: Give) => plain(giveInWords(names, one));
  return (
    <fieldset className={styles.shelf} disabled={decision.last}>
      <legend>{names.t(`web.play.deal.you-${shelf}`)}</legend>
      <div className={styles.laid}>
        {Object.entries(give.cards ?? {}).map(([description, count]) => (
          <button
            key={description}
            type="button"
            className={styles.item}
            aria-label={names.t('web.play.deal.take-off', {
              what: inWords({ cards: { [description]: count } }),
            })}
            onClick={() => change((now) => changeCards(now, description, -1))}
          >
            {shelf === 'give' && description !== 'random' ? (
              <CardFace kind={description} count={count} />
            ) : (
              <span>{inWords({ cards: { [description]: count } })}</span>
            )}
            <b aria-hidden="true">✕</b>
          </button>
        ))}
        {granted(give).map((colony) => (
          <button
            key={colony}
            type="button"
            className={styles.item}
            aria-label={names.t('web.play.deal.take-off', { what: inWords({ colony }) })}
            onClick={() => touch.place(colony)}
          >
            <span>{inWords({ colony })}</span>
            <b aria-hidden="true">✕</b>
          </button>
        ))}
        {cardsIn(give) === 0 && give.colony === undefined ? (
          <p className={styles.empty}>
            {names.t(shelf === 'give' ? 'web.play.deal.from-hand' : 'web.play.deal.from-list')}
          </p>
        ) : null}
      </div>
      {limits.planets.length === 0 ? null : (
        <div className={styles.more} role="group" aria-label={names.t('web.play.deal.colony')}>
          <span>{names.t('web.play.deal.colony')}</span>
          {limits.planets.map((planet) => (
            <button
              key={planet}
              type="button"
              className={styles.add}
              aria-pressed={granted(give).includes(planet)}
              onClick={() => touch.place(planet)}
            >
              <PlaceLabel place={planet} />
            </button>
          ))}
        </div>
      )}
      <div className={styles.more}>
        {descriptions(limits).map((description) => (
          <button
            key={description}
            type="button"
            className={styles.add}
            disabled={!room || (give.cards?.[description] ?? 0) >= held(limits, description)}
            aria-label={inWords({ cards: { [description]: 1 } })}
            onClick={() => change((now) => changeCards(now, description, 1))}
          >
            + {shortly(description)}
          </button>
        ))}
      </div>
      {limits.free === 0 ? null : (
        <div className={styles.free}>
          <Stepper
            name={names.t('web.play.deal.free')}
            plainName={names.t('web.play.deal.free')}
            count={give.free ?? 0}
            max={limits.free}
            canMore={(give.free ?? 0) < limits.free}
            more={() => change((now) => setFree(now, (now.free ?? 0) + 1))}
            less={() => change((now) => setFree(now, (now.free ?? 0) - 1))}
          />
        </div>
      )}
    </fieldset>
  );
}
