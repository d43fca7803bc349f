import { canBeDrawn, newHand, renewUntilEncounterCard } from '../../../flow/hand.ts';
import { planetsOf, shipsOn } from '../../../state/planets.ts';
import { isArmed, opponentOf, othersFrom, ownIntimidate } from '../../../state/query.ts';
import type { Aside, Card, Seat } from '../../../state/types.ts';
import type { Ability, Alien, Ctx } from '../../../timing/abilities.ts';
import { atPlayer } from '../../../timing/aim.ts';
import { askCard, askCards } from '../../../timing/ask.ts';
import type { PlainMoment } from '../../../timing/moments.ts';
import type { Script } from '../../../timing/script.ts';
import { shape } from '../../../timing/use.ts';
import { giveCards, layAside, takeCards, takeUpAside } from '../../../verbs/cards.ts';
import { discardCards, turnUpUntil } from '../../../verbs/decks.ts';
import { announce } from '../../../verbs/encounter.ts';

const HAUNT = 'haunt';
const WANTED = 2;

const encounterCards = ({ g, s }: Ctx, seat: Seat): Card[] =>
  s.players[seat].hand.filter((card) => g.cards[card].encounter);
const otherCards = ({ g, s }: Ctx, seat: Seat): Card[] =>
  s.players[seat].hand.filter((card) => !g.cards[card].encounter);

/** Everybody but the two of them. */
const bystanders = (c: Ctx): Seat[] => othersFrom(c.s, c.me).filter((seat) => seat !== opponentOf(c.e, c.me));

/** Two of different types as far as there are any; the highest attack is always one of them. */
function* lent(c: Ctx, giver: Seat): Script<Card[]> {
  const { cards } = c.g;
  const held = encounterCards(c, giver);
  if (held.length === 0) return [];
  const attacks = held.filter((card) => cards[card].type === 'attack');
  const highest = Math.max(...attacks.map((card) => cards[card].value));
  const firsts = attacks.length === 0 ? held : attacks.filter((card) => cards[card].value === highest);
  const first = yield* askCard(c.g, giver, 'doppelganger.lend', firsts, { secret: true });
  const rest = held.filter((card) => cards[card].type !== cards[first].type);
  if (rest.length === 0) return [first];
  return [first, yield* askCard(c.g, giver, 'doppelganger.lend', rest, { secret: true })];
}

const withOthers = (c: Ctx): Seat[] => bystanders(c).filter((seat) => otherCards(c, seat).length > 0);

/** Two cards that are no encounter cards, for good: demanded, so they count as taken (RIFT-2). */
function* demand(c: Ctx, from: Seat): Script {
  const held = otherCards(c, from);
  const cards = yield* askCards(c.g, from, 'doppelganger.yield', held, WANTED, WANTED, { secret: true });
  takeCards(c.g, from, c.me, cards);
}

/** Those that are still in hand go back to the lender. */
const giveBack = {
  name: 'give-back',
  when: (c: Ctx) => borrowed(c).length > 0,
  use: (c: Ctx) => giveCards(c.g, c.me, c.lasting!.data.from as Seat, borrowed(c)),
};
const borrowed = (c: Ctx): Card[] =>
  (c.lasting!.data.cards as Card[]).filter((card) => c.s.players[c.me].hand.includes(card));

/** Who has cards and a colony in this player's home system. */
const visitors = (c: Ctx): Seat[] =>
  othersFrom(c.s, c.me).filter(
    (seat) =>
      c.s.players[seat].hand.length > 0 &&
      planetsOf(c.s, c.me).some((planet) => shipsOn(c.s, planet, seat) > 0),
  );

/** What others have laid aside of the borrowed hand: it lies there after the own one. */
function withheld({ e: { aside }, me }: Ctx): Aside[] {
  const isOwn = ({ seat, source }: Aside) => seat === me && source === 'doppelganger';
  return aside.slice(aside.findIndex(isOwn) + 1).filter((one) => one.seat === me && !isOwn(one));
}

const impersonate: Omit<Ability<PlainMoment>, 'at'> = {
  name: 'impersonate',
  role: 'not-main',
  when: (c) => visitors(c).length > 0,
  aim: atPlayer('doppelganger.whose', visitors),
  *use(c, { seats: [owner] }) {
    layAside(c.g, c.me, c.s.players[c.me].hand.slice(), 'doppelganger');
    giveCards(c.g, owner, c.me, c.s.players[owner].hand.slice());
    announce(c.g, 'doppelganger', 'guise', c.me, { owner, flare: c.card });
    if (owner !== c.e.offense) return;
    // The offense has a new hand for its old one, also if it could do without encounter cards.
    yield* isArmed(c.g, owner) ? newHand(c.g, owner) : renewUntilEncounterCard(c.g, owner);
  },
};

export const doppelganger: Alien = {
  id: 'doppelganger',
  alert: 'red',
  needsNoCards: true,
  abilities: [
    {
      name: HAUNT,
      at: 'planning.start',
      role: 'main',
      once: true,
      when: (c) => c.e.outcome === null && bystanders(c).length > 0,
      aim: atPlayer('doppelganger.whom', bystanders),
      *use(c, { seats: [giver] }) {
        const { also } = yield* shape(c, HAUNT, { also: -1 });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        discardCards(c.g, c.me, encounterCards(c, c.me));
        const cards = yield* lent(c, giver);
        giveCards(c.g, giver, c.me, cards);
        if (cards.length > 0) announce(c.g, 'doppelganger', 'loan', c.me, { cards, from: giver });
        if (also >= 0) yield* demand(c, also);
      },
    },
    {
      name: 'top-up',
      at: 'planning.select',
      role: 'main',
      standing: true,
      // INT-2: whoever has laid an intimidate has selected already.
      when: (c) =>
        c.e.outcome === null &&
        ownIntimidate(c.e, c.me) === undefined &&
        encounterCards(c, c.me).length < WANTED &&
        canBeDrawn(c.g),
      use(c) {
        const missing = WANTED - encounterCards(c, c.me).length;
        turnUpUntil(c.g, c.me, missing, (card) => c.g.cards[card].encounter);
      },
    },
  ],
  lasting: {
    loan: [
      { ...giveBack, at: 'reveal.cards' },
      { ...giveBack, at: 'encounter.end' },
    ],
    guise: [
      {
        // OUR READING: it goes back to the own hand, which has been laid aside, and not among the other's cards.
        name: 'put-by',
        at: 'flare.played',
        when: (c) => c.ev.card === c.lasting!.data.flare && c.s.players[c.me].hand.includes(c.ev.card),
        use: (c) => layAside(c.g, c.me, [c.ev.card], 'doppelganger'),
      },
      {
        name: 'unmask',
        at: 'encounter.end',
        use(c) {
          takeUpAside(c.g, withheld(c));
          giveCards(c.g, c.me, c.lasting!.data.owner as Seat, c.s.players[c.me].hand.slice());
        },
      },
    ],
  },
  flare: {
    // FLARE-4: early or late in the phase.
    wild: [
      { ...impersonate, at: 'alliance.start' },
      { ...impersonate, at: 'alliance.formed' },
    ],
    super: [
      {
        name: 'demand',
        at: 'power.shaping',
        role: 'main',
        when: (c) => withOthers(c).length > 0,
        // ZAP-1a: whoever has to give them is named with the flare.
        aim: atPlayer('doppelganger.demand', withOthers),
        use(c, { seats: [from] }) {
          c.ev.data.also = from;
        },
      },
    ],
  },
};
