/** A card as it lies on the table. Its size is the custom property --card-width. */
import { cardInfo, COLOURS } from '@cosmarium/engine';
import type { Words } from '@cosmarium/text';
import { Portrait } from '../ui/art.tsx';
import { CardArt } from '../ui/card-art.tsx';
import { useWords } from '../words.tsx';
import styles from './card-face.module.css';

interface CardFaceProps {
  /** null: face down. */
  kind: string | null;
  selected?: boolean;
  dimmed?: boolean;
  /** Equal cards in one stack. */
  count?: number;
  className?: string;
}

/** Such an attack is known from afar. */
const STRONG = 20;

interface Printed {
  type: string;
  /** In the corner. */
  value: string;
  name: string;
  /** The alien of a flare. */
  alien: string;
}

const two = (value: number) => (value < 0 ? '−' : '') + String(Math.abs(value)).padStart(2, '0');
const CORNERS: { [type: string]: (value: number, hazard: number) => string } = {
  attack: (value, hazard) => two(value) + (hazard === value ? '' : `/${two(hazard)}`),
  intimidate: two,
  kicker: (value) => `×${value < 0 ? `−${-value}` : value}`,
  reinforcement: (value) => `+${value || 'X'}`,
};

/** Told apart by their names. */
const NAMED: ReadonlySet<string> = new Set(['artifact', 'technology', 'kicker', 'rift']);

const isDestiny = ({ has }: Words, kind: string) => has(`destiny.${kind}.name`);

function printed(kind: string | null, words: Words): Printed {
  const { t } = words;
  if (kind === null) return { type: 'back', value: '', name: t('web.play.face-down'), alien: '' };
  if (isDestiny(words, kind))
    return { type: 'destiny', value: '', name: t(`destiny.${kind}.name`), alien: '' };
  const { type, value, hazard, alien } = cardInfo(kind);
  if (type === 'flare') return { type, value: '', name: t(`alien.${alien}.name`), alien };
  const corner = CORNERS[type]?.(value, hazard) ?? '';
  return {
    type,
    value: corner,
    name: NAMED.has(type) || (type === 'negotiate' && kind !== type) ? t(`card.${kind}.name`) : '',
    alien,
  };
}

export function CardFace({
  kind,
  selected = false,
  dimmed = false,
  count = 1,
  className = '',
}: CardFaceProps) {
  const words = useWords();
  const { type, value, name, alien } = printed(kind, words);
  const colour = COLOURS.find((one) => kind?.startsWith(`destiny-${one}`));
  return (
    <span
      className={`${styles.face} ${colour === undefined ? '' : `seat-${colour}`} ${className}`}
      data-type={type}
      data-selected={selected || undefined}
      data-dimmed={dimmed || undefined}
      data-stack={count > 1 || undefined}
      data-strong={(type === 'attack' && cardInfo(kind!).value >= STRONG) || undefined}
      data-value={type === 'attack' ? value : undefined}
    >
      {value === '' ? null : (
        <b className={styles.value} data-two={value.includes('/') || undefined}>
          {value}
        </b>
      )}
      {alien === '' ? (
        <CardArt kind={kind ?? 'back'} type={type} className={styles.art} />
      ) : (
        <Portrait alien={alien} className={styles.art} />
      )}
      <span className={styles.foot}>
        {name === '' ? null : <b className={styles.name}>{name}</b>}
        {type === 'back' || type === 'destiny' ? null : (
          <span className={name === '' ? styles.name : styles.type}>{words.t(`type.${type}`)}</span>
        )}
      </span>
      {count > 1 ? <span className={styles.count}>×{count}</span> : null}
    </span>
  );
}
