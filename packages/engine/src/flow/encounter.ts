import type { Game } from '../game.ts';
import { planetsOf } from '../state/planets.ts';
import { isArmed } from '../state/query.ts';
import type { Seat } from '../state/types.ts';
import { askOption, askYesNo } from '../timing/ask.ts';
import { placeAllHeld } from '../timing/losses.ts';
import { AT } from '../timing/moments.ts';
import { NOTHING, type Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { beginEncounter, nextExtraEncounter, resumeEncounter } from '../verbs/begin-encounter.ts';
import { setAims, setDefense } from '../verbs/encounter.ts';
import { takeUpAside } from '../verbs/cards.ts';
import { breakOff, successful, TURN_ENDS } from '../verbs/outcome.ts';
import { settleSheets } from '../verbs/sheets.ts';
import { alliance } from './alliance.ts';
import { destiny } from './destiny.ts';
import { launch } from './launch.ts';
import { PLANNING } from './planning.ts';
import { REGROUP } from './regroup.ts';
import { newTechnology, technologiesLeft } from './research.ts';
import { RESOLUTION } from './resolution.ts';
import { REVEAL } from './reveal.ts';
import { inTurn, unlessDecided, type Step } from './steps.ts';

/** Up to the reveal. All of it is left at once when the turn ends (PLAN-1). */
export const FIGHT: readonly Step[] = [
  ...REGROUP,
  // Whoever may act at any time may do so, unless there is nothing left to fight for.
  unlessDecided([AT.free]),
  unlessDecided([opponents]),
  unlessDecided([AT.free]),
  unlessDecided([launch]),
  unlessDecided([AT.free]),
  unlessDecided([alliance]),
  unlessDecided(PLANNING),
  unlessDecided(REVEAL),
];

/** What every encounter ends with, whatever came before. */
export const AFTERMATH: readonly Step[] = [
  ...RESOLUTION,
  AT['encounter.end'],
  takeUpAside,
  settle,
  AT['encounter.over'],
  settle,
  // Whoever had ships on a sheet that has just left the game.
  placeAllHeld,
];

/** Destiny says whom it is against. Where that has been said before, the planets are those that regrouping has left. */
function opponents(g: Game): Script {
  const { defense } = g.s.encounter!;
  if (defense < 0) return destiny(g);
  setAims(g, planetsOf(g.s, defense));
  return NOTHING;
}

/** Encounters that were announced to follow this one, outside the turn's own. */
export const extraEncounters: Step = (g) => (g.s.extra.length > 0 ? further(g) : NOTHING);

function* further(g: Game): Script {
  const outer = g.s.encounter!;
  const zapped = g.s.players.flatMap((player) => player.sheets.filter((sheet) => sheet.zapped));
  while (g.s.extra.length > 0) {
    settleSheets(g);
    yield* placeAllHeld(g);
    const { offense, defense } = nextExtraEncounter(g);
    beginEncounter(g, offense, true);
    // Without one named, destiny says whom it is against.
    if (defense >= 0) setDefense(g, defense, planetsOf(g.s, defense));
    yield* wholeEncounter(g);
    settleSheets(g);
    yield* placeAllHeld(g);
    resumeEncounter(g, outer, zapped);
  }
}

function* wholeEncounter(g: Game): Script {
  try {
    yield* inTurn(g, FIGHT);
  } catch (error) {
    if (error !== TURN_ENDS) throw error;
    breakOff(g);
  }
  yield* inTurn(g, AFTERMATH);
}

/** TURN-2 to TURN-4: may the offense go on, and does it want to? */
export function* anotherEncounter(g: Game, offense: Seat): Script<boolean> {
  const s = g.s;
  const e = s.encounter!;
  if (e.outcome!.type === 'broken-off') return false;
  const earned = successful(e.outcome) && s.turnEncounters < 2 && isArmed(g, offense);
  const goesOn = earned && !s.options.variants.singleEncounter;
  if (earned && technologiesLeft(g)) {
    const ways = goesOn ? (['encounter', 'technology', 'none'] as const) : (['none', 'technology'] as const);
    const way = yield* askOption(offense, 'ask.technology.instead', ways);
    if (way === 'technology') yield* newTechnology(g, offense);
    if (goesOn || way === 'technology') return way === 'encounter';
  } else if (goesOn) return yield* askYesNo(offense, 'ask.second-encounter', { fallback: 1 });
  const going = { again: false };
  yield* moment(g, AT['turn.continue'], going);
  yield* settle(g);
  return going.again && !(yield* tradesEncounter(g, offense));
}

/** TECH-4: a technology instead of any further encounter, too; that ends the turn. */
function* tradesEncounter(g: Game, offense: Seat): Script<boolean> {
  if (!technologiesLeft(g)) return false;
  if ((yield* askOption(offense, 'ask.technology.instead', ['encounter', 'technology'])) === 'encounter')
    return false;
  yield* newTechnology(g, offense);
  return true;
}
