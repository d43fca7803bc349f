import type { Game } from '../game.ts';
import type { Script } from '../timing/script.ts';
import { beginEncounter } from '../verbs/encounter.ts';
import { settleSheets } from '../verbs/sheets.ts';
import { beginTurn, passTurn, setStage } from '../verbs/turn.ts';
import { anotherEncounter, encounter, extraEncounters } from './encounter.ts';
import { setUp } from './setup.ts';
import { startTurn } from './start-turn.ts';

/** The whole game. Between two rounds of this loop the state is plain data and no script is alive. */
export function* play(g: Game): Script {
  if (g.s.stage === 'setup') yield* setUp(g);
  while (g.checkpoint()) {
    const begins = g.s.stage === 'start-turn';
    if (begins) beginTurn(g);
    beginEncounter(g, g.s.offense, false);
    if (begins) yield* startTurn(g);
    yield* encounter(g);
    if (g.s.extra.length > 0) yield* extraEncounters(g);
    const again = yield* anotherEncounter(g, g.s.offense);
    settleSheets(g);
    if (again) setStage(g, 'encounter');
    else passTurn(g);
  }
}
