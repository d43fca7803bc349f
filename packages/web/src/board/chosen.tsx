/** How many ships of a place are chosen, one fewer at a touch, and a warning when the colony would be given up. */
import { useNarrow } from '../ui/media.ts';
import { useWords } from '../words.tsx';
import type { Mark } from '../play/draft.ts';
import styles from './chosen.module.css';

interface Props {
  ships: Mark['ships'];
  abandons: boolean;
  less: () => void;
  label: string;
}

export function Chosen({ ships, abandons, less, label }: Props) {
  const { t } = useWords();
  // The planet beside it needs room for its own number.
  const narrow = useNarrow();
  if (ships === null) return null;
  const { count, max } = ships;
  return (
    <span className={`${styles.chosen} ${count > 0 ? styles.some : ''} ${abandons ? styles.abandons : ''}`}>
      {count > 0 ? (
        <button
          type="button"
          className={styles.less}
          aria-label={t('web.board.less', { place: label })}
          onClick={less}
        >
          −
        </button>
      ) : null}
      <span title={abandons ? t('web.board.abandons') : undefined}>
        {narrow ? count : t('web.board.of', { count, max })}
        {abandons ? <b className={styles.warning}>!</b> : null}
      </span>
    </span>
  );
}
