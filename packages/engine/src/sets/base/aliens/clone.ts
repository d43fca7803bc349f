import { mainSide } from '../../../state/query.ts';
import type { Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askNumber } from '../../../timing/ask.ts';
import { keepLaid, spendArtifact } from '../../../verbs/encounter.ts';

/** Cards the payer of compensation can be made to hand over. */
const within = (c: Ctx<'compensation.due'>) =>
  c.s.players[c.ev.payer].hand.filter((card) => !c.ev.aside.includes(card)).length;

export const clone: Alien = {
  id: 'clone',
  alert: 'green',
  abilities: [
    {
      name: 'replicate',
      at: 'cards.discarding',
      role: 'main',
      optional: true,
      when: (c) => c.e.laid[mainSide(c.e, c.me) as Side] !== null,
      use(c) {
        const side = mainSide(c.e, c.me) as Side;
        const from = c.e.laid[side]!.from;
        // After a swap the card is not one that Clone played, so it comes to the hand and to no other zone.
        keepLaid(c.g, side, from.seat === c.me ? from : { seat: c.me, pile: '' });
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'keep-artifact',
        at: 'artifact.done',
        when: (c) => c.ev.seat === c.me && !c.ev.keep,
        use(c) {
          c.ev.keep = true;
          spendArtifact(c.g, c.ev.card);
        },
      },
    ],
    super: [
      {
        name: 'double',
        at: 'compensation.due',
        role: 'main',
        when: (c) => c.ev.taker === c.me && within(c) > c.ev.count,
        *use(c) {
          const most = Math.min(2 * c.ev.count, within(c));
          const fallback = most - c.ev.count;
          c.ev.count = yield* askNumber(c.me, 'clone.compensation', c.ev.count, most, { fallback });
        },
      },
    ],
  },
};
