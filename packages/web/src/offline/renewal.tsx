/** Keeps the page for times without a network, and says so when a newer one has come meanwhile. */
import { useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.tsx';
import styles from './renewal.module.css';

/** A page that stays open for days looks for a newer one now and then. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/** Calls when a newer version waits. Only secure pages can be kept. */
function keepPage(waits: (worker: ServiceWorker) => void): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || workers === undefined) return () => undefined;
  let controlled = workers.controller !== null;
  // All tabs follow the one in which somebody said so.
  const changed = () => {
    if (controlled) location.reload();
    controlled = true;
  };
  workers.addEventListener('controllerchange', changed);
  const base = new URL(import.meta.env.BASE_URL, location.href);
  let timer: ReturnType<typeof setInterval> | undefined;
  workers.register(new URL('sw.js', base), { scope: base.pathname }).then(
    (registration: ServiceWorkerRegistration | undefined) => {
      // Where workers are blocked there may be none.
      if (registration === undefined) return;
      const look = () => {
        if (registration.waiting !== null && workers.controller !== null) waits(registration.waiting);
      };
      const follow = () => registration.installing?.addEventListener('statechange', look);
      registration.addEventListener('updatefound', follow);
      // It may have been found before anybody listened.
      follow();
      look();
      if (useSettings.getState().push)
        void import('../notifying/browser.ts').then(({ subscribeAgain }) => subscribeAgain());
      timer = setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS);
    },
    // It goes on without.
    () => undefined,
  );
  return () => {
    clearInterval(timer);
    workers.removeEventListener('controllerchange', changed);
  };
}

export default function Renewal() {
  const { t } = useWords();
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => keepPage(setWaiting), []);
  if (waiting === null) return null;
  return (
    <div role="status" className={styles.renewal}>
      <p>{t('web.renewal')}</p>
      {/* oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window */}
      <button type="button" className="button primary" onClick={() => waiting.postMessage('take over')}>
        {t('web.renewal.reload')}
      </button>
      <button type="button" className="button quiet" onClick={() => setWaiting(null)}>
        {t('web.renewal.later')}
      </button>
    </div>
  );
}
