import type { Game } from '../../../game.ts';
import { flaresLeft } from '../../../state/query.ts';
import { PHASES, type Pile, type Sheet } from '../../../state/types.ts';
import type { Alien } from '../../../timing/abilities.ts';
import { askCards } from '../../../timing/ask.ts';
import { handOff, shape } from '../../../timing/use.ts';
import { purgeFromPile } from '../../../verbs/cards.ts';
import { drawCards, drawToPile } from '../../../verbs/decks.ts';
import { pileOn } from '../../../verbs/sheets.ts';

const ROOM = 3;

/** Playing from it is the use; the pile itself says so (`using`). */
const guestsOn = (g: Game, sheet: Sheet): Pile =>
  pileOn(g, sheet, 'guests', {
    see: 'controller',
    playable: true,
    using: true,
    back: 'discard',
    wildOnly: true,
  });

const guests = (sheet: Sheet) => sheet.piles.find((pile) => pile.name === 'guests')?.cards ?? [];

export const host: Alien = {
  id: 'host',
  alert: 'yellow',
  sheet: { role: 'any', optional: true, phases: PHASES },
  needsFlares: true,
  drawsFlares: true,
  abilities: [
    {
      name: 'see-out',
      at: 'turn.start',
      optional: true,
      standing: true,
      when: (c) => guests(c.sheet).length > 0,
      *use(c) {
        const pile = guestsOn(c.g, c.sheet);
        const cards = pile.cards;
        const out = yield* askCards(c.g, c.me, 'host.see-out', cards, 1, cards.length, { secret: true });
        purgeFromPile(c.g, c.me, pile, out);
      },
    },
    {
      name: 'welcome',
      at: 'turn.start',
      optional: true,
      standing: true,
      when: (c) => guests(c.sheet).length < ROOM && flaresLeft(c.s) > 0,
      *use(c) {
        const pile = guestsOn(c.g, c.sheet);
        const { extra } = yield* shape(c, 'welcome', { extra: 0 });
        const free = ROOM - pile.cards.length;
        const drawn = drawToPile(c.g, c.me, pile, free + extra, 'flare');
        if (drawn.length <= free) return;
        const kept = yield* askCards(c.g, c.me, 'host.keep', drawn, free, free, { secret: true });
        purgeFromPile(
          c.g,
          c.me,
          pile,
          drawn.filter((card) => !kept.includes(card)),
        );
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'party',
        at: 'free',
        when: (c) => flaresLeft(c.s) > 0,
        use(c) {
          drawCards(c.g, c.me, 3, [], 'flare');
          handOff(c, 'host');
        },
      },
    ],
    super: [
      {
        name: 'two-more',
        at: 'power.shaping',
        use(c) {
          c.ev.data.extra = 2;
        },
      },
    ],
  },
};
