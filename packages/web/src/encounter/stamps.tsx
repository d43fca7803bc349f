/** A power stamps what it changes: what it does in a sign, and its name. Stands for a beat. */
import type { FightView, Side } from '@cosmarium/engine';
import { stampOf } from '../stage/beats.ts';
import { useNames, useView } from '../table/context.tsx';
import { inDigits } from './ledger.tsx';
import styles from './stamps.module.css';

export function Stamp({ fight, side, shown }: { fight: FightView; side: Side; shown: number }) {
  const names = useNames();
  const { players } = useView();
  const stamp = stampOf(fight, side, shown - 1);
  if (stamp === null) return null;
  const { by, times, plus, key } = stamp;
  const alien = key.split('.')[0];
  const power = `alien.${alien}.power`;
  const name = names.words.has(power) ? names.t(power) : names.words.has(key) ? names.t(key) : '';
  return (
    <p
      key={shown}
      className={`${styles.stamp} seat-${players[by]?.colour ?? 'none'}`}
      data-of={side}
      aria-hidden="true"
    >
      {times === null ? (plus < 0 ? inDigits(plus) : `+${plus}`) : `×${times}`}
      {name === '' ? null : <small>{name}</small>}
    </p>
  );
}
