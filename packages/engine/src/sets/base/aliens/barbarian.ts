import { shipsInEncounter } from '../../../state/query.ts';
import { OFFENSE } from '../../../state/types.ts';
import type { Card } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askCards } from '../../../timing/ask.ts';
import type { Script } from '../../../timing/script.ts';
import { takeCards } from '../../../verbs/cards.ts';
import { discardCards } from '../../../verbs/decks.ts';

const prey = (c: Ctx): readonly Card[] => c.s.players[c.e.defense].hand;
const beaten = (c: Ctx) => c.e.outcome?.type === 'win' && c.e.outcome.side === OFFENSE && prey(c).length > 0;

/** Takes the whole hand, keeps a card for each ship, and burns the rest, which is its own to discard by then. */
function* loot(c: Ctx): Script {
  const { g, me, e } = c;
  const hand = prey(c).slice();
  takeCards(g, e.defense, me, hand);
  const params = { player: e.defense };
  const most = shipsInEncounter(c.s, me);
  const kept = yield* askCards(g, me, 'barbarian.loot', hand, 0, most, { params });
  discardCards(
    g,
    me,
    hand.filter((card) => !kept.includes(card)),
  );
}

const own = (c: Ctx<'spoils.taken'>) => c.ev.cards.filter((card) => c.s.players[c.me].hand.includes(card));

export const barbarian: Alien = {
  id: 'barbarian',
  alert: 'green',
  abilities: [{ name: 'loot', at: 'resolution.start', role: 'offense', once: true, when: beaten, use: loot }],
  flare: {
    wild: [
      {
        name: 'sort-out',
        at: 'spoils.taken',
        role: 'main-or-ally',
        when: (c) => c.ev.seat === c.me && own(c).length > 0,
        *use(c) {
          const cards = own(c);
          const gone = yield* askCards(c.g, c.me, 'barbarian.burn', cards, 1, cards.length);
          discardCards(c.g, c.me, gone);
        },
      },
    ],
    super: [{ name: 'share', at: 'resolution.start', role: 'offensive-ally', when: beaten, use: loot }],
  },
};
