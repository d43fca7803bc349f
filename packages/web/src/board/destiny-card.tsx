/** A destiny card, face up: the colour it names, or what else it asks for. */
import { COLOURS } from '@cosmarium/engine';
import { useNames } from '../table/context.tsx';
import { CardArt, TableArt } from '../ui/art.tsx';
import styles from './destiny-card.module.css';

export function DestinyCard({ card, className = '' }: { card: string; className?: string }) {
  const names = useNames();
  const colour = COLOURS.find((one) => card.startsWith(`destiny-${one}`));
  return (
    <span className={`${styles.destiny} seat-${colour ?? 'none'} ${className}`}>
      {colour === undefined ? (
        <CardArt kind="destiny" type="destiny" className={styles.art} />
      ) : (
        <TableArt name={`emblem-${colour}`} className={styles.art} />
      )}
      <span className={styles.name}>{names.destiny(card)}</span>
    </span>
  );
}
