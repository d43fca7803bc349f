/** How readily everybody invites others to their attacks, told from what everybody has seen: who invites is invited. */
import type { Seat } from '@cosmarium/engine';
import type { Deed } from './characters/memory.ts';

/** How much more of the others somebody invites than half; -0.5 to 0.5. */
export type Generosity = (seat: Seat) => number;

/** Where nothing is known of anybody. */
export const UNKNOWN: Generosity = () => 0;

/** So many invitations, of so many, everybody is thought to begin with. */
const [INVITED, OF] = [2, 4];
/** Every second one. Where the others invite fewer nobody is expected to invite, and nothing is returned. */
const HALF = 0.5;

/** So much less than expected is seen by everybody. */
const SELDOM = -0.1;

/** Of these the one who invites least, if that is little. */
export function leastGenerous(seats: readonly Seat[], generous: Generosity): Seat | undefined {
  const least = seats.toSorted((a, b) => generous(a) - generous(b)).at(0);
  return least !== undefined && generous(least) < SELDOM ? least : undefined;
}

/** As the player in seat `me` sees it. */
export function generosityOf(deeds: readonly Deed[], me: Seat, seats: number): Generosity {
  const invited = new Array<number>(seats).fill(INVITED);
  const of = new Array<number>(seats).fill(OF);
  for (const { kind, by } of deeds)
    if (kind === 'invited') invited[by]++;
    else if (kind === 'led') of[by] += seats - 2;
  const shares = invited.map((count, seat) => count / of[seat]);
  const others = shares.reduce((sum, share, seat) => (seat === me ? sum : sum + share), 0);
  return others < HALF * (seats - 1) ? UNKNOWN : (seat) => shares[seat] - HALF;
}
