import { AID, FIRST_HOLD, GATE, REMOVED, TRANSIT, WARP } from '../state/types.ts';
import type { Place, PlanetId, Seat, Sheet } from '../state/types.ts';
import type { Game } from '../game.ts';
import { isForeignTo, isHomeOf, putShips, shipsOn } from '../state/planets.ts';
import { keepsPower, shipsAt } from '../state/query.ts';
import { CosmariumError } from '../errors.ts';
import type { Slot } from '../decisions.ts';
import { recordLanding, recordLosses } from './fight.ts';
import { bring, fall, shipsMeant, spreadAlong, takenAlong, tellRecharged, type Part } from './special.ts';

export type { Part } from './special.ts';

/** Ship counts answered for slots, as the parts that are not empty. */
export function partsOf(slots: readonly Slot[], counts: readonly number[]): Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < slots.length; i++)
    if (counts[i] > 0) {
      const { at: place, ship } = slots[i];
      parts.push(ship === undefined ? { place, count: counts[i] } : { place, count: counts[i], ship });
    }
  return parts;
}

function shift(g: Game, seat: Seat, place: Place, by: number): void {
  // A whole number to the machine, too: one minus zero here, and all counts are floating point from then on.
  const change = by | 0;
  if (change === 0) return;
  const s = g.s;
  if (place >= 0) {
    const before = shipsOn(s, place, seat);
    const after = before + change;
    putShips(s, place, seat, after);
    if (before === 0 || after === 0) {
      const player = s.players[seat];
      const step = after > 0 ? (before > 0 ? 0 : 1) : -1;
      if (isHomeOf(s, place, seat)) player.homes += step;
      if (isForeignTo(s, place, seat)) {
        player.foreign += step;
        g.spread = true;
      }
    }
    return;
  }
  if (place <= FIRST_HOLD) {
    s.holds[FIRST_HOLD - place][seat] += change;
    return;
  }
  const e = s.encounter!;
  if (place === WARP) s.warp[seat] += change;
  else if (place === GATE) e.gate[seat] += change;
  else if (place === AID) e.aid[seat] += change;
  else if (place === REMOVED) {
    s.removed[seat] += change;
    g.spread = true;
  } else e.transit[seat] += change;
}

/** A further ship of the player comes into the game there. */
export function addShip(g: Game, seat: Seat, mark: string, planet: PlanetId): void {
  g.s.players[seat].special.push({ at: planet, marks: [mark], up: true, further: true });
  shift(g, seat, planet, 1);
  g.emit({ type: 'ships.moved', seat, from: [{ place: REMOVED, count: 1 }], to: planet });
}

/** It leaves the game, wherever it is. */
export function loseShip(g: Game, seat: Seat, mark: string): void {
  const { special } = g.s.players[seat];
  const i = special.findIndex(({ further, marks }) => further && marks.includes(mark));
  if (i < 0) return;
  const [{ at }] = special.splice(i, 1);
  shift(g, seat, at, -1);
  g.emit({ type: 'ships.moved', seat, from: [{ place: at, count: 1 }], to: REMOVED });
  if (at >= 0 && shipsAt(g.s, seat, at) === 0) noteLoss(g, seat, at);
  checkPower(g, seat);
}

function mustHave(g: Game, seat: Seat, from: readonly Part[]): void {
  for (const part of from)
    if (part.count < 0 || shipsMeant(g.s, seat, part) < part.count)
      throw new CosmariumError('broken-rule', `seat ${seat} has no ${part.count} ships at ${part.place}`);
}

/** Moves ships of one player from several places to one, all at the same moment. */
export function moveShips(g: Game, seat: Seat, from: Part[], to: Place): void {
  move(g, seat, from, to);
  checkPower(g, seat);
}

function move(g: Game, seat: Seat, from: Part[], to: Place): void {
  mustHave(g, seat, from);
  const settles = to >= 0 && shipsAt(g.s, seat, to) === 0;
  const special = takenAlong(g.s, seat, from);
  let moved = 0;
  let retrieves = false;
  for (const part of from) {
    shift(g, seat, part.place, -part.count);
    moved += part.count;
    if (part.place === WARP) retrieves = true;
    if (part.place === GATE && to >= 0 && to === g.s.encounter!.planet) recordLanding(g, seat, part.count);
  }
  if (moved === 0) return;
  shift(g, seat, to, moved);
  const recharged = bring(special, to);
  g.emit({ type: 'ships.moved', seat, from, to });
  tellRecharged(g, seat, recharged);
  for (const part of from)
    if (part.place >= 0 && part.count > 0 && shipsAt(g.s, seat, part.place) === 0)
      noteLoss(g, seat, part.place);
  if (settles) noteColony(g, seat, to);
  if (retrieves && to !== REMOVED && to !== TRANSIT) g.happen('ships.retrieved', { seat, count: moved });
  if (to === REMOVED)
    g.happen('ships.lost', { losses: [{ seat, warped: 0, removed: moved, back: false }], cause: 'effect' });
}

/** Moves one player's ships from one place to several, all at the same moment. */
export function spreadShips(g: Game, seat: Seat, from: Place, to: Part[]): void {
  const sum = to.reduce((count, part) => count + part.count, 0);
  if (sum === 0) return;
  mustHave(g, seat, [{ place: from, count: sum }]);
  const settled = to.filter((part) => part.place >= 0 && shipsAt(g.s, seat, part.place) === 0);
  const ways = spreadAlong(g.s, seat, from, to);
  shift(g, seat, from, -sum);
  for (const part of to) shift(g, seat, part.place, part.count);
  const recharged = ways.length === 0 ? [] : ways.flatMap(({ ships, place }) => bring(ships, place));
  for (const part of to)
    g.emit({ type: 'ships.moved', seat, from: [{ place: from, count: part.count }], to: part.place });
  tellRecharged(g, seat, recharged);
  for (const part of settled) noteColony(g, seat, part.place);
  if (from === WARP) g.happen('ships.retrieved', { seat, count: sum });
  checkPower(g, seat);
}

/** Ships of one player change places, from several to several, at one moment: how many homes there are is seen at the end. */
export function rearrangeShips(g: Game, seat: Seat, from: readonly Part[], to: readonly Part[]): void {
  for (const ship of new Set(from.map((part) => part.ship))) {
    const ofClass = (part: Part) => part.ship === ship;
    rearrangeClass(g, seat, from.filter(ofClass), to.filter(ofClass));
  }
  checkPower(g, seat);
}

/** Each place has one part of ships that are alike: what stays where it was does not move. */
function rearrangeClass(g: Game, seat: Seat, from: readonly Part[], to: readonly Part[]): void {
  const countAt = (parts: readonly Part[], at: Place) => parts.find(({ place }) => place === at)?.count ?? 0;
  const queue = from
    .map((part) => ({ ...part, count: part.count - countAt(to, part.place) }))
    .filter(({ count }) => count > 0);
  for (const { place, count } of to) {
    const gained = count - countAt(from, place);
    if (gained > 0) move(g, seat, takeParts(queue, gained), place);
  }
}

/** So many ships off the front of the list. */
function takeParts(queue: Part[], count: number): Part[] {
  const parts: Part[] = [];
  for (let wanted = count; wanted > 0;) {
    const next = queue[0];
    const some = Math.min(wanted, next.count);
    parts.push({ ...next, count: some });
    next.count -= some;
    wanted -= some;
    if (next.count === 0) queue.shift();
  }
  return parts;
}

/** A ship leaves the warp for a colony of its owner without a word to the others: no event, no retrieval. */
export function smuggleShip(g: Game, seat: Seat, colony: PlanetId): void {
  if (shipsAt(g.s, seat, WARP) < 1 || shipsAt(g.s, seat, colony) < 1)
    throw new CosmariumError('broken-rule', `seat ${seat} has no ship for planet ${colony}`);
  const special = takenAlong(g.s, seat, [{ place: WARP, count: 1 }]);
  shift(g, seat, WARP, -1);
  shift(g, seat, colony, 1);
  for (const ship of special) ship.at = colony;
  g.touch();
}

function noteColony(g: Game, seat: Seat, planet: PlanetId): void {
  g.emit({ type: 'colony.gained', seat, planet });
  // RES-7: what is gained before anybody can react is gained together.
  const waiting = g.happened.find((one) => one.name === 'colony.gained');
  if (waiting === undefined) g.happen('colony.gained', { gains: [{ seat, planet }] });
  else waiting.ev.gains.push({ seat, planet });
  if (isForeignTo(g.s, planet, seat)) g.happen('foreign.gained', { seat });
}

function noteLoss(g: Game, seat: Seat, planet: PlanetId): void {
  g.emit({ type: 'colony.lost', seat, planet });
  if (isForeignTo(g.s, planet, seat)) g.happen('foreign.lost', { seat });
}

/** Whether everybody sees that this power is lost for want of home colonies. */
const losesPower = (g: Game, sheet: Sheet): boolean =>
  !sheet.shelved && !sheet.faceDown && sheet.stage !== 'waiting' && !keepsPower(g, sheet);

/** POWER-1: the power comes and goes with the home colonies. */
export function checkPower(g: Game, seat: Seat): void {
  const player = g.s.players[seat];
  const powerless = player.homes < g.s.options.homesForPower;
  if (powerless === player.powerless) return;
  player.powerless = powerless;
  g.cardsMoved = true;
  // Somebody may win by a power that is back.
  g.spread = true;
  if (powerless)
    for (const sheet of player.sheets)
      if (losesPower(g, sheet)) g.rules.aliens[sheet.alien].alien.lapses?.(g, seat, sheet, 'resting', -1);
  // RUL-24: it works on a sheet that lies face down, but only its owner is told, by the view.
  if (!player.sheets.some((sheet) => losesPower(g, sheet))) return;
  g.emit({ type: powerless ? 'power.lost' : 'power.back', seat });
  if (powerless) g.happen('power.lost', { seat });
}

/** Ships of one event enter the warp, leave the game, are held to be placed by their owner, or go somewhere else. */
export function takeLosses(
  g: Game,
  seat: Seat,
  from: Part[],
  warped: number,
  removed: number,
  saved: number,
  elsewhere: readonly Part[],
): void {
  mustHave(g, seat, from);
  const settled = elsewhere.filter(({ place }) => place >= 0 && shipsAt(g.s, seat, place) === 0);
  const special = takenAlong(g.s, seat, from);
  for (const part of from) shift(g, seat, part.place, -part.count);
  for (const { place, count } of elsewhere) shift(g, seat, place, count);
  if (warped > 0) {
    shift(g, seat, WARP, warped);
    g.s.encounter!.warped[seat] += warped;
  }
  if (removed > 0) shift(g, seat, REMOVED, removed);
  if (saved > 0) shift(g, seat, TRANSIT, saved);
  recordLosses(g, seat, warped + removed);
  fall(special, saved, warped, elsewhere);
  for (const { place, count } of elsewhere)
    g.emit({ type: 'ships.moved', seat, from: [{ place: from[0].place, count }], to: place });
  for (const part of from)
    if (part.place >= 0 && shipsAt(g.s, seat, part.place) === 0) noteLoss(g, seat, part.place);
  for (const { place } of settled) noteColony(g, seat, place);
  checkPower(g, seat);
}

/**
 * Ships lost in this encounter are about to return: removed ones stand in the warp again, and none of them counts as
 * gone there in this encounter any more. Returns how many there are.
 */
export function readmitShips(g: Game, seat: Seat, warped: number, removed: number): number {
  const s = g.s;
  const still = Math.min(warped, s.warp[seat]);
  s.encounter!.warped[seat] -= still;
  recordLosses(g, seat, -(still + removed));
  if (removed > 0) moveShips(g, seat, [{ place: REMOVED, count: removed }], WARP);
  return still + removed;
}
