/** What everybody at the table has to agree on: a pause, a draw, an answer taken back. */
import { useState } from 'react';
import type { Seat } from '@cosmarium/engine';
import { useNames, useSend, useTable } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import { BackIcon } from './icons.tsx';
import menu from './menu.module.css';
import styles from './notice.module.css';

interface Wishes {
  mine: boolean;
  /** Seats that want it. */
  wanting: readonly Seat[];
  all: number;
  /** Nobody else could be asked. */
  alone: boolean;
}

/** Who wants it; null where nobody can be asked, or the reader has no say. */
function useWishes(wish: 'wantsPause' | 'wantsDraw' | 'wantsBack'): Wishes | null {
  const info = useTable((state) => state.info);
  const seat = useTable((state) => state.seat);
  const players = useTable(({ view }) => view?.players ?? []);
  if (info === null || info.status !== 'running' || players[seat] === undefined) return null;
  const wanting = players.flatMap(({ colour }, one) =>
    info.seats.some((other) => other.colour === colour && other[wish]) ? [one] : [],
  );
  const alone = info.seats.filter(({ name }) => name !== null).length < 2;
  return { mine: wanting.includes(seat), wanting, all: players.length, alone };
}

export function Pause() {
  const names = useNames();
  const send = useSend();
  const wishes = useWishes('wantsPause');
  // Whoever is left alone with a pause may still end it.
  if (wishes === null || (wishes.alone && wishes.wanting.length === 0)) return null;
  const { mine, wanting } = wishes;
  const who = names.list(wanting.map((seat) => names.seat(seat)));
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
      <p className={menu.note}>
        {wanting.length === 0 ? (
          names.t('web.board.pause-note')
        ) : (
          <Prose text={names.t('web.board.pause-wanted', { who })} />
        )}
      </p>
    </>
  );
}

const drawButton = ({ mine, wanting }: Wishes): string =>
  mine ? 'web.board.go-on' : wanting.length > 0 ? 'web.board.draw-agree' : 'web.board.draw';

export function Draw() {
  const names = useNames();
  const send = useSend();
  const wishes = useWishes('wantsDraw');
  if (wishes === null) return null;
  const { mine, wanting, all } = wishes;
  const who = names.list(wanting.map((seat) => names.seat(seat)));
  return (
    <>
      <button
        type="button"
        className="button"
        aria-pressed={mine}
        onClick={() => void send({ do: 'draw', want: !mine })}
      >
        {names.t(drawButton(wishes))}
      </button>
      <p className={menu.note}>
        {wanting.length === 0 ? (
          names.t('web.board.draw-note')
        ) : (
          <Prose text={names.t('web.board.draw-wanted', { count: wanting.length, all, who })} />
        )}
      </p>
    </>
  );
}

const WISHES = { pause: 'wantsPause', draw: 'wantsDraw', 'take-back': 'wantsBack' } as const;

/** Asks whoever has not said anything yet; once for every change of who wants it. */
export function Proposed({ what }: { what: keyof typeof WISHES }) {
  const names = useNames();
  const send = useSend();
  const wishes = useWishes(WISHES[what]);
  const [declined, setDeclined] = useState('');
  if (wishes === null || wishes.mine || wishes.wanting.length === 0) return null;
  const { wanting, all } = wishes;
  const asked = wanting.join();
  if (declined === asked) return null;
  const who = names.list(wanting.map((seat) => names.seat(seat)));
  return (
    <div role="status" className={styles.notice}>
      <p>
        <Prose text={names.t(`web.board.${what}-wanted`, { count: wanting.length, all, who })} />
      </p>
      <button type="button" className={styles.read} onClick={() => void send({ do: what, want: true })}>
        {names.t(`web.board.${what}-agree`)}
      </button>
      <button type="button" className={styles.also} onClick={() => setDeclined(asked)}>
        {names.t('web.board.go-on')}
      </button>
    </div>
  );
}

/** A game that rests is anybody's to go on with. */
export function Resting() {
  const names = useNames();
  const send = useSend();
  const wishes = useWishes('wantsPause');
  const paused = useTable(({ info }) => info?.paused ?? false);
  if (!paused) return null;
  return (
    <div role="status" className={styles.notice}>
      <p>{names.t('web.board.paused')}</p>
      {wishes?.mine ? (
        <button type="button" className={styles.read} onClick={() => void send({ do: 'pause', want: false })}>
          {names.t('web.board.go-on')}
        </button>
      ) : null}
    </div>
  );
}

/** There all the time where the host allows it, so that nothing moves when it can be used. */
export function TakeBack({ className }: { className: string }) {
  const names = useNames();
  const send = useSend();
  const allowed = useTable(({ info, seat }) => seat >= 0 && (info?.options.takeBack ?? 'off') !== 'off');
  const back = useTable((state) => state.back);
  const asking = useWishes('wantsBack')?.mine ?? false;
  if (!allowed) return null;
  const label = names.t(asking && back ? 'web.board.take-back-asked' : 'web.board.take-back');
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      disabled={!back}
      aria-pressed={asking && back}
      onClick={() => void send({ do: 'take-back', want: true })}
    >
      <BackIcon />
    </button>
  );
}
