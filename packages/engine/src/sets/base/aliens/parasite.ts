import { planetsOf } from '../../../state/planets.ts';
import { colonySlots, hasColony, shipsAt } from '../../../state/query.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askPlanet, askShips } from '../../../timing/ask.ts';
import { moveShips, partsOf } from '../../../verbs/ships.ts';

/** Home planets of the player who lost the power on which a new colony can be founded. */
const nests = (c: Ctx<'power.lost'>) =>
  planetsOf(c.s, c.ev.seat).filter((planet) => shipsAt(c.s, c.me, planet) === 0);

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
      use(c) {
        c.ev.sides = 3;
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
        *use(c) {
          const planet = yield* askPlanet(c.me, 'parasite.nest', nests(c));
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
          c.ev.max = Infinity;
        },
      },
    ],
  },
};
