/** While two others negotiate: who, how long still, and what they have proposed. */
import type { Seat } from '@cosmarium/engine';
import { giveInWords } from '@cosmarium/story';
import { useNames, useTable, useView } from '../../table/context.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Ring } from '../ring.tsx';
import { lastProposal } from '../talked.ts';
import styles from '../parts.module.css';

export function Negotiation() {
  const names = useNames();
  const { encounter, waiting } = useView();
  const asked = waiting.find((one) => 'seat' in one && one.kind === 'offer');
  if (encounter === null || asked === undefined || !('seat' in asked)) return null;
  const { offense, defense } = encounter;
  return (
    <div className={styles.watching}>
      <Ring seat={asked.seat} clock="deal" />
      <div>
        <p>
          <Prose
            text={names.t('web.play.deal.others', {
              first: names.seat(offense),
              second: names.seat(defense),
            })}
          />
        </p>
        <Said seat={offense} />
        <Said seat={defense} />
      </div>
    </div>
  );
}

function Said({ seat }: { seat: Seat }) {
  const names = useNames();
  const terms = useTable((state) => lastProposal(state, seat));
  if (terms === null) return null;
  return (
    <p className="dim">
      <Prose
        text={names.t('event.proposed', {
          ...names.who(seat),
          give: giveInWords(names, terms.give),
          get: giveInWords(names, terms.get),
        })}
      />
    </p>
  );
}
