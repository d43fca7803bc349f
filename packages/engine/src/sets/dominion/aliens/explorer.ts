import { forShips, giveRewards, inAll } from '../../../flow/rewards.ts';
import { planetOwner, shipsOn } from '../../../state/planets.ts';
import { bothAttack, clockwise, freeColours } from '../../../state/query.ts';
import { OFFENSE } from '../../../state/types.ts';
import type { Colour, GameState, Outcome, PlanetId, Seat } from '../../../state/types.ts';
import { sidesOf, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { askOption } from '../../../timing/ask.ts';
import { addLines, aimGate, announce } from '../../../verbs/encounter.ts';
import { addPlanet, discoverPlanet } from '../../../verbs/planets.ts';
import { addTokens, remember } from '../../../verbs/sheets.ts';

/** Also in a game with four planets each. */
const PLANETS = 4;

/** A new planet can be defended: the defense is met in its own system. */
const inDefendersSystem = ({ s, e }: Ctx): boolean => planetOwner(s, e.planet) === e.defense;

const isDiscovered = ({ planets }: GameState, planet: PlanetId): boolean =>
  planets[planet].colour !== undefined && planets[planet].system >= 0;

function worth(s: GameState, planet: PlanetId, seat: Seat): number {
  if (shipsOn(s, planet, seat) === 0) return 1;
  return clockwise(s).some((other) => other !== seat && shipsOn(s, planet, other) > 0) ? 2 : 4;
}

const discoveries = ({ s, me }: Ctx): number =>
  [...s.planets.keys()]
    .filter((planet) => isDiscovered(s, planet))
    .reduce((sum, planet) => sum + worth(s, planet, me), 0);

const wonOrDealt = (outcome: Outcome | null): boolean =>
  outcome?.type === 'deal' ||
  (outcome?.type === 'peace' && outcome.asDeal) ||
  (outcome?.type === 'win' && outcome.side === OFFENSE);

export const explorer: Alien = {
  id: 'explorer',
  alert: 'yellow',
  remembersOpenly: true,
  needsColour: true,
  sheet: { role: 'main-or-ally' },
  *setup(g, seat, sheet) {
    remember(g, sheet, 'colour', yield* askOption(seat, 'explorer.colour', freeColours(g.s)));
    addTokens(g, seat, sheet, PLANETS);
  },
  abilities: [
    {
      name: 'discover',
      at: 'launch.end',
      role: 'offense',
      optional: true,
      when: (c) => c.sheet.tokens > 0 && inDefendersSystem(c),
      use(c) {
        addTokens(c.g, c.me, c.sheet, -1);
        aimGate(c.g, discoverPlanet(c.g, c.e.defense, c.sheet.data.colour as Colour));
      },
    },
    {
      name: 'strength',
      at: 'reveal.after',
      role: 'main-or-ally',
      optional: true,
      when: (c) => bothAttack(c.e) && discoveries(c) > 0,
      use: (c) => addLines(c.g, sidesOf(c.e, c.me), 'explorer.discoveries', c.me, discoveries(c)),
    },
  ],
  lasting: {
    expedition: [
      {
        name: 'return',
        at: 'resolution.end',
        use: (c) =>
          giveRewards(c.g, [
            wonOrDealt(c.e.outcome) ? forShips(c.me, c.s.fight!.fleets[OFFENSE][c.me]) : inAll(c.me, 1),
          ]),
      },
      {
        name: 'return',
        at: 'encounter.end',
        when: (c) => c.e.outcome?.type === 'broken-off',
        use: (c) => giveRewards(c.g, [inAll(c.me, 1)]),
      },
    ],
  },
  flare: {
    wild: [
      {
        name: 'genesis',
        at: 'launch.end',
        role: 'offense',
        when: inDefendersSystem,
        use(c) {
          aimGate(c.g, addPlanet(c.g, c.e.defense));
          announce(c.g, 'explorer', 'expedition', c.me);
        },
      },
    ],
    super: [
      {
        name: 'base-camp',
        at: 'reveal.after',
        role: 'main-or-ally',
        when: (c) => bothAttack(c.e) && isDiscovered(c.s, c.e.planet),
        use: (c) => addLines(c.g, sidesOf(c.e, c.me), 'explorer.base-camp', c.me, 4),
      },
    ],
  },
};
