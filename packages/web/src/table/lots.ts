/** What this page gives to the shuffle: pledged as soon as one sits, shown when the game is starting. */
import { sha256, type Seat } from '@cosmarium/engine';
import type { TableInfo } from '@cosmarium/protocol';
import { chance as newChance } from '../chance.ts';
import type { Spoken } from '../net/connection.ts';
import type { TableAt } from './context.tsx';

const BYTES = 16;
const keptAs = (code: string) => `cosmarium.chance.${code}`;

/** A reload in the middle of it does no harm. */
export interface Keeper {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** What to say now, if anything. */
export function lotToGive(
  { code, status, pledges, chances, starting }: TableInfo,
  seat: Seat,
  kept: Keeper,
): Spoken | null {
  if (status !== 'open' || seat < 0) return null;
  const pledge = pledges[seat] ?? null;
  if (pledge === null) {
    if (starting) return null;
    const chance = newChance(BYTES);
    kept.setItem(keptAs(code), chance);
    return { do: 'pledge', pledge: sha256(chance) };
  }
  const chance = kept.getItem(keptAs(code));
  // Another page of this guest may have pledged; then that one shows it.
  if (!starting || chances[seat] !== null || chance === null || sha256(chance) !== pledge) return null;
  return { do: 'chance', chance };
}

/** Says it whenever it is time to. */
export function giveLots({ store, send }: TableAt, kept: Keeper = sessionStorage): void {
  let saying = false;
  const look = () => {
    const { info, seat } = store.getState();
    const spoken = info === null || saying ? null : lotToGive(info, seat, kept);
    if (spoken === null) return;
    saying = true;
    // What came of it is told after the reply; that is the next time to look.
    void send(spoken).then(() => (saying = false));
  };
  store.subscribe(look);
}
