/** A closer look in front of the table: a window in the middle, on a phone a sheet from below. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../words.tsx';
import styles from './dialog.module.css';

export function Dialog({
  title,
  close,
  wide = false,
  children,
}: {
  title: ReactNode;
  close: () => void;
  /** For something to read. */
  wide?: boolean;
  children: ReactNode;
}) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown !== null && !shown.open) shown.showModal();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide || undefined}
      aria-labelledby="closer-look"
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id="closer-look">{title}</h2>
          <button type="button" className={styles.close} aria-label={t('web.close')} onClick={close}>
            ×
          </button>
        </header>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is long is scrolled by keys, too */}
        <div className={styles.content} tabIndex={0} role="group" aria-labelledby="closer-look">
          {children}
        </div>
      </div>
    </dialog>
  );
}
