import { isDiscarded, madeDeal, mainSide, opponentOf } from '../../../state/query.ts';
import type { Card } from '../../../state/types.ts';
import type { CardType } from '../../../cards/kinds.ts';
import { alsoBeforeSpoils, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { askCard, askYesNo } from '../../../timing/ask.ts';
import { settle } from '../../../timing/windows.ts';
import { takeCards, showCards } from '../../../verbs/cards.ts';
import { discardCards, takeDiscarded } from '../../../verbs/decks.ts';
import { announce } from '../../../verbs/encounter.ts';

/** What others have just thrown away of this type and still lies there. */
const scraps = (c: Ctx<'cards.thrown'>, type: CardType): Card[] =>
  c.ev.seat === c.me
    ? []
    : c.ev.cards.filter((card) => c.g.cards[card].type === type && isDiscarded(c.g, card));

function salvage(c: Ctx<'cards.thrown'>, type: CardType): void {
  for (const card of scraps(c, type)) takeDiscarded(c.g, c.me, card);
}

const collectsFlares = (c: Ctx) =>
  c.e.lasting.some((one) => one.source === 'vulch' && one.name === 'flares' && one.by === c.me);

/** What stays in the own hand when a new one is drawn. */
function stash(c: Ctx<'hand.renewing'>): Card[] {
  const types: CardType[] = collectsFlares(c) ? ['artifact', 'flare'] : ['artifact'];
  return c.s.players[c.me].hand.filter(
    (card) => types.includes(c.g.cards[card].type) && !c.ev.kept.includes(card),
  );
}

const triumphs = (c: Ctx) => {
  const { outcome } = c.e;
  return madeDeal(c.e) || (outcome?.type === 'win' && outcome.side === mainSide(c.e, c.me));
};

export const vulch: Alien = {
  id: 'vulch',
  alert: 'green',
  abilities: [
    {
      name: 'salvage',
      at: 'cards.thrown',
      when: (c) => scraps(c, 'artifact').length > 0,
      use: (c) => salvage(c, 'artifact'),
    },
    {
      name: 'keep',
      at: 'hand.renewing',
      standing: true,
      when: (c) => c.ev.seat === c.me && stash(c).length > 0,
      use(c) {
        const kept = stash(c);
        showCards(c.g, c.me, kept, -1);
        c.ev.kept.push(...kept);
      },
    },
  ],
  flare: {
    wild: alsoBeforeSpoils({
      name: 'pick-over',
      at: 'resolution.end',
      role: 'main',
      when: (c) => triumphs(c) && c.s.players[opponentOf(c.e, c.me)].hand.length > 0,
      *use(c) {
        const rival = opponentOf(c.e, c.me);
        // OUR READING: a card that comes back is handed over once more, and no third time.
        const handed: Card[] = [];
        const left = () =>
          c.s.players[rival].hand.filter((card) => handed.filter((one) => one === card).length < 2);
        while (left().length > 0) {
          const card = yield* askCard(c.g, rival, 'vulch.hand-over', left(), { secret: true });
          handed.push(card);
          takeCards(c.g, rival, c.me, [card]);
          const params = { card: c.s.kinds[card] };
          if (yield* askYesNo(c.me, 'vulch.keep', { params, secret: true })) return;
          discardCards(c.g, c.me, [card]);
          yield* settle(c.g);
        }
      },
    }),
    super: [
      {
        name: 'flares-too',
        at: 'cards.thrown',
        when: (c) => scraps(c, 'flare').length > 0,
        use(c) {
          salvage(c, 'flare');
          announce(c.g, 'vulch', 'flares', c.me);
        },
      },
    ],
  },
  lasting: {
    flares: [
      {
        name: 'collect',
        at: 'cards.thrown',
        when: (c) => scraps(c, 'flare').length > 0,
        use: (c) => salvage(c, 'flare'),
      },
    ],
  },
};
