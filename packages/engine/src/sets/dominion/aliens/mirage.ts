import { colonies, shipsOn } from '../../../state/planets.ts';
import { alliesOf, bothAttack, mainPlayer, mainSide, opponentOf, otherSide } from '../../../state/query.ts';
import { DEFENSE, OFFENSE } from '../../../state/types.ts';
import type { Card, GameState, Seat, Side } from '../../../state/types.ts';
import { sideOf, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { atPlayer, targetOf } from '../../../timing/aim.ts';
import { askCard, askOption, askPlanet } from '../../../timing/ask.ts';
import type { Script } from '../../../timing/script.ts';
import { shape } from '../../../timing/use.ts';
import { reinforce, setStandIn } from '../../../verbs/encounter.ts';

const ADDS = 3;

/** A colony of this player whose ships are counted instead; without a colony the real ones are. */
function* stage(c: Ctx, seat: Seat, key: string): Script {
  const planets = colonies(c.s, seat);
  if (planets.length === 0) return;
  const planet = yield* askPlanet(c.me, key, planets, { params: { player: seat } });
  setStandIn(c.g, seat, shipsOn(c.s, planet, seat), 'mirage.delude', c.me);
}

const allies = (c: Ctx): Seat[] =>
  [...alliesOf(c.s, OFFENSE), ...alliesOf(c.s, DEFENSE)].filter((seat) => colonies(c.s, seat).length > 0);

const negotiates = (c: Ctx): Card[] =>
  c.s.players[c.me].hand.filter((card) => c.g.cards[card].type === 'negotiate');

const fleets = (s: GameState, seat: Seat): number[] =>
  colonies(s, seat).map((planet) => shipsOn(s, planet, seat));

export const mirage: Alien = {
  id: 'mirage',
  alert: 'green',
  /** The largest own colony against the smallest of the opponent. */
  foresees(seen, { s, side, me, main }) {
    if (!main) return false;
    const rival = mainPlayer(s.encounter!, otherSide(side));
    const [own, other] = [fleets(s, me), fleets(s, rival)];
    if (own.length > 0) seen.standIns.push({ seat: me, ships: Math.max(...own) });
    if (other.length > 0) seen.standIns.push({ seat: rival, ships: Math.min(...other) });
    return true;
  },
  abilities: [
    {
      name: 'delude',
      at: 'reveal.after',
      role: 'main',
      // Against anything but an attack it would change nothing.
      when: (c) => bothAttack(c.e),
      *use(c) {
        const { also } = yield* shape(c, 'delude', { also: -1 });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        yield* stage(c, c.me, 'mirage.own');
        yield* stage(c, opponentOf(c.e, c.me), 'mirage.other');
        if (also >= 0) yield* stage(c, also, 'mirage.other');
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'conjure',
        at: 'reveal.after',
        role: 'main-or-ally',
        when: (c) => !c.e.silent && negotiates(c).length > 0,
        // ZAP-1a: like any reinforcement, with the side that it is for.
        aim: {
          *ask(c) {
            const card = yield* askCard(c.g, c.me, 'mirage.negotiate', negotiates(c), { secret: true });
            const own = sideOf(c.e, c.me) as Side;
            const side =
              (yield* askOption(c.me, 'mirage.side', ['own', 'other'])) === 'own' ? own : otherSide(own);
            return targetOf({ seats: [mainPlayer(c.e, side)], card });
          },
          holds: (c, { card }) => negotiates(c).includes(card),
        },
        use: (c, { seats: [seat], card }) =>
          reinforce(c.g, c.me, mainSide(c.e, seat) as Side, card, { seat: c.me, pile: '' }, ADDS),
      },
    ],
    super: [
      {
        name: 'fata-morgana',
        at: 'power.shaping',
        role: 'main',
        when: (c) => allies(c).length > 0,
        aim: atPlayer('mirage.ally', allies),
        use(c, { seats: [ally] }) {
          c.ev.data.also = ally;
        },
      },
    ],
  },
};
