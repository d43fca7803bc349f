/** Tables that anybody may join, and games that anybody may watch. */
import { useCallback, useEffect, useState } from 'react';
import { presetOf } from '@cosmarium/protocol';
import { listGames, listTables, type ListedTable } from '../../net/api.ts';
import { Link, paths } from '../../routes.tsx';
import { useWords } from '../../words.tsx';
import { failureKey } from './failure.ts';
import styles from './public-tables.module.css';

const LOOK_EVERY_MS = 15_000;

interface Found {
  tables: readonly ListedTable[];
  games: readonly ListedTable[];
}

export function PublicTables() {
  const { t } = useWords();
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const look = useCallback(
    () =>
      Promise.all([listTables(), listGames()]).then(
        ([tables, games]) => {
          setFound({ tables, games });
          setFailure(null);
        },
        (error: unknown) => setFailure(failureKey(error)),
      ),
    [],
  );
  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
  const withRoom = found?.tables.filter(({ players, options }) => players.length < options.players);
  return (
    <>
      <section aria-labelledby="public-tables" className={styles.public}>
        <header className={styles.head}>
          <h2 id="public-tables">{t('web.home.public')}</h2>
          <button type="button" className="button quiet" onClick={() => void look()}>
            {t('web.home.public.refresh')}
          </button>
        </header>
        {failure === null ? (
          <Tables
            tables={withRoom}
            none={t('web.home.public.none')}
            label={(code) => t('web.home.public.join', { code })}
            count={({ players, options }) =>
              t('web.home.public.seats', { taken: players.length, players: options.players })
            }
          />
        ) : (
          <p className={styles.none}>{t(failure)}</p>
        )}
      </section>
      {failure === null && found !== null ? (
        <section aria-labelledby="public-games" className={styles.public}>
          <h2 id="public-games">{t('web.home.watch')}</h2>
          <Tables
            tables={found.games}
            none={t('web.home.watch.none')}
            label={(code) => t('web.home.watch.go', { code })}
            count={({ players }) => t('web.home.watch.players', { count: players.length })}
          />
        </section>
      ) : null}
    </>
  );
}

interface TablesProps {
  /** undefined: not known yet. */
  tables: readonly ListedTable[] | undefined;
  none: string;
  /** What a table's link is called. */
  label: (code: string) => string;
  count: (table: ListedTable) => string;
}

function Tables({ tables, none, label, count }: TablesProps) {
  const { t, lang } = useWords();
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  if (tables?.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.list}>
      {tables?.map((table) => {
        const preset = presetOf(table.options);
        const people = table.players.flatMap((one) => ('name' in one ? [one.name] : []));
        return (
          <li key={table.code}>
            <Link href={paths.table(table.code)} className={styles.table} aria-label={label(table.code)}>
              <b>{count(table)}</b>
              <span>
                {t(preset === null ? `web.option.start.${table.options.start}` : `web.preset.${preset}`)}
              </span>
              {people.length === 0 ? null : (
                <span className={styles.names}>
                  {t('web.home.public.with', { names: list.format(people) })}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
