/** Ships that are not like the others: which of them go along when ships move, and what is done to them. */
import type { Game } from '../game.ts';
import { shipsAt } from '../state/query.ts';
import { CHANGED, classOf, markerOn, specialAt } from '../state/special.ts';
import { REMOVED, TRANSIT, WARP } from '../state/types.ts';
import type { GameState, Place, Seat, SpecialShip } from '../state/types.ts';

export interface Part {
  place: Place;
  count: number;
  /** The class of ships meant (see `classOf`); without it ordinary ones, as far as there are any. */
  ship?: string;
}

/** How many ships of the player there are that a part may mean. */
export const shipsMeant = (s: GameState, seat: Seat, { place, ship }: Part): number =>
  ship === undefined ? shipsAt(s, seat, place) : shipsOfClass(s, seat, place, ship);

const shipsOfClass = (s: GameState, seat: Seat, place: Place, ship: string): number =>
  specialAt(s, seat, place).filter((one) => classOf(one) === ship).length;

const NONE: SpecialShip[] = [];
const NOWHERE: { ships: SpecialShip[]; place: Place }[] = [];

/**
 * The special ships that are among these, before they move. OUR READING: where nobody says which, a special ship is the last to
 * go, and the first to come back into the game.
 */
export function takenAlong(s: GameState, seat: Seat, from: readonly Part[]): SpecialShip[] {
  const { special } = s.players[seat];
  if (special.length === 0) return NONE;
  const taken: SpecialShip[] = [];
  for (const { place, count, ship } of from) {
    if (ship === undefined) continue;
    const meant = special.filter((one) => one.at === place && classOf(one) === ship && !taken.includes(one));
    taken.push(...meant.slice(0, count));
  }
  for (const place of new Set(from.map((part) => part.place))) {
    const here = specialAt(s, seat, place);
    const ordinary = shipsAt(s, seat, place) - here.length;
    let wanted = place === REMOVED ? 0 : -ordinary;
    for (const part of from) if (part.place === place && part.ship === undefined) wanted += part.count;
    taken.push(...here.filter((one) => !taken.includes(one)).slice(0, Math.max(0, wanted)));
  }
  return taken;
}

/** The same for ships that go from one place to several. */
export function spreadAlong(
  s: GameState,
  seat: Seat,
  from: Place,
  to: readonly Part[],
): { ships: SpecialShip[]; place: Place }[] {
  if (s.players[seat].special.length === 0) return NOWHERE;
  const parts = to.map(({ count, ship }) => ({
    place: from,
    count,
    ...(ship === undefined ? {} : { ship }),
  }));
  const taken = takenAlong(s, seat, parts);
  const ways = to.map(({ place, count, ship }) => {
    const ships = ship === undefined ? [] : taken.filter((one) => classOf(one) === ship).slice(0, count);
    for (const one of ships) taken.splice(taken.indexOf(one), 1);
    return { ships, place, room: ship === undefined ? count : 0 };
  });
  for (const way of ways) way.ships.push(...taken.splice(0, way.room));
  return ways;
}

/** They are there now. Returns those that are recharged by coming back from the warp (SHIP-4). */
export function bring(ships: readonly SpecialShip[], to: Place): readonly SpecialShip[] {
  if (ships.length === 0) return ships;
  const recharged = ships.filter(({ at, up }) => at === WARP && !up && to !== REMOVED && to !== WARP);
  for (const ship of ships) ship.at = to;
  for (const ship of recharged) ship.up = true;
  return recharged;
}

/**
 * They are lost, each to where so many of the lost ships go. OUR READING: where one ship is spared and another not, the owner
 * spares the special one.
 */
export function fall(
  ships: readonly SpecialShip[],
  saved: number,
  warped: number,
  elsewhere: readonly Part[],
): void {
  if (ships.length === 0) return;
  const left = ships.slice();
  const places = [saved, warped].flatMap((count, i) =>
    new Array<Place>(count).fill(i === 0 ? TRANSIT : WARP),
  );
  for (const { place, count, ship } of elsewhere) {
    const meant = ship === undefined ? [] : left.filter((one) => classOf(one) === ship).slice(0, count);
    for (const one of meant) left.splice(left.indexOf(one), 1)[0].at = place;
    if (ship === undefined) places.push(...new Array<Place>(count).fill(place));
  }
  left.forEach((ship, i) => {
    ship.at = places[i] ?? REMOVED;
  });
}

export function tellRecharged(g: Game, seat: Seat, ships: readonly SpecialShip[]): void {
  for (const ship of ships) g.emit({ type: 'ship.recharged', seat, ship: markerOn(ship)! });
  if (ships.length > 0) g.touch();
}

/** SHIP-1: one of the player's ordinary ships there bears the marker from now on, face up. */
export function markShip(g: Game, seat: Seat, mark: string, place: Place): void {
  g.s.players[seat].special.push({ at: place, marks: [mark], up: true, further: false });
  g.emit({ type: 'ship.marked', seat, ship: mark, place, count: 1 });
  g.touch();
}

/** SHIP-5: the marker leaves its ship for another of that class there. */
export function moveMarker(g: Game, seat: Seat, from: SpecialShip, { place, ship }: Part): void {
  const mark = markerOn(from)!;
  const { special } = g.s.players[seat];
  from.marks = from.marks.filter((one) => one !== mark);
  if (from.marks.length === 0) special.splice(special.indexOf(from), 1);
  const onto = specialAt(g.s, seat, place).find((one) => classOf(one) === ship);
  if (onto === undefined) return markShip(g, seat, mark, place);
  onto.marks.push(mark);
  onto.up = true;
  g.emit({ type: 'ship.marked', seat, ship: mark, place, count: 1 });
  g.touch();
}

/** SHIP-3: what it can do once is done; its marker lies face down. */
export function spendShip(g: Game, seat: Seat, ship: SpecialShip, ability: string): void {
  ship.up = false;
  g.emit({ type: 'ship.used', seat, ship: markerOn(ship)!, ability });
  g.touch();
}

/** SHIP-4: all its owner's markers lie face up again. */
export function rechargeShips(g: Game, seat: Seat): void {
  const spent = g.s.players[seat].special.filter(({ up }) => !up);
  for (const ship of spent) ship.up = true;
  tellRecharged(g, seat, spent);
}

/** Whether it has not become something else. */
export const isNormal = ({ marks, further }: SpecialShip): boolean => !further && !marks.includes(CHANGED);

/** The player's normal ships at a place, with and without markers. */
export const normalAt = (s: GameState, seat: Seat, place: Place): number =>
  shipsAt(s, seat, place) - specialAt(s, seat, place).filter((ship) => !isNormal(ship)).length;

/** So many of the player's normal ships there change; a marker stays on the ship that takes the place of its own. */
export function changeShips(g: Game, seat: Seat, place: Place, count: number): void {
  const { special } = g.s.players[seat];
  const marked = specialAt(g.s, seat, place).filter(isNormal);
  const plain = Math.min(count, normalAt(g.s, seat, place) - marked.length);
  for (let n = 0; n < plain; n++) special.push({ at: place, marks: [CHANGED], up: true, further: false });
  for (const ship of marked.slice(0, count - plain)) ship.marks.unshift(CHANGED);
  g.emit({ type: 'ship.marked', seat, ship: CHANGED, place, count });
  g.touch();
  // Somebody may win by it.
  g.spread = true;
}
