/** Rifts: a benefit for whoever plays one, and a loss for whoever takes it from a hand and keeps it. */
import { room } from '../../answers.ts';
import { colonies, inPlay, shipsOn } from '../../state/planets.ts';
import { colonySlots, hasColony, leftIn } from '../../state/query.ts';
import { TRANSIT } from '../../state/types.ts';
import type { PlanetId, Seat } from '../../state/types.ts';
import type { Ctx, PlayedCard } from '../../timing/abilities.ts';
import { atPlanet, seatsTarget } from '../../timing/aim.ts';
import { askNumber, askOption, askPlanet, askShips } from '../../timing/ask.ts';
import { anywhere, loseChosen, placeHeld, retrieveAll } from '../../timing/losses.ts';
import { pickRandom } from '../../verbs/cards.ts';
import { discardCards, drawCards } from '../../verbs/decks.ts';
import { moveShips, partsOf } from '../../verbs/ships.ts';

/** Planets of any system without a ship. */
const empty = ({ s }: Ctx): PlanetId[] =>
  inPlay(s).filter((planet) => s.players.every((_, seat) => shipsOn(s, planet, seat) === 0));

const MOST = 4;

const rift1: PlayedCard = {
  kind: 'reward-rift-1',
  abilities: [
    {
      name: 'settle',
      at: 'regroup.start',
      role: 'offense',
      when: (c) => empty(c).length > 0 && hasColony(c.s, c.me),
      aim: atPlanet('reward-rift-1.planet', empty),
      *use({ g, s, me }, { planet }) {
        const slots = colonySlots(s, me);
        const key = 'reward-rift-1.ships';
        const max = Math.min(MOST, room(slots));
        const counts = yield* askShips({ seat: me, key, slots, min: 1, max, params: { planet } });
        moveShips(g, me, partsOf(slots, counts), planet);
      },
    },
  ],
  *taken(g, taker) {
    const own = colonies(g.s, taker);
    if (own.length === 0) return;
    const planet = yield* askPlanet(taker, 'reward-rift-1.vacate', own);
    moveShips(g, taker, [{ place: planet, count: shipsOn(g.s, planet, taker) }], TRANSIT);
    yield* placeHeld(g, taker);
  },
};

const DRAWN = 2;

const rift2: PlayedCard = {
  kind: 'reward-rift-2',
  abilities: [
    {
      name: 'draw',
      at: 'regroup.start',
      role: 'offense',
      *use({ g, s, me }) {
        const most = Math.min(DRAWN, leftIn(s, 'reward'));
        const rewards = yield* askNumber(me, 'reward-rift-2.deck', 0, most);
        drawCards(g, me, DRAWN - rewards);
        drawCards(g, me, rewards, [], 'reward');
      },
    },
  ],
  *taken(g, taker, waiting) {
    discardCards(g, taker, pickRandom(g, taker, 2, waiting));
  },
};

const FREED = 3;
const trapped = ({ s }: Ctx, taken: readonly Seat[]): Seat[] =>
  s.warp.flatMap((ships, seat) =>
    ships > taken.filter((one) => one === seat).length && hasColony(s, seat) ? [seat] : [],
  );

const rift3: PlayedCard = {
  kind: 'reward-rift-3',
  abilities: [
    {
      name: 'free',
      at: 'regroup.start',
      when: (c) => trapped(c, []).length > 0,
      // ZAP-1a: whose ships, a player once for each.
      aim: {
        *ask(c) {
          const freed: Seat[] = [];
          for (let left = FREED; left > 0 && trapped(c, freed).length > 0; left--) {
            const enough = freed.length === 0 ? [] : (['none'] as const);
            const whose = yield* askOption(c.me, 'reward-rift-3.free', [...trapped(c, freed), ...enough], {
              params: { count: left },
            });
            if (whose === 'none') break;
            freed.push(whose);
          }
          return seatsTarget(...freed);
        },
        holds: () => true,
      },
      use({ g, s }, { seats }) {
        const counts = s.players.map((_, seat) => seats.filter((one) => one === seat).length);
        return retrieveAll(
          g,
          counts.map((count, seat) => ({ seat, count })),
        );
      },
    },
  ],
  *taken(g, taker) {
    const due = { seat: taker, count: 3, slots: anywhere(g, taker) };
    yield* loseChosen(g, [due], 'effect', 'reward-rift-3.lose');
  },
};

export const RIFTS: readonly PlayedCard[] = [rift1, rift2, rift3];
