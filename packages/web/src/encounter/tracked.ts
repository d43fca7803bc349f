/**
 * The encounter as it was fought. After the fight ships land and fall, and the engine's ledger follows them; what the
 * totals were made of stays on the screen until the next encounter, and that one keeps it at hand.
 */
import type { View } from '@cosmarium/engine';
import { balanced, type EncounterView } from './sides.ts';

export interface Fought {
  encounter: EncounterView;
  planets: View['planets'];
}

export interface Tracked {
  /** What this was made from. */
  seen: View | null;
  now: Fought | null;
  /** The last one that came to an outcome. */
  before: Fought | null;
}

export const NOTHING_TRACKED: Tracked = { seen: null, now: null, before: null };

/** The card, the ships and the lines of a fight that is over, with the rest as it is now. */
function stillFought(was: Fought, now: Fought): Fought {
  const { laid, faces, ledger, gate, aid, allies, planet, reinforcements } = was.encounter;
  return {
    encounter: { ...now.encounter, laid, faces, ledger, gate, aid, allies, planet, reinforcements },
    planets: was.planets,
  };
}

const isOver = ({ outcome, totals }: EncounterView): boolean => outcome !== null || totals !== null;

export function follow(tracked: Tracked, view: View): Tracked {
  const was = tracked.now;
  const encounter = view.encounter;
  const now = encounter === null ? null : { encounter, planets: view.planets };
  if (was === null || now === null || was.encounter.number !== now.encounter.number) {
    const finished = was !== null && was.encounter.outcome !== null ? was : tracked.before;
    // After a leap, the last one that was seen is not the last one any more.
    const isLast = now === null || finished?.encounter.number === now.encounter.number - 1;
    return { seen: view, now, before: isLast ? finished : null };
  }
  const keep = isOver(was.encounter) && isOver(now.encounter);
  // A power may still change the totals after they were counted.
  const same = String(was.encounter.totals) === String(now.encounter.totals) || !balanced(now.encounter);
  return { seen: view, now: keep && same ? stillFought(was, now) : now, before: tracked.before };
}
