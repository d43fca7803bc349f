/** On a phone the stage covers the rows, and nothing else: once the cards are laid, while a deal is made, while aliens are chosen. */
import { useState } from 'react';
import { asksForPlaces, asksForSeats } from '../board/facts.ts';
import { AlienSheets } from '../play/controls/aliens.tsx';
import { DealTrays } from '../play/controls/deal-trays.tsx';
import { useDecision, useDraft } from '../play/choosing.ts';
import { isAlienChoice } from '../play/faces.ts';
import { useView } from '../table/context.tsx';
import { useWords } from '../words.tsx';
import { Fight } from './fight.tsx';
import { duelNow, hasCards } from './duel.ts';
import styles from './phone-stage.module.css';

export function PhoneStage() {
  const words = useWords();
  const now = duelNow(useView());
  const decision = useDecision();
  const draft = useDraft();
  const [away, setAway] = useState<string | null>(null);
  const aboutBoard = asksForPlaces(decision) || asksForSeats(decision);
  const dealing = decision?.kind === 'offer' && draft?.is === 'deal';
  const choosing = decision?.kind === 'option' && isAlienChoice(decision, words);
  const fought = now !== null && hasCards(now) && !aboutBoard ? now : null;
  // Put away by a touch, it comes back with the next thing to see.
  const scene = dealing
    ? `deal ${decision.id}`
    : choosing
      ? 'aliens'
      : fought === null
        ? null
        : `${fought.number} ${fought.laid.map((laid) => laid?.up).join()} ${fought.fight?.totals?.join()}`;
  if (scene === null) return null;
  if (away === scene)
    return (
      <button type="button" className={styles.back} onClick={() => setAway(null)}>
        {words.t('web.encounter.show')}
      </button>
    );
  const close = (
    <button
      type="button"
      className={styles.close}
      aria-label={words.t('web.over.look')}
      onClick={() => setAway(scene)}
    >
      ×
    </button>
  );
  return (
    <div className={styles.duel} data-solid="duel" data-dealing={dealing || undefined}>
      <div className={styles.scene}>
        {dealing ? (
          <DealTrays decision={decision} draft={draft} />
        ) : choosing ? (
          <AlienSheets decision={decision} draft={draft} />
        ) : (
          <Fight key={fought!.number} duel={fought!} acts={close} />
        )}
      </div>
      {dealing || choosing ? close : null}
    </div>
  );
}
