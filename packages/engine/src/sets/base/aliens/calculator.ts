import { bothAttack, mainSide, otherSide } from '../../../state/query.ts';
import type { Side } from '../../../state/types.ts';
import type { Alien, AnyAbility, Role } from '../../../timing/abilities.ts';
import { targetOf } from '../../../timing/aim.ts';
import { askOption } from '../../../timing/ask.ts';
import { announce, note } from '../../../verbs/encounter.ts';
import { raiseFace, rework } from '../../../verbs/faces.ts';

const PARITY = 'calculator.parity';

const equalize = (name: string, role: Role): AnyAbility => ({
  name,
  at: 'planning.selected',
  role,
  optional: true,
  use(c) {
    rework(c.g, c.me, { do: 'equalize', key: 'calculator.equalized' });
    note(c.g, 'calculator.calls', c.me);
  },
});

export const calculator: Alien = {
  id: 'calculator',
  alert: 'yellow',
  abilities: [equalize('equalize', 'main')],
  flare: {
    wild: [
      {
        name: 'bet',
        at: 'planning.selected',
        role: 'main',
        // ZAP-1a: what is bet on is said with the announcement.
        aim: {
          *ask(c) {
            return targetOf({ word: `${PARITY}.${yield* askOption(c.me, PARITY, ['even', 'odd'])}` });
          },
          holds: () => true,
        },
        use(c, { word }) {
          const odd = word === `${PARITY}.odd`;
          note(c.g, odd ? 'calculator.bets-odd' : 'calculator.bets-even', c.me);
          announce(c.g, 'calculator', 'bet', c.me, { odd });
        },
      },
    ],
    super: [equalize('advise', 'ally')],
  },
  lasting: {
    bet: [
      {
        name: 'settle',
        at: 'reveal.bets',
        when: (c) => bothAttack(c.e),
        use(c) {
          const own = mainSide(c.e, c.me) as Side;
          const values = c.e.faces.map((face) => face!.value);
          const won = (values[0] + values[1]) % 2 === 0 ? !c.lasting!.data.odd : c.lasting!.data.odd;
          const [payer, other] = won ? [otherSide(own), own] : [own, otherSide(own)];
          raiseFace(c.g, payer, -values[other], won ? 'calculator.won' : 'calculator.lost');
        },
      },
    ],
  },
};
