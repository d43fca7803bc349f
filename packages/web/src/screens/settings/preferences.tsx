/** What a person prefers, and what they may want to know. */
import { lazy, Suspense, useState } from 'react';
import { SERVERLESS } from '../../hosting.ts';
import { rejoinLink } from '../../net/rejoin.ts';
import { go, paths } from '../../routes.tsx';
import { setSettings, useSettings, type Speed } from '../../settings.ts';
import { useCalm } from '../../ui/media.ts';
import { useWords } from '../../words.tsx';
import { Choice } from '../around/choice.tsx';
import { CopyButton } from '../around/copy-button.tsx';
import { Languages } from '../around/languages.tsx';
import { NameForm } from '../home/you-are.tsx';
import styles from './preferences.module.css';

// What only a server can do comes when the rest is there.
const Mine = lazy(() => import('./mine.tsx'));

const SPEEDS: readonly Speed[] = ['calm', 'normal', 'brisk', 'off'];

/** `away`: whether the reader may be led somewhere else from here. */
export function Preferences({ away }: { away: boolean }) {
  const { t } = useWords();
  return (
    <div className={styles.settings}>
      <div className={styles.column}>
        <section className={`panel ${styles.part}`}>
          <h2>{t('web.language')}</h2>
          <Languages />
        </section>
        <Motion />
        <Sound />
        <Asked />
        {away ? (
          <section className={`panel ${styles.part}`}>
            <h2>{t('web.settings.learn')}</h2>
            <p>
              <button
                type="button"
                className="button"
                onClick={() => {
                  setSettings({ learnt: false });
                  go(paths.learn);
                }}
              >
                {t('web.settings.learn.again')}
              </button>
            </p>
          </section>
        ) : null}
        <section className={`panel ${styles.part} ${styles.about}`}>
          <h2>{t('web.settings.about')}</h2>
          <p>{t('web.home.unofficial')}</p>
          <p>{t('web.settings.about.free')}</p>
          <p>{t('web.settings.about.private')}</p>
        </section>
      </div>
      <div className={styles.column}>
        <section className={`panel ${styles.part}`}>
          <h2>{t('web.settings.you')}</h2>
          <NameForm className={styles.name} />
          {SERVERLESS ? null : <Rejoin />}
        </section>
        {SERVERLESS ? null : (
          <Suspense fallback={null}>
            <Mine />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function Motion() {
  const { t } = useWords();
  const speed = useSettings((settings) => settings.speed);
  const calm = useCalm();
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{t('web.settings.speed')}</h2>
      <Choice
        legend={t('web.settings.speed')}
        quiet
        options={SPEEDS.map((is) => ({
          is,
          label: t(`web.settings.speed.${is}`),
          why: t(`web.settings.speed.${is}.why`),
        }))}
        value={speed}
        onChoose={(is) => setSettings({ speed: is })}
      />
      {calm ? <p className={styles.note}>{t('web.settings.speed.reduced')}</p> : null}
    </section>
  );
}

function Sound() {
  const { t } = useWords();
  const sound = useSettings((settings) => settings.sound);
  const volume = useSettings((settings) => settings.volume);
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{t('web.settings.sound')}</h2>
      <label className={styles.line}>
        <input
          type="checkbox"
          checked={sound}
          onChange={(event) => setSettings({ sound: event.target.checked })}
        />
        {t('web.settings.sound.on')}
      </label>
      <label className={styles.line}>
        {t('web.settings.volume')}
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={volume}
          disabled={!sound}
          onChange={(event) => setSettings({ volume: event.target.valueAsNumber })}
        />
      </label>
      <Notices />
    </section>
  );
}

/** What goes without asking. */
function Asked() {
  const { t } = useWords();
  const { askIdle, takeBack } = useSettings();
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{t('web.settings.asked')}</h2>
      <label className={styles.line}>
        <input
          type="checkbox"
          checked={askIdle}
          onChange={(event) => setSettings({ askIdle: event.target.checked })}
        />
        {t('web.settings.asked.idle')}
      </label>
      <label className={styles.line}>
        <input
          type="checkbox"
          checked={takeBack}
          onChange={(event) => setSettings({ takeBack: event.target.checked })}
        />
        {t('web.settings.asked.take-back')}
      </label>
    </section>
  );
}

/** The browser asks once, when somebody wants it. */
function Notices() {
  const { t } = useWords();
  const wanted = useSettings(({ notify }) => notify);
  const [refused, setRefused] = useState(false);
  if (!('Notification' in window)) return null;
  const want = async (notify: boolean) => {
    const granted = !notify || (await Notification.requestPermission()) === 'granted';
    setRefused(!granted);
    setSettings({ notify: notify && granted });
  };
  return (
    <>
      <label className={styles.line}>
        <input type="checkbox" checked={wanted} onChange={(event) => void want(event.target.checked)} />
        {t('web.settings.notify')}
      </label>
      {refused ? (
        <p role="status" className={styles.note}>
          {t('web.settings.notify.refused')}
        </p>
      ) : null}
    </>
  );
}

/** The personal link stays covered until it is asked for: somebody may be looking over one's shoulder. */
function Rejoin() {
  const { t } = useWords();
  const [shown, setShown] = useState(false);
  const link = rejoinLink();
  return (
    <>
      <h3>{t('web.settings.rejoin')}</h3>
      <p className={styles.note}>
        {t(link === null ? 'web.settings.rejoin.none' : 'web.settings.rejoin.why')}
      </p>
      {link === null ? null : (
        <div className={styles.link}>
          {shown ? (
            <input
              className="field"
              readOnly
              value={link}
              aria-label={t('web.settings.rejoin')}
              onFocus={(event) => event.target.select()}
            />
          ) : (
            <button type="button" className="button" onClick={() => setShown(true)}>
              {t('web.settings.rejoin.show')}
            </button>
          )}
          <CopyButton text={link} />
        </div>
      )}
    </>
  );
}
