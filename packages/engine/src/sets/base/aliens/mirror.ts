import { mainSide, otherSide } from '../../../state/query.ts';
import type { Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { shape } from '../../../timing/use.ts';
import { note } from '../../../verbs/encounter.ts';
import { rework, setFace } from '../../../verbs/faces.ts';

const mine = (c: Ctx) => mainSide(c.e, c.me) as Side;
const BOTH = 3;

export const mirror: Alien = {
  id: 'mirror',
  alert: 'yellow',
  abilities: [
    {
      name: 'reversal',
      at: 'planning.selected',
      role: 'main',
      optional: true,
      *use(c) {
        const { sides } = yield* shape(c, 'reversal', { sides: BOTH });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        const whose = sides === BOTH ? 'both' : sides === 1 << mine(c) ? 'own' : 'theirs';
        rework(c.g, c.me, { do: 'reverse', sides, key: 'mirror.reversed' });
        note(c.g, `mirror.calls-${whose}`, c.me);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'copy',
        at: 'reveal.adjust',
        role: 'main',
        when(c) {
          const [own, theirs] = [c.e.shown[mine(c)], c.e.shown[otherSide(mine(c))]];
          if (own === null || theirs === null) return false;
          return own.type !== theirs.type || own.value !== theirs.value;
        },
        use(c) {
          const { type, value } = c.e.shown[otherSide(mine(c))]!;
          setFace(c.g, mine(c), type, value, 'mirror.copied');
        },
      },
    ],
    super: [
      {
        name: 'own-only',
        at: 'power.shaping',
        role: 'main',
        use(c) {
          c.ev.data.sides = 1 << mine(c);
        },
      },
      {
        name: 'theirs-only',
        at: 'power.shaping',
        role: 'main',
        use(c) {
          c.ev.data.sides = 1 << otherSide(mine(c));
        },
      },
    ],
  },
};
