import type { Alert } from '@cosmarium/engine';
import { useWords } from '../../words.tsx';
import styles from './alert-mark.module.css';

const LIGHTS: Record<Alert, number> = { green: 1, yellow: 2, red: 3 };

/** The level as a colour and as a number of lights. */
export function AlertMark({ alert }: { alert: Alert }) {
  const { t } = useWords();
  return (
    <span className={styles.mark} data-alert={alert} role="img" aria-label={t(`alert.${alert}`)}>
      {[1, 2, 3].map((light) => (
        <i key={light} data-on={light <= LIGHTS[alert]} />
      ))}
    </span>
  );
}
