import { planetsOf } from '../../../state/planets.ts';
import { colonySlots, hasColony, mainPlayer, mainSide, shipsAt } from '../../../state/query.ts';
import { SIDES, type Seat, type Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { atPlanet, atPlayer } from '../../../timing/aim.ts';
import { askShips } from '../../../timing/ask.ts';
import { NO_LIMIT } from '../../../timing/moments.ts';
import { moveShips, partsOf } from '../../../verbs/ships.ts';

/** Home planets of the player who lost the power on which a new colony can be founded. */
const nests = (c: Ctx<'power.lost'>) =>
  planetsOf(c.s, c.ev.seat).filter((planet) => shipsAt(c.s, c.me, planet) === 0);

const sideBit = (side: Side): number => 1 << side;

/** The main players who have not invited: whoever has can be joined without the power. */
const hosts = (c: Ctx<'alliance.join'>): Seat[] =>
  SIDES.filter((side) => (c.ev.sides & sideBit(side)) === 0).map((side) => mainPlayer(c.e, side));

const fleet = (c: Ctx) => colonySlots(c.s, c.me).reduce((sum, slot) => sum + slot.max, 0);

export const parasite: Alien = {
  id: 'parasite',
  alert: 'green',
  abilities: [
    {
      name: 'infest',
      at: 'alliance.join',
      role: 'not-main',
      optional: true,
      when: (c) => c.ev.seat === c.me && c.ev.compelled === null && c.ev.sides !== 3 && hasColony(c.s, c.me),
      aim: atPlayer('parasite.host', hosts),
      use(c, { seats: [host] }) {
        c.ev.sides = sideBit(mainSide(c.e, host) as Side);
        c.ev.joins = true;
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'nest',
        at: 'power.lost',
        when: (c) => c.ev.seat !== c.me && hasColony(c.s, c.me) && nests(c).length > 0,
        aim: atPlanet('parasite.nest', nests),
        *use(c, { planet }) {
          const slots = colonySlots(c.s, c.me);
          const counts = yield* askShips({ seat: c.me, key: 'parasite.settler', slots, min: 1, max: 1 });
          moveShips(c.g, c.me, partsOf(slots, counts), planet);
        },
      },
    ],
    super: [
      {
        name: 'swarm',
        at: 'ships.limit',
        role: 'not-main',
        when: (c) => c.ev.seat === c.me && fleet(c) > c.ev.max,
        use(c) {
          c.ev.max = NO_LIMIT;
          c.ev.by = '';
        },
      },
    ],
  },
};
