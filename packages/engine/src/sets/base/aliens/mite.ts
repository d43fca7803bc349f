import { allAllies, alliesOf, isDiscarded, mainSide, otherSide } from '../../../state/query.ts';
import { GATE, OFFENSE } from '../../../state/types.ts';
import type { Card, Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askCards, askOption } from '../../../timing/ask.ts';
import { sendHome } from '../../../timing/losses.ts';
import { shape } from '../../../timing/use.ts';
import { pickRandom } from '../../../verbs/cards.ts';
import { discardCards, takeDiscarded } from '../../../verbs/decks.ts';
import { callOff } from '../../../verbs/outcome.ts';
import { moveShips } from '../../../verbs/ships.ts';

const LEFT = 3;
const surplus = (c: Ctx) => (c.e.defense < 0 ? 0 : c.s.players[c.e.defense].hand.length - LEFT);
/** RUL-40: pieces. */
const alliedShips = (c: Ctx, side: Side) =>
  alliesOf(c.s, side).reduce((sum, seat) => sum + (side === OFFENSE ? c.e.gate : c.e.aid)[seat], 0);

export const mite: Alien = {
  id: 'mite',
  alert: 'yellow',
  abilities: [
    {
      name: 'bluster',
      at: 'launch.end',
      role: 'offense',
      once: true,
      when: (c) => surplus(c) > 0,
      *use(c) {
        const { g, me, e } = c;
        const params = { player: me, count: surplus(c), planet: e.planet };
        const way = yield* askOption(e.defense, 'mite.choice', ['discard', 'surrender'] as const, { params });
        if (way === 'surrender') {
          moveShips(g, me, [{ place: GATE, count: e.gate[me] }], e.planet);
          return callOff(g, { type: 'surrender' });
        }
        const gone = pickRandom(g, e.defense, surplus(c));
        discardCards(g, e.defense, gone);
        yield* shape(c, 'bluster', { gone });
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'clear-the-ring',
        at: 'alliance.formed',
        role: 'main',
        when(c) {
          const own = mainSide(c.e, c.me) as Side;
          return alliedShips(c, otherSide(own)) > alliedShips(c, own);
        },
        use: (c) => sendHome(c.g, allAllies(c.s)),
      },
    ],
    super: [
      {
        name: 'keep-them',
        at: 'power.shaping',
        role: 'offense',
        // Before anybody else gets at the discard pile.
        *use(c) {
          const cards = (c.ev.data.gone as Card[]).filter((card) => isDiscarded(c.g, card));
          for (const card of yield* askCards(c.g, c.me, 'mite.keep', cards, 1, cards.length))
            takeDiscarded(c.g, c.me, card);
        },
      },
    ],
  },
};
