import type { Game } from '../game.ts';
import type { Answer, Question } from '../decisions.ts';
import { NOTHING, type Script } from '../timing/script.ts';
import { beginEncounter } from '../verbs/encounter.ts';
import { settleSheets } from '../verbs/sheets.ts';
import { beginTurn, passTurn, setStage } from '../verbs/turn.ts';
import { anotherEncounter, ENCOUNTER, extraEncounters, type Step } from './encounter.ts';
import { setUp } from './setup.ts';
import { startTurn } from './start-turn.ts';

function begin(g: Game): Script {
  const begins = g.s.stage === 'start-turn';
  if (begins) beginTurn(g);
  beginEncounter(g, g.s.offense, false);
  return begins ? startTurn(g) : NOTHING;
}

function* end(g: Game): Script {
  const again = yield* anotherEncounter(g, g.s.offense);
  settleSheets(g);
  if (again) setStage(g, 'encounter');
  else passTurn(g);
}

const ROUND: readonly Step[] = [begin, ...ENCOUNTER, extraEncounters, end];

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
        const result = this.script.next(answers);
        if (!result.done) return result.value;
      }
      this.at = (this.at + 1) % ROUND.length;
      if (this.at === 0 && !this.g.checkpoint()) return null;
      this.script = ROUND[this.at](this.g);
    }
  }
}
