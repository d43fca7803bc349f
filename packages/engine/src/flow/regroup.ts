import type { Game } from '../game.ts';
import { hasColony } from '../state/query.ts';
import { GATE, WARP } from '../state/types.ts';
import { retrieveShips } from '../timing/losses.ts';
import { AT } from '../timing/moments.ts';
import type { Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { enterPhase } from '../verbs/encounter.ts';
import { moveShips } from '../verbs/ships.ts';
import { research } from './research.ts';

export function* regroup(g: Game): Script {
  const e = g.s.encounter!;
  enterPhase(g, 'regroup');
  yield* moment(g, AT['regroup.first']);
  yield* research(g);
  yield* moment(g, AT['regroup.start']);
  const due = { seat: e.offense, count: 1, instead: false };
  yield* moment(g, AT['regroup.retrieve'], due);
  if (!due.instead) {
    if (due.seat === e.offense && !hasColony(g.s, due.seat)) {
      // REGR-2: without a colony the ship goes straight onto the gate.
      if (g.s.warp[due.seat] > 0) moveShips(g, due.seat, [{ place: WARP, count: 1 }], GATE);
    } else yield* retrieveShips(g, due.seat, due.count);
  }
  yield* settle(g);
  yield* moment(g, AT['regroup.end']);
  yield* settle(g);
}
