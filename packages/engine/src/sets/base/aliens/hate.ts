import { room } from '../../../answers.ts';
import {
  isArmed,
  mainSide,
  opponentOf,
  othersFrom,
  settledSlots,
  type Playable,
} from '../../../state/query.ts';
import type { Card, Seat, Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { atShownCard } from '../../../timing/aim.ts';
import { askOption, askShips, askZoneCard } from '../../../timing/ask.ts';
import { payable } from '../../../timing/forced.ts';
import { loseShips, loss } from '../../../timing/losses.ts';
import { hasCards } from '../../../timing/openly.ts';
import type { Script } from '../../../timing/script.ts';
import { shape } from '../../../timing/use.ts';
import { settle } from '../../../timing/windows.ts';
import { discardFromZone, pickRandom } from '../../../verbs/cards.ts';
import { discardCards } from '../../../verbs/decks.ts';
import { setOutcome } from '../../../verbs/outcome.ts';
import { partsOf } from '../../../verbs/ships.ts';

const SHIPS = 3;

/** Cards with which a player can answer: the same type, and among attacks at least as high. */
function matches(c: Ctx, seat: Seat, card: Card): Playable[] {
  const { type, value } = c.g.cards[card];
  return payable(c.g, seat).filter((one) => {
    const other = c.g.cards[one.card];
    return other.type === type && (type !== 'attack' || other.value >= value);
  });
}

/** Hate points at the very ships. */
function* takeShips(c: Ctx, seat: Seat): Script {
  const slots = settledSlots(c.s, seat);
  const count = Math.min(SHIPS, room(slots));
  if (count === 0) return;
  const params = { player: seat, count };
  const counts = yield* askShips({ seat: c.me, key: 'hate.ships', slots, min: count, max: count, params });
  yield* loseShips(c.g, [loss(seat, partsOf(slots, counts))], 'effect');
}

/** A matching card or ships, as the player wants. */
function* suffer(c: Ctx, seat: Seat, card: Card): Script {
  const able = matches(c, seat, card);
  // The table waits whether or not there is a choice: nobody is to know who cannot match.
  if (hasCards(c.s.players[seat])) c.g.openWindow();
  const params = { card: c.s.kinds[card], count: SHIPS };
  const words = able.length > 0 ? (['discard', 'ships'] as const) : (['ships'] as const);
  if ((yield* askOption(seat, 'hate.answer', words, { params, secret: true })) === 'ships')
    return yield* takeShips(c, seat);
  const chosen = yield* askZoneCard(c.g, seat, 'hate.match', able, { secret: true });
  discardFromZone(c.g, chosen.card, { seat, pile: chosen.pile });
}

export const hate: Alien = {
  id: 'hate',
  alert: 'yellow',
  abilities: [
    {
      name: 'rage',
      at: 'turn.start',
      role: 'offense',
      when: (c) => c.s.players[c.me].hand.length > 0,
      aim: atShownCard('hate.card'),
      *use(c, { card }) {
        const { keep } = yield* shape(c, 'rage', { keep: false, card });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        // What the answers to the flare have cost is gone: the card itself may have been one of them.
        if (c.sheet.zapped || !c.s.players[c.me].hand.includes(card)) return;
        if (!keep) discardCards(c.g, c.me, [card]);
        for (const seat of othersFrom(c.s, c.me)) {
          // What comes of the discard, and of each answer, is done before the next one answers.
          yield* settle(c.g);
          yield* suffer(c, seat, card);
        }
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'scorn',
        at: 'planning.start',
        role: 'main',
        when: (c) => c.e.outcome === null && c.s.players[opponentOf(c.e, c.me)].hand.length > 0,
        use(c) {
          const rival = opponentOf(c.e, c.me);
          discardCards(c.g, rival, pickRandom(c.g, rival, 1));
          if (!isArmed(c.g, rival)) setOutcome(c.g, { type: 'win', side: mainSide(c.e, c.me) as Side });
        },
      },
    ],
    super: [
      {
        name: 'keep',
        at: 'power.shaping',
        role: 'offense',
        // This card itself is on the table meanwhile and cannot be the one that is shown.
        when: (c) => c.ev.data.card !== c.card,
        use(c) {
          c.ev.data.keep = true;
        },
      },
    ],
  },
};
