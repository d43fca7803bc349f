import type { Game } from '../game.ts';
import { UNNUMBERED, type AimAnswer, type AimDecision, type Slot } from '../decisions.ts';
import { isForced } from '../answers.ts';
import { colonySlots, hasColony } from '../state/query.ts';
import { GATE } from '../state/types.ts';
import type { Seat } from '../state/types.ts';
import type { Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { aimGate, enterPhase } from '../verbs/encounter.ts';
import { setOutcome } from '../verbs/outcome.ts';
import { moveShips, partsOf } from '../verbs/ships.ts';

/** LAUN-2, ALLY-4: four ships at most, unless something says otherwise. */
export function* shipLimit(g: Game, seat: Seat): Script<number> {
  const limit = { seat, max: 4 };
  yield* moment(g, 'ships.limit', limit);
  return limit.max;
}

/** Asks for a target and the ships to send there in one question; the fallback sends as few as possible. */
export function* aim(
  kind: AimDecision['kind'],
  seat: Seat,
  key: string,
  targets: AimDecision['targets'],
  slots: readonly Slot[],
  min: number,
  max: number,
): Script<AimAnswer> {
  let left = targets[0] === 'none' ? 0 : min;
  const ships: number[] = [];
  for (const slot of slots) {
    const count = Math.min(left, slot.max);
    left -= count;
    ships.push(count);
  }
  const fallback = { target: 0, ships };
  const q: AimDecision = {
    id: UNNUMBERED,
    kind,
    seat,
    key,
    params: {},
    secret: false,
    targets,
    slots,
    min,
    max,
    fallback,
  };
  if (isForced(q)) return fallback;
  return (yield [q])[0] as AimAnswer;
}

export function* launch(g: Game): Script {
  const s = g.s;
  const e = s.encounter!;
  const offense = e.offense;
  enterPhase(g, 'launch');
  const aboard = e.gate[offense];
  if (!hasColony(s, offense) && aboard === 0) return setOutcome(g, { type: 'broken-off' }); // LAUN-5
  const limit = yield* shipLimit(g, offense);
  const slots = colonySlots(s, offense);
  const most = Math.max(0, limit - aboard);
  const held = slots.reduce((sum, slot) => sum + slot.max, 0);
  const answer = yield* aim(
    'launch',
    offense,
    e.resettle ? 'ask.resettle' : 'ask.launch',
    e.aims,
    slots,
    aboard > 0 ? 0 : 1,
    Math.min(most, held),
  );
  const planet = e.aims[answer.target];
  aimGate(g, planet);
  const sent = partsOf(slots, answer.ships);
  if (e.resettle) {
    moveShips(g, offense, aboard > 0 ? [...sent, { place: GATE, count: aboard }] : sent, planet);
    setOutcome(g, { type: 'peace', successful: true, asDeal: false });
  } else moveShips(g, offense, sent, GATE);
  yield* settle(g);
  if (e.outcome === null) yield* moment(g, 'launch.end', {});
}
