/** A button, and behind it everything a host may choose. */
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import type { SeatInfo, TableOptions } from '@cosmarium/protocol';
import { Loading } from '../../ui/loading.tsx';
import { useWords } from '../../words.tsx';
import styles from './options-dialog.module.css';

// Many buttons are never pressed.
const TableForm = lazy(() => import('./table-form.tsx'));

interface OptionsDialogProps {
  label: string;
  className: string;
  submit: string;
  /** What is chosen when it is opened. */
  options: TableOptions;
  seats?: readonly SeatInfo[];
  /** For somebody who plays alone. */
  alone?: boolean;
  /** What else is to be chosen. */
  children?: ReactNode;
  /** Why it did not work; null if it did. */
  onSubmit: (options: TableOptions) => Promise<string | null>;
}

export function OptionsDialog(props: OptionsDialogProps) {
  const { label, className, submit, options, seats, alone, children, onSubmit } = props;
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(options);
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const title = useId();
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
          setOpened(true);
          dialog.current?.showModal();
        }}
      >
        {label}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={title}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void give();
          }}
        >
          <h2 id={title}>{label}</h2>
          {opened ? (
            <Suspense fallback={<Loading />}>
              <TableForm
                options={chosen}
                seats={seats}
                alone={alone}
                onChange={(next) => {
                  setChosen(next);
                  setFailure(null);
                }}
              />
            </Suspense>
          ) : null}
          {children}
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
