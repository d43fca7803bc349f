import { bothAttack, colonySlots, mainPlayer, mainSide, otherSide } from '../../../state/query.ts';
import { AID, DEFENSE, GATE, OFFENSE, SIDES } from '../../../state/types.ts';
import type { Card, Side } from '../../../state/types.ts';
import { sideOf, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { seatsTarget } from '../../../timing/aim.ts';
import { askCards, askOption, askShips } from '../../../timing/ask.ts';
import { AT } from '../../../timing/moments.ts';
import { shape } from '../../../timing/use.ts';
import { couldAct } from '../../../timing/windows.ts';
import { discardCards } from '../../../verbs/decks.ts';
import { addLine, join } from '../../../verbs/encounter.ts';
import { moveShips, partsOf } from '../../../verbs/ships.ts';

const OVERWHELM = 'overwhelm';
const mine = (c: Ctx) => mainSide(c.e, c.me) as Side;

/** Attacks in hand below the opponent's card; with `low` false only those above the own one. */
function extras(c: Ctx, low: boolean): Card[] {
  const own = c.e.faces[mine(c)]!.value;
  const theirs = c.e.faces[otherSide(mine(c))]!.value;
  return c.s.players[c.me].hand.filter((card) => {
    const { type, value } = c.g.cards[card];
    return type === 'attack' && value < theirs && (low || value > own);
  });
}

const mayGoLow = (c: Ctx) =>
  extras(c, true).length > extras(c, false).length &&
  couldAct(c.g, AT['power.shaping'], { seat: c.me, alien: 'fodder', ability: OVERWHELM, data: {} }, c.me);

/** Sides that called this player, who stayed away. */
const calling = (c: Ctx): Side[] => {
  const bit = 1 << c.me;
  if (sideOf(c.e, c.me) !== -1 || (c.e.everAllied[OFFENSE] | c.e.everAllied[DEFENSE]) & bit) return [];
  return SIDES.filter((side) => c.e.invited[side] & bit);
};

export const fodder: Alien = {
  id: 'fodder',
  alert: 'yellow',
  abilities: [
    {
      name: OVERWHELM,
      at: 'reveal.after',
      role: 'main',
      optional: true,
      once: true,
      when: (c) => bothAttack(c.e) && (extras(c, false).length > 0 || mayGoLow(c)),
      *use(c) {
        const { low } = yield* shape(c, OVERWHELM, { low: false });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        const able = extras(c, low);
        if (able.length === 0) return;
        const cards = yield* askCards(c.g, c.me, 'fodder.cards', able, 1, able.length, { secret: true });
        const sum = cards.reduce((all, card) => all + c.g.cards[card].value, 0);
        discardCards(c.g, c.me, cards);
        addLine(c.g, mine(c), 'fodder.overwhelm', c.me, sum);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'join-late',
        at: 'reveal.after',
        when: (c) => calling(c).length > 0 && colonySlots(c.s, c.me).length > 0,
        // ZAP-1a: which side is joined is named with the announcement.
        aim: {
          *ask(c) {
            const sides = calling(c).map((side) => (side === OFFENSE ? 'offense' : 'defense'));
            const side = yield* askOption(c.me, 'fodder.side', sides);
            return seatsTarget(mainPlayer(c.e, side === 'offense' ? OFFENSE : DEFENSE));
          },
          holds: (c, { seats }) => calling(c).includes(mainSide(c.e, seats[0]) as Side),
        },
        *use(c, { seats }) {
          const side = mainSide(c.e, seats[0]) as Side;
          const slots = colonySlots(c.s, c.me);
          const counts = yield* askShips({ seat: c.me, key: 'fodder.ship', slots, min: 1, max: 1 });
          join(c.g, c.me, side);
          moveShips(c.g, c.me, partsOf(slots, counts), side === OFFENSE ? GATE : AID);
        },
      },
    ],
    super: [
      {
        name: 'any-below',
        at: 'power.shaping',
        role: 'main',
        when: (c) => extras(c, true).length > extras(c, false).length,
        use(c) {
          c.ev.data.low = true;
        },
      },
    ],
  },
};
