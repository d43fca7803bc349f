import { foreignColonies, inPlay, planetOwner, planetsOf } from '../../../state/planets.ts';
import { holderOf, mainSide, otherSide, othersFrom, shipsAt } from '../../../state/query.ts';
import type { PlanetId, Seat, Side } from '../../../state/types.ts';
import { sidesOf, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { atPlanet } from '../../../timing/aim.ts';
import { askPlanet, askPlayer } from '../../../timing/ask.ts';
import { toWarp, type Loss } from '../../../timing/moments.ts';
import { forceWin, setDefense } from '../../../verbs/encounter.ts';
import { winGame } from '../../../verbs/outcome.ts';
import { removePlanet } from '../../../verbs/planets.ts';

/** Destiny has sent the offense into this player's system and nowhere else. */
const sentInto = (c: Ctx, system: Seat): boolean =>
  c.e.aims.length > 0 && c.e.aims.every((planet) => planetOwner(c.s, planet) === system);

/** Foreign colonies that the offense may choose because of where destiny sends it. */
const exposed = (c: Ctx): PlanetId[] => {
  const { defense } = c.e;
  if (!sentInto(c, defense)) return [];
  const all = foreignColonies(c.s, c.me);
  return defense === c.me ? all : all.filter((planet) => planetOwner(c.s, planet) === defense);
};

/** OUR READING: whoever stands on both sides faces this one, too. */
const faceEverybody = (c: Ctx): boolean => {
  const opposed = otherSide(mainSide(c.e, c.me) as Side);
  return othersFrom(c.s, c.me).every((seat) => sidesOf(c.e, seat).includes(opposed));
};

const beaten = (c: Ctx<'ships.keeping'>): Loss | undefined =>
  c.ev.cause === 'defeat' ? c.ev.losses.find((one) => one.seat === c.me && toWarp(one) > 0) : undefined;

/** OUR READING: a colony is formed where there is none yet. */
const refuges = (c: Ctx): PlanetId[] =>
  inPlay(c.s).filter(
    (planet) => planetOwner(c.s, planet) !== planetOwner(c.s, c.e.planet) && shipsAt(c.s, c.me, planet) === 0,
  );

export const ace: Alien = {
  id: 'ace',
  alert: 'red',
  winsOtherwise: true,
  leftToWin: ({ foreign }) => (foreign > 0 ? 0.5 : 1),
  *setup(g, seat) {
    removePlanet(g, yield* askPlanet(seat, 'ace.purge', planetsOf(g.s, seat)));
  },
  abilities: [
    {
      name: 'triumph',
      at: 'turn.start',
      role: 'offense',
      when: (c) => c.s.players[c.me].foreign > 0,
      use: (c) => winGame(c.g, [c.me], 'ace.won'),
    },
    {
      name: 'exposed',
      at: 'destiny.settled',
      role: 'not-offense',
      standing: true,
      when: (c) => exposed(c).length > 0,
      *use(c) {
        const { offense, defense, aims } = c.e;
        const colonies = exposed(c);
        if (defense === c.me) return setDefense(c.g, c.me, [...aims, ...colonies]);
        const params = { player: c.me };
        if ((yield* askPlayer(offense, 'ace.whom', [defense, c.me], { params })) === c.me)
          setDefense(c.g, c.me, colonies);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'against-all',
        at: 'reveal.after',
        role: 'main',
        when: faceEverybody,
        use(c) {
          forceWin(c.g, mainSide(c.e, c.me) as Side, 'ace.against-all', c.me);
          const owner = holderOf(c.g, 'ace');
          c.fate = owner === null ? 'discard' : { giveTo: owner.seat };
        },
      },
    ],
    super: [
      {
        name: 'escape',
        at: 'ships.keeping',
        role: 'defense',
        when: (c) => beaten(c) !== undefined && refuges(c).length > 0,
        aim: atPlanet('ace.refuge', refuges),
        use(c, { planet }) {
          c.fate = 'discard';
          const one = beaten(c);
          if (one !== undefined) one.elsewhere.push({ place: planet, count: toWarp(one) });
        },
      },
    ],
  },
};
