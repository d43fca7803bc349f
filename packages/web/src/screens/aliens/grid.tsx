import { useState } from 'react';
import { ALERTS, PHASES, type Alert, type Phase } from '@cosmarium/engine';
import { Link, paths } from '../../routes.tsx';
import { Portrait } from '../../ui/art.tsx';
import { useWords } from '../../words.tsx';
import { Choice } from '../around/choice.tsx';
import { Picker } from '../around/picker.tsx';
import { AlertMark } from './alert-mark.tsx';
import { search, type Entry } from './catalogue.ts';
import styles from './grid.module.css';

export function Grid({ entries }: { entries: readonly Entry[] }) {
  const { t, lang } = useWords();
  const [query, setQuery] = useState('');
  const [alert, setAlert] = useState<Alert | 'all'>('all');
  const [phase, setPhase] = useState<Phase | ''>('');
  const [set, setSet] = useState('');
  const sets = [...new Set(entries.map((entry) => entry.set))];
  const found = search(
    entries,
    query,
    { alert: alert === 'all' ? null : alert, phase: phase || null, set: set || null },
    lang,
  );
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
        <Picker
          label={t('web.aliens.phase')}
          quiet
          options={[
            { is: '', label: t('phase.all') },
            ...PHASES.map((is) => ({ is, label: t(`phase.${is}`) })),
          ]}
          value={phase}
          onChoose={(is) => setPhase(is as Phase | '')}
        />
        {sets.length < 2 ? null : (
          <Picker
            label={t('web.aliens.set')}
            quiet
            options={[
              { is: '', label: t('web.aliens.set.any') },
              ...sets.map((is) => ({ is, label: t(`set.${is}`) })),
            ]}
            value={set}
            onChoose={setSet}
          />
        )}
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
