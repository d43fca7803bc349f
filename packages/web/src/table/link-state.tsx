/** Says what the connection does when it does not just work. */
import { Link, paths } from '../routes.tsx';
import { useWords } from '../words.tsx';
import { useTable } from './context.tsx';
import styles from './link-state.module.css';

const WHY: Readonly<Record<string, string | undefined>> = {
  'no such table': 'web.link.no-table',
  kicked: 'web.refused.kicked',
  'not kept': 'web.solo.not-kept',
  'no storage': 'web.solo.no-storage',
  'no worker': 'web.solo.no-worker',
};

export function LinkState() {
  const { t } = useWords();
  const link = useTable((state) => state.link);
  if (link.is === 'refused')
    return (
      <main className={styles.refused}>
        <h1>{t('web.link.refused')}</h1>
        <p>{t(WHY[link.why] ?? 'web.link.too-many')}</p>
        <Link className="button primary" href={paths.home}>
          {t('web.home')}
        </Link>
      </main>
    );
  if (link.is === 'slow')
    return (
      <div role="status" className={styles.state}>
        <p className={styles.slow}>{t('web.link.slow')}</p>
      </div>
    );
  return link.is === 'lost' ? <Trying /> : null;
}

/** The server cannot be reached; the page goes on trying. */
export function Trying() {
  const { t } = useWords();
  return (
    <div role="status" className={styles.state}>
      <p className={styles.lost}>{t('web.link.lost')}</p>
    </div>
  );
}
