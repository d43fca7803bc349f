import type { Game } from '../game.ts';
import type { AimAnswer, AimDecision } from '../decisions.ts';
import { isForced } from '../answers.ts';
import { colonySlots } from '../state/query.ts';
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

/** Asks for a target and the ships to send there in one question. */
export function* aim(
  question: Omit<AimDecision, 'id' | 'fallback' | 'params' | 'secret'>,
): Script<AimAnswer> {
  const sends = question.targets[0] === 'none' ? 0 : question.min;
  let left = sends;
  const ships = question.slots.map((slot) => {
    const count = Math.min(left, slot.max);
    left -= count;
    return count;
  });
  const q = { ...question, params: {}, secret: false, fallback: { target: 0, ships } };
  if (isForced(q)) return q.fallback;
  return (yield [q])[0] as AimAnswer;
}

export function* launch(g: Game): Script {
  const s = g.s;
  const e = s.encounter!;
  const offense = e.offense;
  enterPhase(g, 'launch');
  const aboard = e.gate[offense];
  if (colonySlots(s, offense).length === 0 && aboard === 0) return setOutcome(g, { type: 'broken-off' }); // LAUN-5
  const limit = yield* shipLimit(g, offense);
  const slots = colonySlots(s, offense);
  const most = Math.max(0, limit - aboard);
  const held = slots.reduce((sum, slot) => sum + slot.max, 0);
  const answer = yield* aim({
    kind: 'launch',
    seat: offense,
    key: e.resettle ? 'ask.resettle' : 'ask.launch',
    targets: e.aims,
    slots,
    min: aboard > 0 ? 0 : 1,
    max: Math.min(most, held),
  });
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
