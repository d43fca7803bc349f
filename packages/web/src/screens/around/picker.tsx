/** One of many, from the browser's own list. */
import { useId, type ReactNode } from 'react';
import styles from './picker.module.css';

interface PickerProps {
  label: string;
  /** Nobody needs to see the label: the options say it. */
  quiet?: boolean;
  options: readonly { is: string; label: string; disabled?: boolean }[];
  value: string;
  why?: string;
  onChoose: (value: string) => void;
  children?: ReactNode;
}

export function Picker({ label, quiet, options, value, why, onChoose, children }: PickerProps) {
  const id = useId();
  return (
    <div className={styles.picker}>
      <label htmlFor={id} className={quiet === true ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <select
          id={id}
          className={`field ${styles.select}`}
          value={value}
          aria-describedby={why === undefined ? undefined : `${id}-why`}
          onChange={({ target }) => onChoose(target.value)}
        >
          {options.map(({ is, label: word, disabled }) => (
            <option key={is} value={is} disabled={disabled}>
              {word}
            </option>
          ))}
        </select>
        {children}
      </div>
      {why === undefined ? null : (
        <p id={`${id}-why`} className={styles.why}>
          {why}
        </p>
      )}
    </div>
  );
}
