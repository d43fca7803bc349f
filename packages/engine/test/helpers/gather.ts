import type { Table } from '@cosmarium/engine';

interface Gathering {
  offense: string;
  defense: string;
  /** The planet aimed at. */
  at: string;
  /** Ships the offense sends, from its first planet. */
  ships: number;
  /** Who joins which side with how many ships from the first planet, in the order they are asked. */
  allies?: [colour: string, side: 'offense' | 'defense', ships: number][];
}

/** Launch and alliance: the main players invite exactly those who join. */
export function gather(t: Table, { offense, defense, at, ships, allies = [] }: Gathering): Table {
  const invited = (side: string) => allies.filter((one) => one[1] === side).map((one) => one[0]);
  t.answer(offense, 'launch', { to: at, ships: { [`${offense}-1`]: ships } });
  t.answer(offense, 'invite', invited('offense'));
  t.answer(defense, 'invite', invited('defense'));
  for (const [colour, side, count] of allies)
    t.answer(colour, 'ally', { to: side, ships: { [`${colour}-1`]: count } });
  return t;
}
