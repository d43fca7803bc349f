import { standing } from '../../../rulebook.ts';
import { UNNUMBERED, type Question } from '../../../decisions.ts';
import { colonies } from '../../../state/planets.ts';
import {
  colonySlots,
  hasColony,
  isDiscarded,
  mainPlayer,
  mainSide,
  otherSide,
} from '../../../state/query.ts';
import { othersFrom, playable, priority, usesSuper } from '../../../state/query.ts';
import { DEFENSE, OFFENSE } from '../../../state/types.ts';
import type { Card, GameState, Seat, Side } from '../../../state/types.ts';
import type { Ability, Alien, Ctx } from '../../../timing/abilities.ts';
import { atCard } from '../../../timing/aim.ts';
import { askAll, askCard, askPlanet } from '../../../timing/ask.ts';
import { loseChosen } from '../../../timing/losses.ts';
import type { Script } from '../../../timing/script.ts';
import { takeUnseen } from '../../../timing/unseen.ts';
import { playCard } from '../../../timing/use.ts';
import { Candidate } from '../../../timing/candidate.ts';
import { flareAllowed } from '../../../timing/candidates.ts';
import { discardCards, pocketCard, takeDiscarded } from '../../../verbs/decks.ts';
import { note } from '../../../verbs/encounter.ts';
import { smuggleShip } from '../../../verbs/ships.ts';

const isNegotiate = (c: Ctx) => (card: Card) => c.g.cards[card].type === 'negotiate';

const theirs = (c: Ctx<'cards.discarded'>) => c.ev.cards[otherSide(mainSide(c.e, c.me) as Side)];

/** Encounter cards other players have used that lie in the discard pile. */
const used = (c: Ctx<'cards.discarded'>) =>
  [OFFENSE, DEFENSE]
    .filter((side) => mainPlayer(c.e, side) !== c.me)
    .map((side) => c.ev.cards[side])
    .filter((card) => isDiscarded(c.g, card));

/** Both editions have the same super side. */
const pickAny: Ability<'cards.discarded'> = {
  name: 'pick-any',
  at: 'cards.discarded',
  when: (c) => used(c).length > 0,
  aim: atCard('filch.pick', used),
  use: (c, { card }) => takeDiscarded(c.g, c.me, card),
};

/**
 * The classic edition's wild side, OUR DESIGN (Annex D-10). At a table, cheating is a matter of nimble fingers and
 * watchful eyes. Here it is a matter of nerve: in every regroup phase, while the card is in the game and not open in the
 * discard pile, everybody answers one secret question at the same time. Whoever holds the card chooses what to take, or
 * to stay honest; all others accuse somebody, or nobody. So the questions tell neither where the card is nor whether
 * anybody cheats, and nobody is convicted of what they did earlier.
 * - Not accused: the thief gets one ship or one card. No event tells of it; only the open counts do, to those who look.
 * - Accused: nothing is taken, and only now the flare is played (FAQ18): it counts, it can be stopped, it costs a ship.
 * - Wrongly accused: takes a random card from the accuser's hand.
 * All this after the offense's retrieval, or the ship would be no price for an offense that cheats.
 */
const suspicion: Ability<'regroup.end'> = {
  name: 'suspicion',
  at: 'regroup.end',
  when: (c) => !isDiscarded(c.g, c.lasting!.data.card as Card),
  *use(c) {
    const { g, s } = c;
    const card = c.lasting!.data.card as Card;
    const seats = priority(s);
    const holder = seats.find((seat) => playable(g, seat).some((one) => one.card === card)) ?? -1;
    const able = holder >= 0 && flareAllowed(s, holder, card) && !usesSuper(g, holder, 'filch');
    const loot = able ? lootFor(s, holder) : [];
    const options = seats.map((seat) =>
      seat === holder && loot.length > 0 ? ['honest', ...loot] : ['nobody', ...othersFrom(s, seat)],
    );
    const answers = yield* askAll(seats.map((seat, i) => secretly(seat, options[i])));
    const chosen = seats.map((_, i) => options[i][answers[i] as number]);
    const prey = loot.length > 0 ? chosen[seats.indexOf(holder)] : 'honest';
    const thief = prey === 'honest' ? -1 : holder;
    const accused = chosen.map((word) => (typeof word === 'number' ? word : -1));
    for (const [i, seat] of seats.entries()) {
      if (accused[i] < 0) continue;
      note(g, 'filch.accuses', seat, { player: accused[i] });
      if (accused[i] !== thief) yield* takeUnseen(g, seat, accused[i], 1);
    }
    if (thief < 0) return;
    if (!accused.includes(thief)) return yield* steal(c, thief, prey as Loot);
    const { pile } = playable(g, thief).find((one) => one.card === card)!;
    const fine = standing(caught);
    yield* playCard(new Candidate(g, thief, {}, fine, 'wild', s.kinds[card], undefined, card, pile));
  },
};

type Loot = 'ship' | 'deck' | 'discard';

function lootFor(s: GameState, seat: Seat): Loot[] {
  const loot: Loot[] = [];
  if (s.warp[seat] > 0 && hasColony(s, seat)) loot.push('ship');
  if (s.deck.length > 0) loot.push('deck');
  if (s.discard.length > 0) loot.push('discard');
  return loot;
}

const secretly = (seat: Seat, options: (string | Seat)[]): Question => ({
  id: UNNUMBERED,
  kind: 'option',
  seat,
  key: options[0] === 'honest' ? 'filch.cheat' : 'filch.accuse',
  params: {},
  secret: true,
  options,
  fallback: 0,
});

function* steal(c: Ctx, thief: Seat, prey: Loot): Script {
  const secret = { secret: true };
  if (prey === 'ship')
    smuggleShip(c.g, thief, yield* askPlanet(thief, 'filch.hide-ship', colonies(c.s, thief), secret));
  else if (prey === 'deck') pocketCard(c.g, thief, -1);
  else pocketCard(c.g, thief, yield* askCard(c.g, thief, 'filch.pocket', c.s.discard, secret));
}

const caught: Ability<'regroup.end'> = {
  name: 'caught',
  at: 'regroup.end',
  *use(c) {
    const fine = { seat: c.me, count: 1, slots: colonySlots(c.s, c.me) };
    yield* loseChosen(c.g, [fine], 'effect', 'filch.fine');
  },
};

export const filch: Alien = {
  id: 'filch',
  alert: 'green',
  abilities: [
    {
      name: 'theft',
      at: 'cards.discarded',
      role: 'main',
      optional: true,
      when: (c) => isDiscarded(c.g, theirs(c)),
      use: (c) => takeDiscarded(c.g, c.me, theirs(c)),
    },
  ],
  flare: {
    wild: [
      {
        name: 'snatch',
        at: 'card.playing',
        // One's own artifact is fair game too: a way to get rid of a negotiate (CDX).
        when: (c) =>
          c.ev.stopped === null && c.ev.as !== 'card' && c.s.players[c.me].hand.some(isNegotiate(c)),
        *use(c) {
          // OUR READING: the negotiate is the price of the effect; a snatch that is itself stopped costs none.
          const prices = c.s.players[c.me].hand.filter(isNegotiate(c));
          // What was answered to this card may have cost the whole hand.
          if (prices.length === 0) return;
          const price = yield* askCard(c.g, c.me, 'filch.price', prices, { secret: true });
          discardCards(c.g, c.me, [price]);
          c.ev.stopped = { fate: 'taken', by: c.me };
        },
      },
    ],
    super: [pickAny],
  },
  alternateFlare: { wild: [], super: [pickAny], opening: 'suspicion' },
  lasting: { suspicion: [suspicion] },
};
