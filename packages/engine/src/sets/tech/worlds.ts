/** Technologies about planets, colonies and encounters to come. */
import { room } from '../../answers.ts';
import type { Game } from '../../game.ts';
import { colonies, inPlay, planetOwner } from '../../state/planets.ts';
import { colonySlots, crewSlots, hasColony, isArmed, priority, shipsAt } from '../../state/query.ts';
import type { PlanetId, Seat, Technology } from '../../state/types.ts';
import type { TechnologyCard } from '../../timing/abilities.ts';
import { atPlanet, targetOf } from '../../timing/aim.ts';
import { askPlanet, askShips, askYesNo } from '../../timing/ask.ts';
import { loseShips, loss, retrieveShips } from '../../timing/losses.ts';
import type { Script } from '../../timing/script.ts';
import { ownTechnology, scrap, usesAtOnce } from '../../timing/technology.ts';
import { queueExtraEncounter } from '../../verbs/begin-encounter.ts';
import { addPlanet, removePlanet } from '../../verbs/planets.ts';
import { moveShips, partsOf } from '../../verbs/ships.ts';

const MOST = 4;

/** Planets of others where the player has no colony. */
const shores = (g: Game, seat: Seat): PlanetId[] =>
  inPlay(g.s).filter((planet) => planetOwner(g.s, planet) !== seat && shipsAt(g.s, seat, planet) === 0);

/** Ships from colonies, and any that are still on the technology; all of these if there is no colony. */
function* wake(g: Game, seat: Seat, planet: PlanetId, technology: Technology): Script {
  const crew = crewSlots(g, seat, technology);
  const slots = [...colonySlots(g.s, seat), ...crew];
  const most = hasColony(g.s, seat) ? Math.min(MOST, room(slots)) : room(crew);
  const counts = yield* askShips({
    seat,
    key: 'coldsleep-ship.ships',
    slots,
    min: 1,
    max: most,
    params: { planet },
  });
  moveShips(g, seat, partsOf(slots, counts), planet);
}

const coldsleepShip: TechnologyCard = {
  kind: 'coldsleep-ship',
  /** Used at once the ships that researched it can go along. */
  *completed(g, seat, technology) {
    if (shores(g, seat).length === 0 || !(yield* askYesNo(seat, 'coldsleep-ship.now'))) return;
    const planet = yield* askPlanet(seat, 'coldsleep-ship.planet', shores(g, seat));
    if (yield* usesAtOnce(g, seat, technology, 'wake', targetOf({ planet })))
      yield* wake(g, seat, planet, technology);
    yield* scrap(g, seat, technology);
  },
  abilities: [
    {
      name: 'wake',
      at: 'regroup.start',
      optional: true,
      when: (c) => hasColony(c.s, c.me) && shores(c.g, c.me).length > 0,
      aim: atPlanet('coldsleep-ship.planet', (c) => shores(c.g, c.me)),
      use: (c, { planet }) => wake(c.g, c.me, planet, ownTechnology(c)),
    },
  ],
};

const genesisBomb: TechnologyCard = {
  kind: 'genesis-bomb',
  hidden: true,
  abilities: [
    {
      name: 'create',
      at: 'regroup.start',
      optional: true,
      *use(c) {
        const slots = crewSlots(c.g, c.me, ownTechnology(c));
        const planet = addPlanet(c.g, c.me);
        const counts = yield* askShips({
          seat: c.me,
          key: 'genesis-bomb.settle',
          slots,
          min: 0,
          max: room(slots),
          params: { planet },
        });
        moveShips(c.g, c.me, partsOf(slots, counts), planet);
      },
    },
  ],
};

const infinityDrive: TechnologyCard = {
  kind: 'infinity-drive',
  abilities: [
    {
      name: 'go',
      at: 'encounter.end',
      optional: true,
      when: (c) => isArmed(c.g, c.me),
      use: (c) => queueExtraEncounter(c.g, c.me, -1),
    },
  ],
};

const omegaMissile: TechnologyCard = {
  kind: 'omega-missile',
  abilities: [
    {
      name: 'destroy',
      at: 'regroup.start',
      optional: true,
      aim: atPlanet('omega-missile.planet', (c) => inPlay(c.s)),
      *use(c, { planet }) {
        const losses = priority(c.s).map((seat) =>
          loss(seat, [{ place: planet, count: shipsAt(c.s, seat, planet) }]),
        );
        yield* loseShips(c.g, losses, 'effect');
        removePlanet(c.g, planet);
      },
    },
  ],
};

const warpspaceKey: TechnologyCard = {
  kind: 'warpspace-key',
  abilities: [
    {
      name: 'unlock',
      at: 'regroup.start',
      role: 'offense',
      optional: true,
      when: (c) => c.s.warp[c.me] > 0 && colonies(c.s, c.me).length > 0,
      use: (c) => retrieveShips(c.g, c.me, c.s.warp[c.me]),
    },
  ],
};

export const WORLDS: readonly TechnologyCard[] = [
  coldsleepShip,
  genesisBomb,
  infinityDrive,
  omegaMissile,
  warpspaceKey,
];
