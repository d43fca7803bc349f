import { alliesOf, bothAttack, mainSide } from '../../../state/query.ts';
import type { Product, Side } from '../../../state/types.ts';
import type { Alien } from '../../../timing/abilities.ts';
import { shape, worthAnotherThought } from '../../../timing/use.ts';
import { setProduct } from '../../../verbs/encounter.ts';

export const virus: Alien = {
  id: 'virus',
  alert: 'red',
  foresees(seen, { side, main }) {
    if (main) seen.arithmetic[side].product = 'own';
    return main;
  },
  abilities: [
    {
      name: 'multiply',
      at: 'reveal.after',
      role: 'main',
      // Used after revealing an attack; against anything but an attack it would change nothing.
      when: (c) => bothAttack(c.e),
      *use(c) {
        const { product } = yield* shape(c, 'multiply', { product: 'own' });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        setProduct(c.g, mainSide(c.e, c.me) as Side, product as Product, 'virus.multiply', c.me);
      },
    },
  ],
  flare: {
    wild: [
      {
        // OUR READING: where ships are subtracted, the product of the two groups takes the sign of the own ships.
        name: 'cross',
        at: 'reveal.after',
        role: 'main',
        when: (c) => bothAttack(c.e),
        use: (c) => setProduct(c.g, mainSide(c.e, c.me) as Side, 'own-by-allies', 'virus.cross', c.me),
      },
    ],
    super: [
      {
        name: 'epidemic',
        at: 'power.shaping',
        role: 'main',
        when: (c) => alliesOf(c.s, mainSide(c.e, c.me) as Side).length > 0,
        use(c) {
          c.ev.data.product = 'all';
        },
      },
      {
        // In answer to whatever was done since.
        name: 'epidemic',
        at: 'reveal.after',
        role: 'main',
        when: (c) =>
          worthAnotherThought(c.g, 'virus') &&
          c.e.arithmetic[mainSide(c.e, c.me) as Side].product === 'own' &&
          alliesOf(c.s, mainSide(c.e, c.me) as Side).length > 0,
        use: (c) => setProduct(c.g, mainSide(c.e, c.me) as Side, 'all', 'virus.multiply', c.me),
      },
    ],
  },
};
