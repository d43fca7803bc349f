/** Somebody has followed a link in a letter: it is done at once, and here stands what was done. */
import { useEffect, useState } from 'react';
import { ApiError } from '../net/api.ts';
import { followLetter } from '../notifying/api.ts';
import { Link, paths, useAnchor } from '../routes.tsx';
import { useWords } from '../words.tsx';
import { Page } from './around/page.tsx';
import { failureKey } from './home/failure.ts';

export default function Mail() {
  const { t } = useWords();
  const token = useAnchor();
  const [outcome, setOutcome] = useState<string | null>(null);
  useEffect(() => {
    followLetter(token).then(
      ({ did }) => setOutcome(`web.mail.${did}`),
      (error: unknown) =>
        setOutcome(
          error instanceof ApiError && error.status < 500 && error.status >= 400
            ? 'web.mail.unknown'
            : failureKey(error),
        ),
    );
  }, [token]);
  return (
    <Page title={t('web.mail.title')} heading={t('web.mail.title')}>
      <p role="status">{outcome === null ? null : t(outcome)}</p>
      <p>
        <Link href={paths.settings} className="button">
          {t('web.settings.title')}
        </Link>
      </p>
    </Page>
  );
}
