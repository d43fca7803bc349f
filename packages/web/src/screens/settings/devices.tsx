/** My other devices: a link that brings me there, and keys that shut the others out. */
import { useState } from 'react';
import { newPass, renewKeys } from '../../net/mine.ts';
import { subscribeAgain } from '../../notifying/browser.ts';
import { addressOf, paths } from '../../routes.tsx';
import { settingsToGo } from '../../settings.ts';
import { useWords } from '../../words.tsx';
import { CopyButton } from '../around/copy-button.tsx';
import { QrCode } from '../around/qr-code.tsx';
import { failureOfMine } from './failure-of-mine.ts';
import styles from './preferences.module.css';

export function DevicesPart() {
  const { t } = useWords();
  const [link, setLink] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const failed = (error: unknown) => setSaid(failureOfMine(error));
  const show = () =>
    newPass(settingsToGo()).then((token) => {
      setLink(`${addressOf(paths.device)}#${token}`);
      setSaid(null);
    }, failed);
  const renew = () =>
    renewKeys().then(async () => {
      setLink(null);
      setSaid('web.devices.renewed');
      await subscribeAgain();
    }, failed);
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="devices">
      <h2 id="devices">{t('web.devices')}</h2>
      <p className={styles.note}>{t('web.devices.why')}</p>
      {link === null ? (
        <p>
          <button type="button" className="button" onClick={() => void show()}>
            {t('web.devices.show')}
          </button>
        </p>
      ) : (
        <>
          <QrCode text={link} what={t('web.devices.qr')} />
          <div className={styles.link}>
            <input
              className="field"
              readOnly
              value={link}
              aria-label={t('web.devices.link')}
              onFocus={(event) => event.target.select()}
            />
            <CopyButton text={link} />
          </div>
        </>
      )}
      <p className={styles.note}>{t('web.devices.renew.why')}</p>
      <p>
        <button type="button" className="button" onClick={() => void renew()}>
          {t('web.devices.renew')}
        </button>
      </p>
      <p role="status">{said === null ? null : t(said)}</p>
    </section>
  );
}
