/** What is said when a game is over. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { View } from '@cosmarium/engine';
import { open, useOpened } from '../../board/opened.ts';
import { addressOf, Link, paths } from '../../routes.tsx';
import { saveGame } from '../../solo/file.ts';
import { isSolo } from '../../solo/game.ts';
import { useNames, useTable } from '../../table/context.tsx';
import { Prose } from '../../ui/prose.tsx';
import { useWords } from '../../words.tsx';
import { CopyButton } from '../around/copy-button.tsx';
import { Rematch } from './rematch.tsx';
import { Seed } from './seed.tsx';
import { StandingTable, Winners } from './standing-table.tsx';
import { endedBy, headline } from './standing.ts';
import styles from './result.module.css';

const Numbers = lazy(() => import('./numbers.tsx'));

/** Time to see the last ships land before the result covers them. */
const LOOK_FIRST_MS = 1800;

export default function Result({ stopped }: { stopped: boolean }) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const wanted = useOpened(({ opened }) => opened?.is === 'result');
  useEffect(() => {
    if (!wanted) return;
    open(null);
    dialog.current?.showModal();
  }, [wanted]);
  useEffect(() => {
    const timer = setTimeout(() => dialog.current?.showModal(), stopped ? 0 : LOOK_FIRST_MS);
    return () => clearTimeout(timer);
  }, [stopped]);
  const view = useTable((state) => state.view);
  const info = useTable((state) => state.info);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="game-over">
      {stopped ? <Stopped /> : view === null ? null : <Won view={view} />}
      {info?.next === null || info === null ? null : (
        <p role="status" className={styles.next}>
          {t('web.over.rematch.ready')}
        </p>
      )}
      <div className={styles.ways}>
        <Rematch />
        {info === null || stopped ? null : (
          <Link href={paths.replay(info.code)} className="button">
            {t('web.over.replay')}
          </Link>
        )}
        {info === null || stopped ? null : (
          <Link href={paths.analysis(info.code)} className="button">
            {t('web.replay.analysis')}
          </Link>
        )}
        {info === null ? null : isSolo(info.code) ? (
          <button type="button" className="button" onClick={() => void saveGame(info.code)}>
            {t('web.solo.save')}
          </button>
        ) : stopped ? null : (
          <CopyButton text={addressOf(paths.replay(info.code))} label={t('web.over.share')} />
        )}
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {t('web.over.look')}
        </button>
        <Link href={paths.home} className="button">
          {t('web.home')}
        </Link>
      </div>
      {info === null || stopped ? null : <InNumbers code={info.code} />}
      {info === null || info.seed === null ? null : <Seed info={info} />}
    </dialog>
  );
}

/** Counted only for those who want to know: the whole game is played again for it. */
function InNumbers({ code }: { code: string }) {
  const { t } = useWords();
  const [shown, setShown] = useState(false);
  return (
    <details className={styles.numbers} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{t('web.numbers')}</summary>
      {shown ? (
        <Suspense fallback={<p role="status">{t('web.numbers.counting')}</p>}>
          <Numbers code={code} />
        </Suspense>
      ) : null}
    </details>
  );
}

function Stopped() {
  const { t } = useWords();
  const why = useTable(({ info }) => (info?.notice?.notice === 'stopped' ? info.notice.why : 'fault'));
  return (
    <>
      <h2 id="game-over">{t('web.over.stopped')}</h2>
      <p>{t(`web.over.stopped.${why}`)}</p>
    </>
  );
}

function Won({ view }: { view: View }) {
  const { t, has } = useWords();
  const names = useNames();
  const events = useTable((state) => state.events);
  const { key, who } = headline(view.winners, view.seat);
  const why = endedBy(events);
  return (
    <>
      <Winners view={view} />
      <h2 id="game-over" className={styles.headline}>
        <Prose text={t(key, { who: names.list(who.map((seat) => names.seat(seat))) })} />
      </h2>
      <p className={styles.why}>
        {has(why) ? t('web.over.why', { why: t(why) }) : null}{' '}
        {view.encounter === null ? null : t('web.over.encounters', { count: view.encounter.number })}
      </p>
      <StandingTable view={view} />
    </>
  );
}
