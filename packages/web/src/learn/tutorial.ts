/** The tutorial: a game in the page, and where its lessons are. */
import { buildPosition, gameFromPosition, type Decision, type Game } from '@cosmarium/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { playLocally, type LocalTable } from '../local/play.ts';
import { LESSONS, type Lesson } from './lessons.ts';
import { opponentAnswer } from './opponents.ts';
import { ENCOUNTERS, POSITION, YOU } from './position.ts';

export interface Lecture {
  lesson: Lesson;
  /** `read`: a button goes on. `act`: the player answers at the table. `wait`: others do. `free`: no lesson speaks of this question. */
  now: 'read' | 'act' | 'wait' | 'free' | 'over';
  /** What the coach has against the last answer: part of a text key. */
  objection: string | null;
}

export interface Tutorial {
  game: Game;
  table: LocalTable;
  lecture: StoreApi<Lecture>;
  /** The player has read it. */
  next: () => void;
}

/** The turn is over, or both encounters are. */
const finished = (game: Game): boolean => game.stopped || game.over || game.s.offense !== YOU;

export function beginTutorial(pause: number): Tutorial {
  const game = gameFromPosition(buildPosition(POSITION), { haltAfter: ENCOUNTERS });
  const lecture = createStore<Lecture>(() => ({ lesson: LESSONS[0], now: 'read', objection: null }));
  /** The lesson that was last begun. */
  let at = 0;

  const asked = (): Decision | undefined => game.pending().find((one) => one.seat === YOU);
  const speak = (index: number, now: Lecture['now']) => {
    if (now !== 'free') at = index;
    lecture.setState({ lesson: LESSONS[at], now, objection: null });
    table.hold(now === 'read');
  };
  const lessonFor = (decision: Decision): number => {
    const encounter = game.s.encounter?.number ?? 0;
    return LESSONS.findIndex((lesson, i) => i >= at && (lesson.asks?.(decision, encounter) ?? false));
  };
  /** Goes to what comes after lesson `from`: something to read, or the lesson of the open question. */
  const goOn = (from: number) => {
    if (finished(game)) return speak(LESSONS.length - 1, 'over');
    const decision = asked();
    if (decision === undefined) return speak(at, 'wait');
    const found = lessonFor(decision);
    if (found < 0) return speak(at, 'free');
    const reading = LESSONS.findIndex((lesson, i) => i > from && i < found && lesson.asks === undefined);
    if (reading < 0) speak(found, 'act');
    else speak(reading, 'read');
  };

  const table = playLocally(
    game,
    YOU,
    { answer: opponentAnswer, pause, done: finished },
    {
      allows(decision, answer) {
        const { lesson, now } = lecture.getState();
        const objection = now === 'act' ? (lesson.objects?.(decision, answer) ?? null) : null;
        lecture.setState({ objection });
        return objection === null;
      },
      moved() {
        // Whoever comes back to the page finds what they were reading.
        if (lecture.getState().now !== 'read') goOn(at);
      },
      waiting: () => speak(at, 'wait'),
    },
  );
  table.hold(true);
  return { game, table, lecture, next: () => goOn(at) };
}
