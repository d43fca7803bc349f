/** The menu of the table: a pause everybody agrees to, links to pass on, ways out. */
import { useState } from 'react';
import { go, Link, paths } from '../routes.tsx';
import { AutoRules } from '../play/auto-rules.tsx';
import { useNames, useSend, useTable } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import styles from './menu.module.css';
import { open } from './opened.ts';

const close = () => open(null);

export function Menu() {
  const names = useNames();
  return (
    <nav className={styles.menu}>
      <Pause />
      <CopyLink />
      <Link className="button" href={paths.settings} onClick={close}>
        {names.t('web.board.settings')}
      </Link>
      <Link className="button" href={paths.aliens} onClick={close}>
        {names.t('web.board.aliens')}
      </Link>
      <Link className="button" href={paths.home} onClick={close}>
        {names.t('web.board.leave')}
      </Link>
      <p className={styles.note}>{names.t('web.board.leave-note')}</p>
      <LeaveForGood />
      <Automatic />
    </nav>
  );
}

function Pause() {
  const names = useNames();
  const send = useSend();
  const info = useTable((state) => state.info);
  const colour = useTable(({ view, seat }) => view?.players[seat]?.colour);
  const players = useTable(({ view }) => view?.players ?? []);
  if (info === null || colour === undefined || info.status !== 'running') return null;
  const mine = info.seats.find((one) => one.colour === colour)?.wantsPause ?? false;
  const wanting = players.flatMap((player, seat) =>
    info.seats.some((one) => one.colour === player.colour && one.wantsPause) ? [names.seat(seat)] : [],
  );
  return (
    <>
      <button
        type="button"
        className="button"
        aria-pressed={mine}
        onClick={() => void send({ do: 'pause', want: !mine })}
      >
        {names.t(mine ? 'web.board.go-on' : 'web.board.pause')}
      </button>
      <p className={styles.note}>
        {wanting.length === 0 ? (
          names.t('web.board.pause-note')
        ) : (
          <Prose text={names.t('web.board.pause-wanted', { who: names.list(wanting) })} />
        )}
      </p>
    </>
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
function LeaveForGood() {
  const names = useNames();
  const send = useSend();
  const [sure, setSure] = useState(false);
  const playing = useTable(({ info, seat }) => info?.status === 'running' && seat >= 0);
  if (!playing) return null;
  const leave = async () => {
    const reply = await send({ do: 'leave' });
    if (!reply.ok) return;
    close();
    go(paths.home);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => (sure ? void leave() : setSure(true))}>
        {names.t(sure ? 'web.board.give-up-sure' : 'web.board.give-up')}
      </button>
      <p className={styles.note}>{names.t('web.board.give-up-note')}</p>
    </>
  );
}

function CopyLink() {
  const names = useNames();
  const code = useTable(({ info }) => info?.code);
  const [copied, setCopied] = useState(false);
  if (code === undefined) return null;
  const address = `${location.origin}${paths.table(code)}`;
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
    </>
  );
}
