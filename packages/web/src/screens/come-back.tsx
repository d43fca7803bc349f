/** A personal link was opened where somebody else already is: nobody loses their seat without being asked. */
import { useEffect, useState } from 'react';
import { comeBack, me, type Guest } from '../net/api.ts';
import { rejoinLink } from '../net/rejoin.ts';
import { go, Link, paths } from '../routes.tsx';
import { useWords } from '../words.tsx';
import { CopyButton } from './around/copy-button.tsx';
import { Page } from './around/page.tsx';
import { failureKey } from './home/failure.ts';
import styles from './come-back.module.css';

export default function ComeBack() {
  const { t } = useWords();
  const [token] = useState(() => location.hash.slice(1));
  const [guest, setGuest] = useState<Guest | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    me().then(
      (known) => setGuest(known?.guest ?? null),
      (error: unknown) => setFailure(failureKey(error)),
    );
  }, []);
  const become = () =>
    comeBack(token).then(
      () => go(paths.home, { replace: true }),
      (error: unknown) => setFailure(failureKey(error)),
    );
  const link = rejoinLink();
  return (
    <Page title={t('web.come-back.title')} heading={t('web.come-back.title')}>
      <div className={`panel ${styles.ask}`}>
        <p>{t('web.come-back.text', { name: guest?.name ?? '' })}</p>
        {link === null ? null : (
          <p className={styles.link}>
            {t('web.come-back.link')} <CopyButton text={link} />
          </p>
        )}
        {failure === null ? null : <p role="alert">{t(failure)}</p>}
        <p className={styles.acts}>
          <Link href={paths.home} className="button primary">
            {t('web.come-back.stay', { name: guest?.name ?? '' })}
          </Link>
          <button type="button" className="button" onClick={() => void become()}>
            {t('web.come-back.yes')}
          </button>
        </p>
      </div>
    </Page>
  );
}
