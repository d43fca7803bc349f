import { opponentOf } from '../../../state/query.ts';
import type { Alien } from '../../../timing/abilities.ts';
import { mixHands } from '../../../verbs/cards.ts';
import { setShowsFirst } from '../../../verbs/encounter.ts';
import { callOff } from '../../../verbs/outcome.ts';

export const oracle: Alien = {
  id: 'oracle',
  alert: 'green',
  excludes: ['magician'],
  abilities: [
    {
      name: 'foresee',
      at: 'planning.select',
      role: 'main',
      use: (c) => setShowsFirst(c.g, opponentOf(c.e, c.me)),
    },
  ],
  flare: {
    wild: [
      {
        name: 'mix-hands',
        at: 'planning.start',
        role: 'main',
        // This card itself is on the table while it works; without another card there is nothing to mix.
        when: (c) =>
          c.s.players[opponentOf(c.e, c.me)].hand.length > 0 &&
          c.s.players[c.me].hand.some((card) => card !== c.card),
        use: (c) => mixHands(c.g, c.me, opponentOf(c.e, c.me)),
      },
    ],
    super: [
      {
        name: 'call-off',
        at: 'planning.shown',
        role: 'main',
        when: (c) => c.ev.seat !== c.me,
        use: (c) => callOff(c.g, { type: 'peace', successful: true, asDeal: true }),
      },
    ],
  },
};
