import { colonies } from '../../../state/planets.ts';
import { alliesOf, othersFrom, shipsAt, slotsOutsideEncounter } from '../../../state/query.ts';
import { GATE, OFFENSE, WARP } from '../../../state/types.ts';
import type { Place, Seat } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { targetOf, type Aim } from '../../../timing/aim.ts';
import { askPlanet, askPlayer } from '../../../timing/ask.ts';
import { whichShips } from '../../../timing/classes.ts';
import { loseShips, loss, payShips } from '../../../timing/losses.ts';
import type { Script } from '../../../timing/script.ts';
import { shape } from '../../../timing/use.ts';
import { moveShips } from '../../../verbs/ships.ts';

/** Whom the card names; -1 for a wild one, or for Shadow itself. */
const victim = (c: Ctx<'destiny.drawn'>): Seat => (c.ev.named === c.me ? -1 : c.ev.named);

/** Where the player has ships at home or abroad; those on technologies count as at home (TECH-3). */
const lairs = ({ s }: Ctx, seat: Seat): Place[] => [
  ...colonies(s, seat),
  ...s.players[seat].technologies.map(({ hold }) => hold).filter((hold) => shipsAt(s, seat, hold) > 0),
];

const prey = (c: Ctx): Seat[] => othersFrom(c.s, c.me).filter((seat) => lairs(c, seat).length > 0);

const atColony = (who: (c: Ctx<'destiny.drawn'>) => Script<Seat>): Aim<'destiny.drawn'> => ({
  *ask(c) {
    const seat = yield* who(c);
    const params = { player: seat };
    const planet = yield* askPlanet(c.me, 'shadow.planet', lairs(c, seat), { params });
    return targetOf({ seats: [seat], planet });
  },
  holds: (c, { seats, planet }) => shipsAt(c.s, seats[0], planet) > 0,
});

function* execute(c: Ctx, seat: Seat, planet: Place): Script {
  const { replace } = yield* shape(c, 'execute', { replace: false, planet });
  // OUR READING: a zap that answers the super side hits the use it belongs to.
  if (c.sheet.zapped) return;
  // OUR READING: whoever may choose the place may choose the ship.
  yield* loseShips(c.g, [loss(seat, yield* whichShips(c.g, seat, planet, 1, c.me))], 'effect');
  if (replace) moveShips(c.g, c.me, yield* whichShips(c.g, c.me, WARP, 1), planet);
}

export const shadow: Alien = {
  id: 'shadow',
  alert: 'yellow',
  abilities: [
    {
      name: 'execute',
      at: 'destiny.drawn',
      when: (c) => victim(c) >= 0 && lairs(c, victim(c)).length > 0,
      aim: atColony(function* (c) {
        return victim(c);
      }),
      use: (c, { seats, planet }) => execute(c, seats[0], planet),
    },
    {
      name: 'execute-anybody',
      at: 'destiny.drawn',
      optional: true,
      when: (c) => c.ev.named < 0 && prey(c).length > 0,
      aim: atColony((c) => askPlayer(c.me, 'shadow.victim', prey(c))),
      use: (c, { seats, planet }) => execute(c, seats[0], planet),
    },
  ],
  flare: {
    wild: [
      {
        name: 'drag-along',
        at: 'resolution.start',
        role: 'defense',
        when: (c) =>
          c.e.outcome?.type === 'win' &&
          c.e.outcome.side === OFFENSE &&
          c.e.faces[OFFENSE]?.type === 'attack' &&
          slotsOutsideEncounter(c.s, c.me).length > 0,
        *use(c) {
          yield* payShips(c.g, c.me, slotsOutsideEncounter(c.s, c.me), 1, 'shadow.cost');
          const losers = [c.e.offense, ...alliesOf(c.s, OFFENSE)];
          const losses = losers.map((seat) => loss(seat, [{ place: GATE, count: c.e.gate[seat] }]));
          yield* loseShips(c.g, losses, 'effect');
        },
      },
    ],
    super: [
      {
        name: 'take-the-place',
        at: 'power.shaping',
        role: 'offense',
        // TECH-3: a technology is no place for it.
        when: (c) => c.s.warp[c.me] > 0 && (c.ev.data.planet as Place) >= 0,
        use(c) {
          c.ev.data.replace = true;
        },
      },
    ],
  },
};
