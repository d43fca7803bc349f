/** A deal in the making: two trays under the two faces. */
import type { OfferDecision } from '@cosmarium/engine';
import { Face } from '../../board/face.tsx';
import { SeatNameLine } from '../../board/seat-name-line.tsx';
import { Sockets } from '../../board/sockets.tsx';
import type { DealDraft } from '../deal-draft.ts';
import { DealShelf } from './deal-shelf.tsx';
import styles from './deal.module.css';

export function DealTrays({ decision, draft }: { decision: OfferDecision; draft: DealDraft }) {
  return (
    <div className={styles.trays} data-trays>
      {[decision.seat, decision.partner].map((seat, i) => (
        <div key={seat} className={styles.party} data-of={i}>
          <Face seat={seat} />
          <div>
            <SeatNameLine seat={seat} />
            <Sockets seat={seat} />
          </div>
        </div>
      ))}
      <DealShelf decision={decision} draft={draft} shelf="give" />
      <DealShelf decision={decision} draft={draft} shelf="get" />
    </div>
  );
}
