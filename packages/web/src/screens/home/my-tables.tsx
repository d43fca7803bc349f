/** Games that wait for me: the newest one big, the others in a list. */
import type { MyTable } from '../../net/api.ts';
import { Link, paths } from '../../routes.tsx';
import { useWords } from '../../words.tsx';
import { spelt } from './code.ts';
import styles from './my-tables.module.css';

export function Continue({ table }: { table: MyTable }) {
  const { t } = useWords();
  return (
    <div className={styles.continue}>
      <Link href={paths.table(table.code)} className={styles.big}>
        {t('web.home.continue')}
      </Link>
      <p className={styles.says}>{t('web.home.continue.why')}</p>
    </div>
  );
}

export function MyTables({ tables }: { tables: readonly MyTable[] }) {
  const { t } = useWords();
  return (
    <section className={styles.mine} aria-labelledby="my-tables">
      <h2 id="my-tables" className={styles.heading}>
        {t('web.home.mine')}
      </h2>
      <ul className={styles.list}>
        {tables.map(({ code, status }) => (
          <li key={code}>
            <Link
              href={paths.table(code)}
              className={styles.table}
              aria-label={`${t('web.home.mine.go', { code })} (${t(`web.home.mine.${status}`)})`}
            >
              <span className={styles.dot} data-status={status} />
              <span className={styles.code}>{spelt(code)}</span>
              <span className={styles.status}>{t(`web.home.mine.${status}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
