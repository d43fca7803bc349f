import { renewUntilEncounterCard } from '../../../flow/hand.ts';
import { isArmed } from '../../../state/query.ts';
import type { Card } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { retrievable } from '../../../timing/adrift.ts';
import type { Script } from '../../../timing/script.ts';
import { drawCards } from '../../../verbs/decks.ts';
import { announce } from '../../../verbs/encounter.ts';

/** Another encounter, with a new hand if there is no encounter card; of the old one `kept` cards stay. */
function* goOn(c: Ctx<'turn.continue'>, kept: readonly Card[]): Script {
  c.ev.again = true;
  const { hand } = c.s.players[c.me];
  yield* renewUntilEncounterCard(
    c.g,
    c.me,
    kept.filter((card) => hand.includes(card)),
  );
}

export const machine: Alien = {
  id: 'machine',
  alert: 'red',
  abilities: [
    {
      name: 'continue',
      at: 'turn.continue',
      role: 'offense',
      optional: true,
      when: (c) => !c.ev.again && isArmed(c.g, c.me),
      use(c) {
        c.ev.again = true;
      },
    },
  ],
  lasting: {
    'second-encounter': [
      {
        name: 'second-encounter',
        at: 'turn.continue',
        when: (c) => !c.ev.again,
        use: (c) => goOn(c, [c.lasting!.data.card as Card]),
      },
    ],
  },
  flare: {
    wild: [
      {
        // Announced before the hand may have to pay compensation (FLARE-4); the encounter comes when this one is over.
        name: 'second-encounter',
        at: 'resolution.spoils',
        role: 'offense',
        when: (c) => !c.e.extra && c.s.turnEncounters < 2,
        use: (c) => announce(c.g, 'machine', 'second-encounter', c.me, { card: c.card }),
      },
      {
        name: 'second-encounter',
        at: 'turn.continue',
        role: 'offense',
        when: (c) => !c.ev.again && c.s.turnEncounters < 2,
        // Now and not when it begins: the flare has to lie on the table while the hand is renewed (FAQ18).
        use: (c) => goOn(c, []),
      },
    ],
    super: [
      {
        name: 'card-instead',
        at: 'regroup.retrieve',
        role: 'offense',
        // OUR READING: only a ship that would have been retrieved can be given up for the card.
        when: (c) => c.ev.seat === c.me && !c.ev.instead && retrievable(c.s, c.me) > 0,
        use(c) {
          c.ev.instead = true;
          drawCards(c.g, c.me, 1);
        },
      },
    ],
  },
};
