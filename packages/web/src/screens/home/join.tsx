import { useId, useState } from 'react';
import { go, paths } from '../../routes.tsx';
import { useWords } from '../../words.tsx';
import { codeFrom } from './code.ts';
import styles from './join.module.css';

const EXAMPLE = 'k7m 2xq 9tv';

export function Join() {
  const { t } = useWords();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className={styles.join}
      onSubmit={(event) => {
        event.preventDefault();
        const code = codeFrom(typed);
        setWrong(code === null);
        if (code !== null) go(paths.table(code));
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {t('web.home.join')}
      </label>
      <input
        id={id}
        className="field"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={EXAMPLE}
        value={typed}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
      />
      <button type="submit" className="button">
        {t('web.home.join.go')}
      </button>
      {wrong ? (
        <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
          {t('web.home.join.wrong', { example: EXAMPLE })}
        </p>
      ) : null}
    </form>
  );
}
