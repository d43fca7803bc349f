import { hasColony, othersFrom } from '../../../state/query.ts';
import { isOwnHold } from '../../../state/special.ts';
import { FIRST_HOLD, REMOVED, WARP } from '../../../state/types.ts';
import type { GameState, Seat } from '../../../state/types.ts';
import type { Alien } from '../../../timing/abilities.ts';
import { atPlayer } from '../../../timing/aim.ts';
import { whichShips } from '../../../timing/classes.ts';
import { winGame } from '../../../verbs/outcome.ts';
import { moveShips } from '../../../verbs/ships.ts';

const hasHeld = (s: GameState, seat: Seat): boolean =>
  s.holds.some((ships, i) => ships[seat] > 0 && isOwnHold(s, seat, FIRST_HOLD - i));

/** The gate is empty in a regroup phase: a ship on no planet, nor on anything of its owner's, is a lost one. */
const hasLostAll = (s: GameState, seat: Seat): boolean => !hasColony(s, seat) && !hasHeld(s, seat);

export const masochist: Alien = {
  id: 'masochist',
  alert: 'red',
  keepsPower: true,
  winsOtherwise: true,
  leftToWin: ({ colonies }) => colonies,
  abilities: [
    {
      name: 'hurt-yourself',
      at: 'regroup.first',
      when: (c) => hasLostAll(c.s, c.me),
      use: (c) => winGame(c.g, [c.me], 'masochist.won'),
    },
  ],
  flare: {
    wild: [
      {
        name: 'divert',
        at: 'regroup.retrieve',
        // OUR READING: any other player can be named, also one with nothing to retrieve, to the offense's loss.
        when: (c) =>
          c.ev.seat === c.e.offense &&
          !c.ev.instead &&
          !hasLostAll(c.s, c.e.offense) &&
          c.s.warp.some((count) => count > 0),
        aim: atPlayer('masochist.divert', (c) => othersFrom(c.s, c.e.offense)),
        use(c, { seats: [seat] }) {
          c.ev.seat = seat;
          c.ev.count = 1;
        },
      },
    ],
    super: [
      {
        name: 'for-good',
        at: 'regroup.retrieve',
        role: 'offense',
        when: (c) => c.ev.seat === c.me && !c.ev.instead && c.s.warp[c.me] > 0,
        *use(c) {
          moveShips(c.g, c.me, yield* whichShips(c.g, c.me, WARP, 1), REMOVED);
          c.ev.instead = true;
        },
      },
    ],
  },
};
