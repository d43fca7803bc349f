import type { Game } from '../game.ts';
import { canChooseEncounterCard, handHasEncounterCard, planetsOf } from '../state/query.ts';
import type { Seat } from '../state/types.ts';
import { askYesNo } from '../timing/ask.ts';
import { AT } from '../timing/moments.ts';
import { NOTHING, type Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { beginEncounter, nextExtraEncounter, resumeEncounter, setDefense } from '../verbs/encounter.ts';
import { setOutcome, successful } from '../verbs/outcome.ts';
import { settleSheets } from '../verbs/sheets.ts';
import { alliance } from './alliance.ts';
import { destiny } from './destiny.ts';
import { launch } from './launch.ts';
import { planning } from './planning.ts';
import { regroup } from './regroup.ts';
import { resolution } from './resolution.ts';
import { reveal } from './reveal.ts';

/** A part of the game that runs to its end before the next begins; NOTHING if it does not take place this time. */
export type Step = (g: Game) => Script;

/** From regroup to the end of resolution; the start of the turn and the question of another encounter lie outside. */
export const ENCOUNTER: readonly Step[] = [
  regroup,
  (g) => (stillOn(g) && g.s.encounter!.defense < 0 ? destiny(g) : NOTHING),
  (g) => (stillOn(g) ? launch(g) : NOTHING),
  (g) => (stillOn(g) ? alliance(g) : NOTHING),
  (g) => (stillOn(g) ? planning(g) : NOTHING),
  (g) => (g.s.encounter!.outcome === null ? reveal(g) : NOTHING),
  resolution,
  (g) => moment(g, AT['encounter.end']),
  settle,
  (g) => moment(g, AT['encounter.over']),
  settle,
];

/** PLAN-1: an offense without an encounter card ends the turn at once, whenever that happens before selection. */
function stillOn(g: Game): boolean {
  const e = g.s.encounter!;
  if (e.outcome === null && !canChooseEncounterCard(g, e.offense)) setOutcome(g, { type: 'broken-off' });
  return e.outcome === null;
}

/** Encounters that were announced to follow this one, outside the turn's own. */
export const extraEncounters: Step = (g) => (g.s.extra.length > 0 ? further(g) : NOTHING);

function* further(g: Game): Script {
  const outer = g.s.encounter!;
  const zapped = g.s.players.flatMap((player) => player.sheets.filter((sheet) => sheet.zapped));
  while (g.s.extra.length > 0) {
    settleSheets(g);
    const { offense, defense } = nextExtraEncounter(g);
    beginEncounter(g, offense, true);
    setDefense(g, defense, planetsOf(g.s, defense));
    for (const step of ENCOUNTER) yield* step(g);
    settleSheets(g);
    resumeEncounter(g, outer, zapped);
  }
}

/** TURN-2 to TURN-4: may the offense go on, and does it want to? */
export function* anotherEncounter(g: Game, offense: Seat): Script<boolean> {
  const s = g.s;
  const e = s.encounter!;
  if (e.outcome!.type === 'broken-off') return false;
  if (successful(e.outcome) && s.turnEncounters < 2 && handHasEncounterCard(g, offense))
    return yield* askYesNo(offense, 'ask.second-encounter', { fallback: 1 });
  const going = { again: false };
  yield* moment(g, AT['turn.continue'], going);
  yield* settle(g);
  return going.again;
}
