/** Tables that anybody may join. */
import { useCallback, useEffect, useState } from 'react';
import { listTables, type ListedTable } from '../../net/api.ts';
import { Link, paths } from '../../routes.tsx';
import { useWords } from '../../words.tsx';
import { failureKey } from './failure.ts';
import styles from './public-tables.module.css';

const LOOK_EVERY_MS = 15_000;

export function PublicTables() {
  const { t, lang } = useWords();
  const [tables, setTables] = useState<readonly ListedTable[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const look = useCallback(
    () =>
      listTables().then(
        (found) => {
          setTables(found);
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
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  const withRoom = tables?.filter(({ players, options }) => players.length < options.players) ?? [];
  return (
    <section aria-labelledby="public-tables" className={styles.public}>
      <header className={styles.head}>
        <h2 id="public-tables">{t('web.home.public')}</h2>
        <button type="button" className="button quiet" onClick={() => void look()}>
          {t('web.home.public.refresh')}
        </button>
      </header>
      {failure !== null ? (
        <p className={styles.none}>{t(failure)}</p>
      ) : tables !== null && withRoom.length === 0 ? (
        <p className={styles.none}>{t('web.home.public.none')}</p>
      ) : (
        <ul className={styles.list}>
          {withRoom.map(({ code, options, players }) => {
            const people = players.flatMap((one) => ('name' in one ? [one.name] : []));
            return (
              <li key={code}>
                <Link
                  href={paths.table(code)}
                  className={styles.table}
                  aria-label={t('web.home.public.join', { code })}
                >
                  <b>{t('web.home.public.seats', { taken: players.length, players: options.players })}</b>
                  <span>{t(`web.option.start.${options.start}`)}</span>
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
      )}
    </section>
  );
}
