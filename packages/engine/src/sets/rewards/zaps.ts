/** Ship Zap, and Omni-Zap that can be any of the zaps and more. */
import { selectAnew } from '../../flow/planning.ts';
import { room } from '../../answers.ts';
import type { Slot } from '../../decisions.ts';
import { colonies } from '../../state/planets.ts';
import { shipsAt } from '../../state/query.ts';
import { AID, FIRST_HOLD, GATE, REMOVED, WARP } from '../../state/types.ts';
import type { Card, GameState, Place, Seat, Side } from '../../state/types.ts';
import type { Ctx, PlayedCard } from '../../timing/abilities.ts';
import { atCard, targetOf, type Aim } from '../../timing/aim.ts';
import { askOption, askPlayer, askShips } from '../../timing/ask.ts';
import { whichShips } from '../../timing/classes.ts';
import { anywhere, loseShips, loss, payShips } from '../../timing/losses.ts';
import type { Script } from '../../timing/script.ts';
import { discardBeside } from '../../verbs/beside.ts';
import { cancelReinforcement, discardLaid, revoke } from '../../verbs/encounter.ts';
import { forgetFace } from '../../verbs/faces.ts';
import { zapSheet } from '../../verbs/sheets.ts';
import { moveShips, partsOf } from '../../verbs/ships.ts';

/** Wherever this player has ships outside the warp, removed ones and those on things included. */
function reachable(s: GameState, seat: Seat): Slot[] {
  const held = s.holds.map((_, i) => FIRST_HOLD - i);
  const places = [GATE, AID, REMOVED, ...held, ...colonies(s, seat)];
  return places.map((at) => ({ at, max: shipsAt(s, seat, at) })).filter(({ max }) => max > 0);
}

const targets = ({ s }: Ctx): Seat[] => [...s.players.keys()].filter((seat) => reachable(s, seat).length > 0);

/** ZAP-1a: whose ship, and where it is. */
const atShip: Aim<'free'> = {
  *ask(c) {
    const seat = yield* askPlayer(c.me, 'ship-zap.whose', targets(c));
    const slots = reachable(c.s, seat);
    const params = { player: seat };
    const counts = yield* askShips({ seat: c.me, key: 'ship-zap.where', slots, min: 1, max: 1, params });
    return targetOf({ seats: [seat], planet: slots[counts.indexOf(1)].at });
  },
  holds: ({ s }, { seats, planet }) => shipsAt(s, seats[0], planet) > 0,
};

/** OUR READING: whoever may choose the place may choose the ship. */
function* zapShip({ g, me }: Ctx, seat: Seat, place: Place): Script {
  const parts = yield* whichShips(g, seat, place, 1, me);
  if (place === REMOVED) return moveShips(g, seat, parts, WARP);
  yield* loseShips(g, [loss(seat, parts)], 'effect');
}

const shipZap: PlayedCard = {
  kind: 'ship-zap',
  abilities: [
    {
      name: 'zap',
      at: 'free',
      when: (c) => targets(c).length > 0,
      aim: atShip,
      use: (c, { seats: [seat], planet }) => zapShip(c, seat, planet),
    },
  ],
};

const PRICE = 3;

/** One ship leaves the game, or three go to the warp. */
function* pay({ g, me }: Ctx): Script {
  const slots = anywhere(g, me);
  if (room(slots) === 0) return;
  const ways = room(slots) < PRICE ? (['remove'] as const) : (['remove', 'warp'] as const);
  if ((yield* askOption(me, 'omni-zap.price', ways)) === 'warp')
    return yield* payShips(g, me, slots, PRICE, 'omni-zap.warped');
  const counts = yield* askShips({ seat: me, key: 'omni-zap.removed', slots, min: 1, max: 1 });
  yield* loseShips(g, [{ ...loss(me, partsOf(slots, counts)), removed: 1 }], 'cost');
}

/** Encounter cards and kickers that lie open. */
const open = ({ e }: Ctx): Card[] =>
  [...e.laid, ...e.beside].flatMap((one) => (one !== null && one.up ? [one.card] : []));

/** It counts for nothing; in the place of an encounter card its player lays another. */
function* cancelOpen(c: Ctx, card: Card): Script {
  const { g, e } = c;
  revoke(g, card);
  const kicker = e.beside.find((one) => one.card === card);
  if (kicker !== undefined) return discardBeside(g, kicker);
  const side = e.laid.findIndex((one) => one?.card === card) as Side;
  discardLaid(g, side);
  forgetFace(g, side);
  yield* selectAnew(g, side);
}

const laidBeside = ({ e, ev }: Ctx<'beside.laid'>) => e.beside.find(({ card }) => card === ev.card);

const omniZap: PlayedCard = {
  kind: 'omni-zap',
  abilities: [
    {
      name: 'card-zap',
      at: 'card.playing',
      when: (c) => c.ev.stopped === null && c.ev.seat !== c.me,
      *use(c) {
        c.ev.stopped = { fate: 'discard' };
        yield* pay(c);
      },
    },
    {
      name: 'cosmic-zap',
      at: 'power.using',
      when: (c) => !c.ev.zapped,
      *use(c) {
        c.ev.zapped = true;
        zapSheet(c.g, c.ev.seat, c.ev.sheet);
        yield* pay(c);
      },
    },
    {
      name: 'ship-zap',
      at: 'free',
      when: (c) => targets(c).length > 0,
      aim: atShip,
      *use(c, { seats: [seat], planet }) {
        yield* zapShip(c, seat, planet);
        yield* pay(c);
      },
    },
    {
      name: 'destiny',
      at: 'destiny.drawn',
      when: (c) => !c.ev.redraw,
      *use(c) {
        c.ev.redraw = true;
        c.ev.undone = true;
        yield* pay(c);
      },
    },
    {
      name: 'laid',
      at: 'beside.laid',
      when: (c) => c.ev.seat !== c.me && laidBeside(c) !== undefined,
      *use(c) {
        discardBeside(c.g, laidBeside(c)!);
        yield* pay(c);
      },
    },
    {
      name: 'revealed',
      at: 'reveal.settling',
      when: (c) => open(c).length > 0,
      aim: atCard('omni-zap.card', open),
      *use(c, { card }) {
        yield* cancelOpen(c, card);
        yield* pay(c);
      },
    },
    {
      name: 'reinforcement',
      at: 'reinforcement.played',
      when: (c) => c.e.table.some((entry) => entry.card === c.ev.card && entry.reinforces >= 0),
      *use(c) {
        cancelReinforcement(c.g, c.ev.card);
        yield* pay(c);
      },
    },
  ],
};

export const ZAPS: readonly PlayedCard[] = [shipZap, omniZap];
