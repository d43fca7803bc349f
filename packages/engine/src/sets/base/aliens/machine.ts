import { renewUntilEncounterCard } from '../../../flow/hand.ts';
import { handHasEncounterCard } from '../../../state/query.ts';
import type { Alien } from '../../../timing/abilities.ts';
import { drawCards } from '../../../verbs/cards.ts';

export const machine: Alien = {
  id: 'machine',
  alert: 'red',
  abilities: [
    {
      name: 'continue',
      at: 'turn.continue',
      role: 'offense',
      optional: true,
      when: (c) => !c.ev.again && handHasEncounterCard(c.g, c.me),
      use(c) {
        c.ev.again = true;
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'second-encounter',
        at: 'turn.continue',
        role: 'offense',
        when: (c) => !c.ev.again && c.s.turnEncounters < 2,
        *use(c) {
          c.ev.again = true;
          // Now and not when it begins: the flare has to lie on the table while the hand is renewed (FAQ18).
          yield* renewUntilEncounterCard(c.g, c.me);
        },
      },
    ],
    super: [
      {
        name: 'card-instead',
        at: 'regroup.retrieve',
        role: 'offense',
        // OUR READING: only a ship that would have been retrieved can be given up for the card.
        when: (c) => c.ev.seat === c.me && !c.ev.instead && c.s.warp[c.me] > 0,
        use(c) {
          c.ev.instead = true;
          drawCards(c.g, c.me, 1);
        },
      },
    ],
  },
};
