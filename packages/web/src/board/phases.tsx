/** The phases of an encounter in their order, the current one lit. */
import { PHASES } from '@cosmarium/engine';
import { useView } from '../table/context.tsx';
import { useWords } from '../words.tsx';
import styles from './phases.module.css';

const SHOWN = PHASES.filter((phase) => phase !== 'start-turn');

export function Phases() {
  const { t } = useWords();
  const phase = useView().encounter?.phase;
  const now = phase === undefined ? -1 : PHASES.indexOf(phase);
  return (
    <ol className={styles.phases} aria-label={t('web.board.phases')}>
      {SHOWN.map((one) => {
        const at = PHASES.indexOf(one);
        const when = at === now ? styles.now : at < now ? styles.past : '';
        return (
          <li key={one} className={when} aria-current={at === now ? 'step' : undefined}>
            {t(`phase.${one}`)}
          </li>
        );
      })}
    </ol>
  );
}
