/** What is wrong with a set-up that somebody chose, so that it can be said in any language. */
import { CosmariumError } from '../errors.ts';

export type SetupFault =
  | { fault: 'players'; players: number }
  | { fault: 'unknown-alien'; alien: string }
  | { fault: 'unknown-combo'; combo: string }
  /** A combo was chosen, and a start that has none. */
  | { fault: 'combo-start' }
  /** The combo chosen has an alien that is left out. */
  | { fault: 'combo-alien'; combo: string; alien: string }
  /** None of the combos has only aliens that are allowed. */
  | { fault: 'no-combo' }
  | { fault: 'too-few-aliens'; needed: number; allowed: number }
  /** Powers shall change, and nobody is left to change into. */
  | { fault: 'no-spare-alien' }
  /** Any number of flares of which there are none. */
  | { fault: 'no-flares' }
  /** Two special ships each, and too many players for it. */
  | { fault: 'special-ships'; most: number }
  | { fault: 'first'; first: number };

/** A set-up that cannot be played for a reason of the rules. */
export class SetupError extends CosmariumError {
  constructor(
    readonly fault: SetupFault,
    message: string,
    path: string,
  ) {
    super('bad-setup', message, path);
  }
}
