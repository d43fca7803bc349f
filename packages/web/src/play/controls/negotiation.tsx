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
  if (asked === undefined || !('seat' in asked) || asked.talks === undefined) return null;
  const { seat, talks } = asked;
  const isOffense = (one: Seat) => Number(one === encounter?.offense);
  const pair = [seat, talks.partner].sort((a, b) => isOffense(b) - isOffense(a) || a - b);
  return (
    <div className={styles.watching}>
      <Ring seat={seat} clock="deal" />
      <div>
        <p>
          <Prose
            text={names.t('web.play.deal.others', {
              first: names.seat(pair[0]),
              second: names.seat(pair[1]),
            })}
          />
        </p>
        <Said seat={pair[0]} to={pair[1]} />
        <Said seat={pair[1]} to={pair[0]} />
      </div>
    </div>
  );
}

function Said({ seat, to }: { seat: Seat; to: Seat }) {
  const names = useNames();
  const terms = useTable((state) => lastProposal(state, seat, to));
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
