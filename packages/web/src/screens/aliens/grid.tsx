import { useState } from 'react';
import { Link, paths } from '../../routes.tsx';
import { Portrait } from '../../ui/art.tsx';
import { useWords } from '../../words.tsx';
import { Choice } from '../around/choice.tsx';
import { AlertMark } from './alert-mark.tsx';
import { ALERTS, search, type Alert, type Entry } from './catalogue.ts';
import styles from './grid.module.css';

export function Grid({ entries }: { entries: readonly Entry[] }) {
  const { t, lang } = useWords();
  const [query, setQuery] = useState('');
  const [alert, setAlert] = useState<Alert | 'all'>('all');
  const found = search(entries, query, alert === 'all' ? null : alert, lang);
  return (
    <>
      <search className={styles.search}>
        <input
          type="search"
          className={`field ${styles.query}`}
          aria-label={t('web.aliens.search')}
          placeholder={t('web.aliens.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Choice
          legend={t('web.aliens.alert')}
          quiet
          options={(['all', ...ALERTS] as const).map((is) => ({
            is,
            label: t(`web.aliens.alert.${is}`),
            why: t(`web.aliens.alert.${is}.why`),
          }))}
          value={alert}
          onChoose={setAlert}
        />
      </search>
      <p role="status" className="dim">
        {t('web.aliens.found', { count: found.length })}
      </p>
      <ul className={styles.grid}>
        {found.map(({ id, name, power, summary, alert: level }) => (
          <li key={id}>
            <Link href={paths.alien(id)} className={styles.alien} data-alert={level}>
              <Portrait alien={id} className={styles.face} />
              <span className={styles.words}>
                <b className={styles.name}>{name}</b>
                <span className={styles.power}>
                  <AlertMark alert={level} /> {power}
                </span>
                <span className={styles.summary}>{summary}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
