import { hasColony, shipsAt } from '../state/query.ts';
import { AID, GATE, WARP } from '../state/types.ts';
import type { Alien, Ctx } from '../timing/abilities.ts';
import { askYesNo } from '../timing/ask.ts';
import { toWarp } from '../timing/moments.ts';
import { alliesOf } from '../state/query.ts';
import { moveShips } from '../verbs/ships.ts';
import { mainSide } from '../state/query.ts';
import type { Side } from '../state/types.ts';

const mine = (c: Ctx<'ships.saving'>) => c.ev.losses.filter((one) => one.seat === c.me && toWarp(one) > 0);

export const zombie: Alien = {
  id: 'zombie',
  alert: 'green',
  excludes: ['sadist'],
  freesShips: true,
  abilities: [
    {
      name: 'immortality',
      at: 'ships.saving',
      when: (c) => hasColony(c.s, c.me) && mine(c).length > 0,
      use(c) {
        for (const one of mine(c)) one.saved += toWarp(one);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'survivor',
        at: 'ships.saving',
        when: (c) => hasColony(c.s, c.me) && mine(c).length > 0,
        use(c) {
          mine(c)[0].saved++;
        },
      },
    ],
    super: [
      {
        name: 'raise-the-dead',
        at: 'alliance.formed',
        role: 'main',
        when: (c) => alliesOf(c.s, mainSide(c.e, c.me) as Side).some((seat) => shipsAt(c.s, seat, WARP) > 0),
        *use(c) {
          const side = mainSide(c.e, c.me) as Side;
          for (const seat of alliesOf(c.s, side)) {
            if (shipsAt(c.s, seat, WARP) === 0 || !(yield* askYesNo(seat, 'zombie.raise'))) continue;
            moveShips(c.g, seat, [{ place: WARP, count: 1 }], side === 0 ? GATE : AID);
          }
        },
      },
    ],
  },
};
