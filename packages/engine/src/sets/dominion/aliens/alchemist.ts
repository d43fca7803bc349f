import type { CardRules } from '../../../rulebook.ts';
import { isDiscarded } from '../../../state/query.ts';
import type { Card } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askCard } from '../../../timing/ask.ts';
import { allSlots, payShips } from '../../../timing/losses.ts';
import { AT } from '../../../timing/moments.ts';
import type { Script } from '../../../timing/script.ts';
import { shape } from '../../../timing/use.ts';
import { couldAct } from '../../../timing/windows.ts';
import { discardCards, takeDiscarded } from '../../../verbs/decks.ts';

/** By how much two attacks may differ. */
const NEAR = 4;
const ANY = Infinity;

/** Whether a card can be exchanged for the other one. */
const isAlike = (card: CardRules, other: CardRules, reach: number): boolean =>
  other.type === card.type && (card.type !== 'attack' || Math.abs(other.value - card.value) <= reach);

/** Cards on any discard pile that this one can be exchanged for. */
const exchanges = (c: Ctx, card: Card, reach: number): Card[] =>
  [c.s.discard, ...c.s.sideDecks.map(({ discard }) => discard)]
    .flat()
    .filter((one) => isAlike(c.g.cards[card], c.g.cards[one], reach));

/** Cards of the hand for which there is another one; the flare that is played is none of them. */
const metals = (c: Ctx, reach: number): Card[] =>
  c.s.players[c.me].hand.filter((card) => isMetal(c, card, reach));

/** Looks no further than the first exchange there is: this is asked at any time. */
function isMetal(c: Ctx, card: Card, reach: number): boolean {
  if (card === c.card) return false;
  const fits = (one: Card) => isAlike(c.g.cards[card], c.g.cards[one], reach);
  return c.s.discard.some(fits) || c.s.sideDecks.some(({ discard }) => discard.some(fits));
}

const hasMetal = (c: Ctx, reach: number): boolean =>
  c.s.players[c.me].hand.some((card) => isMetal(c, card, reach));

const isSalt = (c: Ctx, card: Card): boolean => !c.g.cards[card].encounter && isMetal(c, card, 0);
const salts = (c: Ctx): Card[] => c.s.players[c.me].hand.filter((card) => isSalt(c, card));

/** Discards one of these and takes another card of its type. */
function* exchange(c: Ctx, cards: readonly Card[], reach: number): Script {
  const given = yield* askCard(c.g, c.me, 'alchemist.give', cards, { secret: true });
  const others = exchanges(c, given, reach);
  const taken = yield* askCard(c.g, c.me, 'alchemist.take', others, { params: { card: c.s.kinds[given] } });
  discardCards(c.g, c.me, [given]);
  if (isDiscarded(c.g, taken)) takeDiscarded(c.g, c.me, taken);
}

/** Whether the super side is at hand. */
const canReachFar = (c: Ctx): boolean =>
  couldAct(
    c.g,
    AT['power.shaping'],
    { seat: c.me, alien: c.sheet.alien, ability: 'transmute', data: { far: false } },
    c.me,
  );

export const alchemist: Alien = {
  id: 'alchemist',
  alert: 'yellow',
  abilities: [
    {
      name: 'transmute',
      at: 'free',
      optional: true,
      once: true,
      when: (c) =>
        (hasMetal(c, NEAR) || (hasMetal(c, ANY) && canReachFar(c))) && allSlots(c.g, c.me).length > 0,
      *use(c) {
        const { far } = yield* shape(c, 'transmute', { far: false });
        const reach = far ? ANY : NEAR;
        // OUR READING: a zap that answers the super side hits the use it belongs to. Without an exchange nothing is paid.
        if (c.sheet.zapped || !hasMetal(c, reach)) return;
        yield* payShips(c.g, c.me, allSlots(c.g, c.me), 1, 'alchemist.ship');
        const cards = metals(c, reach);
        if (cards.length > 0) yield* exchange(c, cards, reach);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'distil',
        at: 'free',
        when: (c) => c.s.players[c.me].hand.some((card) => isSalt(c, card)),
        *use(c) {
          // The last of them may have been played to defend the flare.
          const cards = salts(c);
          if (cards.length > 0) yield* exchange(c, cards, NEAR);
        },
      },
    ],
    super: [
      {
        name: 'gold',
        at: 'power.shaping',
        when: (c) => metals(c, ANY).some((card) => c.g.cards[card].type === 'attack'),
        use(c) {
          c.ev.data.far = true;
        },
      },
    ],
  },
};
