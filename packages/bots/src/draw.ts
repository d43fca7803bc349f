import type { Seat, View } from '@cosmarium/engine';

/**
 * Whether a bot in this seat would agree to a draw (WIN-4), from what everybody may see: not while it has more foreign
 * colonies than anybody else.
 */
export const agreesToDraw = ({ players }: Pick<View, 'players'>, seat: Seat): boolean =>
  players.some(({ foreign }, other) => other !== seat && foreign >= players[seat].foreign);
