import type { Game } from '../game.ts';
import type { AimAnswer, Slot } from '../decisions.ts';
import { isForced, room } from '../answers.ts';
import { colonies } from '../state/planets.ts';
import { hasColony, mainPlayer, othersFrom } from '../state/query.ts';
import { isMarkedClass, markerOn } from '../state/special.ts';
import { AID, DEFENSE, GATE, OFFENSE, SIDES } from '../state/types.ts';
import type { Encounter, GameState, Seat, Side } from '../state/types.ts';
import { askShips, playersQuestion } from '../timing/ask.ts';
import { AT, type Moments } from '../timing/moments.ts';
import type { Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { enterPhase, invite, join } from '../verbs/encounter.ts';
import { moveShips, partsOf, type Part } from '../verbs/ships.ts';
import { aimQuestion, sendable, shipLimit } from './launch.ts';

export function* alliance(g: Game): Script {
  const e = g.s.encounter!;
  enterPhase(g, 'alliance');
  yield* moment(g, AT['alliance.start']);
  if (e.outcome !== null) return;
  const candidates: Seat[] = [];
  for (const seat of othersFrom(g.s, e.offense)) if (seat !== e.defense) candidates.push(seat);
  for (const side of SIDES) {
    const key = side === OFFENSE ? 'ask.invite.offense' : 'ask.invite.defense';
    const inviting = { side, candidates: candidates.slice() };
    yield* moment(g, AT['alliance.inviting'], inviting);
    const guests = inviting.candidates;
    const q = playersQuestion('invite', mainPlayer(e, side), key, guests, 0, guests.length);
    invite(g, side, guests, (isForced(q) ? q.fallback : (yield [q])[0]) as readonly number[]);
    const seats = guests.filter((seat) => e.invited[side] & (1 << seat));
    if (seats.length > 0) yield* moment(g, AT['alliance.invited'], { side, seats });
  }
  for (const seat of candidates) {
    const turn = turnToAlly(e, seat);
    yield* moment(g, AT['alliance.join'], turn);
    if (turn.both) yield* joinBoth(g, turn);
    else if (turn.compelled !== null) yield* compelled(g, seat, turn.compelled.side, turn.compelled.ships);
    else if (turn.sides !== 0 && hasColony(g.s, seat)) yield* chooseSide(g, turn);
    yield* settle(g);
  }
  yield* moment(g, AT['alliance.formed']);
  yield* settle(g);
  yield* moment(g, AT['alliance.end']);
}

function turnToAlly(e: Encounter, seat: Seat): Moments['alliance.join'] {
  const bit = 1 << seat;
  const sides = (e.invited[0] & bit ? 1 : 0) | (e.invited[1] & bit ? 2 : 0);
  return { seat, sides, compelled: null, joins: false, both: false };
}

/** An ally of both sides sends ships to either, those it must send first. */
function* joinBoth(g: Game, turn: Moments['alliance.join']): Script {
  const must = turn.compelled;
  if (must !== null) yield* compelled(g, turn.seat, must.side, must.ships);
  for (const side of SIDES)
    if (side !== must?.side && hasColony(g.s, turn.seat)) {
      const spare = must === null && side === OFFENSE ? 1 : 0;
      yield* chooseSide(g, { ...turn, sides: 1 << side, joins: true }, spare);
    }
}

/** Of two ships with markers only one is sent into an encounter, also by somebody who sends ships to both sides (RUL-30). */
function alliable(s: GameState, seat: Seat): Slot[] {
  const slots = sendable(s, seat);
  const sent = s.players[seat].special.some(
    (ship) => markerOn(ship) !== undefined && (ship.at === GATE || ship.at === AID),
  );
  return sent ? slots.filter(({ ship }) => ship === undefined || !isMarkedClass(ship)) : slots;
}

/** ALLY-3: join one side that invited, or neither; `spare` ships have to stay for now. */
function* chooseSide(g: Game, turn: Moments['alliance.join'], spare = 0): Script {
  const seat = turn.seat;
  const limit = shipLimit(seat);
  yield* moment(g, AT['ships.limit'], limit);
  const slots = alliable(g.s, seat);
  if (turn.joins && room(slots) === 0) return;
  const targets: ('none' | 'offense' | 'defense')[] = turn.joins ? [] : ['none'];
  if (turn.sides & 1) targets.push('offense');
  if (turn.sides & 2) targets.push('defense');
  const q = aimQuestion(
    'ally',
    seat,
    'ask.ally',
    targets,
    slots,
    1,
    Math.min(limit.max, room(slots) - spare),
    limit,
  );
  const answer = (isForced(q) ? q.fallback : (yield [q])[0]) as AimAnswer;
  const target = targets[answer.target];
  if (target === 'none') return join(g, seat, -1);
  yield* sendAllies(g, limit, target === 'offense' ? OFFENSE : DEFENSE, partsOf(slots, answer.ships));
}

function* sendAllies(g: Game, limit: Moments['ships.limit'], side: Side, parts: Part[]): Script {
  const place = side === OFFENSE ? GATE : AID;
  join(g, limit.seat, side);
  moveShips(g, limit.seat, parts, place);
  yield* moment(g, AT['ships.sent'], { seat: limit.seat, max: limit.max, place });
}

/** Must join with that many ships. Nobody has to give up a colony for it, but may (Annex F-3). */
function* compelled(g: Game, seat: Seat, side: Side, wanted: number): Script {
  const limit = shipLimit(seat);
  yield* moment(g, AT['ships.limit'], limit);
  const slots = sendable(g.s, seat);
  const most = Math.min(wanted, limit.max, room(slots));
  if (most === 0) return;
  const spare = room(slots) - colonies(g.s, seat).length;
  const least = Math.min(most, spare);
  const counts = yield* askShips({ seat, key: 'ask.ally.compelled', slots, min: least, max: most });
  const parts = partsOf(slots, counts);
  if (parts.length === 0) return join(g, seat, -1);
  yield* sendAllies(g, limit, side, parts);
}
