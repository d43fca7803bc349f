import { alliesOf, mainSide } from '../../../state/query.ts';
import { AID, GATE, OFFENSE, WARP } from '../../../state/types.ts';
import type { Seat, Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askYesNo } from '../../../timing/ask.ts';
import { whichShips } from '../../../timing/classes.ts';
import { hasRefuge } from '../../../timing/losses.ts';
import { toWarp, type Loss } from '../../../timing/moments.ts';
import { moveShips } from '../../../verbs/ships.ts';

/** Own ships bound for the warp, if a colony will be left for them to go to. */
const dying = (c: Ctx<'ships.saving'>): Loss[] =>
  hasRefuge(c.s, c.ev.losses, c.me) ? c.ev.losses.filter((one) => one.seat === c.me && toWarp(one) > 0) : [];

const deadAllies = (c: Ctx): Seat[] =>
  alliesOf(c.s, mainSide(c.e, c.me) as Side).filter((seat) => c.s.warp[seat] > 0);

export const zombie: Alien = {
  id: 'zombie',
  alert: 'green',
  excludes: ['sadist'],
  abilities: [
    {
      name: 'immortality',
      at: 'ships.saving',
      when: (c) => dying(c).length > 0,
      use(c) {
        for (const one of dying(c)) one.saved += toWarp(one);
      },
    },
    {
      name: 'free',
      at: 'deal.start',
      standing: true,
      when: ({ s, ev, me }) =>
        ev.parties.includes(me) && ev.parties.some((seat) => seat !== me && s.warp[seat] > 0),
      use(c) {
        c.ev.frees |= 1 << c.me;
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'survivor',
        at: 'ships.saving',
        when: (c) => dying(c).length > 0,
        use(c) {
          dying(c)[0].saved++;
        },
      },
    ],
    super: [
      {
        name: 'raise-the-dead',
        at: 'alliance.formed',
        role: 'main',
        when: (c) => deadAllies(c).length > 0,
        *use(c) {
          const place = mainSide(c.e, c.me) === OFFENSE ? GATE : AID;
          for (const seat of deadAllies(c))
            if (yield* askYesNo(seat, 'zombie.raise'))
              moveShips(c.g, seat, yield* whichShips(c.g, seat, WARP, 1), place);
        },
      },
    ],
  },
};
