/** Technologies that bring a piece into play, and take it along when they go. */
import type { Game } from '../../game.ts';
import { inPlay, planetsOf, planetOwner } from '../../state/planets.ts';
import { colonySlots, bothAttack, unusedAliens } from '../../state/query.ts';
import { AID, DEFENSE, GATE, OFFENSE } from '../../state/types.ts';
import type { PlanetId, Seat, Technology } from '../../state/types.ts';
import { sidesOf, type Ctx, type TechnologyCard } from '../../timing/abilities.ts';
import { atPlanet } from '../../timing/aim.ts';
import { askPlanet } from '../../timing/ask.ts';
import { ownTechnology } from '../../timing/technology.ts';
import { addLine, addLines } from '../../verbs/encounter.ts';
import { addShip, loseShip } from '../../verbs/ships.ts';
import { gainSheet, loseSheet, newSheet } from '../../verbs/sheets.ts';
import { placeToken, rememberOn } from '../../verbs/technologies.ts';

/** RUL-26: the planet and the next one of its ring. */
function besides(g: Game, planet: PlanetId): PlanetId[] {
  const ring = planetsOf(g.s, planetOwner(g.s, planet));
  const next = ring[(ring.indexOf(planet) + 1) % ring.length];
  return next === planet ? [planet] : [planet, next];
}

const lunarCannon: TechnologyCard = {
  kind: 'lunar-cannon',
  permanent: true,
  *completed(g, seat, technology) {
    const own = planetsOf(g.s, seat);
    if (own.length > 0)
      placeToken(g, technology, besides(g, yield* askPlanet(seat, 'lunar-cannon.place', own)));
  },
  abilities: [
    {
      name: 'fire',
      at: 'reveal.after',
      role: 'main-or-ally',
      optional: true,
      when: (c) => bothAttack(c.e) && ownTechnology(c).token.includes(c.e.planet),
      use: (c) => addLines(c.g, sidesOf(c.e, c.me), 'line.lunar-cannon', c.me, 10),
    },
    {
      name: 'move',
      at: 'destiny.drawn',
      optional: true,
      when: (c) => c.e.destiny === 'destiny-wild',
      aim: atPlanet('lunar-cannon.place', (c) => inPlay(c.s)),
      use: (c, { planet }) => placeToken(c.g, ownTechnology(c), besides(c.g, planet)),
    },
  ],
};

const precursorSeed: TechnologyCard = {
  kind: 'precursor-seed',
  permanent: true,
  completed(g, seat, technology) {
    const unused = unusedAliens(g);
    if (unused.length === 0) return;
    const alien = unused[g.random(unused.length)];
    rememberOn(g, technology, 'alien', alien);
    gainSheet(g, seat, newSheet(alien));
  },
  gone(g, seat, { data }) {
    const sheet = g.s.players[seat].sheets.find(({ alien }) => alien === data.alien);
    if (sheet !== undefined) loseSheet(g, seat, sheet);
  },
  abilities: [],
};

/** Whether its ship is in the encounter: on the gate, beside the planet, or defending on it. */
const fights = (c: Ctx): boolean => {
  const [at] = ownTechnology(c).token;
  return at === GATE || at === AID || (at === c.e.planet && c.me === c.e.defense);
};

const thePrometheus: TechnologyCard = {
  kind: 'the-prometheus',
  permanent: true,
  *completed(g: Game, seat: Seat, technology: Technology) {
    const own = colonySlots(g.s, seat).map(({ at }) => at);
    if (own.length > 0) addShip(g, seat, technology, yield* askPlanet(seat, 'the-prometheus.place', own));
  },
  gone: loseShip,
  abilities: [
    {
      name: 'guns',
      at: 'reveal.after',
      role: 'main-or-ally',
      standing: true,
      when: fights,
      use(c) {
        const [at] = ownTechnology(c).token;
        addLine(c.g, at === GATE ? OFFENSE : DEFENSE, 'line.the-prometheus', c.me, 3);
      },
    },
  ],
};

export const PIECES: readonly TechnologyCard[] = [lunarCannon, precursorSeed, thePrometheus];
