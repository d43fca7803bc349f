import { opponentOf } from '../../../state/query.ts';
import type { Card } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askCard, askOption } from '../../../timing/ask.ts';
import type { Script } from '../../../timing/script.ts';
import { askBacks, pickUnseen } from '../../../timing/unseen.ts';
import { shape } from '../../../timing/use.ts';
import { note } from '../../../verbs/encounter.ts';
import { mixCards, mixHands, showCards } from '../../../verbs/cards.ts';

const SPLITS = ['even', 'same', 'exchanged'] as const;

const rival = (c: Ctx) => opponentOf(c.e, c.me);
const handSize = (c: Ctx, seat: number): number => c.s.players[seat].hand.length;

/** How many cards of both hands are one's own after the split. */
function share(c: Ctx, split: (typeof SPLITS)[number]): number {
  const [own, other] = [handSize(c, c.me), handSize(c, rival(c))];
  if (split === 'same') return own;
  return split === 'exchanged' ? other : Math.ceil((own + other) / 2);
}

/** Which of the two the other one takes: by its back where they differ (REW-5), else as they lie. */
function* picked(c: Ctx, own: Card, theirs: Card): Script<Card> {
  const two = [own, theirs];
  const rewards = yield* askBacks(c.g, rival(c), c.me, two, 1);
  if (rewards !== null) return two.find((card) => (c.g.cards[card].deck === 'reward') === (rewards === 1))!;
  // Which of the two lies where is chance, so that nothing can be read from it.
  const first = c.g.random(2) === 0;
  const left = (yield* askOption(rival(c), 'whirligig.pick', ['left', 'right'])) === 'left';
  return left === first ? own : theirs;
}

export const whirligig: Alien = {
  id: 'whirligig',
  alert: 'green',
  abilities: [
    {
      name: 'swirl',
      at: 'planning.start',
      role: 'main',
      optional: true,
      once: true,
      when: (c) => c.e.outcome === null && handSize(c, c.me) + handSize(c, rival(c)) > 0,
      *use(c) {
        yield* shape(c, 'swirl', {});
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        const split = yield* askOption(c.me, 'whirligig.split', SPLITS);
        const [own, theirs] = [c.me, rival(c)].map((seat) => c.s.players[seat].hand);
        const mine = share(c, split);
        const all = [...own, ...theirs];
        // REW-5: the other one takes from the mix and sees the backs.
        const rewards = yield* askBacks(c.g, rival(c), c.me, all, all.length - mine);
        mixHands(c.g, c.me, rival(c), mine, rewards);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'spin',
        at: 'planning.start',
        role: 'main',
        when: (c) =>
          c.e.outcome === null &&
          handSize(c, rival(c)) > 0 &&
          c.s.players[c.me].hand.some((card) => card !== c.card),
        *use(c) {
          const other = rival(c);
          const hand = c.s.players[c.me].hand;
          const own = yield* askCard(c.g, c.me, 'whirligig.own', hand, { secret: true });
          const [theirs] = yield* pickUnseen(c.g, c.me, other, 1);
          mixCards(c.g, [c.me, own], [other, theirs], (yield* picked(c, own, theirs)) === own);
          note(c.g, 'whirligig.spun', c.me, { player: other });
        },
      },
    ],
    super: [
      {
        name: 'peek',
        at: 'power.shaping',
        role: 'main',
        when: (c) => handSize(c, rival(c)) > 0,
        use: (c) => showCards(c.g, rival(c), c.s.players[rival(c)].hand, 1 << c.me),
      },
    ],
  },
};
