import type { Game } from '../game.ts';
import type { Answer, Question } from '../decisions.ts';
import { NOTHING, type Script } from '../timing/script.ts';
import { placeAllHeld } from '../timing/losses.ts';
import { turnIsOver } from '../timing/windows.ts';
import { beginEncounter } from '../verbs/begin-encounter.ts';
import { breakOff, TURN_ENDS } from '../verbs/outcome.ts';
import { settleSheets } from '../verbs/sheets.ts';
import { beginTurn, passTurn, setStage } from '../verbs/turn.ts';
import { AFTERMATH, anotherEncounter, extraEncounters, FIGHT } from './encounter.ts';
import { setUp } from './setup.ts';
import { rechargeAfterTurn } from './special-ships.ts';
import { startTurn } from './start-turn.ts';
import { begun, type Step } from './steps.ts';

function begin(g: Game): Script {
  const begins = g.s.stage === 'start-turn';
  if (begins) beginTurn(g);
  beginEncounter(g, g.s.offense, false);
  return begins ? startTurn(g) : NOTHING;
}

function* end(g: Game): Script {
  const again = yield* anotherEncounter(g, g.s.offense);
  settleSheets(g);
  yield* placeAllHeld(g);
  if (again) return setStage(g, 'encounter');
  rechargeAfterTurn(g);
  passTurn(g);
}

const NONE_GIVEN: Answer[] = [];

const FOUGHT: readonly Step[] = [begin, ...FIGHT];
const ROUND: readonly Step[] = [...FOUGHT, ...AFTERMATH, extraEncounters, end];

/**
 * The whole game, step by step. Between two rounds the state is plain data and no script is alive. It is no script
 * itself: every answer would have to pass through it on its way to the step that asked.
 */
export class Course {
  private readonly g: Game;
  private script: Script;
  /** The step that is running; before the first there is the set-up. */
  private at = ROUND.length - 1;

  constructor(g: Game) {
    this.g = g;
    this.script = g.s.stage === 'setup' ? setUp(g) : NOTHING;
  }

  /** Goes on with these answers to the next questions; null if there are none any more. */
  next(answers: Answer[]): Question[] | null {
    for (;;) {
      if (this.script !== NOTHING) {
        const asked = this.goOn(answers);
        if (asked !== null) return asked;
      }
      this.at = (this.at + 1) % ROUND.length;
      if (this.at === 0 && !this.g.checkpoint()) return null;
      this.script = begun(this.g, ROUND[this.at]);
    }
  }

  /** Runs the step up to its next questions; null if it is done. */
  private goOn(answers: Answer[]): Question[] | null {
    try {
      let result = this.script.next(answers);
      while (!result.done)
        if (turnIsOver(this.g)) result = this.script.throw(TURN_ENDS);
        else if (result.value.length > 0) return result.value;
        else {
          this.g.step();
          result = this.script.next(NONE_GIVEN);
        }
    } catch (error) {
      if (error !== TURN_ENDS) throw error;
      breakOff(this.g);
      this.at = FOUGHT.length - 1;
    }
    return null;
  }
}
