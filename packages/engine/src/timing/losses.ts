/** Ships lost, retrieved and brought home: the happenings around the ship verbs (Annex B, ship loss). */
import type { Game } from '../game.ts';
import { room } from '../answers.ts';
import type { Question, ShipsDecision, Slot } from '../decisions.ts';
import { colonies, shipsOn } from '../state/planets.ts';
import {
  clockwise,
  colonySlots,
  hasColony,
  placesFor,
  settledSlots,
  shipsAt,
  slotsAt,
} from '../state/query.ts';
import { AID, GATE, OFFENSE, SIDES, TRANSIT, WARP } from '../state/types.ts';
import type { Encounter, GameState, Place, Seat, Side } from '../state/types.ts';
import { leaveAlliance } from '../verbs/encounter.ts';
import { dropOut } from '../verbs/encounter.ts';
import { moveShips, partsOf, readmitShips, takeLosses, type Part } from '../verbs/ships.ts';
import { shipsMeant } from '../verbs/special.ts';
import { askAll, askShips, shipsQuestion } from './ask.ts';
import { spreadChosen } from './classes.ts';
import { AT, lossCount, toWarp, type Loss, type LossCause, type Moments } from './moments.ts';
import { NOTHING, type Script } from './script.ts';
import { moment } from './windows.ts';

export const loss = (seat: Seat, from: Part[]): Loss => ({ seat, from, removed: 0, saved: 0, elsewhere: [] });

/** All losses of one effect are one event: picked up together, then gone. Returns how many of each went to the warp. */
export function* loseShips(g: Game, all: Loss[], cause: LossCause): Script<number[]> {
  const losses = all.filter((one) => lossCount(one) > 0);
  const warped: number[] = [];
  for (let seat = 0; seat < g.s.players.length; seat++) warped.push(0);
  if (losses.length === 0) return warped;
  yield* moment(g, AT['ships.losing'], { losses, cause });
  yield* moment(g, AT['ships.keeping'], { losses, cause });
  yield* moment(g, AT['ships.saving'], { losses, cause });
  const gone: Moments['ships.lost']['losses'] = [];
  const saved: Placing[] = [];
  let lost = 0;
  for (const one of losses) keepToWhatIsThere(g.s, one);
  const due = losses.filter((one) => lossCount(one) > 0);
  for (const one of due) {
    gone.push({ seat: one.seat, warped: toWarp(one), removed: one.removed, back: false });
    lost += toWarp(one) + one.removed;
    if (one.saved > 0) saved.push({ seat: one.seat, count: one.saved });
  }
  // Queued before the ships move: a power lost with them is answered after the loss itself.
  if (lost > 0) g.happen('ships.lost', { losses: gone, cause });
  for (const one of due) takeLoss(g, one, warped, cause);
  for (const { seat } of due) dropOut(g, seat);
  yield* placeShips(g, saved, TRANSIT, 'ask.place.saved');
  return warped;
}

function takeLoss(g: Game, one: Loss, warped: number[], cause: LossCause): void {
  const { seat, from, removed, saved, elsewhere } = one;
  const lost = toWarp(one);
  warped[seat] += lost;
  takeLosses(g, seat, from, lost, removed, saved, elsewhere);
  g.emit({ type: 'ships.lost', seat, warped: lost, removed, saved, cause });
}

/** An answer given meanwhile may have cost ships that were about to be lost: those cannot be lost twice. */
function keepToWhatIsThere(s: GameState, one: Loss): void {
  for (const part of one.from) {
    const there = shipsMeant(s, one.seat, part);
    if (part.count > there) part.count = there;
  }
  const count = lossCount(one);
  if (one.removed > count) one.removed = count;
  if (one.saved > count - one.removed) one.saved = count - one.removed;
  let left = count - one.removed - one.saved;
  for (const part of one.elsewhere) {
    if (part.count > left) part.count = left;
    left -= part.count;
  }
}

/** Will the player have a colony to send ships to once all these losses are picked up? */
export const hasRefuge = (s: GameState, losses: readonly Loss[], seat: Seat): boolean =>
  colonies(s, seat).some((at) => {
    let left = shipsOn(s, at, seat);
    for (const one of losses)
      if (one.seat === seat) for (const part of one.from) if (part.place === at) left -= part.count;
    return left > 0;
  });

/** Gives ships lost a moment ago back to their owner, who places them. */
export function* restoreShips(g: Game, seat: Seat, warped: number, removed: number): Script {
  const count = readmitShips(g, seat, warped, removed);
  yield* placeShips(g, [{ seat, count }], WARP, 'ask.place.retrieved');
}

/** A player loses `count` ships of own choice from these places (all of them, if there are fewer). */
function chooseLossQuestion(seat: Seat, slots: Slot[], count: number, key: string): Question {
  const wanted = Math.min(count, room(slots));
  return shipsQuestion({ seat, key, slots, min: wanted, max: wanted });
}

/** Several players lose ships of their own choice at the same time. */
export function* loseChosen(
  g: Game,
  whom: readonly { seat: Seat; count: number; slots: Slot[] }[],
  cause: LossCause,
  key: string,
): Script<number[]> {
  const answers = yield* askAll(whom.map((one) => chooseLossQuestion(one.seat, one.slots, one.count, key)));
  const losses = whom.map((one, i) => loss(one.seat, partsOf(one.slots, answers[i] as readonly number[])));
  return yield* loseShips(g, losses, cause);
}

/** Everywhere a player has ships that can be lost by own choice: colonies and the gate. */
export function allSlots(g: Game, seat: Seat): Slot[] {
  const slots = colonySlots(g.s, seat);
  slots.unshift(...slotsAt(g.s, seat, AID), ...slotsAt(g.s, seat, GATE));
  return slots;
}

/** Everywhere a player has ships: those on technologies, too (TECH-3). */
export const anywhere = (g: Game, seat: Seat): Slot[] => [
  ...slotsAt(g.s, seat, AID),
  ...slotsAt(g.s, seat, GATE),
  ...settledSlots(g.s, seat),
];

interface Placing {
  seat: Seat;
  count: number;
}

/**
 * Owners distribute ships from one place over their colonies, all at the same time. Without a colony they go to the
 * warp (LOSE-3), or stay there.
 */
const placeShips = (g: Game, whom: readonly Placing[], from: Place, key: string): Script =>
  whom.length === 0 ? NOTHING : placing(g, whom, from, key);

function* placing(g: Game, whom: readonly Placing[], from: Place, key: string): Script {
  const able: Placing[] = [];
  const questions: ShipsDecision[] = [];
  for (const one of whom) {
    const { seat, count } = one;
    if (hasColony(g.s, seat)) {
      const slots = placesFor(g.s, seat, count);
      able.push(one);
      questions.push(shipsQuestion({ seat, key, slots, min: count, max: count, params: { count } }));
    } else if (from !== WARP) moveShips(g, seat, [{ place: from, count }], WARP);
  }
  const answers = yield* askAll(questions);
  for (let i = 0; i < able.length; i++)
    yield* spreadChosen(g, able[i].seat, from, partsOf(questions[i].slots, answers[i] as readonly number[]));
}

/** Ships of this player leave a hold for own colonies. */
export const releaseShips = (g: Game, seat: Seat, from: Place, count: number): Script =>
  placeShips(g, [{ seat, count }], from, 'ask.place.home');

/** Retrieves ships from the warp to any own colonies; nothing happens without ships there or a colony to go to. */
export function retrieveShips(g: Game, seat: Seat, count: number): Script {
  const able = Math.min(count, g.s.warp[seat]);
  if (able <= 0 || !hasColony(g.s, seat)) return NOTHING;
  return placeShips(g, [{ seat, count: able }], WARP, 'ask.place.retrieved');
}

/** Several players retrieve ships at the same moment. */
export function* retrieveAll(g: Game, whom: readonly { seat: Seat; count: number }[]): Script {
  const able = whom
    .map((one) => ({ seat: one.seat, count: Math.min(one.count, g.s.warp[one.seat]) }))
    .filter((one) => one.count > 0 && hasColony(g.s, one.seat));
  yield* placeShips(g, able, WARP, 'ask.place.retrieved');
}

/** The player's ships that were sent into the encounter for one of these sides. */
function sentFor({ gate, aid }: Encounter, seat: Seat, sides: readonly Side[]): Part[] {
  const from: Part[] = [];
  for (const side of sides) {
    const count = side === OFFENSE ? gate[seat] : aid[seat];
    if (count > 0) from.push({ place: side === OFFENSE ? GATE : AID, count });
  }
  return from;
}

/**
 * Ships of these players leave the gate and the planet's side, or one of them, for own colonies, with any that were on their way
 * there when the turn ended (PLAN-1).
 */
function bringHome(g: Game, seats: readonly Seat[], sides: readonly Side[] = SIDES): Script {
  const { transit } = g.s.encounter!;
  const whom: Placing[] = [];
  for (const seat of seats) {
    const from = sentFor(g.s.encounter!, seat, sides);
    if (from.length > 0) moveShips(g, seat, from, TRANSIT);
    if (transit[seat] > 0) whom.push({ seat, count: transit[seat] });
  }
  return placeShips(g, whom, TRANSIT, 'ask.place.home');
}

/** Something may become of the ships of these players as they leave the gate or the planet's side. */
export function leave(g: Game, seats: readonly Seat[], sides: readonly Side[] = SIDES): Script {
  const leaving: Moments['ships.leaving']['leaving'][number][] = [];
  for (const seat of seats)
    for (const part of sentFor(g.s.encounter!, seat, sides)) leaving.push({ seat, from: [part] });
  return leaving.length === 0 ? NOTHING : moment(g, AT['ships.leaving'], { leaving });
}

/** These take their ships home, unless something becomes of them on the way. */
export function leaveWith(g: Game, seats: readonly Seat[], sides: readonly Side[] = SIDES): Script {
  const script = leave(g, seats, sides);
  return script === NOTHING ? bringHome(g, seats, sides) : leavingAfter(g, script, seats, sides);
}

function* leavingAfter(g: Game, first: Script, seats: readonly Seat[], sides: readonly Side[]): Script {
  yield* first;
  yield* bringHome(g, seats, sides);
}

/** These are no longer with either side, or with one of them, and take their ships home in the same way. */
export function* sendHome(g: Game, seats: readonly Seat[], sides: readonly Side[] = SIDES): Script {
  // Whatever becomes of the ships becomes of ships of allies.
  yield* leave(g, seats, sides);
  for (const seat of seats) leaveAlliance(g, seat, sides);
  yield* bringHome(g, seats, sides);
}

/** Some of a player's ships at one place are about to leave it: false if something has become of them. */
export function* staysWhole(g: Game, seat: Seat, from: Part[]): Script<boolean> {
  const [{ place }] = from;
  const before = shipsAt(g.s, seat, place);
  yield* moment(g, AT['ships.leaving'], { leaving: [{ seat, from }] });
  return shipsAt(g.s, seat, place) === before;
}

/** Ships of this player that have been picked up, and nothing else, are placed. */
export const placeHeld = (g: Game, seat: Seat): Script => {
  const count = g.s.encounter!.transit[seat];
  return count === 0 ? NOTHING : placeShips(g, [{ seat, count }], TRANSIT, 'ask.place.home');
};

/** The same for everybody: of ships that have come off a sheet. */
export function placeAllHeld(g: Game): Script {
  const { transit } = g.s.encounter!;
  const whom: Placing[] = [];
  for (const seat of clockwise(g.s)) if (transit[seat] > 0) whom.push({ seat, count: transit[seat] });
  return placeShips(g, whom, TRANSIT, 'ask.place.home');
}

/** Pays ships from these places as the price of an effect: all there are, if answers to it have cost too many. */
export function* payShips(g: Game, seat: Seat, slots: Slot[], count: number, key: string): Script {
  const due = Math.min(count, room(slots));
  const counts = yield* askShips({ seat, key, slots, min: due, max: due });
  yield* loseShips(g, [loss(seat, partsOf(slots, counts))], 'cost');
}
