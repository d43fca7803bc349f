import { margin, shipsAt } from '../../../state/query.ts';
import { GATE } from '../../../state/types.ts';
import type { Place } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { whichShips } from '../../../timing/classes.ts';
import { toWarp, type Loss } from '../../../timing/moments.ts';
import type { Script } from '../../../timing/script.ts';
import { moveShips } from '../../../verbs/ships.ts';

/** The own loss of a ship that is bound for the warp from there. */
const bound = (c: Ctx<'ships.keeping'>, place: Place): Loss | undefined =>
  c.ev.cause === 'defeat'
    ? c.ev.losses.find(
        (one) =>
          one.seat === c.me &&
          toWarp(one) > 0 &&
          one.from.some((part) => part.place === place && part.count > 0),
      )
    : undefined;

/** One ship less is lost. */
function spare(one: Loss, place: Place): void {
  one.from.find((part) => part.place === place && part.count > 0)!.count--;
}

const mayLand = (c: Ctx<'ships.keeping'>, least: number) =>
  margin(c.s) >= least && bound(c, GATE) !== undefined && shipsAt(c.s, c.me, GATE) > 0;

function* land(c: Ctx<'ships.keeping'>): Script {
  const ship = yield* whichShips(c.g, c.me, GATE, 1);
  spare(bound(c, GATE)!, GATE);
  moveShips(c.g, c.me, ship, c.e.planet);
}

export const spiff: Alien = {
  id: 'spiff',
  alert: 'green',
  sheet: { phases: ['resolution'] },
  abilities: [
    {
      name: 'crash-land',
      at: 'ships.keeping',
      role: 'offense',
      optional: true,
      when: (c) => mayLand(c, 10),
      use: land,
    },
  ],
  flare: {
    wild: [
      {
        name: 'hold-on',
        at: 'ships.keeping',
        role: 'defense',
        when: (c) => bound(c, c.e.planet) !== undefined,
        use: (c) => spare(bound(c, c.e.planet)!, c.e.planet),
      },
    ],
    super: [
      {
        name: 'soft-landing',
        at: 'ships.keeping',
        role: 'offense',
        when: (c) => mayLand(c, 5) && margin(c.s) < 10,
        use: land,
      },
    ],
  },
};
