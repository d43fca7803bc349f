/** The reinforcement that is worth what its player throws away for it. */
import type { PlayedCard } from '../../timing/abilities.ts';
import { askCards } from '../../timing/ask.ts';
import { discardCards } from '../../verbs/decks.ts';

const KIND = 'reward-reinforcement-x';

export const REINFORCEMENTS: readonly PlayedCard[] = [
  {
    kind: KIND,
    abilities: [],
    *reinforces(g, seat, card) {
      const others = g.s.players[seat].hand.filter((one) => one !== card);
      const gone = yield* askCards(g, seat, `${KIND}.cards`, others, 0, others.length, { secret: true });
      discardCards(g, seat, gone);
      return gone.length;
    },
  },
];
