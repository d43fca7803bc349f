import type { Slot } from '../../../decisions.ts';
import { room } from '../../../answers.ts';
import { colonies, fleetOf, fleetSize } from '../../../state/planets.ts';
import { mainSide, sideAt } from '../../../state/query.ts';
import { CHANGED } from '../../../state/special.ts';
import { FIRST_HOLD, GATE, OFFENSE, REMOVED, SIDES, WARP } from '../../../state/types.ts';
import type { Card, GameState, Place, Seat, Side } from '../../../state/types.ts';
import { sidesOf, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { askShips } from '../../../timing/ask.ts';
import type { Script } from '../../../timing/script.ts';
import { shape } from '../../../timing/use.ts';
import { addLine, announce } from '../../../verbs/encounter.ts';
import { raiseKicker } from '../../../verbs/faces.ts';
import { addTokens } from '../../../verbs/sheets.ts';
import { partsOf } from '../../../verbs/ships.ts';
import { changeShips, isNormal, normalAt } from '../../../verbs/special.ts';

/** Where the own ships of the encounter stand. */
const post = (c: Ctx): Place => (mainSide(c.e, c.me) === OFFENSE ? GATE : c.e.planet);

const mine = (c: Ctx) => mainSide(c.e, c.me) as Side;

const kicker = ({ e, me }: Ctx) => e.beside.find(({ as, from }) => as === 'kicker' && from.seat === me);

const won = (c: Ctx) => c.e.outcome?.type === 'win' && c.e.outcome.side === mainSide(c.e, c.me);

/** A ship from the sheet takes the place of each. */
function change(c: Ctx, place: Place, count: number): void {
  changeShips(c.g, c.me, place, count);
  addTokens(c.g, c.me, c.sheet, -count);
}

/** Normal ships outside the encounter, wherever they are. */
function elsewhere(c: Ctx): Slot[] {
  const { s, me } = c;
  const holds = s.holds.map((_, i) => FIRST_HOLD - i);
  return [...colonies(s, me), ...holds, WARP]
    .filter((place) => place !== post(c))
    .map((at) => ({ at, max: normalAt(s, me, at) }))
    .filter(({ max }) => max > 0);
}

/** OUR READING: as many of the two as there are. */
function* changeElsewhere(c: Ctx, count: number): Script {
  const slots = elsewhere(c);
  const due = Math.min(count, room(slots));
  if (due === 0) return;
  const counts = yield* askShips({
    seat: c.me,
    key: 'lizard.further',
    slots,
    min: due,
    max: due,
    params: { count: due },
  });
  for (const part of partsOf(slots, counts)) change(c, part.place, part.count);
}

/** The ships that are not normal ones; those in the warp or captured are still in the game. */
const otherShips = (s: GameState, seat: Seat): number =>
  s.players[seat].special.filter((ship) => ship.at !== REMOVED && !isNormal(ship)).length;

/** What this player's reinforcements since the flare add to a side by themselves, less what has been added once more. */
function owed(c: Ctx, side: Side): number {
  const before = c.lasting!.data.before as Card[];
  const played = c.e.table.filter(
    ({ card, by, reinforces }) => by === c.me && reinforces === side && !before.includes(card),
  );
  const added = c.e.lines.filter((line) => line.key === DOUBLED && line.by === c.me && line.side === side);
  return (
    played.reduce((sum, { card, value = c.g.cards[card].value }) => sum + value, 0) -
    added.reduce((sum, { value }) => sum + value, 0)
  );
}
const DOUBLED = 'lizard.doubled';

export const lizard: Alien = {
  id: 'lizard',
  alert: 'green',
  bound: true,
  needsColour: true,
  // The tokens are the ships on the sheet.
  setup: (g, seat, sheet) => addTokens(g, seat, sheet, fleetSize(g.s)),
  wins: (_sheet, s, seat) => fleetOf(s, seat) - s.removed[seat] === otherShips(s, seat),
  leftToWin: ({ tokens }) => tokens / 4,
  foresees(seen, { s, me, side }) {
    const strength = s.players[me].special.filter(
      ({ at, marks }) => marks.includes(CHANGED) && sideAt(s.encounter!, me, at) === side,
    ).length;
    if (strength > 0) seen.lines.push({ side, key: 'line.changed', by: me, value: 2 * strength });
    return strength > 0;
  },
  abilities: [
    {
      name: 'transmogrify',
      at: 'resolution.lost',
      role: 'main',
      when: (c) => won(c) && normalAt(c.s, c.me, post(c)) > 0,
      *use(c) {
        const { further } = yield* shape(c, 'transmogrify', { further: 0 });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        const count = normalAt(c.s, c.me, post(c));
        if (count > 0) change(c, post(c), count);
        yield* changeElsewhere(c, further);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'double',
        at: 'reveal.after',
        role: 'main-or-ally',
        when: (c) => sidesOf(c.e, c.me).some((side) => c.e.faces[side]?.type === 'attack'),
        use: (c) => announce(c.g, 'lizard', 'doubles', c.me, { before: c.e.table.map(({ card }) => card) }),
      },
      {
        name: 'kick-harder',
        at: 'reveal.after',
        role: 'main',
        when: (c) =>
          c.e.factors[mine(c)] !== 1 && kicker(c) !== undefined && c.e.faces[mine(c)]?.type === 'attack',
        use(c) {
          const { value } = c.g.cards[kicker(c)!.card];
          // What turns an attack around turns all of them.
          for (const side of value < 0 ? SIDES : [mine(c)]) raiseKicker(c.g, side, value);
        },
      },
    ],
    super: [
      {
        name: 'further',
        at: 'power.shaping',
        role: 'main',
        when: (c) => elsewhere(c).length > 0,
        use(c) {
          c.ev.data.further = 2;
        },
      },
    ],
  },
  lasting: {
    doubles: [
      {
        name: 'doubled',
        // It comes after every reinforcement, and after every one that was cancelled.
        at: 'reveal.after',
        once: false,
        when: (c) => SIDES.some((side) => owed(c, side) !== 0),
        use(c) {
          for (const side of SIDES) if (owed(c, side) !== 0) addLine(c.g, side, DOUBLED, c.me, owed(c, side));
        },
      },
    ],
  },
};
