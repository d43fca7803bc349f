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
import { retrieving } from './special-ships.ts';

export function* regroup(g: Game): Script {
  const e = g.s.encounter!;
  enterPhase(g, 'regroup');
  yield* moment(g, AT['regroup.first']);
  yield* research(g);
  yield* moment(g, AT['regroup.start']);
  const due = { seat: e.offense, count: 1, instead: false };
  yield* moment(g, AT['regroup.retrieve'], due);
  if (!due.instead) {
    const script = () => retrieve(g, due.seat, due.count);
    yield* due.seat === e.offense ? retrieving(g, due.seat, script) : script();
  }
  yield* settle(g);
  yield* moment(g, AT['regroup.end']);
  yield* settle(g);
}

function* retrieve(g: Game, seat: Seat, count: number): Script {
  // OUR READING (RUL-25): nobody must take a ship off a planet in the warp.
  yield* leaveWorlds(g, seat, Math.min(count, g.s.warp[seat]), Math.min(count, retrievable(g.s, seat)));
  if (seat !== g.s.encounter!.offense || hasColony(g.s, seat)) return yield* retrieveShips(g, seat, count);
  // REGR-2: without a colony the ship goes straight onto the gate.
  if (g.s.warp[seat] > 0) moveShips(g, seat, yield* whichShips(g, seat, WARP, 1), GATE);
}
