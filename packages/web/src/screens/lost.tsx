import { Link, paths } from '../routes.tsx';
import { TableArt } from '../ui/art.tsx';
import { useWords } from '../words.tsx';
import { Page } from './around/page.tsx';
import styles from './lost.module.css';

export default function Lost() {
  const { t } = useWords();
  return (
    <Page title={t('web.lost.title')} heading={t('web.lost.title')}>
      <p>{t('web.lost.text')}</p>
      <p>
        <Link href={paths.home} className="button primary">
          {t('web.lost.home')}
        </Link>
      </p>
      <div className={styles.warp}>
        <TableArt name="ship" className={styles.ship} />
      </div>
    </Page>
  );
}
