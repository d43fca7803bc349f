/** Games that wait for me: the newest one big, the others in a list. */
import type { MyTable } from '../../net/api.ts';
import { Link, paths } from '../../routes.tsx';
import type { SoloGame } from '../../solo/game.ts';
import { inWords } from '../../ui/in-words.ts';
import { useWords } from '../../words.tsx';
import { spelt } from './code.ts';
import styles from './my-tables.module.css';

export function Continue({ code, left }: { code: string; left?: number }) {
  const words = useWords();
  const { t } = words;
  return (
    <div className={styles.continue}>
      <Link href={paths.table(code)} className={styles.big}>
        {t('web.home.continue')}
      </Link>
      <p className={styles.says}>
        {left === undefined
          ? t('web.home.continue.why')
          : t('web.home.mine.waits', { time: inWords(left, words) })}
      </p>
    </div>
  );
}

export function MyTables({ tables }: { tables: readonly (MyTable | SoloGame)[] }) {
  const { t } = useWords();
  return (
    <section className={styles.mine} aria-labelledby="my-tables">
      <h2 id="my-tables" className={styles.heading}>
        {t('web.home.mine')}
      </h2>
      <ul className={styles.list}>
        {tables.map((table) => (
          <li key={table.code}>{'at' in table ? <Here game={table} /> : <AtServer table={table} />}</li>
        ))}
      </ul>
    </section>
  );
}

function AtServer({ table: { code, status, left } }: { table: MyTable }) {
  const words = useWords();
  const { t } = words;
  const says =
    left === undefined
      ? t(`web.home.mine.${status}`)
      : t('web.home.mine.waits', { time: inWords(left, words) });
  return (
    <Link
      href={paths.table(code)}
      className={styles.table}
      aria-label={`${t('web.home.mine.go', { code })} (${says})`}
    >
      <span className={styles.dot} data-status={status} />
      <span className={styles.code}>{spelt(code)}</span>
      <span className={styles.status}>{says}</span>
    </Link>
  );
}

function Here({ game: { code, at } }: { game: SoloGame }) {
  const { t, lang } = useWords();
  return (
    <Link href={paths.table(code)} className={styles.table}>
      <span className={styles.dot} data-status="running" />
      <span className={styles.code}>{t('web.solo.heading')}</span>
      <span className={styles.status}>
        {new Date(at).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' })}
      </span>
    </Link>
  );
}
