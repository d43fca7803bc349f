import { giveRewards, inAll } from '../../../flow/rewards.ts';
import { planetsOf } from '../../../state/planets.ts';
import { hasColony, isDiscarded, opponentOf, othersFrom, shipsAt } from '../../../state/query.ts';
import { WARP } from '../../../state/types.ts';
import type { Card, PlanetId, Seat } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { atShownCard } from '../../../timing/aim.ts';
import { askCardOrNone, askPlanet, askYesNo } from '../../../timing/ask.ts';
import { retrieveShips } from '../../../timing/losses.ts';
import type { Script } from '../../../timing/script.ts';
import { shape } from '../../../timing/use.ts';
import { settle } from '../../../timing/windows.ts';
import { pickRandom } from '../../../verbs/cards.ts';
import { discardCards, takeDiscarded } from '../../../verbs/decks.ts';
import { moveShips } from '../../../verbs/ships.ts';

/** What this player throws in, if anything; whoever matches may have all their ships back. */
function* join(c: Ctx, seat: Seat, card: Card): Script<Card> {
  const { g } = c;
  const { hand } = c.s.players[seat];
  const params = { card: c.s.kinds[card], player: c.me };
  const thrown = yield* askCardOrNone(g, seat, 'love.join', hand, { params });
  if (thrown < 0) return thrown;
  discardCards(g, seat, [thrown]);
  const able = matches(c, card, thrown) && c.s.warp[seat] > 0 && hasColony(c.s, seat);
  if (able && (yield* askYesNo(seat, 'love.return', { params: { count: c.s.warp[seat] }, fallback: 1 })))
    yield* retrieveShips(g, seat, c.s.warp[seat]);
  return thrown;
}

const matches = (c: Ctx, card: Card, thrown: Card): boolean =>
  thrown >= 0 && c.g.cards[thrown].type === c.g.cards[card].type;

/** Planets in the systems of these players where there is no own colony yet. */
const havens = (c: Ctx, seats: readonly Seat[]): PlanetId[] =>
  seats.flatMap((seat) => planetsOf(c.s, seat)).filter((planet) => shipsAt(c.s, c.me, planet) === 0);

/** All own ships leave the warp for a new colony with one who did not join in. */
function* consolation(c: Ctx, others: readonly Seat[]): Script {
  const planets = havens(c, others);
  const count = c.s.warp[c.me];
  if (count === 0 || planets.length === 0) return;
  if (!(yield* askYesNo(c.me, 'love.settle', { params: { count }, fallback: 1 }))) return;
  const planet = yield* askPlanet(c.me, 'love.planet', planets);
  moveShips(c.g, c.me, [{ place: WARP, count }], planet);
}

export const love: Alien = {
  id: 'love',
  alert: 'yellow',
  abilities: [
    {
      name: 'joy',
      at: 'turn.start',
      role: 'offense',
      when: (c) => c.s.players[c.me].hand.length > 0,
      aim: atShownCard('love.card'),
      *use(c, { card }) {
        const { keep } = yield* shape(c, 'joy', { keep: false, card });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        // What the answers to the flare have cost is gone: the card itself may have been one of them.
        if (c.sheet.zapped || !c.s.players[c.me].hand.includes(card)) return;
        if (!keep) discardCards(c.g, c.me, [card]);
        const thrown = keep ? [] : [card];
        const apart: Seat[] = [];
        for (const seat of othersFrom(c.s, c.me)) {
          // What comes of a discard is done before the next one answers.
          yield* settle(c.g);
          const one = yield* join(c, seat, card);
          if (one >= 0) thrown.push(one);
          if (!matches(c, card, one)) apart.push(seat);
        }
        yield* settle(c.g);
        if (apart.length > 0) return yield* consolation(c, apart);
        for (const one of thrown) if (isDiscarded(c.g, one)) takeDiscarded(c.g, c.me, one);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'plead',
        at: 'planning.start',
        role: 'main',
        when: (c) => c.e.outcome === null && c.s.players[opponentOf(c.e, c.me)].hand.length > 0,
        *use(c) {
          const rival = opponentOf(c.e, c.me);
          if (!(yield* askYesNo(rival, 'love.yield', { params: { player: c.me } })))
            return yield* giveRewards(c.g, [inAll(c.me, 1)]);
          const [card] = pickRandom(c.g, rival, 1);
          discardCards(c.g, rival, [card]);
          const params = { card: c.s.kinds[card] };
          if (yield* askYesNo(c.me, 'love.take', { params, fallback: 1 })) takeDiscarded(c.g, c.me, card);
        },
      },
    ],
    super: [
      {
        name: 'cherish',
        at: 'power.shaping',
        role: 'offense',
        // This card itself is on the table meanwhile and cannot be the one that is shown.
        when: (c) => c.ev.data.card !== c.card,
        use(c) {
          c.ev.data.keep = true;
        },
      },
    ],
  },
};
