import { foreignColonies, planetOwner } from '../../../state/planets.ts';
import { othersFrom } from '../../../state/query.ts';
import type { Card, Seat } from '../../../state/types.ts';
import { renewAfter } from '../../../flow/hand.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { atPlayer, atPlayers } from '../../../timing/aim.ts';
import { askCards, askNumber, askYesNo } from '../../../timing/ask.ts';
import type { Script } from '../../../timing/script.ts';
import { takeUnseen } from '../../../timing/unseen.ts';
import { shape } from '../../../timing/use.ts';
import { discardCards } from '../../../verbs/decks.ts';

/** Others with a colony in the own system, and a card to lose. */
const visitors = (c: Ctx): Seat[] =>
  othersFrom(c.s, c.me).filter(
    (seat) =>
      c.s.players[seat].hand.length > 0 &&
      foreignColonies(c.s, seat).some((planet) => planetOwner(c.s, planet) === c.me),
  );

/** Takes one card, looks at it, and keeps it or throws it away. */
function* lift(c: Ctx, from: Seat): Script {
  for (const card of yield* takeUnseen(c.g, from, c.me, 1)) {
    const params = { card: c.s.kinds[card], player: from };
    if (!(yield* askYesNo(c.me, 'pickpocket.keep', { params, secret: true, fallback: 1 })))
      discardCards(c.g, c.me, [card]);
  }
}

/** RIFT-3: what is thrown away at once has not been kept. */
function* sift(c: Ctx, stolen: readonly Card[]): Script {
  const params = { player: c.e.offense };
  discardCards(
    c.g,
    c.me,
    yield* askCards(c.g, c.me, 'pickpocket.throw', stolen, 0, stolen.length, { params }),
  );
}

/** One card for each ship of the offense on the gate at most. */
const mostStolen = (c: Ctx): number => Math.min(c.e.gate[c.e.offense], c.s.players[c.e.offense].hand.length);

export const pickpocket: Alien = {
  id: 'pickpocket',
  alert: 'green',
  abilities: [
    {
      name: 'lift',
      at: 'free',
      optional: true,
      once: true,
      when: (c) => visitors(c).length > 0,
      aim: atPlayer('pickpocket.whom', visitors),
      *use(c, { seats: [first] }) {
        const { also } = yield* shape(c, 'lift', { first, also: 0 });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        for (const seat of othersFrom(c.s, c.me))
          if (seat === first || also & (1 << seat)) yield* lift(c, seat);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'toll',
        at: 'launch.end',
        role: 'not-offense',
        when: (c) => c.e.planet >= 0 && planetOwner(c.s, c.e.planet) === c.me && mostStolen(c) > 0,
        *use(c) {
          const { offense } = c.e;
          const count = yield* askNumber(c.me, 'pickpocket.count', 1, mostStolen(c));
          const stolen = yield* takeUnseen(c.g, offense, c.me, count);
          // Robbed like this the offense does not end its turn (PLAN-1).
          yield* renewAfter(c.g, offense, sift(c, stolen));
        },
      },
    ],
    super: [
      {
        name: 'everybody',
        at: 'power.shaping',
        when: (c) => visitors(c).some((seat) => seat !== c.ev.data.first),
        aim: atPlayers('pickpocket.also', (c) => visitors(c).filter((seat) => seat !== c.ev.data.first)),
        use(c, { seats }) {
          c.ev.data.also = seats.reduce((mask, seat) => mask | (1 << seat), 0);
        },
      },
    ],
  },
};
