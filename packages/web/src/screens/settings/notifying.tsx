/** How I am told that a table waits for me while I look elsewhere. */
import { useEffect, useState } from 'react';
import type { Notifying } from '@cosmarium/protocol';
import { me, type MyTable } from '../../net/api.ts';
import { beQuiet, mute, notifying, tryIt, wantLetters, zoneHere } from '../../notifying/api.ts';
import { beLeftAlone, beTold, canBeTold, type Obstacle } from '../../notifying/browser.ts';
import { useSettings } from '../../settings.ts';
import { useWords } from '../../words.tsx';
import { spelt } from '../home/code.ts';
import { failureKey } from '../home/failure.ts';
import { failureOfMine } from './failure-of-mine.ts';
import styles from './preferences.module.css';

const NIGHT = { from: 22 * 60, until: 8 * 60 };

/** Does something at the server and shows how things are then. */
type Act = (doing: Promise<Notifying>) => void;

export function NotifyingPart() {
  const { t } = useWords();
  const [state, setState] = useState<Notifying | null>(null);
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const act: Act = (doing) =>
    void doing.then(
      (now) => {
        setState(now);
        setFailure(null);
      },
      (error: unknown) => setFailure(failureOfMine(error)),
    );
  useEffect(() => {
    act(notifying());
    me().then(
      (known) => setTables(known?.tables ?? []),
      // The other request says what is wrong.
      () => undefined,
    );
  }, []);
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="notifying">
      <h2 id="notifying">{t('web.notifying')}</h2>
      <p className={styles.note}>{t('web.notifying.why')}</p>
      {failure === null ? null : (
        <p role="status" className={styles.note}>
          {t(failure)}
        </p>
      )}
      {state === null ? null : (
        <>
          <ThisBrowser state={state} act={act} />
          <Letters letters={state.letters} act={act} />
          <QuietHours quiet={state.quiet} act={act} />
          <Tables tables={tables} muted={state.muted} act={act} />
        </>
      )}
    </section>
  );
}

function ThisBrowser({ state, act }: { state: Notifying; act: Act }) {
  const { t, lang } = useWords();
  const on = useSettings(({ push }) => push);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    canBeTold().then(
      (can) => setObstacle(can ? null : 'impossible'),
      () => setObstacle('impossible'),
    );
  }, []);
  const change = async (wanted: boolean) => {
    setTold(null);
    const doing = wanted ? beTold(state, lang) : beLeftAlone();
    const outcome = await doing.catch((): Obstacle => 'failed');
    if (typeof outcome === 'string') return setObstacle(outcome);
    setObstacle(null);
    act(Promise.resolve(outcome));
  };
  const attempt = () =>
    tryIt().then(
      (count) => setTold(t('web.notifying.tried', { count })),
      (error: unknown) => setTold(t(failureKey(error))),
    );
  return (
    <>
      <label className={styles.line}>
        <input
          type="checkbox"
          checked={on && obstacle === null}
          disabled={obstacle === 'impossible'}
          onChange={(event) => void change(event.target.checked)}
        />
        {t('web.notifying.push')}
      </label>
      {obstacle === null ? null : (
        <p role="status" className={styles.note}>
          {t(`web.notifying.push.${obstacle}`)}
        </p>
      )}
      {state.devices === 0 ? null : (
        <p>
          <button type="button" className="button" onClick={() => void attempt()}>
            {t('web.notifying.try')}
          </button>{' '}
          <span role="status">{told}</span>
        </p>
      )}
    </>
  );
}

/** An address for those whom no browser can tell. */
function Letters({ letters, act }: { letters: Notifying['letters']; act: Act }) {
  const { t, lang } = useWords();
  const [typed, setTyped] = useState('');
  if (letters === 'not offered') return null;
  if (letters !== 'none')
    return (
      <>
        <p className={styles.note}>
          {t(letters.confirmed ? 'web.notifying.letters.to' : 'web.notifying.letters.asked', {
            address: letters.address,
          })}
        </p>
        <p>
          <button type="button" className="button" onClick={() => act(wantLetters(null, lang))}>
            {t('web.notifying.letters.stop')}
          </button>
        </p>
      </>
    );
  return (
    <>
      <form
        className={styles.name}
        onSubmit={(event) => {
          event.preventDefault();
          act(wantLetters(typed.trim(), lang));
        }}
      >
        <input
          className="field"
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          aria-label={t('web.notifying.letters.address')}
          placeholder={t('web.notifying.letters.address')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="button">
          {t('web.notifying.letters.want')}
        </button>
      </form>
      <p className={styles.note}>{t('web.notifying.letters.why')}</p>
    </>
  );
}

const asTime = (minute: number): string => new Date(minute * 60_000).toISOString().slice(11, 16);
const asMinute = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

function QuietHours({ quiet, act }: { quiet: Notifying['quiet']; act: Act }) {
  const { t } = useWords();
  return (
    <>
      <label className={styles.line}>
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={(event) => act(beQuiet(event.target.checked ? NIGHT : null))}
        />
        {t('web.notifying.quiet')}
      </label>
      {quiet === null ? null : (
        <>
          <div className={styles.hours}>
            {(['from', 'until'] as const).map((edge) => (
              <label key={edge} className={styles.line}>
                {t(`web.notifying.quiet.${edge}`)}
                <input
                  type="time"
                  className="field"
                  value={asTime(quiet[edge])}
                  onChange={({ target }) => {
                    const hours = { ...quiet, [edge]: asMinute(target.value) };
                    // Half a time while it is typed, or no time at all, is not worth asking for.
                    if (target.value !== '' && hours.from !== hours.until) act(beQuiet(hours));
                  }}
                />
              </label>
            ))}
          </div>
          <p className={styles.note}>{t('web.notifying.quiet.why', { zone: zoneHere() })}</p>
        </>
      )}
    </>
  );
}

function Tables({ tables, muted, act }: { tables: readonly MyTable[]; muted: readonly string[]; act: Act }) {
  const { t } = useWords();
  if (tables.length === 0) return null;
  return (
    <>
      <h3>{t('web.notifying.tables')}</h3>
      {tables.map(({ code }) => (
        <label key={code} className={styles.line}>
          <input
            type="checkbox"
            checked={!muted.includes(code)}
            onChange={(event) => act(mute(code, !event.target.checked))}
          />
          {t('web.notifying.table', { table: spelt(code) })}
        </label>
      ))}
    </>
  );
}
