import { bothAttack, shipsInEncounter, shipsOnSide } from '../../../state/query.ts';
import { sidesOf, type Alien } from '../../../timing/abilities.ts';
import { shape } from '../../../timing/use.ts';
import { addLine, setWorth } from '../../../verbs/encounter.ts';

export const macron: Alien = {
  id: 'macron',
  alert: 'green',
  sheet: { role: 'main-or-ally' },
  foresees(seen, { me }) {
    seen.worth[me] = 4;
    return true;
  },
  abilities: [
    {
      name: 'one-ship',
      at: 'ships.limit',
      when: (c) => c.ev.seat === c.me && c.ev.max > 1,
      *use(c) {
        const { max } = yield* shape(c, 'one-ship', { max: 1 });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        c.ev.max = Math.min(c.ev.max, max);
        c.ev.by = 'macron';
      },
    },
    {
      name: 'mass',
      at: 'reveal.after',
      role: 'main-or-ally',
      // Used after the reveal, whatever is revealed; but only here it changes anything.
      when: (c) => bothAttack(c.e) && shipsInEncounter(c.s, c.me) > 0,
      use: (c) => setWorth(c.g, c.me, 4, 'macron.mass'),
    },
    {
      name: 'heavy-compensation',
      at: 'compensation.due',
      standing: true,
      when: (c) => c.ev.taker === c.me,
      use(c) {
        c.ev.count *= 2;
      },
    },
    {
      name: 'heavy-rewards',
      at: 'rewards.due',
      standing: true,
      when: (c) => c.ev.seat === c.me && c.ev.perShip,
      use(c) {
        c.ev.count *= 2;
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'bulk',
        at: 'reveal.after',
        role: 'main-or-ally',
        when: (c) => bothAttack(c.e) && shipsInEncounter(c.s, c.me) > 0,
        use(c) {
          for (const side of sidesOf(c.e, c.me))
            addLine(c.g, side, 'macron.bulk', c.me, shipsOnSide(c.s, c.me, side));
        },
      },
    ],
    super: [
      {
        name: 'fleet',
        at: 'power.shaping',
        use(c) {
          c.ev.data.max = 4;
        },
      },
    ],
  },
};
