/** Technologies that decide encounters. */
import { bothAttack, colonySlots, margin, opponentOf, shipsAt } from '../../state/query.ts';
import { DEFENSE, GATE } from '../../state/types.ts';
import type { Seat } from '../../state/types.ts';
import { sidesOf, type Ctx, type TechnologyCard } from '../../timing/abilities.ts';
import { seatsTarget, type Target } from '../../timing/aim.ts';
import { askOption, askPlayer, askShips } from '../../timing/ask.ts';
import { whichShips } from '../../timing/classes.ts';
import { loseShips, loss } from '../../timing/losses.ts';
import { toWarp, type Loss } from '../../timing/moments.ts';
import type { Script } from '../../timing/script.ts';
import { ownTechnology } from '../../timing/technology.ts';
import { addLines, announce } from '../../verbs/encounter.ts';
import { setOutcome } from '../../verbs/outcome.ts';
import { moveShips, partsOf } from '../../verbs/ships.ts';

const CLOSE = 5;

/** The own ships on the target planet that this defeat sends to the warp, if it was a near thing. */
function nearLoss(c: Ctx<'ships.keeping'>): Loss | undefined {
  const { s, e, me, ev } = c;
  if (ev.cause !== 'defeat' || margin(s) < 0 || margin(s) > CLOSE) return undefined;
  return ev.losses.find(
    (one) =>
      one.seat === me &&
      toWarp(one) > 0 &&
      one.from.some(({ place, count }) => place === e.planet && count > 0),
  );
}

const collapsiumHulls: TechnologyCard = {
  kind: 'collapsium-hulls',
  permanent: true,
  abilities: [
    {
      name: 'hold-out',
      at: 'ships.keeping',
      role: 'defense',
      optional: true,
      when: (c) => nearLoss(c) !== undefined,
      use(c) {
        nearLoss(c)!.from.find(({ place }) => place === c.e.planet)!.count--;
      },
    },
  ],
};

const energyCloak: TechnologyCard = {
  kind: 'energy-cloak',
  abilities: [
    {
      name: 'cloak',
      at: 'launch.end',
      role: 'offense',
      optional: true,
      when: (c) => opponentOf(c.e, c.me) >= 0,
      use: (c) => announce(c.g, 'energy-cloak', 'cloaked', c.me),
    },
  ],
  lasting: {
    cloaked: [
      {
        name: 'cloaked',
        at: 'alliance.inviting',
        when: (c) => c.ev.side === DEFENSE,
        use(c) {
          c.ev.candidates.length = 0;
        },
      },
    ],
  },
};

/** Everybody with ships on the gate. */
const onGate = ({ s, e }: Ctx): Seat[] => [...s.players.keys()].filter((seat) => e.gate[seat] > 0);

/** Whose ships: a seat for every ship on the technology, as far as there are any. */
function* pickShips(c: Ctx): Script<Target> {
  const left = c.e.gate.slice();
  const seats: Seat[] = [];
  for (let ships = shipsAt(c.s, c.me, ownTechnology(c).hold); ships > 0; ships--) {
    const reach = onGate(c).filter((seat) => left[seat] > 0);
    if (reach.length === 0) break;
    const seat = yield* askPlayer(c.me, 'gluon-mines.whose', reach, { params: { count: ships } });
    left[seat]--;
    seats.push(seat);
  }
  return seatsTarget(...seats);
}

const gluonMines: TechnologyCard = {
  kind: 'gluon-mines',
  hidden: true,
  abilities: [
    {
      name: 'blow-up',
      at: 'planning.selected',
      role: 'defense',
      optional: true,
      when: (c) => c.e.outcome === null && onGate(c).length > 0,
      aim: { ask: pickShips, holds: (c) => onGate(c).length > 0 },
      *use(c, { seats }) {
        const { g, e, me } = c;
        const losses: Loss[] = [];
        for (const seat of onGate(c)) {
          const count = Math.min(e.gate[seat], seats.filter((one) => one === seat).length);
          if (count > 0) losses.push(loss(seat, yield* whichShips(g, seat, GATE, count, me)));
        }
        yield* loseShips(g, losses, 'effect');
        // RUL-15: won without a reveal.
        if (onGate(c).length === 0) setOutcome(g, { type: 'win', side: DEFENSE });
      },
    },
  ],
};

/** The own colonies besides the one that is attacked. */
const otherColonies = ({ s, e, me }: Ctx) => colonySlots(s, me).filter(({ at }) => at !== e.planet);

const plasmaThrusters: TechnologyCard = {
  kind: 'plasma-thrusters',
  permanent: true,
  abilities: [
    {
      name: 'one-more',
      at: 'ships.limit',
      standing: true,
      // Whatever sets another number goes first.
      when: (c) => c.ev.seat === c.me && c.ev.max === 4,
      use(c) {
        c.ev.max++;
      },
    },
    {
      name: 'reinforce-planet',
      at: 'launch.end',
      role: 'defense',
      optional: true,
      when: (c) => otherColonies(c).length > 0,
      *use(c) {
        const slots = otherColonies(c);
        const counts = yield* askShips({ seat: c.me, key: 'plasma-thrusters.ship', slots, min: 1, max: 1 });
        moveShips(c.g, c.me, partsOf(slots, counts), c.e.planet);
      },
    },
  ],
};

const xenonLasers: TechnologyCard = {
  kind: 'xenon-lasers',
  permanent: true,
  abilities: [
    {
      name: 'adjust',
      at: 'reveal.after',
      role: 'main-or-ally',
      optional: true,
      when: ({ e }) => bothAttack(e),
      *use(c) {
        const how = yield* askOption(c.me, 'xenon-lasers.how', ['plus', 'minus'] as const);
        addLines(c.g, sidesOf(c.e, c.me), 'line.xenon-lasers', c.me, how === 'plus' ? 1 : -1);
      },
    },
  ],
};

export const FIGHTING: readonly TechnologyCard[] = [
  collapsiumHulls,
  energyCloak,
  gluonMines,
  plasmaThrusters,
  xenonLasers,
];
