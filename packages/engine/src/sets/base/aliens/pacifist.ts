import { mainSide, otherSide, rivalIn } from '../../../state/query.ts';
import type { Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { forceWin } from '../../../verbs/encounter.ts';
import { setFace } from '../../../verbs/faces.ts';

const mine = (c: Ctx) => mainSide(c.e, c.me) as Side;
const disarmed = (c: Ctx) =>
  c.e.faces[mine(c)]?.type === 'negotiate' && c.e.faces[otherSide(mine(c))]?.type === 'attack';

const own = (c: Ctx<'deal.failing'>) => c.ev.dues.find(({ seat }) => seat === c.me);

export const pacifist: Alien = {
  id: 'pacifist',
  alert: 'green',
  abilities: [
    {
      name: 'peace',
      at: 'reveal.after',
      role: 'main',
      when: disarmed,
      use: (c) => forceWin(c.g, mine(c), 'pacifist.peace', c.me, ['negotiate', 'attack']),
    },
  ],
  flare: {
    wild: [
      {
        name: 'temper',
        at: 'reveal.adjust',
        role: 'main',
        when: disarmed,
        use: (c) => setFace(c.g, mine(c), 'attack', 15, 'pacifist.temper'),
      },
    ],
    super: [
      {
        name: 'martyr',
        at: 'deal.failing',
        role: 'main',
        // Not where somebody else has failed in its place.
        when: (c) => own(c) !== undefined,
        use(c) {
          const rival = rivalIn(c.e, c.ev.dues, c.me);
          // Other cards may have left less than two to spare.
          own(c)!.count = Math.max(0, own(c)!.count - 2);
          if (rival !== undefined) rival.count += 2;
        },
      },
    ],
  },
};
