/** One of a few: words to choose from, and what the chosen one means. */
import { useId } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<T extends string> {
  legend: string;
  /** Nobody needs to see the legend: the place says it. */
  quiet?: boolean;
  options: readonly { is: T; label: string; why?: string }[];
  value: T;
  onChoose: (value: T) => void;
}

export function Choice<T extends string>({ legend, quiet, options, value, onChoose }: ChoiceProps<T>) {
  const name = useId();
  const why = options.find(({ is }) => is === value)?.why;
  return (
    <fieldset className={styles.choice}>
      <legend className={quiet === true ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ is, label }) => (
          <label key={is} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={is}
              checked={is === value}
              aria-describedby={why === undefined ? undefined : `${name}-why`}
              onChange={() => onChoose(is)}
            />
            {label}
          </label>
        ))}
      </div>
      {why === undefined ? null : (
        <p id={`${name}-why`} className={styles.why}>
          {why}
        </p>
      )}
    </fieldset>
  );
}
