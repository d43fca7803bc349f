/** The menu of the table: what everybody may agree on, links to pass on, ways out. */
import { lazy, Suspense, useState } from 'react';
import { SERVERLESS } from '../hosting.ts';
import { addressOf, go, Link, paths } from '../routes.tsx';
import { AutoRules } from '../play/auto-rules.tsx';
import { useNames, useSend, useTable } from '../table/context.tsx';
import { saveGame } from '../solo/file.ts';
import { isSolo } from '../solo/game.ts';
import { TakeToServer } from '../solo/take.tsx';
import styles from './menu.module.css';
import { open } from './opened.ts';
import { wayIn } from '../table/way-in.ts';
import { useSlow } from './slowly.tsx';
import { Draw, Pause } from './wishes.tsx';

const Orders = lazy(() => import('./orders.tsx'));

const close = () => open(null);

const useSolo = (): boolean => useTable(({ info }) => info !== null && isSolo(info.code));

export function Menu() {
  const names = useNames();
  const solo = useSolo();
  const brought = useTable(({ info }) => info?.brought === true);
  return (
    <nav className={styles.menu}>
      {brought ? <p className={styles.note}>{names.t('web.board.brought')}</p> : null}
      <Pause />
      {solo ? <SaveGame /> : <CopyLink />}
      <button type="button" className="button" onClick={() => open({ is: 'settings' })}>
        {names.t('web.board.settings')}
      </button>
      <button type="button" className="button" onClick={() => open({ is: 'aliens', alien: null })}>
        {names.t('web.board.aliens')}
      </button>
      <button type="button" className="button" onClick={() => open({ is: 'rules', at: '' })}>
        {names.t('web.home.rules')}
      </button>
      <button type="button" className="button" onClick={() => open({ is: 'keys' })}>
        {names.t('web.keys.title')}
      </button>
      <Link className="button" href={paths.home} onClick={close}>
        {names.t('web.board.leave')}
      </Link>
      <p className={styles.note}>{names.t(solo ? 'web.solo.leave-note' : 'web.board.leave-note')}</p>
      <Draw />
      <Concede />
      <StandingOrders />
      <Automatic />
    </nav>
  );
}

function StandingOrders() {
  const slow = useSlow();
  const playing = useTable(({ info, seat }) => info?.status === 'running' && seat >= 0);
  if (!slow || !playing) return null;
  return (
    <Suspense>
      <Orders />
    </Suspense>
  );
}

function Automatic() {
  const names = useNames();
  const seated = useTable(({ seat }) => seat >= 0);
  if (!seated) return null;
  return (
    <section className={styles.auto}>
      <h3>{names.t('web.play.auto.title')}</h3>
      <AutoRules />
    </section>
  );
}

/** Asks once more: there is no way back. */
function Concede() {
  const names = useNames();
  const send = useSend();
  const solo = useSolo();
  const [sure, setSure] = useState(false);
  const playing = useTable(({ info, seat }) => info?.status === 'running' && seat >= 0);
  // A game that nobody plays is over.
  const back = useTable(
    ({ info }) =>
      info !== null && wayIn(info) !== 'watch' && info.seats.filter(({ name }) => name !== null).length > 1,
  );
  if (!playing) return null;
  const note = solo
    ? 'web.solo.concede-note'
    : back
      ? 'web.board.concede-note.back'
      : 'web.board.concede-note';
  const concede = async () => {
    const reply = await send({ do: 'leave' });
    if (!reply.ok) return;
    close();
    go(paths.home);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => (sure ? void concede() : setSure(true))}>
        {names.t(sure ? 'web.board.concede-sure' : 'web.board.concede')}
      </button>
      <p className={styles.note}>{names.t(note)}</p>
    </>
  );
}

/** A game of this browser is at home nowhere else: it is taken along as a file. */
function SaveGame() {
  const names = useNames();
  const code = useTable(({ info }) => info?.code ?? '');
  return (
    <>
      <button type="button" className="button" onClick={() => void saveGame(code)}>
        {names.t('web.solo.save')}
      </button>
      <p className={styles.note}>{names.t('web.solo.save.why')}</p>
      <TakeToServer
        code={code}
        className="button"
        taken={(table) => {
          close();
          go(paths.table(table));
        }}
      />
      {SERVERLESS ? null : <p className={styles.note}>{names.t('web.solo.take.why')}</p>}
    </>
  );
}

/** What the link is good for. */
function LinkNote() {
  const names = useNames();
  const way = useTable(({ info }) => (info === null || info.status !== 'running' ? null : wayIn(info)));
  return way === null ? null : <p className={styles.note}>{names.t(`web.seats.link.${way}`)}</p>;
}

function CopyLink() {
  const names = useNames();
  const code = useTable(({ info }) => info?.code);
  const [copied, setCopied] = useState(false);
  if (code === undefined) return null;
  const address = addressOf(paths.table(code));
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => {
          // Without permission the address is still there to be read and copied by hand.
          void navigator.clipboard?.writeText(address).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      >
        {names.t(copied ? 'web.board.copied' : 'web.board.copy-link')}
      </button>
      <p className={`${styles.note} ${styles.address}`}>{address}</p>
      <LinkNote />
    </>
  );
}
