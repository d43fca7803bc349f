/** My standing orders: what the server answers for me at a slow table. */
import { useState } from 'react';
import { MOST_ORDERS, MOST_SHIPS_SENT, PASS_IN, UNTIL, type StandingOrder } from '@cosmarium/protocol';
import type { Names } from '@cosmarium/story';
import { Picker } from '../screens/around/picker.tsx';
import { useNames, useSend, useTable, useView } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import { WithMine } from '../words.tsx';
import styles from './orders.module.css';

const KINDS = ['pass-others', 'pass-all', 'ally'] as const;
type Kind = (typeof KINDS)[number];
type Until = StandingOrder['until'];

const says = (one: StandingOrder, names: Names): string => {
  if (one.order === 'pass') return names.t(`web.orders.pass-${one.in}`);
  return names.t('web.orders.ally-says', { who: names.seat(one.with), count: one.ships });
};

/** What there can be only one of: a new order takes the place of the one about the same. */
const subject = (one: StandingOrder): string => (one.order === 'ally' ? `ally ${one.with}` : one.order);

export default function Orders() {
  return (
    <WithMine>
      <Panel />
    </WithMine>
  );
}

function Panel() {
  const names = useNames();
  const send = useSend();
  const orders = useTable((state) => state.orders);
  const put = (next: readonly StandingOrder[]) => void send({ do: 'orders', orders: [...next] });
  const give = (one: StandingOrder) =>
    put([...orders.filter((other) => subject(other) !== subject(one)), one].slice(-MOST_ORDERS));
  return (
    <section className={styles.orders} aria-labelledby="standing-orders">
      <h3 id="standing-orders">{names.t('web.orders')}</h3>
      <p>{names.t('web.orders.why')}</p>
      {orders.length === 0 ? <p>{names.t('web.orders.none')}</p> : null}
      <ul>
        {orders.map((one) => (
          <li key={subject(one)}>
            <span>
              <Prose text={says(one, names)} />, {names.t(`web.orders.until.${one.until}`)}
            </span>
            <button
              type="button"
              className="button"
              onClick={() => put(orders.filter((other) => other !== one))}
            >
              {names.t('web.orders.remove')}
            </button>
          </li>
        ))}
      </ul>
      <New give={give} />
    </section>
  );
}

function New({ give }: { give: (one: StandingOrder) => void }) {
  const names = useNames();
  const { players, seat } = useView();
  const others = [...players.keys()].filter((one) => one !== seat);
  const [kind, setKind] = useState<Kind>('pass-others');
  const [until, setUntil] = useState<Until>('removed');
  const [friend, setFriend] = useState(others[0]);
  const [ships, setShips] = useState(MOST_SHIPS_SENT);
  const order = (): StandingOrder => {
    if (kind === 'ally') return { order: 'ally', with: friend, ships, until };
    return { order: 'pass', in: PASS_IN.find((one) => kind === `pass-${one}`)!, until };
  };
  const picked = <T extends string>(key: string, all: readonly T[], value: T, choose: (is: T) => void) => (
    <Picker
      label={names.t(`web.orders.${key}`)}
      options={all.map((is) => ({
        is,
        label: names.t(`web.orders.${key === 'until' ? 'until.' : ''}${is}`),
      }))}
      value={value}
      onChoose={(is) => choose(is as T)}
    />
  );
  const numbers = Array.from({ length: MOST_SHIPS_SENT }, (_, i) => String(i + 1));
  return (
    <div className={styles.new}>
      {picked('what', KINDS, kind, setKind)}
      {kind === 'ally' ? (
        <>
          <Picker
            label={names.t('web.orders.with')}
            options={others.map((one) => ({ is: String(one), label: names.plainSeat(one) }))}
            value={String(friend)}
            onChoose={(is) => setFriend(Number(is))}
          />
          <Picker
            label={names.t('web.orders.ships')}
            options={numbers.map((is) => ({ is, label: is }))}
            value={String(ships)}
            onChoose={(is) => setShips(Number(is))}
          />
        </>
      ) : null}
      {picked('until', UNTIL, until, setUntil)}
      <button type="button" className="button" onClick={() => give(order())}>
        {names.t('web.orders.give')}
      </button>
    </div>
  );
}
