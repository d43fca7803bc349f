import type { Seat } from '@cosmarium/engine';
import type { ChatLine } from '@cosmarium/protocol';

/** What people say, and what a bot says to whoever reads it (-1: somebody who watches). */
export const isHeeded = ({ name, says }: ChatLine, me: Seat): boolean =>
  name !== '' || (me >= 0 && says?.to === me);
