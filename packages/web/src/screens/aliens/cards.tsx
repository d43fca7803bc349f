/** Every kind of card in the cosmic deck, and how often it is there. */
import { CARD_TYPES, cardInfo, COSMIC_DECK } from '@cosmarium/engine';
import { CardFace } from '../../play/card-face.tsx';
import { useWords } from '../../words.tsx';
import styles from './cards.module.css';

const KINDS = [...new Set(COSMIC_DECK)];
const copiesOf = (kind: string) => COSMIC_DECK.filter((one) => one === kind).length;

/** In the order of the types. */
const TYPES = CARD_TYPES.map((type) => ({
  type,
  kinds: KINDS.filter((kind) => cardInfo(kind).type === type),
})).filter(({ kinds }) => kinds.length > 0);

export function Cards() {
  const { t } = useWords();
  return (
    <>
      <p>{t('web.cards.about', { count: COSMIC_DECK.length })}</p>
      {TYPES.map(({ type, kinds }) => (
        <section key={type} className={styles.type}>
          <h2>{t(`type.${type}`)}</h2>
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
        </section>
      ))}
    </>
  );
}
