import type { Game } from '../game.ts';
import { UNNUMBERED, type AimAnswer, type AimDecision, type Slot } from '../decisions.ts';
import { isForced, room } from '../answers.ts';
import { colonySlots, hasColony } from '../state/query.ts';
import { isMarkedClass, markerOn } from '../state/special.ts';
import { GATE } from '../state/types.ts';
import type { GameState, Seat } from '../state/types.ts';
import { NO_PARAMS, filled } from '../timing/ask.ts';
import { AT, type Moments } from '../timing/moments.ts';
import type { Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { aimGate, enterPhase } from '../verbs/encounter.ts';
import { callOff } from '../verbs/outcome.ts';
import { moveShips, partsOf } from '../verbs/ships.ts';

/** LAUN-2, ALLY-4: four ships at most, unless something says otherwise at 'ships.limit'. */
export const shipLimit = (seat: Seat): Moments['ships.limit'] => ({ seat, max: 4, by: '' });

/** Asks for a target and the ships to send there in one question; the fallback sends as few as possible. */
export function aimQuestion(
  kind: AimDecision['kind'],
  seat: Seat,
  key: string,
  targets: AimDecision['targets'],
  slots: readonly Slot[],
  min: number,
  max: number,
  limit: Moments['ships.limit'],
): AimDecision {
  const ships = filled(slots, targets[0] === 'none' ? 0 : min);
  return {
    id: UNNUMBERED,
    kind,
    seat,
    key,
    params: limit.by === '' ? NO_PARAMS : { limit: limit.max, alien: limit.by },
    secret: false,
    targets,
    slots,
    min,
    max,
    fallback: { target: 0, ships },
  };
}

/** SHIP-1: the player's ships to send into an encounter; of two with markers only one. */
export function sendable(s: GameState, seat: Seat): Slot[] {
  const slots = colonySlots(s, seat);
  const { special } = s.players[seat];
  if (special.length < 2 || special.filter((ship) => markerOn(ship) !== undefined).length < 2) return slots;
  return slots.map((slot) =>
    slot.ship !== undefined && isMarkedClass(slot.ship) ? { ...slot, alone: true } : slot,
  );
}

export function* launch(g: Game): Script {
  const s = g.s;
  const e = s.encounter!;
  const offense = e.offense;
  enterPhase(g, 'launch');
  const aboard = e.gate[offense];
  // LAUN-5; and a system may have lost all its planets (tech.md).
  if ((!hasColony(s, offense) && aboard === 0) || e.aims.length === 0)
    return callOff(g, { type: 'broken-off' });
  const limit = shipLimit(offense);
  yield* moment(g, AT['ships.limit'], limit);
  const slots = sendable(s, offense);
  const key = e.resettle ? 'ask.resettle' : 'ask.launch';
  const most = Math.max(0, limit.max - aboard);
  const q = aimQuestion(
    'launch',
    offense,
    key,
    e.aims,
    slots,
    aboard > 0 ? 0 : 1,
    Math.min(most, room(slots)),
    limit,
  );
  const answer = (isForced(q) ? q.fallback : (yield [q])[0]) as AimAnswer;
  const planet = e.aims[answer.target];
  aimGate(g, planet);
  const sent = partsOf(slots, answer.ships);
  if (e.resettle) {
    moveShips(g, offense, aboard > 0 ? [...sent, { place: GATE, count: aboard }] : sent, planet);
    callOff(g, { type: 'peace', successful: true, asDeal: false });
  } else {
    moveShips(g, offense, sent, GATE);
    yield* moment(g, AT['ships.sent'], { seat: offense, max: limit.max, place: GATE });
  }
  yield* settle(g);
  if (e.outcome === null) yield* moment(g, AT['launch.end']);
}
