/** What moves on the screen when something happens. Pure: where the places are on the screen, the layer above finds out. */
import {
  AID,
  DEFENSE,
  GATE,
  OFFENSE,
  ownerIn,
  TRANSIT,
  WARP,
  type DeckName,
  type Place,
  type SeenEvent,
  type Seat,
  type Side,
  type View,
} from '@cosmarium/engine';
import { oneToWin } from '../board/facts.ts';
import { mainPlayer } from '../encounter/sides.ts';

/** Something on the screen that can be flown from or to. */
export type Spot =
  | { place: Place }
  | { seat: Seat }
  | { pile: 'deck' | 'discard' | 'destiny' | DeckName }
  | { side: Side }
  /** Where a player's colonies are counted. */
  | { sockets: Seat };

export type Banner =
  | { says: 'turn' | 'win' | 'power' | 'zapped' | 'turned'; seat: Seat; alien?: string }
  | { says: 'deal' | 'no-deal' | 'both-lose' | 'peace' | 'surrender' };

export type Flight =
  | { is: 'ship'; seat: Seat; from: Spot; to: Spot }
  | { is: 'card'; from: Spot; to: Spot }
  | { is: 'spark'; at: Spot; seat: Seat }
  /** A foreign colony, counted; `last`: one more and the game is won. */
  | { is: 'gem'; seat: Seat; from: Spot; last: boolean }
  | { is: 'pulse'; seat: Seat; zap: boolean }
  | { is: 'banner'; banner: Banner };

/** A flight and when it begins, in milliseconds at normal speed. */
export type Timed = Flight & { delay: number };

/** More things than this in the air are a blur. */
export const MOST_FLIGHTS = 24;
const MOST_OF_ONE_KIND = 4;
const BETWEEN_EVENTS_MS = 140;
const BETWEEN_EQUALS_MS = 60;

type ShipsMoved = Extract<SeenEvent, { type: 'ships.moved' }>;

/** Planets, the warp, the gate and the planet's side are on the screen; other places are not. */
const isSeen = (place: Place): boolean => place >= AID;

const many = (count: number, flight: Flight): Flight[] =>
  Array.from({ length: Math.min(count, MOST_OF_ONE_KIND) }, () => flight);

/** Where ships of a player have become fewer: the loss itself does not say where it happened. */
function missing(seat: Seat, before: View, after: View, count: number): { place: Place; count: number }[] {
  const parts: { place: Place; count: number }[] = [];
  const compare = (place: Place, was: number, is: number) => {
    if (was > is) parts.push({ place, count: was - is });
  };
  const e = before.encounter;
  const now = after.encounter?.number === e?.number ? after.encounter : null;
  if (e !== null) {
    compare(GATE, e.gate[seat], now?.gate[seat] ?? 0);
    compare(AID, e.aid[seat], now?.aid[seat] ?? 0);
  }
  before.planets.forEach((ships, planet) => compare(planet, ships[seat], after.planets[planet][seat]));
  let left = count;
  return parts.flatMap((part) => {
    const taken = Math.min(left, part.count);
    left -= taken;
    return taken > 0 ? [{ place: part.place, count: taken }] : [];
  });
}

/** A power that only limits what somebody may send who is asked to join, or who was and stays out, has done nothing yet. */
function onlyAsked({ seat }: { seat: Seat }, later: readonly SeenEvent[], after: View): boolean {
  const answer = later.find((event) => event.type === 'allied' && event.seat === seat);
  if (answer?.type === 'allied') return answer.side < 0;
  return after.waiting.some((one) => 'seat' in one && one.seat === seat && one.kind === 'ally');
}

function bannerFor(event: SeenEvent, later: readonly SeenEvent[], before: View, after: View): Banner | null {
  switch (event.type) {
    case 'turn':
      return { says: 'turn', seat: event.seat };
    case 'power.used':
      return onlyAsked(event, later, after) ? null : { says: 'power', seat: event.seat, alien: event.alien };
    case 'sheet.turned':
      return { says: 'turned', seat: event.seat, alien: event.alien };
    case 'power.zapped':
      return { says: 'zapped', seat: event.seat, alien: event.alien };
    case 'deal':
      return { says: event.made ? 'deal' : 'no-deal' };
    case 'outcome':
      switch (event.outcome.type) {
        case 'win':
          return before.encounter === null
            ? null
            : { says: 'win', seat: mainPlayer(before.encounter, event.outcome.side) };
        case 'both-lose':
        case 'peace':
        case 'surrender':
          return { says: event.outcome.type };
        default:
          return null;
      }
    default:
      return null;
  }
}

/** Where the ships were that their owner has picked up. */
type PickedUp = Map<Seat, Place>;

function shipsMoved({ seat, from, to }: ShipsMoved, pickedUp: PickedUp): Flight[] {
  if (to === TRANSIT && from.length > 0) pickedUp.set(seat, from[0].place);
  if (!isSeen(to)) return [];
  return from.flatMap(({ place, count }) => {
    const start = place === TRANSIT ? pickedUp.get(seat) : place;
    if (start !== undefined && !isSeen(start)) return [];
    const spot = start === undefined ? { seat } : { place: start };
    return many(count, { is: 'ship', seat, from: spot, to: { place: to } });
  });
}

function gem({ seat, planet }: { seat: Seat; planet: Place }, after: View): Flight[] {
  if (ownerIn(after.systems, planet) === seat) return [];
  return [{ is: 'gem', seat, from: { place: planet }, last: oneToWin(after, seat) }];
}

function flightsFor(event: SeenEvent, before: View, after: View, pickedUp: PickedUp): Flight[] {
  switch (event.type) {
    case 'ships.moved':
      return shipsMoved(event, pickedUp);
    case 'ships.lost':
      return missing(event.seat, before, after, event.warped).flatMap(({ place, count }) =>
        many(count, { is: 'ship', seat: event.seat, from: { place }, to: { place: WARP } }),
      );
    case 'colony.gained':
      return [{ is: 'spark', at: { place: event.planet }, seat: event.seat }, ...gem(event, after)];
    case 'destiny.drawn':
      return [{ is: 'card', from: { pile: 'destiny' }, to: { seat: event.seat } }];
    case 'cards.drawn':
      return many(event.count, {
        is: 'card',
        from: { pile: event.deck === 'cosmic' ? 'deck' : event.deck },
        to: { seat: event.seat },
      });
    case 'cards.taken':
      return many(event.count, {
        is: 'card',
        from: event.from === 'table' ? { side: OFFENSE } : { pile: event.from },
        to: { seat: event.seat },
      });
    case 'cards.given':
      return many(event.count, { is: 'card', from: { seat: event.from }, to: { seat: event.to } });
    case 'cards.discarded':
      return many(event.count, { is: 'card', from: { seat: event.seat }, to: { pile: 'discard' } });
    case 'cards.buried':
      return many(event.count, { is: 'card', from: { seat: event.seat }, to: { pile: 'deck' } });
    case 'card.played':
      return many(event.count, { is: 'card', from: { seat: event.seat }, to: { pile: 'discard' } });
    case 'card.returned':
      return many(event.count, { is: 'card', from: { pile: 'discard' }, to: { seat: event.seat } });
    case 'laid':
      return [{ is: 'card', from: { seat: event.seat }, to: { side: event.side } }];
    case 'taken-back':
      return [{ is: 'card', from: { side: event.side }, to: { seat: event.seat } }];
    case 'swapped':
      return [
        { is: 'card', from: { side: OFFENSE }, to: { side: DEFENSE } },
        { is: 'card', from: { side: DEFENSE }, to: { side: OFFENSE } },
      ];
    case 'reinforced':
      return many(event.count, { is: 'card', from: { seat: event.seat }, to: { side: event.side } });
    case 'power.used':
      return [{ is: 'pulse', seat: event.seat, zap: false }];
    case 'power.zapped':
      return [{ is: 'pulse', seat: event.seat, zap: true }];
    default:
      return [];
  }
}

/** A deal lies on the stage, to be read. */
export const talks = ({ decisions }: View): boolean => decisions[0]?.kind === 'offer';

/** Banners are words over the table: only the last of several is worth reading. */
export function flightsOf(events: readonly SeenEvent[], before: View, after: View): Timed[] {
  const flights: Timed[] = [];
  let delay = 0;
  let banner: Timed | null = null;
  const pickedUp: PickedUp = new Map();
  events.forEach((event, number) => {
    const group = flightsFor(event, before, after, pickedUp);
    group.forEach((flight, i) => flights.push({ ...flight, delay: delay + i * BETWEEN_EQUALS_MS }));
    const said = bannerFor(event, events.slice(number + 1), before, after);
    if (said !== null) banner = { is: 'banner', banner: said, delay };
    if (group.length > 0) delay += BETWEEN_EVENTS_MS;
  });
  // Nothing flies over the words of a deal.
  const most = talks(after) ? 0 : MOST_FLIGHTS - (banner === null ? 0 : 1);
  const flying = flights.slice(0, most);
  return banner === null ? flying : [...flying, banner];
}
