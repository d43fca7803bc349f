import { bothAttack, mainSide, otherSide } from '../../../state/query.ts';
import type { Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { shape, worthAnotherThought } from '../../../timing/use.ts';
import { multiplyFace, setFace, third, valueToMultiply } from '../../../verbs/faces.ts';

const mine = (c: Ctx) => mainSide(c.e, c.me) as Side;
const HIGH = 15;
const USUAL = 10;
const MOST = 13;
const multiple = (upTo: number) => ({ upTo, tripled: 'tripler.tripled', divided: 'tripler.divided' });

/** Whether it makes a difference up to which value the card is tripled. */
const isBetween = (c: Ctx): boolean => {
  const value = valueToMultiply(c.e, mine(c));
  return value > USUAL && value <= MOST;
};

export const tripler: Alien = {
  id: 'tripler',
  alert: 'red',
  abilities: [
    {
      name: 'thrice',
      at: 'reveal.settled',
      role: 'main',
      once: true,
      // Against anything but an attack the value would not be compared.
      when: (c) => bothAttack(c.e),
      *use(c) {
        const { limit } = yield* shape(c, 'thrice', { limit: USUAL });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        // A card that takes its place later is multiplied in its turn (Annex B-4): still one use.
        multiplyFace(c.g, mine(c), multiple(limit));
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'cut-down',
        at: 'reveal.cards',
        role: 'main',
        when(c) {
          const theirs = c.e.shown[otherSide(mine(c))];
          return theirs?.type === 'attack' && theirs.value >= HIGH;
        },
        use(c) {
          const other = otherSide(mine(c));
          setFace(c.g, other, 'attack', third(c.e.shown[other]!.value), 'tripler.divided');
        },
      },
    ],
    super: [
      {
        name: 'up-to-thirteen',
        at: 'power.shaping',
        role: 'main',
        when: isBetween,
        use(c) {
          c.ev.data.limit = MOST;
        },
      },
      {
        // In answer to whatever was done since.
        name: 'up-to-thirteen',
        at: 'reveal.after',
        role: 'main',
        when: (c) =>
          worthAnotherThought(c.g, 'tripler') &&
          bothAttack(c.e) &&
          c.e.multiples[mine(c)]?.upTo === USUAL &&
          isBetween(c),
        use: (c) => multiplyFace(c.g, mine(c), multiple(MOST)),
      },
    ],
  },
};
