import { mainSide, otherSide, standsFor } from '../../../state/query.ts';
import type { Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { shape } from '../../../timing/use.ts';
import { note } from '../../../verbs/encounter.ts';
import { copyFace, rework } from '../../../verbs/faces.ts';

const mine = (c: Ctx) => mainSide(c.e, c.me) as Side;
const BOTH = 3;

/** What the card of a side says besides its number; '' if nothing. */
const text = ({ g, e }: Ctx, side: Side): string => {
  const card = standsFor(e.laid[side]);
  return card < 0 || g.cards[card].open === '' ? '' : g.cards[card].kind;
};
/** Of two negotiates one may say something that the other does not; a morph says what it has copied. */
const saysOtherwise = (c: Ctx): boolean =>
  c.e.shown[mine(c)]!.type === 'negotiate' &&
  c.e.laid.every((laid) => laid !== null && c.g.cards[laid.card].type !== 'morph') &&
  text(c, mine(c)) !== text(c, otherSide(mine(c)));

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
          return own.type !== theirs.type || own.value !== theirs.value || saysOtherwise(c);
        },
        use: (c) => copyFace(c.g, mine(c), c.e.shown[otherSide(mine(c))]!, 'mirror.copied'),
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
