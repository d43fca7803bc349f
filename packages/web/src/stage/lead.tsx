/** Who is ahead while the fight still goes on. */
import type { FightView } from '@cosmarium/engine';
import { mainPlayer } from '../encounter/sides.ts';
import { useNames, useView } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import { leadOf } from './beats.ts';
import styles from './lead.module.css';

export function Lead({ fight }: { fight: FightView }) {
  const names = useNames();
  const { players } = useView();
  const lead = leadOf(fight);
  if (lead === null || fight.outcome !== null) return null;
  const seat = mainPlayer(fight, lead.side);
  return (
    <p className={`${styles.lead} seat-${players[seat]?.colour ?? 'none'}`}>
      <Prose text={names.t('fight.leads', { ...names.who(seat), by: lead.by })} />
    </p>
  );
}
