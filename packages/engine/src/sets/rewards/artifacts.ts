/** The artifacts of the reward deck. */
import { forShips, giveRewards } from '../../flow/rewards.ts';
import { planetsOf } from '../../state/planets.ts';
import { colonySlots, hasColony, shipsInEncounter } from '../../state/query.ts';
import { DEFENSE } from '../../state/types.ts';
import { alsoBeforeSpoils, type Ctx, type PlayedCard } from '../../timing/abilities.ts';
import { atPlayer } from '../../timing/aim.ts';
import { askShips } from '../../timing/ask.ts';
import { rearrangeChosen } from '../../timing/classes.ts';
import { announce } from '../../verbs/encounter.ts';
import { partsOf } from '../../verbs/ships.ts';

const settled = ({ s }: Ctx) => [...s.players.keys()].filter((seat) => hasColony(s, seat));

const rebirth: PlayedCard = {
  kind: 'rebirth',
  abilities: [
    {
      name: 'resettle',
      at: 'regroup.start',
      when: (c) => settled(c).length > 0,
      aim: atPlayer('rebirth.player', settled),
      *use({ g, s }, { seats: [seat] }) {
        const from = colonySlots(s, seat);
        const all = from.reduce((sum, { max }) => sum + max, 0);
        const taken = yield* askShips({ seat, key: 'rebirth.take', slots: from, min: 0, max: all });
        const count = taken.reduce((sum, ships) => sum + ships, 0);
        if (count === 0) return;
        const to = planetsOf(s, seat).map((at) => ({ at, max: count }));
        const placed = yield* askShips({ seat, key: 'rebirth.place', slots: to, min: count, max: count });
        yield* rearrangeChosen(g, seat, partsOf(from, taken), partsOf(to, placed));
      },
    },
  ],
};

const solarWind: PlayedCard = {
  kind: 'solar-wind',
  abilities: [
    {
      name: 'turn',
      at: 'reveal.after',
      when: ({ e }) => (e.allies[0] | e.allies[1]) !== 0,
      use: (c) => announce(c.g, 'solar-wind', 'turned', c.me),
    },
  ],
  lasting: {
    turned: [
      {
        name: 'turned',
        at: 'allies.due',
        use(c) {
          c.ev.swapped = !c.ev.swapped;
        },
      },
    ],
  },
};

/** The ships with which the defense has won and that are still there; any that have come since were not in the encounter. */
const victors = ({ s, e }: Ctx): number =>
  Math.min(s.fight!.fleets[DEFENSE][e.defense], shipsInEncounter(s, e.defense));

const victoryBoon: PlayedCard = {
  kind: 'victory-boon',
  abilities: alsoBeforeSpoils({
    name: 'reward',
    at: 'resolution.end',
    // RUL-13: not where nobody collects rewards.
    when: (c) =>
      c.e.outcome?.type === 'win' && c.e.outcome.side === DEFENSE && !c.e.noSpoils && victors(c) > 0,
    use: (c) => giveRewards(c.g, [forShips(c.e.defense, victors(c))]),
  }),
};

export const ARTIFACTS: readonly PlayedCard[] = [rebirth, solarWind, victoryBoon];
