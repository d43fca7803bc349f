import { room } from '../../../answers.ts';
import type { Game } from '../../../game.ts';
import { fleetsOn, inPlay, planetOwner, planetsOf } from '../../../state/planets.ts';
import {
  clockwise,
  colonySlots,
  holderOf,
  mainSide,
  opponentOf,
  shipsAt,
  slotsAt,
} from '../../../state/query.ts';
import { classOf } from '../../../state/special.ts';
import { GATE } from '../../../state/types.ts';
import type { Card, PlanetId, Seat, Sheet, Side } from '../../../state/types.ts';
import type { Slot } from '../../../decisions.ts';
import { type Ability, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { seatsTarget, type Aim } from '../../../timing/aim.ts';
import { askCard, askCards, askNumber, askPlanet, askShips, askYesNo } from '../../../timing/ask.ts';
import type { PlainMoment } from '../../../timing/moments.ts';
import { ended, type Script } from '../../../timing/script.ts';
import { takeUnseen } from '../../../timing/unseen.ts';
import { giveCards, showCards } from '../../../verbs/cards.ts';
import { announce } from '../../../verbs/encounter.ts';
import { holdOn } from '../../../verbs/holds.ts';
import { callOff } from '../../../verbs/outcome.ts';
import { remember } from '../../../verbs/sheets.ts';
import { moveShips, partsOf } from '../../../verbs/ships.ts';

/** A ring stands upright, or it has been turned over. */
type Ring = 'ring' | 'divorced';

const ringsOf = ({ s }: Game, sheet: Sheet, ring: Ring, seat: Seat): number => {
  const hold = sheet.holds.find(({ name }) => name === ring);
  return hold === undefined ? 0 : shipsAt(s, seat, hold.place);
};

/** Whom the sheet's holder is married to; -1 if nobody. */
const spouseOf = (g: Game, sheet: Sheet): Seat =>
  clockwise(g.s).find((seat) => ringsOf(g, sheet, 'ring', seat) > 0) ?? -1;

function turnRing(g: Game, sheet: Sheet, seat: Seat, from: Ring, to: Ring): void {
  const { place } = holdOn(g, sheet, from);
  moveShips(g, seat, [{ place, count: 1 }], holdOn(g, sheet, to).place);
  if (to === 'divorced') remember(g, sheet, `divorced-${seat}`, true);
}

/** What can be given away as a ring: a real ship, nothing that only counts as one. */
const dowry = ({ s }: Game, seat: Seat): Slot[] =>
  [...slotsAt(s, seat, GATE), ...colonySlots(s, seat)].filter(
    ({ ship }) => !s.players[seat].special.some((one) => one.further && classOf(one) === ship),
  );

const marriageable = (c: Ctx): boolean => {
  const other = opponentOf(c.e, c.me);
  return (
    other >= 0 &&
    spouseOf(c.g, c.sheet) < 0 &&
    // The ring may have been lost since.
    ringsOf(c.g, c.sheet, 'divorced', other) === 0 &&
    c.sheet.data[`divorced-${other}`] !== true &&
    room(dowry(c.g, other)) > 0
  );
};

const atOpponent: Aim<PlainMoment> = {
  ask: (c) => ended(seatsTarget(opponentOf(c.e, c.me))),
  holds: (c, { seats: [whom] }) => opponentOf(c.e, c.me) === whom,
};

const marry = (at: 'destiny.end' | 'alliance.start'): Ability<typeof at> => ({
  name: 'marry',
  at,
  role: 'main',
  optional: true,
  when: marriageable,
  aim: atOpponent,
  *use(c, { seats: [whom] }) {
    const slots = dowry(c.g, whom);
    const params = { player: c.me };
    const counts = yield* askShips({ seat: whom, key: 'bride.ring', slots, min: 1, max: 1, params });
    moveShips(c.g, whom, partsOf(slots, counts), holdOn(c.g, c.sheet, 'ring').place);
    vow(c.g, whom);
  },
});

const bothHaveCards = (c: Ctx, spouse: Seat): boolean =>
  spouse >= 0 && [c.me, spouse].every((seat) => c.s.players[seat].hand.length > 0);

function* swap(c: Ctx): Script {
  const spouse = spouseOf(c.g, c.sheet);
  if (!(yield* askYesNo(spouse, 'bride.swap', { params: { player: c.me } }))) return;
  const given: Card[] = [];
  for (const seat of [c.me, spouse])
    given.push(yield* askCard(c.g, seat, 'bride.give', c.s.players[seat].hand, { secret: true }));
  giveCards(c.g, c.me, spouse, [given[0]]);
  giveCards(c.g, spouse, c.me, [given[1]]);
}

/** How many is seen by all, which is for the other's eyes. */
function* show(g: Game, from: Seat, to: Seat): Script {
  const { hand } = g.s.players[from];
  const params = { player: to };
  const count = yield* askNumber(from, 'bride.show', 1, hand.length, { params });
  showCards(
    g,
    from,
    yield* askCards(g, from, 'bride.which', hand, count, count, { params, secret: true }),
    1 << to,
  );
}

/** For the rest of the encounter the spouse, too, may show cards. */
const vow = (g: Game, spouse: Seat): void => announce(g, 'bride', 'confides', spouse);

const hasVowed = ({ e }: Ctx, spouse: Seat): boolean =>
  e.lasting.some(({ source, name, by }) => source === 'bride' && name === 'confides' && by === spouse);

const wedlock = (at: 'turn.start' | 'regroup.first'): Ability<typeof at> => ({
  name: 'wedlock',
  at,
  standing: true,
  when: (c) => {
    const spouse = spouseOf(c.g, c.sheet);
    return spouse >= 0 && !hasVowed(c, spouse);
  },
  use: (c) => vow(c.g, spouseOf(c.g, c.sheet)),
});

/** To whoever is the Bride now. */
const isMarried = (c: Ctx): boolean => {
  const owner = holderOf(c.g, 'bride');
  return owner !== null && spouseOf(c.g, owner.sheet) === c.me;
};

function* divorce(c: Ctx): Script {
  const spouse = spouseOf(c.g, c.sheet);
  turnRing(c.g, c.sheet, spouse, 'ring', 'divorced');
  if (c.sheet.data[`paid-${spouse}`] === true) return;
  remember(c.g, c.sheet, `paid-${spouse}`, true);
  yield* takeUnseen(c.g, spouse, c.me, Math.floor(c.s.players[spouse].hand.length / 2));
}

/** Where the ships of a jilted offense can go: their homes, or a planet where nobody is. */
const elsewhere = ({ s, e }: Ctx): PlanetId[] => [
  ...planetsOf(s, e.offense),
  ...inPlay(s).filter(
    (planet) => planetOwner(s, planet) !== e.offense && fleetsOn(s, planet).every((count) => count === 0),
  ),
];

const ownSheet = (c: Ctx): Sheet => c.s.players[c.me].sheets.find(({ alien }) => alien === 'bride')!;

const remarry = (at: 'destiny.end' | 'launch.end'): Ability<typeof at> => ({
  name: 'remarry',
  at,
  role: 'main',
  when: (c) =>
    spouseOf(c.g, ownSheet(c)) < 0 && ringsOf(c.g, ownSheet(c), 'divorced', opponentOf(c.e, c.me)) > 0,
  aim: atOpponent,
  use(c, { seats: [whom] }) {
    turnRing(c.g, ownSheet(c), whom, 'divorced', 'ring');
    vow(c.g, whom);
  },
});

export const bride: Alien = {
  id: 'bride',
  alert: 'yellow',
  remembersOpenly: true,
  lapses(g, _seat, sheet) {
    const spouse = spouseOf(g, sheet);
    if (spouse >= 0) turnRing(g, sheet, spouse, 'ring', 'divorced');
  },
  abilities: [
    marry('destiny.end'),
    marry('alliance.start'),
    {
      name: 'by-marriage',
      at: 'alliance.join',
      standing: true,
      when: (c) => {
        const pair = [c.me, spouseOf(c.g, c.sheet)];
        return pair[1] >= 0 && pair.includes(c.ev.seat) && pair.some((seat) => mainSide(c.e, seat) >= 0);
      },
      use(c) {
        const spouse = spouseOf(c.g, c.sheet);
        const side = mainSide(c.e, c.ev.seat === c.me ? spouse : c.me);
        if (side >= 0) c.ev.sides |= 1 << (side as Side);
      },
    },
    {
      name: 'swap',
      at: 'free',
      optional: true,
      once: true,
      when: (c) => bothHaveCards(c, spouseOf(c.g, c.sheet)),
      use: swap,
    },
    {
      name: 'divorce',
      at: 'free',
      optional: true,
      standing: true,
      when: (c) => spouseOf(c.g, c.sheet) >= 0,
      use: divorce,
    },
    {
      name: 'show',
      at: 'free',
      optional: true,
      standing: true,
      when: (c) => spouseOf(c.g, c.sheet) >= 0 && c.s.players[c.me].hand.length > 0,
      use: (c) => show(c.g, c.me, spouseOf(c.g, c.sheet)),
    },
    wedlock('turn.start'),
    wedlock('regroup.first'),
  ],
  lasting: {
    confides: [
      {
        name: 'confide',
        at: 'free',
        optional: true,
        when: (c) => isMarried(c) && c.s.players[c.me].hand.length > 0,
        use: (c) => show(c.g, c.me, holderOf(c.g, 'bride')!.seat),
      },
    ],
  },
  flare: {
    wild: [
      {
        name: 'jilt',
        at: 'launch.end',
        role: 'defense',
        when: (c) => c.e.gate[c.e.offense] > 0 && elsewhere(c).length > 0,
        *use(c) {
          const { offense, gate } = c.e;
          const planet = yield* askPlanet(offense, 'bride.elsewhere', elsewhere(c));
          moveShips(c.g, offense, [{ place: GATE, count: gate[offense] }], planet);
          callOff(c.g, { type: 'broken-off' });
        },
      },
    ],
    super: [remarry('destiny.end'), remarry('launch.end')],
  },
};
