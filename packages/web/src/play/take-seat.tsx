/** For somebody who came to a running game and watches: the seats of bots, to take or to ask for. */
import { useState } from 'react';
import type { Seat } from '@cosmarium/engine';
import type { Refusal } from '@cosmarium/protocol';
import { useNames, useSend, useTable, useView } from '../table/context.tsx';
import { seatsToTake, wayIn } from '../table/way-in.ts';
import { Prose } from '../ui/prose.tsx';
import { SeatChip } from './parts.tsx';
import styles from './take-seat.module.css';

const useSeats = (): string =>
  useTable(({ info, seat }) => (info === null || seat >= 0 ? '' : seatsToTake(info).join(' ')));
/** Mine, if I have asked for a seat. */
const useAsked = () =>
  useTable(({ info, guest }) => info?.asking?.find((one) => guest !== '' && one.guest === guest));

function useTake() {
  const send = useSend();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const take = async (seat: Seat, want: boolean) => {
    setBusy(true);
    const reply = await send({ do: 'take', seat, want });
    setBusy(false);
    setRefused(reply.ok ? null : reply.error);
  };
  return { take: (seat: Seat, want = true) => void take(seat, want), busy, refused };
}

/** Who says yes or no. */
function useDecider(): string {
  const names = useNames();
  const info = useTable((state) => state.info);
  const host = info?.host ?? -1;
  return info?.seats[host]?.present === true ? names.seat(host) : names.t('web.seats.anybody');
}

/** Why nothing is asked of whoever came to a running game, and what taking a seat means. */
export function Watching({ className }: { className: string }) {
  const names = useNames();
  const seats = useSeats();
  const asked = useAsked();
  const host = useDecider();
  const running = useTable(({ info }) => info?.status === 'running');
  const way = useTable(({ info }) => (info === null ? 'watch' : wayIn(info)));
  if (!running) return null;
  const open = seats !== '' && asked === undefined;
  return (
    <p className={className}>
      {names.t('web.seats.watching')}{' '}
      {open ? (
        <Prose text={names.t(`web.seats.${way === 'welcome' ? 'take' : 'ask'}.why`, { host })} />
      ) : null}
    </p>
  );
}

export function TakeSeat() {
  const names = useNames();
  const seats = useSeats();
  const asked = useAsked();
  const running = useTable(({ info }) => info?.status === 'running');
  const way = useTable(({ info }) => (info === null ? 'watch' : wayIn(info)));
  const host = useDecider();
  const { take, busy, refused } = useTake();
  if (!running || way === 'watch') return null;
  if (asked?.declined === true) return <p className={styles.why}>{names.t('web.seats.declined')}</p>;
  if (asked !== undefined)
    return (
      <div className={styles.seats} role="status">
        <p>
          <Prose text={names.t('web.seats.asked', { who: names.seat(asked.seat), host })} />
        </p>
        <button type="button" className="button" disabled={busy} onClick={() => take(asked.seat, false)}>
          {names.t('web.seats.withdraw')}
        </button>
      </div>
    );
  if (seats === '') return <p className={styles.why}>{names.t('web.seats.none')}</p>;
  const word = way === 'welcome' ? 'take' : 'ask';
  return (
    <div className={styles.seats} role="group" aria-label={names.t(`web.seats.${word}`)}>
      {refused === null ? null : (
        <p className={styles.why} role="alert">
          {names.t(`web.refused.${refused}`)}
        </p>
      )}
      <ul className={styles.list}>
        <li>
          <h3>{names.t(`web.seats.${word}`)}</h3>
        </li>
        {seats.split(' ').map((seat) => (
          <li key={seat}>
            <OneSeat seat={Number(seat)} word={word} busy={busy} take={take} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OneSeatProps {
  seat: Seat;
  word: 'take' | 'ask';
  busy: boolean;
  take: (seat: Seat) => void;
}

function OneSeat({ seat, word, busy, take }: OneSeatProps) {
  const names = useNames();
  const alien = useView().players[seat].sheets[0]?.alien ?? '';
  const who = names.plainSeat(seat);
  return (
    <button
      type="button"
      className={styles.seat}
      disabled={busy}
      aria-label={names.t(`web.seats.${word}-it`, { who })}
      onClick={() => take(seat)}
    >
      <SeatChip seat={seat}>
        {alien === '' ? who : names.t('web.seats.who', { who, alien: names.plainAlien(alien) })}
      </SeatChip>
    </button>
  );
}

/** The same where one looks closer at a player. */
export function TakeThisSeat({ seat }: { seat: Seat }) {
  const names = useNames();
  const free = useSeats().split(' ').includes(String(seat));
  const asked = useAsked();
  const way = useTable(({ info }) => (info === null ? 'watch' : wayIn(info)));
  const { take, busy, refused } = useTake();
  if (!free || asked !== undefined) return null;
  return (
    <>
      <button type="button" className="button primary" disabled={busy} onClick={() => take(seat)}>
        {names.t(way === 'welcome' ? 'web.seats.take-it' : 'web.seats.ask-it', {
          who: names.plainSeat(seat),
        })}
      </button>
      {refused === null ? null : <p role="alert">{names.t(`web.refused.${refused}`)}</p>}
    </>
  );
}
