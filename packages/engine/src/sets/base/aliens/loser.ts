import { DEFENSE, OFFENSE } from '../../../state/types.ts';
import type { Alien } from '../../../timing/abilities.ts';
import { setMustPlay, setUpset } from '../../../verbs/encounter.ts';
import { setOutcome } from '../../../verbs/outcome.ts';

export const loser: Alien = {
  id: 'loser',
  alert: 'green',
  abilities: [
    {
      name: 'upset',
      at: 'planning.start',
      role: 'main',
      optional: true,
      // A traded power may find its upset declared already.
      when: (c) => c.e.outcome === null && !c.e.upset,
      use(c) {
        setUpset(c.g, true, 'loser.upset', c.me);
        for (const side of [OFFENSE, DEFENSE]) setMustPlay(c.g, side, 'attack');
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'both-lose',
        at: 'planning.start',
        role: 'main',
        when: (c) => c.e.outcome === null,
        use: (c) => setOutcome(c.g, { type: 'both-lose' }),
      },
    ],
    super: [
      {
        name: 'late-upset',
        at: 'planning.selected',
        role: 'main',
        when: (c) => !c.e.upset,
        use: (c) => setUpset(c.g, true, 'loser.upset', c.me),
      },
    ],
  },
};
