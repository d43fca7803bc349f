import type { Game } from '../../../game.ts';
import { flareOf } from '../../../state/flares.ts';
import { flaresLeft, matchesSomebody, stackOf } from '../../../state/query.ts';
import type { Card, Phase, Seat } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askCard, askCards, askOption } from '../../../timing/ask.ts';
import type { Script } from '../../../timing/script.ts';
import { handOff, shape } from '../../../timing/use.ts';
import { drawCards, lookThrough, purgeFromHand, reshuffle, searchDeck } from '../../../verbs/decks.ts';

const PRIVILEGE = 'privilege';
const HAND = 8;
const PHASES: readonly Phase[] = ['start-turn', 'regroup', 'destiny', 'launch', 'alliance', 'planning'];

/** Until cards are selected. */
const isEarly = (c: Ctx): boolean =>
  PHASES.includes(c.e.phase) && c.e.outcome === null && c.e.laid.every((laid) => laid === null);

const strangers = ({ g, s, me }: Ctx): Card[] =>
  s.players[me].hand.filter((card) => g.cards[card].type === 'flare' && !matchesSomebody(g, card));

/** Three at random, or one that is wanted. */
function* drawMore(c: Ctx): Script {
  if ((yield* askOption(c.me, 'aristocrat.more', ['three', 'search'])) === 'three') {
    drawCards(c.g, c.me, 3, [], 'flare');
    return;
  }
  if (stackOf(c.s, 'flare').length === 0) reshuffle(c.g, 'flare');
  const seen = lookThrough(c.g, c.me, 'flare');
  const card = yield* askCard(c.g, c.me, 'aristocrat.search', seen, { secret: true });
  searchDeck(c.g, c.me, [card], 'flare');
}

export const aristocrat: Alien = {
  id: 'aristocrat',
  alert: 'red',
  sheet: { role: 'main', optional: true, phases: PHASES },
  needsFlares: true,
  drawsFlares: true,
  setupStage: 'deck',
  *setup(g: Game, seat: Seat) {
    const own = flareOf(g.rules, g.s.options, 'aristocrat');
    const choice = lookThrough(g, seat).filter((card) => g.s.kinds[card] !== own);
    searchDeck(g, seat, yield* askCards(g, seat, 'aristocrat.hand', choice, HAND, HAND, { secret: true }));
  },
  abilities: [
    {
      name: PRIVILEGE,
      at: 'free',
      role: 'main',
      optional: true,
      once: true,
      when: (c) => isEarly(c) && flaresLeft(c.s) > 0,
      *use(c) {
        const { more } = yield* shape(c, PRIVILEGE, { more: false });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        if (more) yield* drawMore(c);
        else drawCards(c.g, c.me, 1, [], 'flare');
        const spare = strangers(c);
        if (spare.length >= 2)
          purgeFromHand(c.g, c.me, [yield* askCard(c.g, c.me, 'aristocrat.purge', spare, { secret: true })]);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'requisition',
        at: 'regroup.start',
        when: (c) => c.s.deck.length > 0,
        *use(c) {
          const seen = lookThrough(c.g, c.me);
          const card = yield* askCard(c.g, c.me, 'aristocrat.requisition', seen, { secret: true });
          searchDeck(c.g, c.me, [card]);
          reshuffle(c.g, 'cosmic');
          handOff(c, 'aristocrat');
        },
      },
    ],
    super: [
      {
        name: 'grand-privilege',
        at: 'power.shaping',
        role: 'main',
        when: (c) => c.e.phase === 'planning',
        use(c) {
          c.ev.data.more = true;
          c.fate = 'discard';
        },
      },
    ],
  },
};
