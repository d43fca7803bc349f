/** A link from another device was opened: whoever is asked first may become themselves here, too. */
import { useEffect, useState } from 'react';
import { ApiError, me } from '../net/api.ts';
import { enterWith, lookAtPass } from '../net/mine.ts';
import { go, Link, paths, useAnchor } from '../routes.tsx';
import { adoptSettings, setSettings } from '../settings.ts';
import { useWords } from '../words.tsx';
import { Page } from './around/page.tsx';
import { failureKey } from './home/failure.ts';
import styles from './come-back.module.css';

const wordsFor = (error: unknown): string =>
  error instanceof ApiError && error.status === 404 ? 'web.device.unknown' : failureKey(error);

export default function Device() {
  const { t } = useWords();
  const token = useAnchor();
  const [name, setName] = useState<string | null>(null);
  /** Who I am here so far. */
  const [here, setHere] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    Promise.all([lookAtPass(token), me()]).then(
      ([theirs, mine]) => {
        setName(theirs);
        setHere(mine?.guest.name ?? null);
      },
      (error: unknown) => setFailure(wordsFor(error)),
    );
  }, [token]);
  const become = () =>
    enterWith(token).then(
      ({ guest, settings }) => {
        adoptSettings(settings);
        setSettings({ name: guest.name });
        go(paths.home, { replace: true });
      },
      (error: unknown) => setFailure(wordsFor(error)),
    );
  return (
    <Page title={t('web.device.title')} heading={t('web.device.title')}>
      <div className={`panel ${styles.ask}`}>
        {failure === null ? null : <p role="alert">{t(failure)}</p>}
        {name === null ? null : (
          <>
            <p>{t('web.device.text', { name })}</p>
            {here === null || here === name ? null : <p>{t('web.device.instead', { name: here })}</p>}
          </>
        )}
        <p className={styles.acts}>
          {name === null ? null : (
            <button type="button" className="button primary" onClick={() => void become()}>
              {t('web.device.yes', { name })}
            </button>
          )}
          <Link href={paths.home} className="button">
            {t(failure === null ? 'web.device.no' : 'web.home')}
          </Link>
        </p>
      </div>
    </Page>
  );
}
