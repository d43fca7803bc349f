/** Any of a few: words to tick, each with what it means. */
import { useId } from 'react';
import styles from './checks.module.css';

interface ChecksProps<T extends string> {
  legend: string;
  /** What all of them are about. */
  why?: string;
  options: readonly { is: T; label: string; why?: string }[];
  value: readonly T[];
  onChange: (value: T[]) => void;
}

export function Checks<T extends string>({ legend, why, options, value, onChange }: ChecksProps<T>) {
  const id = useId();
  return (
    <fieldset className={styles.checks} aria-describedby={why === undefined ? undefined : `${id}-why`}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ is, label, why: each }) => (
        <label key={is} className={styles.check}>
          <input
            type="checkbox"
            checked={value.includes(is)}
            aria-labelledby={`${id}-${is}`}
            aria-describedby={each === undefined ? undefined : `${id}-${is}-why`}
            onChange={({ target }) =>
              onChange(
                options
                  .map((one) => one.is)
                  .filter((one) => (one === is ? target.checked : value.includes(one))),
              )
            }
          />
          <span>
            <b id={`${id}-${is}`}>{label}</b>
            {each === undefined ? null : (
              <span id={`${id}-${is}-why`} className={styles.why}>
                {each}
              </span>
            )}
          </span>
        </label>
      ))}
      {why === undefined ? null : (
        <p id={`${id}-why`} className={styles.why}>
          {why}
        </p>
      )}
    </fieldset>
  );
}
