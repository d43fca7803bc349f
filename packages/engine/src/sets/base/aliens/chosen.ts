import { EVERYBODY } from '../../../events.ts';
import { mainSide } from '../../../state/query.ts';
import type { Card, Pile, Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askCardOrNone, askCards, askOption } from '../../../timing/ask.ts';
import type { Script } from '../../../timing/script.ts';
import { shape, survivesZap } from '../../../timing/use.ts';
import type { Candidate } from '../../../timing/candidate.ts';
import { discardFromZone, discardPile, showCards, unpileCards } from '../../../verbs/cards.ts';
import { drawCards, drawToPile } from '../../../verbs/decks.ts';
import { replaceLaid } from '../../../verbs/encounter.ts';
import { faceInstead, setFace } from '../../../verbs/faces.ts';
import { dropPile, pileOn } from '../../../verbs/sheets.ts';

const PILE = 'answer';
const side = (c: Ctx) => mainSide(c.e, c.me) as Side;
const encounterCards = (c: Ctx, pile: Pile) => pile.cards.filter((card) => c.g.cards[card].encounter);
const otherCards = (c: Ctx, pile: Pile) => pile.cards.filter((card) => !c.g.cards[card].encounter);
const drawn = (c: Ctx): Pile | undefined =>
  c.s.players[c.me].sheets.flatMap((sheet) => sheet.piles).find((pile) => pile.name === PILE);

/** Which of the drawn cards is used and how; null if none is. */
function* choose(c: Ctx, pile: Pile): Script<{ card: Card; way: 'replace' | 'add' } | null> {
  const card = yield* askCardOrNone(c.g, c.me, 'chosen.pick', encounterCards(c, pile), { secret: true });
  if (card < 0) return null;
  // OUR READING: a morph that is picked takes the place of the revealed card, it is not added.
  const adds = c.e.faces[side(c)]!.type === 'attack' && c.g.cards[card].type === 'attack';
  const way = adds ? yield* askOption(c.me, 'chosen.way', ['replace', 'add'] as const) : 'replace';
  return { card, way };
}

export const chosen: Alien = {
  id: 'chosen',
  alert: 'green',
  abilities: [
    {
      name: 'intervention',
      at: 'reveal.adjust',
      role: 'main',
      optional: true,
      once: true,
      when: (c) => c.e.laid[side(c)] !== null,
      *use(c) {
        const { g, me } = c;
        const pile = pileOn(g, c.sheet, PILE, { see: 'controller' });
        drawToPile(g, me, pile, 3);
        const { keep } = yield* shape(c, 'intervention', { keep: false });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        const choice = c.sheet.zapped ? null : yield* choose(c, pile);
        if (choice !== null && c.s.options.readings.lateZap) {
          showCards(g, me, [choice.card], EVERYBODY);
          yield* survivesZap(c as Candidate);
        }
        if (choice !== null && !c.sheet.zapped) {
          const face = faceInstead(g, side(c), choice.card);
          // OUR READING: an added card has done its work and is discarded with the others; the revealed one stays.
          if (choice.way === 'add')
            setFace(g, side(c), 'attack', c.e.shown[side(c)]!.value + face.value, 'chosen.added');
          else {
            // OUR READING: an opposing morph stays a copy of the card it was turned up against.
            replaceLaid(g, side(c), choice.card, { seat: me, pile: PILE });
            setFace(g, side(c), face.type, face.value, 'chosen.replaced');
          }
        }
        if (keep && !c.sheet.zapped) {
          for (const card of encounterCards(c, pile)) discardFromZone(g, card, { seat: me, pile: PILE });
          unpileCards(g, me, pile, me);
        } else discardPile(g, me, pile);
        dropPile(g, c.sheet, pile);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'prayer',
        at: 'planning.start',
        role: 'main',
        use(c) {
          drawCards(c.g, c.me, 1);
        },
      },
    ],
    super: [
      {
        name: 'keep',
        at: 'power.shaping',
        role: 'main',
        when: (c) => otherCards(c, drawn(c)!).length > 0,
        *use(c) {
          const others = otherCards(c, drawn(c)!);
          const kept = yield* askCards(c.g, c.me, 'chosen.keep', others, 1, others.length, { secret: true });
          for (const card of others)
            if (!kept.includes(card)) discardFromZone(c.g, card, { seat: c.me, pile: PILE });
          c.ev.data.keep = true;
        },
      },
    ],
  },
};
