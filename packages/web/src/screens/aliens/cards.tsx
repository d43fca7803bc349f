/** Every kind of card in every deck, and how often it is there. */
import { useState } from 'react';
import { CARD_TYPES, cardInfo, COSMIC_DECK, deckList, type CardType } from '@cosmarium/engine';
import { CardFace } from '../../play/card-face.tsx';
import { useWords } from '../../words.tsx';
import styles from './cards.module.css';

const copiesOf = (kind: string) => deckList(cardInfo(kind).deck).filter((one) => one === kind).length;

const KINDS = [...new Set(COSMIC_DECK)];
const TYPES = CARD_TYPES.map((type) => ({
  type,
  kinds: KINDS.filter((kind) => cardInfo(kind).type === type),
})).filter(({ kinds }) => kinds.length > 0);

/** The decks that not every game has, each with the switch that brings it. */
const MORE = [
  { variant: 'rewards', kinds: [...new Set(deckList('reward'))] },
  { variant: 'technologies', kinds: deckList('technology') },
];

/** Cards that differ by a number only: one text at a time does. */
const NUMBERED: ReadonlySet<CardType> = new Set(['attack', 'reinforcement']);

export function Cards() {
  const { t } = useWords();
  return (
    <>
      <p>{t('web.cards.about', { count: COSMIC_DECK.length })}</p>
      {TYPES.map(({ type, kinds }) => (
        <section key={type} className={styles.type}>
          <h2>{t(`type.${type}`)}</h2>
          {NUMBERED.has(type) ? <Numbered kinds={kinds} /> : <Told kinds={kinds} />}
        </section>
      ))}
      {MORE.map(({ variant, kinds }) => (
        <section key={variant} className={styles.type}>
          <h2>{t(`web.variant.${variant}`)}</h2>
          <p>{t(`web.variant.${variant}.why`)}</p>
          <Told kinds={kinds} />
        </section>
      ))}
    </>
  );
}

function Told({ kinds }: { kinds: readonly string[] }) {
  const { t } = useWords();
  return (
    <ul className={styles.cards}>
      {kinds.map((kind) => (
        <li key={kind} className={styles.card}>
          <CardFace kind={kind} />
          <div className={styles.words}>
            <h3>{t(`card.${kind}.name`)}</h3>
            <p className={styles.copies}>{t('web.cards.copies', { count: copiesOf(kind) })}</p>
            <p className={styles.text}>{t(`card.${kind}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Numbered({ kinds }: { kinds: readonly string[] }) {
  const { t } = useWords();
  const [shown, setShown] = useState(kinds[0]);
  return (
    <>
      <ul className={styles.strip}>
        {kinds.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              className={styles.one}
              aria-pressed={kind === shown}
              aria-label={t('web.cards.card', { card: t(`card.${kind}.name`), count: copiesOf(kind) })}
              onClick={() => setShown(kind)}
            >
              <CardFace kind={kind} selected={kind === shown} count={copiesOf(kind)} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        <b>{t(`card.${shown}.name`)}</b>{' '}
        <span className={styles.copies}>{t('web.cards.copies', { count: copiesOf(shown) })}</span>
        <br />
        {t(`card.${shown}.text`)}
      </p>
    </>
  );
}
