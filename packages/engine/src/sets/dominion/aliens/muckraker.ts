import { alliesOf, mainPlayer, priority, shipsAt } from '../../../state/query.ts';
import { DEFENSE, OFFENSE, TRANSIT } from '../../../state/types.ts';
import type { Card, Seat, Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { atPlayer, atPlayers } from '../../../timing/aim.ts';
import { askCard, askOption, askPlayers } from '../../../timing/ask.ts';
import { leaveWith, placeHeld, sendHome } from '../../../timing/losses.ts';
import { hasCards } from '../../../timing/openly.ts';
import type { Script } from '../../../timing/script.ts';
import { takeCards } from '../../../verbs/cards.ts';
import { discardCards } from '../../../verbs/decks.ts';
import { announce, leaveAlliance } from '../../../verbs/encounter.ts';
import { moveShips } from '../../../verbs/ships.ts';

const winningSide = (c: Ctx): Side | -1 => (c.e.outcome?.type === 'win' ? c.e.outcome.side : -1);

/** The allies of the winner, but for oneself. */
function winners(c: Ctx): Seat[] {
  const side = winningSide(c);
  return side < 0 ? [] : alliesOf(c.s, side as Side).filter((seat) => seat !== c.me);
}

/** And the winner, too. */
function allWinners(c: Ctx): Seat[] {
  const side = winningSide(c);
  if (side < 0) return [];
  const main = mainPlayer(c.e, side as Side);
  return main === c.me ? winners(c) : [main, ...winners(c)];
}

/** Something to discard besides the flare that is played, and nobody accused yet. */
const canAccuse = (c: Ctx): boolean =>
  c.s.players[c.me].hand.some((card) => card !== c.card) &&
  !c.e.lasting.some(({ source, by }) => source === 'muckraker' && by === c.me);

/** What this player may buy themselves off with: another sort of card, or the same type, and a higher attack. */
function bribes(c: Ctx, seat: Seat, discarded: Card): Card[] {
  const { type, value } = c.g.cards[discarded];
  return c.s.players[seat].hand.filter((card) => {
    const other = c.g.cards[card];
    return !other.encounter || (other.type === type && (type !== 'attack' || other.value > value));
  });
}

/** Pays, or goes home with nothing. */
function* answer(c: Ctx, seat: Seat, discarded: Card): Script {
  const { g, me } = c;
  // The table waits whether or not there is anything to pay with.
  if (hasCards(c.s.players[seat])) g.openWindow();
  const params = { player: me, card: c.s.kinds[discarded] };
  const able = bribes(c, seat, discarded);
  const words = able.length > 0 ? (['leave', 'pay'] as const) : (['leave'] as const);
  if ((yield* askOption(seat, 'muckraker.answer', words, { params, secret: true })) === 'leave')
    return yield* leave(c, seat);
  takeCards(g, seat, me, [yield* askCard(g, seat, 'muckraker.bribe', able, { params, secret: true })]);
}

function* leave(c: Ctx, seat: Seat): Script {
  const { g, e } = c;
  // OUR READING: whoever was with both sides leaves the one that won.
  const side = winningSide(c) as Side;
  yield* leaveWith(g, [seat], [side]);
  if (e.allies[side] & (1 << seat)) leaveAlliance(g, seat, [side]);
  // A winning defense leaves the planet; it has won all the same.
  if (seat !== e.defense) return;
  moveShips(g, seat, [{ place: e.planet, count: shipsAt(c.s, seat, e.planet) }], TRANSIT);
  yield* placeHeld(g, seat);
}

/** Discards a card; whoever of these does not pay for it leaves. */
function* accuse(c: Ctx, named: readonly Seat[]): Script {
  const { g, me } = c;
  announce(g, 'muckraker', 'slandered', me);
  const side = winningSide(c) as Side;
  const main = mainPlayer(c.e, side);
  const hand = c.s.players[me].hand;
  const card = yield* askCard(g, me, 'muckraker.discard', hand, { secret: true });
  discardCards(g, me, [card]);
  let accused = priority(c.s).filter((seat) => named.includes(seat));
  if (alliesOf(c.s, side).includes(me)) {
    const allies = accused.filter((seat) => seat !== main);
    const spared =
      allies.length === 0 ? [] : yield* askPlayers(main, 'muckraker.spare', allies, 0, allies.length);
    accused = accused.filter((seat) => !spared.includes(seat));
  }
  for (const seat of accused) yield* answer(c, seat, card);
}

const allies = (c: Ctx): Seat[] =>
  [...alliesOf(c.s, OFFENSE), ...alliesOf(c.s, DEFENSE)].filter((seat) => seat !== c.me);

export const muckraker: Alien = {
  id: 'muckraker',
  alert: 'yellow',
  abilities: [
    {
      name: 'slander',
      at: 'resolution.start',
      role: 'main-or-ally',
      optional: true,
      once: true,
      when: (c) => winners(c).length > 0 && canAccuse(c),
      aim: atPlayers('muckraker.whom', winners),
      use: (c, { seats }) =>
        accuse(
          c,
          seats.filter((seat) => winners(c).includes(seat)),
        ),
    },
  ],
  flare: {
    wild: [
      {
        name: 'expose',
        at: 'alliance.formed',
        role: 'main-or-ally',
        when: (c) => allies(c).length > 0,
        aim: atPlayer('muckraker.expose', allies),
        use: (c, { seats }) => sendHome(c.g, seats),
      },
    ],
    super: [
      {
        name: 'scandal',
        at: 'resolution.start',
        role: 'main-or-ally',
        when: (c) => allWinners(c).length > 0 && canAccuse(c),
        aim: atPlayers('muckraker.whom', allWinners),
        use: (c, { seats }) =>
          accuse(
            c,
            seats.filter((seat) => allWinners(c).includes(seat)),
          ),
      },
    ],
  },
  // Once in an encounter, with the super side or without.
  lasting: { slandered: [] },
};
