/** How friends find this table. */
import { addressOf, paths } from '../../routes.tsx';
import { useNarrow } from '../../ui/media.ts';
import { useWords } from '../../words.tsx';
import { CopyButton } from '../around/copy-button.tsx';
import { QrCode } from '../around/qr-code.tsx';
import { spelt } from '../home/code.ts';
import styles from './invite.module.css';

export function Invite({ code }: { code: string }) {
  const { t } = useWords();
  const narrow = useNarrow();
  const link = addressOf(paths.table(code));
  return (
    <section className={`panel ${styles.invite}`} aria-labelledby="invite">
      <h2 id="invite">{t('web.lobby.invite')}</h2>
      <p className={styles.how}>{t('web.lobby.invite.how')}</p>
      <p>
        <span className="visually-hidden">{t('web.lobby.invite.code')}: </span>
        <b className={styles.code}>{spelt(code)}</b>
      </p>
      <input
        className={`field ${styles.link}`}
        readOnly
        value={link}
        aria-label={t('web.lobby.invite.link')}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.acts}>
        <CopyButton text={link} label={t('web.lobby.invite.copy')} className="primary" />
        {'share' in navigator && narrow ? (
          <button
            type="button"
            className="button"
            // Closing the system's sheet counts as a failure there; it is none here.
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {t('web.lobby.invite.share')}
          </button>
        ) : null}
      </div>
      <details open={!narrow}>
        <summary className={styles.summary}>{t('web.lobby.invite.qr')}</summary>
        <QrCode text={link} what={t('web.lobby.invite.qr.what')} />
      </details>
    </section>
  );
}
