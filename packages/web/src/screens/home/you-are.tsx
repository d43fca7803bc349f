/** "You are ...": the name, changed in place. */
import { useRef, useState } from 'react';
import { NAME_LENGTH } from '@cosmarium/protocol';
import { SERVERLESS } from '../../hosting.ts';
import { nameMe } from '../../net/api.ts';
import { setSettings, useSettings } from '../../settings.ts';
import { useWords } from '../../words.tsx';
import { failureKey } from './failure.ts';
import styles from './you-are.module.css';

export function YouAre() {
  const { t } = useWords();
  const name = useSettings((settings) => settings.name);
  const [changing, setChanging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (changing)
    return (
      <NameForm
        className={styles.form}
        onDone={() => {
          setChanging(false);
          // The field is gone with the focus in it.
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      className={styles.you}
      aria-label={name === '' ? undefined : t('web.you.change', { name })}
      onClick={() => setChanging(true)}
    >
      {name === '' ? t('web.you.nobody') : t('web.you.are', { name })}
      <span aria-hidden="true">✎</span>
    </button>
  );
}

export function NameForm({ className, onDone }: { className?: string; onDone?: () => void }) {
  const { t } = useWords();
  const name = useSettings((settings) => settings.name);
  const [typed, setTyped] = useState(name);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    const wanted = typed.trim();
    if (wanted === '' || wanted === name) return onDone?.();
    try {
      setSettings({ name: SERVERLESS ? wanted : (await nameMe(wanted)).name });
      setFailure(null);
      onDone?.();
    } catch (error) {
      setFailure(failureKey(error));
    }
  };
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input
        className="field"
        aria-label={t('web.you.name')}
        autoComplete="nickname"
        maxLength={NAME_LENGTH}
        value={typed}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because somebody asked for it
        autoFocus={onDone !== undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone?.();
        }}
      />
      <button type="submit" className="button">
        {t('web.you.save')}
      </button>
      {failure === null ? null : <p role="alert">{t(failure)}</p>}
    </form>
  );
}
