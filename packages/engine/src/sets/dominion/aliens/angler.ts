import { EVERYBODY } from '../../../events.ts';
import { alliesOf, mainPlayer, otherSide, othersFrom } from '../../../state/query.ts';
import type { Card, Seat } from '../../../state/types.ts';
import { sidesOf, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { targetOf, type Aim, type Target } from '../../../timing/aim.ts';
import { askPlayer, askYesNo } from '../../../timing/ask.ts';
import { askKind } from '../../../timing/naming.ts';
import { hasCards } from '../../../timing/openly.ts';
import type { Script } from '../../../timing/script.ts';
import { takeUnseen } from '../../../timing/unseen.ts';
import { giveCards, takeCards, showCards } from '../../../verbs/cards.ts';
import { drawCards } from '../../../verbs/decks.ts';
import { announce, note } from '../../../verbs/encounter.ts';

/** The other side: its main player and the allies there; for an ally of both, everybody else in the encounter. */
function opponents(c: Ctx): Seat[] {
  const sides = sidesOf(c.e, c.me).map(otherSide);
  const seats = sides.flatMap((side) => [mainPlayer(c.e, side), ...alliesOf(c.s, side)]);
  return [...new Set(seats)].filter((seat) => seat !== c.me);
}

const held = (c: Ctx, seat: Seat, kind: string): Card =>
  c.s.players[seat].hand.find((card) => c.s.kinds[card] === kind) ?? -1;

/** Somebody of the other side, and a card. */
const bait: Aim<'planning.start'> = {
  *ask(c) {
    const seats = [yield* askPlayer(c.me, 'angler.whom', opponents(c))];
    return targetOf({ seats, kind: yield* askKind(c.g, c.me, 'angler.card') });
  },
  holds: (c, { seats }) => opponents(c).includes(seats[0]),
};

/** The card, if it is there; else one from the deck, and another cast if it is the very one that was named. */
function fish(c: Ctx, { seats: [whom], kind }: Target): void {
  const { g, me } = c;
  const card = held(c, whom, kind);
  if (card >= 0) return takeCards(g, whom, me, [card], true);
  note(g, 'angler.nothing', whom, { card: kind });
  const [drawn = -1] = drawCards(g, me, 1);
  if (drawn < 0 || c.s.kinds[drawn] !== kind) return;
  showCards(g, me, [drawn], EVERYBODY);
  announce(g, 'angler', 'lucky', me);
}

const isLucky = (c: Ctx): boolean =>
  c.e.outcome === null &&
  c.e.lasting.some(({ source, name, by }) => source === 'angler' && name === 'lucky' && by === c.me);

/** The first of the others, clockwise, who has the card and gives it; -1 if nobody does. */
function* giver(c: Ctx, kind: string): Script<Seat> {
  const params = { player: c.me, card: kind };
  for (const seat of othersFrom(c.s, c.me)) {
    // The table waits whether or not the card is there: nobody is to know who could have given it.
    if (hasCards(c.s.players[seat])) c.g.openWindow();
    if (held(c, seat, kind) < 0) continue;
    if (yield* askYesNo(seat, 'angler.give', { params, secret: true })) return seat;
  }
  return -1;
}

const withCards = (c: Ctx): Seat[] =>
  othersFrom(c.s, c.me).filter((seat) => c.s.players[seat].hand.length > 0);

export const angler: Alien = {
  id: 'angler',
  alert: 'yellow',
  abilities: [
    {
      name: 'fish',
      at: 'planning.start',
      role: 'main',
      optional: true,
      once: true,
      when: (c) => c.e.outcome === null,
      aim: bait,
      use: fish,
    },
    {
      name: 'again',
      at: 'planning.start',
      role: 'main-or-ally',
      optional: true,
      once: true,
      when: isLucky,
      aim: bait,
      use: fish,
    },
  ],
  sheet: { role: 'main' },
  flare: {
    wild: [
      {
        name: 'cast',
        at: 'free',
        when: (c) => withCards(c).length > 0,
        aim: {
          ask: function* (c) {
            return targetOf({ kind: yield* askKind(c.g, c.me, 'angler.card') });
          },
          holds: () => true,
        },
        *use(c, { kind }) {
          const from = yield* giver(c, kind);
          if (from >= 0) {
            // RIFT-3: nobody has to, so it is a gift.
            giveCards(c.g, from, c.me, [held(c, from, kind)], true);
            c.fate = { giveTo: from };
            return;
          }
          const seats = withCards(c);
          if (seats.length > 0) yield* takeUnseen(c.g, yield* askPlayer(c.me, 'angler.from', seats), c.me, 1);
        },
      },
    ],
    super: [
      {
        name: 'from-the-bank',
        at: 'planning.start',
        role: 'ally',
        when: (c) => c.e.outcome === null,
        aim: bait,
        use: fish,
      },
    ],
  },
  // That the next card was the one that had been named, for the rest of the encounter.
  lasting: { lucky: [] },
};
