import { alliesOf, madeDeal, mainSide, opponentOf, otherSide, othersFrom } from '../../../state/query.ts';
import type { Seat, Side } from '../../../state/types.ts';
import { alsoBeforeSpoils, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { askCards, askOption } from '../../../timing/ask.ts';
import { settleTaken } from '../../../timing/taken.ts';
import { takeUnseen } from '../../../timing/unseen.ts';
import { discardCards, drawCards } from '../../../verbs/decks.ts';
import { remember } from '../../../verbs/sheets.ts';

const FULL = 8;
const handSize = (c: Ctx, seat = c.me) => c.s.players[seat].hand.length;

const regenerated = (c: Ctx) =>
  c.s.players[c.me].sheets.some((sheet) => sheet.data.regenerated === c.e.number);

/** Whom a win or a deal allows to take from: the opponent, and after a win the opponent's allies too. */
function beaten(c: Ctx): Seat[] {
  const side = mainSide(c.e, c.me) as Side;
  const outcome = c.e.outcome!;
  const won = outcome.type === 'win' && outcome.side === side;
  if (!won && !madeDeal(c.e)) return [];
  const allies = won ? alliesOf(c.s, otherSide(side)) : [];
  return [opponentOf(c.e, c.me), ...allies].filter((seat) => handSize(c, seat) > 0);
}

export const mutant: Alien = {
  id: 'mutant',
  alert: 'green',
  abilities: [
    {
      name: 'regenerate',
      at: 'alliance.start',
      role: 'main',
      optional: true,
      when: (c) => handSize(c) < FULL,
      *use(c) {
        remember(c.g, c.sheet, 'regenerated', c.e.number);
        while (handSize(c) < FULL) {
          const before = handSize(c);
          const full = othersFrom(c.s, c.me).filter((seat) => handSize(c, seat) > 0);
          const source = yield* askOption(c.me, 'mutant.source', ['deck' as const, ...full], {
            params: { count: FULL - before },
          });
          if (source === 'deck') drawCards(c.g, c.me, 1);
          else yield* takeUnseen(c.g, source, c.me, 1);
          // Not a card left anywhere.
          if (handSize(c) === before) return;
          yield* settleTaken(c.g);
        }
      },
    },
  ],
  flare: {
    wild: alsoBeforeSpoils({
      name: 'absorb',
      at: 'resolution.end',
      role: 'main',
      when: (c) => beaten(c).length > 0,
      *use(c) {
        for (const seat of beaten(c)) yield* takeUnseen(c.g, seat, c.me, 1);
      },
    }),
    super: [
      {
        name: 'shed',
        at: 'alliance.start',
        role: 'main',
        // Before the power is used. This card itself is on the table while it works.
        when: (c) => !regenerated(c) && c.s.players[c.me].hand.some((card) => card !== c.card),
        *use(c) {
          const hand = c.s.players[c.me].hand;
          discardCards(c.g, c.me, yield* askCards(c.g, c.me, 'mutant.shed', hand, 1, 3, { secret: true }));
        },
      },
    ],
  },
};
