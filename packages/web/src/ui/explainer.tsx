/** The bubble in which anything with a name is explained. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { cardInfo } from '@cosmarium/engine';
import { useWords } from '../words.tsx';
import { Portrait } from './art.tsx';
import { CardArt } from './card-art.tsx';
import { explainNothing, useShown } from './explain.tsx';
import styles from './explain.module.css';

/** How often it looks whether there is still something to explain. */
const LOOK_MS = 200;

export default function Explainer() {
  const { topic, by, pinned } = useShown();
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = bubble.current;
    if (box === null) return;
    if (topic === null || by === null || !by.isConnected) {
      box.hidePopover();
      return;
    }
    box.showPopover();
    const at = by.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const left = Math.min(Math.max(8, at.left + at.width / 2 - width / 2), innerWidth - width - 8);
    const above = at.top - height - 8;
    box.style.left = `${left}px`;
    box.style.top = `${above >= 8 ? above : Math.max(8, Math.min(at.bottom + 8, innerHeight - height - 8))}px`;
  }, [topic, by]);
  // What is explained may be gone before the pointer leaves it.
  useEffect(() => {
    if (by === null) return;
    const timer = setInterval(() => !by.isConnected && explainNothing(), LOOK_MS);
    return () => clearInterval(timer);
  }, [by]);
  useLayoutEffect(() => {
    if (!pinned) return;
    const away = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      if (event.target instanceof Node && bubble.current?.contains(event.target)) return;
      explainNothing();
    };
    document.addEventListener('click', away);
    document.addEventListener('keydown', away);
    return () => {
      document.removeEventListener('click', away);
      document.removeEventListener('keydown', away);
    };
  }, [pinned]);
  return (
    <div ref={bubble} popover="manual" role="tooltip" className={styles.bubble} data-pinned={pinned}>
      {topic === null ? null : 'alien' in topic ? (
        <AlienTopic id={topic.alien} />
      ) : (
        <CardTopic kind={topic.card} />
      )}
    </div>
  );
}

function AlienTopic({ id }: { id: string }) {
  const { t } = useWords();
  return (
    <>
      <header className={styles.head}>
        <Portrait alien={id} className={styles.face} />
        <div>
          <h4>{t(`alien.${id}.name`)}</h4>
          <p className="dim">{t(`alien.${id}.power`)}</p>
        </div>
      </header>
      <p>{t(`alien.${id}.text`)}</p>
    </>
  );
}

function CardTopic({ kind }: { kind: string }) {
  const { t } = useWords();
  const { type, alien } = cardInfo(kind);
  if (type !== 'flare')
    return (
      <>
        <header className={styles.head}>
          <CardArt kind={kind} type={type} className={styles.face} />
          <h4>{t(`card.${kind}.name`)}</h4>
        </header>
        <p>{t(`card.${kind}.text`)}</p>
      </>
    );
  const classic = kind.endsWith('-alternate');
  return (
    <>
      <header className={styles.head}>
        <Portrait alien={alien} className={styles.face} />
        <h4>{t(classic ? 'card.flare.classic' : 'card.flare.name', { alien: t(`alien.${alien}.name`) })}</h4>
      </header>
      {(['wild', 'super'] as const).map((side) => (
        <p key={side}>
          <b>{t(`flare.${side}`)}.</b> {t(`alien.${alien}.${side}${classic ? 'Classic' : ''}`)}
        </p>
      ))}
    </>
  );
}
