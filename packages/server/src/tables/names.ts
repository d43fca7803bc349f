/** Two people at a table may have the same name; they are called differently there. */
import type { SeatRow } from '../storage/schema.ts';

const alike = (name: string): string => name.normalize('NFKC').toLowerCase();

/** What everybody is called, by guest, in the order of their coming: whoever comes later has a number. */
export function toldApart(people: Iterable<readonly [guest: string, name: string]>): Map<string, string> {
  const taken = new Set<string>();
  const called = new Map<string, string>();
  for (const [guest, name] of people) {
    let own = name;
    for (let number = 2; taken.has(alike(own)); number++) own = `${name} (${number})`;
    taken.add(alike(own));
    called.set(guest, own);
  }
  return called;
}

/** Guests with the names they have given themselves, by seat. */
export const seatedIn = (
  seats: readonly SeatRow[],
  names: ReadonlyMap<string, string>,
): [guest: string, name: string][] =>
  seats.flatMap(({ guest }) => (guest === null ? [] : [[guest, names.get(guest) ?? '']]));
