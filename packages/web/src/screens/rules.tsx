/** The rulebook, to read, to search and to print. */
import { Link, paths, useAnchor } from '../routes.tsx';
import { useWords } from '../words.tsx';
import { Page } from './around/page.tsx';
import { RulesBook } from './rules/book.tsx';
import { useRules } from './rules/load.ts';

export default function Rules() {
  const { t } = useWords();
  const book = useRules();
  const aside = (
    <Link href={paths.aliens} className="button">
      {t('web.home.aliens')}
    </Link>
  );
  return (
    <Page title={book.says.title} heading={book.says.title} aside={aside}>
      <RulesBook book={book} here={useAnchor()} />
    </Page>
  );
}
