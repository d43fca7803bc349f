/** The aliens of a game, one by one: found by word or level, allowed or banned. */
import { useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ALERTS, RULES, type Alert } from '@cosmarium/engine';
import { Portrait } from '../../ui/art.tsx';
import { useWords } from '../../words.tsx';
import { AlertMark } from '../aliens/alert-mark.tsx';
import { catalogue, search } from '../aliens/catalogue.ts';
import { Choice } from '../around/choice.tsx';
import styles from './alien-pool.module.css';

interface AlienPoolProps {
  sets: readonly string[];
  alerts: readonly Alert[];
  banned: readonly string[];
  onChange: (banned: string[]) => void;
}

export function AlienPool(props: AlienPoolProps) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  // Made when it is first wanted, so that no face is drawn before.
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => {
          setOpened(true);
          dialog.current?.showModal();
        }}
      >
        {t('web.option.pool.choose')}
      </button>
      {createPortal(
        // Not inside the form around it, which Enter would send.
        <dialog ref={dialog} className={styles.dialog} aria-labelledby="alien-pool">
          {opened ? <Pool {...props} onDone={() => dialog.current?.close()} /> : null}
        </dialog>,
        document.body,
      )}
    </>
  );
}

function Pool({ sets, alerts, banned, onChange, onDone }: AlienPoolProps & { onDone: () => void }) {
  const words = useWords();
  const { t, lang } = words;
  const id = useId();
  const entries = useMemo(
    () => catalogue(words, RULES.aliens).filter(({ set }) => sets.includes(set)),
    [words, sets],
  );
  const [query, setQuery] = useState('');
  const [level, setLevel] = useState<Alert | 'all'>('all');
  const shown = search(entries, query, { alert: level === 'all' ? null : level }, lang);
  const ids = shown.map((entry) => entry.id);
  const allowed = entries.filter((entry) => alerts.includes(entry.alert) && !banned.includes(entry.id));
  const ban = (some: readonly string[], now: boolean) => {
    const others = banned.filter((one) => !some.includes(one));
    onChange((now ? [...others, ...some] : others).sort());
  };
  return (
    <div className={styles.pool}>
      <header className={styles.head}>
        <h2 id="alien-pool">{t('web.pool.title')}</h2>
        <p role="status" className={styles.count}>
          <b>{t('web.option.pool.count', { allowed: allowed.length, all: entries.length })}</b>
          <span className="dim">{t('web.pool.shown', { count: shown.length })}</span>
        </p>
        <search className={styles.search}>
          <input
            type="search"
            className={`field ${styles.query}`}
            aria-label={t('web.pool.search')}
            placeholder={t('web.pool.search')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <Choice
            legend={t('web.aliens.alert')}
            quiet
            options={(['all', ...ALERTS] as const).map((is) => ({ is, label: t(`web.aliens.alert.${is}`) }))}
            value={level}
            onChoose={setLevel}
          />
        </search>
        <div className={styles.acts}>
          <button type="button" className="button" onClick={() => ban(ids, false)}>
            {t('web.pool.all')}
          </button>
          <button type="button" className="button" onClick={() => ban(ids, true)}>
            {t('web.pool.none')}
          </button>
        </div>
      </header>
      <ul className={styles.list}>
        {shown.map((entry) => {
          const off = !alerts.includes(entry.alert);
          return (
            <li key={entry.id}>
              <label className={styles.alien} data-alert={entry.alert} data-off={off}>
                <input
                  type="checkbox"
                  checked={!off && !banned.includes(entry.id)}
                  disabled={off}
                  aria-labelledby={`${id}-${entry.id}`}
                  onChange={({ target }) => ban([entry.id], !target.checked)}
                />
                <Portrait alien={entry.id} className={styles.face} />
                <span id={`${id}-${entry.id}`} className={styles.words}>
                  <b>{entry.name}</b>
                  <span className={styles.power}>
                    <AlertMark alert={entry.alert} /> {off ? t('web.pool.level-off') : entry.power}
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <footer className={styles.end}>
        <button type="button" className="button primary" onClick={onDone}>
          {t('web.pool.done')}
        </button>
      </footer>
    </div>
  );
}
