/** Technologies that bring a piece into play, and take it along when they go. */
import type { Game } from '../../game.ts';
import { colonies, inPlay, planetsOf, planetOwner } from '../../state/planets.ts';
import { bothAttack, clockwise, sideAt, unusedAliens } from '../../state/query.ts';
import type { PlanetId, Seat, Side } from '../../state/types.ts';
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

/** A new place: not where it is now. */
const elsewhere = (c: Ctx): PlanetId[] =>
  inPlay(c.s).filter((planet) => besides(c.g, planet).join() !== ownTechnology(c).token.join());

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
      aim: atPlanet('lunar-cannon.place', elsewhere),
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
  /** Wherever the sheet is by now: it may be lent out. */
  gone(g, _seat, { data }) {
    for (const seat of clockwise(g.s)) {
      const sheet = g.s.players[seat].sheets.find(({ alien }) => alien === data.alien);
      if (sheet !== undefined) loseSheet(g, seat, sheet);
    }
  },
  abilities: [],
};

const PROMETHEUS = 'the-prometheus';

/** The side for which its ship fights; -1 if it does not. */
const fightsFor = (c: Ctx): Side | -1 => {
  const ship = c.s.players[c.me].special.find(({ marks }) => marks.includes(PROMETHEUS));
  return ship === undefined ? -1 : sideAt(c.e, c.me, ship.at);
};

const thePrometheus: TechnologyCard = {
  kind: PROMETHEUS,
  permanent: true,
  *completed(g: Game, seat: Seat) {
    const own = colonies(g.s, seat);
    if (own.length > 0) addShip(g, seat, PROMETHEUS, yield* askPlanet(seat, 'the-prometheus.place', own));
  },
  gone: (g, seat) => loseShip(g, seat, PROMETHEUS),
  abilities: [
    {
      name: 'guns',
      at: 'reveal.after',
      role: 'main-or-ally',
      standing: true,
      when: (c) => fightsFor(c) >= 0,
      use: (c) => addLine(c.g, fightsFor(c) as Side, 'line.the-prometheus', c.me, 3),
    },
  ],
};

export const PIECES: readonly TechnologyCard[] = [lunarCannon, precursorSeed, thePrometheus];
