/**
 * The flow as lists of steps. Most of them ask nobody: as long as none does, no script is begun, and a step that is passed by
 * costs a call.
 */
import type { Game } from '../game.ts';
import type { At, PlainMoment } from '../timing/moments.ts';
import { NOTHING, type Script } from '../timing/script.ts';
import { moment } from '../timing/windows.ts';

/** A moment of which there is nothing to tell, or a part of the game that runs to its end before the next begins. */
export type Step = At<PlainMoment> | ((g: Game) => Script | void);

/** Begins a step: what it asks, or NOTHING. */
export const begun = (g: Game, step: Step): Script =>
  (typeof step === 'function' ? step(g) : moment(g, step)) ?? NOTHING;

/** One after the other. */
export function inTurn(g: Game, steps: readonly Step[]): Script {
  for (let i = 0; i < steps.length; i++) {
    const script = begun(g, steps[i]);
    if (script !== NOTHING) return goingOn(g, script, steps, i + 1);
  }
  return NOTHING;
}

function* goingOn(g: Game, first: Script, steps: readonly Step[], next: number): Script {
  yield* first;
  for (let i = next; i < steps.length; i++) {
    const script = begun(g, steps[i]);
    if (script !== NOTHING) yield* script;
  }
}

/** The steps of a phase, or of the rest of one: passed by once the encounter has been decided. */
export const unlessDecided =
  (steps: readonly Step[]) =>
  (g: Game): Script =>
    g.s.encounter!.outcome === null ? inTurn(g, steps) : NOTHING;
