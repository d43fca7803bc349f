/** The edge of a sheet: who uses the power, whether they must, and when, as a bar of all phases. */
import { PHASES, type SheetFacts } from '@cosmarium/engine';
import { useWords } from '../../words.tsx';
import styles from './facts.module.css';

export function Facts({ facts: { role, optional, phases } }: { facts: SheetFacts }) {
  const { t } = useWords();
  return (
    <div className={styles.facts}>
      <p className={styles.line}>
        <b>{t(`role.${role}`)}</b>
        <span className={styles.use} data-optional={optional}>
          {t(optional ? 'web.aliens.optional' : 'web.aliens.mandatory')}
        </span>
      </p>
      <ol className={styles.bar} aria-label={t('web.aliens.phases')}>
        {PHASES.map((phase) => {
          const on = phases.includes(phase);
          return (
            <li key={phase} data-on={on}>
              {t(`phase.${phase}`)}
              <span className="visually-hidden">
                {' '}
                {t(on ? 'web.aliens.phase.on' : 'web.aliens.phase.off')}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
