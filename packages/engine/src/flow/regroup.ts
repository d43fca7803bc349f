import type { Game } from '../game.ts';
import { hasColony } from '../state/query.ts';
import { GATE, WARP } from '../state/types.ts';
import type { Seat } from '../state/types.ts';
import { leaveWorlds, retrievable } from '../timing/adrift.ts';
import { whichShips } from '../timing/classes.ts';
import { retrieveShips } from '../timing/losses.ts';
import { AT } from '../timing/moments.ts';
import type { Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { enterPhase } from '../verbs/encounter.ts';
import { moveShips } from '../verbs/ships.ts';
import { research } from './research.ts';
import type { Step } from './steps.ts';
import { retrieving } from './special-ships.ts';

export const REGROUP: readonly Step[] = [
  (g) => enterPhase(g, 'regroup'),
  AT['regroup.first'],
  research,
  AT['regroup.start'],
  retrieval,
  settle,
  AT['regroup.end'],
  settle,
];

/** REGR-1, unless something takes its place. */
function* retrieval(g: Game): Script {
  const { offense } = g.s.encounter!;
  const due = { seat: offense, count: 1, instead: false };
  yield* moment(g, AT['regroup.retrieve'], due);
  if (due.instead) return;
  const script = () => retrieve(g, due.seat, due.count);
  yield* due.seat === offense ? retrieving(g, due.seat, script) : script();
}

function* retrieve(g: Game, seat: Seat, count: number): Script {
  // OUR READING (RUL-25): nobody must take a ship off a planet in the warp.
  yield* leaveWorlds(g, seat, Math.min(count, g.s.warp[seat]), Math.min(count, retrievable(g.s, seat)));
  if (seat !== g.s.encounter!.offense || hasColony(g.s, seat)) return yield* retrieveShips(g, seat, count);
  // REGR-2: without a colony the ship goes straight onto the gate.
  if (g.s.warp[seat] > 0) moveShips(g, seat, yield* whichShips(g, seat, WARP, 1), GATE);
}
