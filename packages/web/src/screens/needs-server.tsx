/** For addresses that lead to others: this page is on a host of files, where nobody else can come. */
import { Link, paths } from '../routes.tsx';
import { useWords } from '../words.tsx';
import { Page } from './around/page.tsx';

export default function NeedsServer() {
  const { t } = useWords();
  return (
    <Page title={t('web.serverless.title')} heading={t('web.serverless.title')}>
      <p>{t('web.serverless.link')}</p>
      <p>{t('web.serverless.friends')}</p>
      <p>
        <Link href={paths.home} className="button primary">
          {t('web.home')}
        </Link>
      </p>
    </Page>
  );
}
