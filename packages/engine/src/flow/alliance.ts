import type { Game } from '../game.ts';
import { canChooseEncounterCard, colonySlots, hasColony, othersFrom } from '../state/query.ts';
import { AID, DEFENSE, GATE, OFFENSE } from '../state/types.ts';
import type { Seat, Side } from '../state/types.ts';
import { askPlayers, askShips } from '../timing/ask.ts';
import type { Moments } from '../timing/moments.ts';
import type { Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { enterPhase, invite, join } from '../verbs/encounter.ts';
import { moveShips, partsOf, type Part } from '../verbs/ships.ts';
import { aim, shipLimit } from './launch.ts';

export function* alliance(g: Game): Script {
  const e = g.s.encounter!;
  enterPhase(g, 'alliance');
  yield* moment(g, 'alliance.start', {});
  if (e.outcome !== null || !canChooseEncounterCard(g, e.offense)) return; // PLAN-1: the turn ends at once
  const candidates = othersFrom(g.s, e.offense).filter((seat) => seat !== e.defense);
  yield* invitations(g, OFFENSE, e.offense, candidates);
  yield* invitations(g, DEFENSE, e.defense, candidates);
  for (const seat of candidates) {
    yield* turnToAlly(g, seat);
    yield* settle(g);
  }
  yield* moment(g, 'alliance.formed', {});
  yield* settle(g);
}

function* invitations(g: Game, side: Side, host: Seat, candidates: Seat[]): Script {
  const key = side === OFFENSE ? 'ask.invite.offense' : 'ask.invite.defense';
  const invited = yield* askPlayers(host, key, candidates, 0, candidates.length, { kind: 'invite' });
  invite(g, side, invited);
}

/** ALLY-3: join one side that invited, or neither. */
function* turnToAlly(g: Game, seat: Seat): Script {
  const e = g.s.encounter!;
  const bit = 1 << seat;
  const turn: Moments['alliance.join'] = {
    seat,
    sides: (e.invited[0] & bit ? 1 : 0) | (e.invited[1] & bit ? 2 : 0),
    compelled: null,
    joins: false,
  };
  yield* moment(g, 'alliance.join', turn);
  if (turn.compelled !== null) return yield* compelled(g, seat, turn.compelled.side, turn.compelled.ships);
  if (turn.sides === 0 || !hasColony(g.s, seat)) return;
  const limit = yield* shipLimit(g, seat);
  const slots = colonySlots(g.s, seat);
  const held = slots.reduce((sum, slot) => sum + slot.max, 0);
  const targets: ('none' | 'offense' | 'defense')[] = turn.joins ? [] : ['none'];
  if (turn.sides & 1) targets.push('offense');
  if (turn.sides & 2) targets.push('defense');
  const answer = yield* aim('ally', seat, 'ask.ally', targets, slots, 1, Math.min(limit, held));
  const target = targets[answer.target];
  if (target === 'none') return join(g, seat, -1);
  sendAllies(g, seat, target === 'offense' ? OFFENSE : DEFENSE, partsOf(slots, answer.ships));
}

function sendAllies(g: Game, seat: Seat, side: Side, parts: Part[]): void {
  join(g, seat, side);
  moveShips(g, seat, parts, side === OFFENSE ? GATE : AID);
}

/** Must join with that many ships, as far as no colony is given up for it. */
function* compelled(g: Game, seat: Seat, side: Side, wanted: number): Script {
  const limit = yield* shipLimit(g, seat);
  const slots = colonySlots(g.s, seat)
    .map((slot) => ({ at: slot.at, max: slot.max - 1 }))
    .filter((slot) => slot.max > 0);
  const spare = slots.reduce((sum, slot) => sum + slot.max, 0);
  const count = Math.min(wanted, limit, spare);
  if (count === 0) return;
  const counts = yield* askShips({ seat, key: 'ask.ally.compelled', slots, min: count, max: count });
  sendAllies(g, seat, side, partsOf(slots, counts));
}
