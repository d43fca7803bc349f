/** A button, and behind it everything a host may choose. */
import { useRef, useState } from 'react';
import type { SeatInfo, TableOptions } from '@cosmarium/protocol';
import { useWords } from '../../words.tsx';
import { TableForm } from './table-form.tsx';
import styles from './options-dialog.module.css';

interface OptionsDialogProps {
  label: string;
  className: string;
  submit: string;
  /** What is chosen when it is opened. */
  options: TableOptions;
  seats?: readonly SeatInfo[];
  /** Why it did not work; null if it did. */
  onSubmit: (options: TableOptions) => Promise<string | null>;
}

export function OptionsDialog({ label, className, submit, options, seats, onSubmit }: OptionsDialogProps) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(options);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => dialog.current?.close();
  const give = async () => {
    setBusy(true);
    setFailure(null);
    const why = await onSubmit(chosen);
    setBusy(false);
    setFailure(why);
    if (why === null) close();
  };
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => {
          setChosen(options);
          setFailure(null);
          dialog.current?.showModal();
        }}
      >
        {label}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="table-options">
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void give();
          }}
        >
          <h2 id="table-options">{label}</h2>
          <TableForm
            options={chosen}
            seats={seats}
            onChange={(next) => {
              setChosen(next);
              setFailure(null);
            }}
          />
          {failure === null ? null : (
            <p role="alert" className={styles.failed}>
              {failure}
            </p>
          )}
          <footer className={styles.end}>
            <button type="button" className="button quiet" onClick={close}>
              {t('web.cancel')}
            </button>
            <button type="submit" className="button primary" disabled={busy}>
              {submit}
            </button>
          </footer>
        </form>
      </dialog>
    </>
  );
}
