/** Everything about me: to keep, or to have deleted. */
import { useState } from 'react';
import { saveFile } from '../../local/save.ts';
import { deleteMe, everythingAboutMe } from '../../net/mine.ts';
import { forgetRejoin } from '../../net/rejoin.ts';
import { setSettings, useSettings } from '../../settings.ts';
import { listGames } from '../../solo/kept.ts';
import { useWords } from '../../words.tsx';
import { failureOfMine } from './failure-of-mine.ts';
import styles from './preferences.module.css';

export function MyDataPart() {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const failed = (error: unknown) => setSaid(failureOfMine(error));
  const save = async () => {
    const server = await everythingAboutMe();
    // Without a place to keep games there are none.
    const solo = await listGames().catch(() => []);
    saveFile({ server, browser: { settings: useSettings.getState(), solo } });
  };
  const remove = async () => {
    await deleteMe();
    forgetRejoin();
    setSettings({ name: '', push: false });
    setAsking(false);
    setSaid('web.my-data.deleted');
  };
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="my-data">
      <h2 id="my-data">{t('web.my-data')}</h2>
      <p className={styles.note}>{t('web.my-data.why')}</p>
      <p>
        <button type="button" className="button" onClick={() => void save().catch(failed)}>
          {t('web.my-data.save')}
        </button>
      </p>
      {asking ? (
        <>
          <p>{t('web.my-data.sure')}</p>
          <p className={styles.link}>
            <button type="button" className="button" onClick={() => void remove().catch(failed)}>
              {t('web.my-data.delete.yes')}
            </button>
            <button type="button" className="button primary" onClick={() => setAsking(false)}>
              {t('web.my-data.delete.no')}
            </button>
          </p>
        </>
      ) : (
        <p>
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {t('web.my-data.delete')}
          </button>
        </p>
      )}
      <p role="status">{said === null ? null : t(said)}</p>
    </section>
  );
}
