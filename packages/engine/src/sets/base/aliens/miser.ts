import { EVERYBODY } from '../../../events.ts';
import { renewUntilEncounterCard } from '../../../flow/hand.ts';
import type { Game } from '../../../game.ts';
import { canChooseEncounterCard, handHasEncounterCard } from '../../../state/query.ts';
import { PHASES, type Card, type Pile, type Seat, type Sheet } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askCards, askYesNo } from '../../../timing/ask.ts';
import type { Script } from '../../../timing/script.ts';
import { settle } from '../../../timing/windows.ts';
import { discardPile, exchangeHand, showCards } from '../../../verbs/cards.ts';
import { dealCards, drawToPile } from '../../../verbs/decks.ts';
import { pileOn } from '../../../verbs/sheets.ts';

const HOARD = 'hoard';

const hoardOn = (g: Game, sheet: Sheet): Pile =>
  pileOn(g, sheet, HOARD, { see: 'controller', playable: true, using: true, back: 'pile' });

const hasEncounterCard = (c: Ctx) =>
  c.sheet.piles.some((pile) => pile.name === HOARD && pile.cards.some((card) => c.g.cards[card].encounter));

/** Shown, discarded, and eight new cards. OUR READING: at the start of an encounter, or before a main player selects. */
const newHoard = {
  name: 'new-hoard',
  optional: true,
  standing: true,
  when: (c: Ctx) => !hasEncounterCard(c),
  *use({ g, me, sheet }: Ctx): Script {
    const hoard = hoardOn(g, sheet);
    showCards(g, me, hoard.cards, EVERYBODY);
    discardPile(g, me, hoard);
    // What was thrown away can be taken before the draw shuffles it in.
    yield* settle(g);
    drawToPile(g, me, hoard, 8);
  },
};

/** This card and up to two others are out of reach until it is over. */
function* putAside(c: Ctx, aside: Card[]): Script {
  const others = yield* askCards(c.g, c.me, 'miser.aside', c.s.players[c.me].hand, 0, 2, { secret: true });
  aside.push(c.card, ...others);
}

export const miser: Alien = {
  id: 'miser',
  alert: 'green',
  sheet: { role: 'any', optional: true, phases: PHASES },
  /** Two hands of eight; one of them becomes the hoard. */
  *setup(g: Game, seat: Seat, sheet: Sheet) {
    const hoard = hoardOn(g, sheet);
    dealCards(g, seat, g.s.players[seat].hand, 8);
    dealCards(g, seat, hoard.cards, 8);
    if (yield* askYesNo(seat, 'miser.exchange')) exchangeHand(g, seat, hoard);
  },
  // Playing from the hoard is the use; the pile itself says so (`using`).
  abilities: [
    { ...newHoard, at: 'regroup.start' },
    { ...newHoard, at: 'planning.start', role: 'main' },
    {
      // OUR READING: a defense with encounter cards in the hoard only may still renew the hand (PLAN-2).
      name: 'new-hand',
      at: 'planning.start',
      role: 'defense',
      optional: true,
      standing: true,
      when: (c) =>
        c.e.outcome === null && !handHasEncounterCard(c.g, c.me) && canChooseEncounterCard(c.g, c.me),
      *use(c) {
        yield* renewUntilEncounterCard(c.g, c.me);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'protect-hand',
        at: 'hand.renewing',
        when: (c) => c.ev.seat === c.me,
        use: (c) => putAside(c, c.ev.kept),
      },
      {
        name: 'protect-payment',
        at: 'compensation.due',
        when: (c) => c.ev.payer === c.me,
        use: (c) => putAside(c, c.ev.aside),
      },
    ],
    super: [
      {
        name: 'save-up',
        at: 'regroup.start',
        role: 'offense',
        use(c) {
          const sheet = c.s.players[c.me].sheets.find((one) => one.alien === 'miser')!;
          drawToPile(c.g, c.me, hoardOn(c.g, sheet), 1);
        },
      },
    ],
  },
};
