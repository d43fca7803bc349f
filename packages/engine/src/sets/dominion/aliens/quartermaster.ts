import { placesFor, hasColony } from '../../../state/query.ts';
import { WARP } from '../../../state/types.ts';
import type { Card, Pile } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askCards, askOption, askShips } from '../../../timing/ask.ts';
import { spreadChosen } from '../../../timing/classes.ts';
import { retrieveShips } from '../../../timing/losses.ts';
import type { Share } from '../../../timing/moments.ts';
import type { Script } from '../../../timing/script.ts';
import { shape } from '../../../timing/use.ts';
import { giveCards, unpileCards } from '../../../verbs/cards.ts';
import { drawToPile } from '../../../verbs/decks.ts';
import { dropPile, pileOn } from '../../../verbs/sheets.ts';
import { partsOf } from '../../../verbs/ships.ts';

type Handing = Ctx<'rewards.handing'>;

const cardsOf = ({ cosmic, reward }: Share): number => cosmic + reward;
const sumOf = (shares: readonly Share[], from: 'cosmic' | 'reward'): number =>
  shares.reduce((sum, share) => sum + share[from], 0);

/** The ships of this player land where the dealer says. */
function* land(c: Handing, { seat, ships }: Share): Script {
  if (ships === 0) return;
  const slots = placesFor(c.s, seat, ships);
  const params = { player: seat, count: ships };
  const counts = yield* askShips({
    seat: c.me,
    key: 'quartermaster.land',
    slots,
    min: ships,
    max: ships,
    params,
  });
  yield* spreadChosen(c.g, seat, WARP, partsOf(slots, counts));
}

/** What there is for the dealer, who gets none of these rewards: a ship, or a card out of the pool. */
function* tip(c: Handing): Script<'none' | 'ship' | 'cosmic' | 'reward'> {
  if (c.ev.due) return 'none';
  const words: ('none' | 'ship' | 'cosmic' | 'reward')[] = ['none'];
  if (c.s.warp[c.me] > 0 && hasColony(c.s, c.me)) words.push('ship');
  for (const deck of ['cosmic', 'reward'] as const) if (sumOf(c.ev.shares, deck) > 0) words.push(deck);
  const chosen = yield* askOption(c.me, 'quartermaster.tip', words, { fallback: words.length - 1 });
  if (chosen === 'ship') yield* retrieveShips(c.g, c.me, 1);
  return chosen;
}

/** Everybody gets as many as are due to them, of all that was drawn; with the own hand among it if that is mixed in. */
function* deal(c: Handing, pile: Pile, mixed: boolean): Script {
  const { g, me } = c;
  for (const share of c.ev.shares) {
    if (share.seat === me) continue;
    const pool: Card[] = mixed ? [...pile.cards, ...c.s.players[me].hand] : pile.cards;
    const count = Math.min(cardsOf(share), pool.length);
    if (count === 0) continue;
    const params = { player: share.seat, count };
    const cards = yield* askCards(g, me, 'quartermaster.deal', pool, count, count, { params, secret: true });
    giveCards(
      g,
      me,
      share.seat,
      cards.filter((card) => !pile.cards.includes(card)),
    );
    unpileCards(
      g,
      me,
      pile,
      share.seat,
      cards.filter((card) => pile.cards.includes(card)),
    );
    c.ev.dealt.push({ seat: share.seat, cards });
  }
}

const isOthers = (c: Ctx, { seat }: { seat: number }): boolean => seat !== c.me;

export const quartermaster: Alien = {
  id: 'quartermaster',
  alert: 'yellow',
  abilities: [
    {
      name: 'supply',
      at: 'rewards.dealing',
      when: (c) => c.ev.dealer < 0 && c.ev.dues.some((due) => isOthers(c, due)),
      *use(c) {
        const due = c.ev.dues.some((one) => !isOthers(c, one));
        const { mixed } = yield* shape(c, 'supply', { due, mixed: false });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        c.ev.dealer = c.me;
        c.ev.mixed = mixed;
      },
    },
    {
      name: 'hand-out',
      at: 'rewards.handing',
      standing: true,
      when: (c) => c.ev.dealer === c.me,
      *use(c) {
        const { shares } = c.ev;
        for (const share of shares) yield* land(c, share);
        const extra = yield* tip(c);
        const pile = pileOn(c.g, c.sheet, 'stores', { see: 'controller' });
        drawToPile(c.g, c.me, pile, sumOf(shares, 'cosmic') + (extra === 'cosmic' ? 1 : 0));
        drawToPile(c.g, c.me, pile, sumOf(shares, 'reward') + (extra === 'reward' ? 1 : 0), 'reward');
        yield* deal(
          c,
          pile,
          shares.some((share) => !isOthers(c, share)),
        );
        const rest = pile.cards.slice();
        unpileCards(c.g, c.me, pile, c.me);
        dropPile(c.g, c.sheet, pile);
        if (c.ev.due) c.ev.dealt.push({ seat: c.me, cards: rest });
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'stock',
        at: 'rewards.split',
        when: (c) =>
          c.s.players[c.me].hand.some((card) => card !== c.card) &&
          c.ev.shares.some((share) => isOthers(c, share) && cardsOf(share) > 0),
        *use(c) {
          for (const share of c.ev.shares) {
            if (!isOthers(c, share) || cardsOf(share) === 0) continue;
            const hand = c.s.players[c.me].hand;
            const params = { player: share.seat };
            const cards = yield* askCards(c.g, c.me, 'quartermaster.fill', hand, 0, cardsOf(share), {
              params,
            });
            giveCards(c.g, c.me, share.seat, cards);
            share.given.push(...cards);
            const cosmic = Math.min(share.cosmic, cards.length);
            share.cosmic -= cosmic;
            share.reward -= cards.length - cosmic;
          }
        },
      },
    ],
    super: [
      {
        name: 'pool',
        at: 'power.shaping',
        when: (c) => c.ev.data.due === true,
        use(c) {
          c.ev.data.mixed = true;
        },
      },
    ],
  },
};
