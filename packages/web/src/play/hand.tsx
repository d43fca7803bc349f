/** The cards before the player: the hand, and other zones cards may be played from. */
import { useEffect, useRef, type CSSProperties } from 'react';
import { useNames, useTable, useView } from '../table/context.tsx';
import { explainNothing, explainNow, explains } from '../ui/explain.tsx';
import { useWords } from '../words.tsx';
import { CardFace } from './card-face.tsx';
import { useCardMark, useHandAsked, useTouch } from './choosing.ts';
import { stacked } from './draft-cards.ts';
import { ReadyButton } from './ready.tsx';
import styles from './hand.module.css';

export function Hand() {
  const seated = useTable(({ seat }) => seat >= 0);
  return seated ? <OwnHand /> : null;
}

function OwnHand() {
  const { t } = useWords();
  const { players, seat } = useView();
  const hands = useLitInSight();
  const asked = useHandAsked();
  const { hand, sheets } = players[seat];
  const zones = sheets.flatMap(({ piles }) =>
    piles.flatMap(({ name, cards, planet }) => (cards === null || planet >= 0 ? [] : [{ name, cards }])),
  );
  if (sheets.length === 0 && hand.length === 0) return null;
  return (
    <section
      ref={hands}
      className={styles.hand}
      data-asked={asked || undefined}
      data-solid="hand"
      aria-label={t('web.play.hand', { count: hand.length })}
    >
      <Fan cards={hand} zone="" />
      {zones.map(({ name, cards }) => (
        <div key={name} className={styles.zone}>
          <h3>{t(`zone.${name}`)}</h3>
          <Fan cards={cards} zone={name} />
        </div>
      ))}
    </section>
  );
}

/** On a phone the cards that can be chosen may be outside the strip. */
function useLitInSight() {
  const hands = useRef<HTMLElement>(null);
  const asked = useHandAsked();
  useEffect(() => {
    if (!asked) return;
    const lit = hands.current?.querySelector('[data-open]');
    lit?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [asked]);
  return hands;
}

/** So many stacks that they overlap much. */
const MANY = 11;

function Fan({ cards, zone }: { cards: readonly string[]; zone: string }) {
  const { t } = useWords();
  const stacks = stacked(cards);
  if (stacks.length === 0) return <p className={styles.empty}>{t('web.play.no-cards')}</p>;
  return (
    <ul className={styles.fan} data-many={stacks.length > MANY || undefined}>
      {stacks.map(({ kind, count }, i) => (
        <li
          key={kind}
          style={{ '--off': i - (stacks.length - 1) / 2, '--of': stacks.length } as CSSProperties}
        >
          <HandCard kind={kind} count={count} zone={zone} />
          <ReadyButton kind={kind} zone={zone} />
        </li>
      ))}
    </ul>
  );
}

function HandCard({ kind, count, zone }: { kind: string; count: number; zone: string }) {
  const { t } = useWords();
  const names = useNames();
  const mark = useCardMark(kind, zone);
  const asked = useHandAsked();
  const touch = useTouch();
  const topic = { card: kind };
  return (
    <button
      type="button"
      className={styles.card}
      data-open={mark.open || undefined}
      data-chosen={mark.count > 0 || undefined}
      aria-pressed={mark.open ? mark.count > 0 : undefined}
      aria-label={t('web.play.card-in-hand', {
        card: names.plainCard(kind),
        count,
        state: mark.count > 0 ? 'picked' : mark.open ? 'open' : 'other',
        chosen: mark.count,
      })}
      {...explains(topic)}
      onClick={(event) => {
        // The click would close the bubble at once on its way up.
        event.stopPropagation();
        if (!mark.open) return explainNow(topic, event.currentTarget);
        // The text would lie over the button that gives the card.
        explainNothing();
        touch.card(kind, zone);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        explainNow(topic, event.currentTarget);
      }}
    >
      <CardFace kind={kind} count={count} selected={mark.count > 0} dimmed={asked && !mark.open} />
      {mark.most > 1 && mark.count > 0 ? (
        <span className={styles.taken}>
          {mark.count}/{mark.most}
        </span>
      ) : null}
    </button>
  );
}
