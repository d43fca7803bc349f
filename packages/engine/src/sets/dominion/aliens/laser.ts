import { renewUntilEncounterCard } from '../../../flow/hand.ts';
import {
  canChooseEncounterCard,
  clockwise,
  isArmed,
  mainSide,
  opponentOf,
  otherSide,
  shipsInEncounter,
} from '../../../state/query.ts';
import type { Seat, Side } from '../../../state/types.ts';
import type { Ability, Alien, Ctx } from '../../../timing/abilities.ts';
import { atPlayer } from '../../../timing/aim.ts';
import { askCards, askNumber } from '../../../timing/ask.ts';
import type { PlainMoment } from '../../../timing/moments.ts';
import type { Script } from '../../../timing/script.ts';
import { pickUnseen } from '../../../timing/unseen.ts';
import { settle } from '../../../timing/windows.ts';
import { layAside } from '../../../verbs/cards.ts';
import { discardCards } from '../../../verbs/decks.ts';
import { setOutcome } from '../../../verbs/outcome.ts';

/** PLAN-2: only a defense draws a new hand for it. */
const needsHand = (c: Ctx, rival: Seat): boolean =>
  rival === c.e.defense && !canChooseEncounterCard(c.g, rival);

/** Up to so many random cards of this hand are out of reach until the encounter is over. */
function* dazzle(c: Ctx, whom: Seat, most: number): Script {
  const max = Math.min(most, c.s.players[whom].hand.length);
  const count = yield* askNumber(c.me, 'laser.count', 0, max, { params: { player: whom }, fallback: max });
  layAside(c.g, whom, yield* pickUnseen(c.g, c.me, whom, count), 'laser');
}

/** A main player who is left without an encounter card in hand loses on the spot. */
function* blind(c: Ctx, rival: Seat): Script {
  if (needsHand(c, rival)) yield* renewUntilEncounterCard(c.g, rival);
  yield* dazzle(c, rival, shipsInEncounter(c.s, rival));
  if (isArmed(c.g, rival)) return;
  setOutcome(c.g, { type: 'win', side: otherSide(mainSide(c.e, rival) as Side) });
}

const withCards = (c: Ctx): Seat[] => clockwise(c.s).filter((seat) => c.s.players[seat].hand.length > 0);

const glare: Omit<Ability<PlainMoment>, 'at'> = {
  name: 'glare',
  role: 'main-or-ally',
  when: (c) => c.s.players[c.me].hand.some((card) => card !== c.card),
  aim: atPlayer('laser.whom', withCards),
  *use(c, { seats: [whom] }) {
    const cost = yield* askCards(c.g, c.me, 'laser.discard', c.s.players[c.me].hand, 1, 3, { secret: true });
    discardCards(c.g, c.me, cost);
    yield* settle(c.g);
    yield* dazzle(c, whom, cost.length);
  },
};

export const laser: Alien = {
  id: 'laser',
  alert: 'green',
  abilities: [
    {
      name: 'blind',
      at: 'alliance.start',
      role: 'main',
      when: (c) => {
        const rival = opponentOf(c.e, c.me);
        return needsHand(c, rival) || shipsInEncounter(c.s, rival) > 0;
      },
      use: (c) => blind(c, opponentOf(c.e, c.me)),
    },
  ],
  flare: {
    // FLARE-4: early or late in the phase; allies there are only late.
    wild: [
      { ...glare, at: 'alliance.start' },
      { ...glare, at: 'alliance.formed' },
    ],
    super: [
      {
        name: 'blind-as-ally',
        at: 'alliance.formed',
        role: 'ally',
        aim: atPlayer('laser.blind-whom', (c) => [c.e.offense, c.e.defense]),
        use: (c, { seats: [rival] }) => blind(c, rival),
      },
    ],
  },
};
