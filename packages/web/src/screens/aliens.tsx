/** The encyclopedia: every alien and every card. */
import { Link, paths } from '../routes.tsx';
import { useWords } from '../words.tsx';
import { Encyclopedia } from './aliens/encyclopedia.tsx';
import { Page } from './around/page.tsx';

export default function Aliens({ alien }: { alien: string | null }) {
  const { t, has } = useWords();
  const name = `alien.${alien}.name`;
  const title = t(alien === null ? 'web.aliens.title' : has(name) ? name : 'web.aliens.unknown');
  const aside =
    alien === null ? (
      <Link href={paths.rules} className="button">
        {t('web.home.rules')}
      </Link>
    ) : (
      <Link href={paths.aliens} className="button">
        {t('web.aliens.all')}
      </Link>
    );
  return (
    <Page title={title} heading={title} aside={aside}>
      <Encyclopedia alien={alien} />
    </Page>
  );
}
