/** What the table waits for, in words: who and for what, or only that somebody may respond. */
import { useDecision } from '../play/choosing.ts';
import { useNames, useTable, useView } from '../table/context.tsx';
import { Explain } from '../ui/explain.tsx';
import { Prose } from '../ui/prose.tsx';
import styles from './header.module.css';
import { Seconds } from './clock.tsx';
import { TimeLeft, useSlow } from './slowly.tsx';
import { botIn, playsFor } from './substitute.ts';

export function Waiting() {
  const names = useNames();
  const decision = useDecision();
  const paused = useTable(({ info }) => info?.paused ?? false);
  if (decision !== null && !paused)
    return (
      <p className={`${styles.waiting} ${styles.you}`}>
        {names.t('web.board.you')} <TimeLeft seat={decision.seat} />
      </p>
    );
  return (
    <p className={styles.waiting}>
      <WaitedFor />
    </p>
  );
}

/** Somebody else, or something else. `clocks`: also how long that may take. */
export function WaitedFor({ clocks = false }: { clocks?: boolean }) {
  const names = useNames();
  const view = useView();
  const paused = useTable(({ info }) => info?.paused ?? false);
  if (paused) return names.t('web.board.paused');
  if (view.stage === 'over') return null;
  return view.waiting.map((one) =>
    'seat' in one ? (
      <span key={one.seat}>
        <Prose text={names.t(`web.board.waits.${one.kind}`, { who: names.seat(one.seat) })} />{' '}
        {clocks ? <Because waiting={one} /> : null}
        <TimeLeft seat={one.seat} />
        {clocks ? <Seconds seat={one.seat} /> : null}
      </span>
    ) : (
      <span key="responses">
        {names.t('web.board.responses')} <TimeLeft />
      </span>
    ),
  );
}

/** The alien whose power asks: “choosing a number” of what? */
function Because({ waiting }: { waiting: { key: string } }) {
  const names = useNames();
  const { players } = useView();
  const [alien] = waiting.key.split('.');
  if (!players.some(({ sheets }) => sheets.some((sheet) => sheet.alien === alien))) return null;
  return (
    <>
      <Explain topic={{ alien }}>{names.plainAlien(alien)}</Explain>{' '}
    </>
  );
}

/** Why it may take longer: whoever is waited for is not there. At a slow table that is as usual. */
export function Absent() {
  const names = useNames();
  const view = useView();
  const slow = useSlow();
  const info = useTable((state) => state.info);
  if (info === null || info.status !== 'running' || info.paused || slow) return null;
  return view.waiting.flatMap((one) => {
    if (!('seat' in one)) return [];
    const seat = info.seats[one.seat];
    if (seat.level !== null || seat.present) return [];
    const substitute = playsFor(info, seat);
    const then = substitute === null ? 'wait' : seat.away ? 'plays' : 'bot';
    const bot = substitute === null ? '' : botIn(names, substitute);
    const text = names.t(`web.board.absent.${then}`, { who: names.seat(one.seat), bot });
    return <Prose key={one.seat} text={text} />;
  });
}
