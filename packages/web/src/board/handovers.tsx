/** Seats that pass from bots to people during the game: who asks for one, and who has just got or left one. */
import { useEffect, useState } from 'react';
import { handoverIn } from '../story/handover.ts';
import { useNames, useSend, useTable } from '../table/context.tsx';
import { useRail, useShape } from '../ui/media.ts';
import { withoutMarks } from '../ui/marks.ts';
import { Prose } from '../ui/prose.tsx';
import styles from './notice.module.css';

const READ_MS = 12_000;

/** For the host; while the host is gone, for everybody who sits here. */
export function Askers() {
  const names = useNames();
  const send = useSend();
  const asking = useTable(({ info }) => info?.asking);
  const decides = useTable(({ info, seat }) => {
    if (info === null || seat < 0) return false;
    return info.host === seat || !(info.seats[info.host]?.present ?? false);
  });
  // One after the other, in the order of their asking: a notice lies on what is above the board.
  const first = asking?.find(({ declined }) => !declined);
  if (!decides || first === undefined) return null;
  const { guest, name, seat } = first;
  const say = (allow: boolean) => void send({ do: 'admit', guest, allow });
  return (
    <div key={guest} role="status" className={styles.notice}>
      <p>
        <Prose
          text={names.t('web.seats.wanted', {
            name: name === '' ? names.t('web.seats.somebody') : withoutMarks(name),
            who: names.seat(seat),
          })}
        />
      </p>
      <button type="button" className={styles.read} onClick={() => say(true)}>
        {names.t('web.seats.admit')}
      </button>
      <button type="button" className={styles.also} onClick={() => say(false)}>
        {names.t('web.seats.decline')}
      </button>
    </div>
  );
}

/** The last one, for a while. What was before the page came is in the story. */
export function HandedOver() {
  const names = useNames();
  const handovers = useTable(({ info }) => info?.handovers);
  const me = useTable(({ seat }) => seat);
  const count = handovers?.length ?? 0;
  const [read, setRead] = useState(count);
  useEffect(() => {
    if (count <= read) return;
    const timer = setTimeout(() => setRead(count), READ_MS);
    return () => clearTimeout(timer);
  }, [count, read]);
  const last = handovers?.at(-1);
  const rail = useRail(useTable(({ view }) => view?.players.length ?? 0));
  const shape = useShape();
  if (last === undefined || count <= read) return null;
  const mine = last.seat === me && last.did === 'took';
  // Where the story is in sight it is enough: a notice lies on what is above the board.
  if (!mine && shape !== 'phone' && !rail) return null;
  const who = names.marks.seat(last.seat, names.colour(last.seat));
  return (
    <div role="status" className={styles.notice}>
      <p>
        <Prose text={mine ? names.t('web.seats.you-took', { who }) : handoverIn(names, last)} />
      </p>
      <button type="button" className={styles.read} onClick={() => setRead(count)}>
        {names.t('web.close')}
      </button>
    </div>
  );
}
