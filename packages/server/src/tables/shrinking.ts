/** A table that gets other than the seats it had. */
import type { SeatRow } from '../storage/schema.ts';

/**
 * Who sits where at a table of so many seats: everybody where they are if they can, else at the first free seat; bots go, the
 * last first, if there is no room for them. null: there is no room for all people.
 */
export function seatedAt(seats: readonly SeatRow[], players: number): SeatRow[] | null {
  const people = seats.filter(({ guest }) => guest !== null);
  if (people.length > players) return null;
  const bots = seats.filter(({ guest }) => guest === null);
  const stay = [...people, ...bots.slice(0, players - people.length)];
  const taken = new Set(stay.map(({ seat }) => seat).filter((seat) => seat < players));
  return stay.map((one) => {
    if (one.seat < players) return one;
    let seat = 0;
    while (taken.has(seat)) seat++;
    taken.add(seat);
    return { ...one, seat };
  });
}
