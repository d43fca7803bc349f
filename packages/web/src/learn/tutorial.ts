/** A scene of the tutorial: a game in the page, and where its lessons are. */
import { buildPosition, gameFromPosition, type Decision, type Game } from '@cosmarium/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { playLocally, type LocalTable } from '../local/play.ts';
import { YOU, type Lesson, type Scene } from './lessons.ts';

export interface Lecture {
  lesson: Lesson;
  /** `read`: a button goes on. `act`: the player answers at the table. `wait`: others do. `free`: no lesson speaks of this question. */
  now: 'read' | 'act' | 'wait' | 'free' | 'over';
  /** What the coach has against the last answer: part of a text key. */
  objection: string | null;
}

export interface Tutorial {
  scene: Scene;
  game: Game;
  table: LocalTable;
  lecture: StoreApi<Lecture>;
  /** The player has read it. */
  next: () => void;
}

export function beginScene(scene: Scene, pause: number): Tutorial {
  const { lessons, position, encounters, others } = scene;
  const game = gameFromPosition(buildPosition(position), { haltAfter: encounters });
  const finished = (): boolean => game.stopped || game.over || (scene.over?.(game) ?? false);
  const lecture = createStore<Lecture>(() => ({ lesson: lessons[0], now: 'read', objection: null }));
  /** The lesson that was last begun. */
  let at = 0;

  const asked = (): Decision | undefined => game.pending().find((one) => one.seat === YOU);
  const speak = (index: number, now: Lecture['now']) => {
    if (now !== 'free') at = index;
    lecture.setState({ lesson: lessons[at], now, objection: null });
    table.hold(now === 'read');
  };
  const lessonFor = (decision: Decision): number => {
    const encounter = game.s.encounter?.number ?? 0;
    return lessons.findIndex((lesson, i) => i >= at && (lesson.asks?.(decision, encounter) ?? false));
  };
  /** What has just come about is told before anything else happens. */
  const toTell = (): boolean => lessons[at + 1]?.when?.(game) ?? false;
  /** Goes to what comes after lesson `from`: something to read, or the lesson of the open question. */
  const goOn = (from: number) => {
    if (finished()) {
      const last = lessons.length - 1;
      // What there is to say about the last answer comes before the end.
      if (from === last - 2 && lessons[last - 1].asks === undefined) return speak(last - 1, 'read');
      return speak(last, 'over');
    }
    if (toTell()) return speak(at + 1, 'read');
    const decision = asked();
    if (decision === undefined) return speak(at, 'wait');
    const found = lessonFor(decision);
    if (found < 0) return speak(at, 'free');
    const reading = lessons.findIndex((lesson, i) => i > from && i < found && lesson.asks === undefined);
    if (reading < 0) speak(found, 'act');
    else speak(reading, 'read');
  };

  const table = playLocally(
    game,
    YOU,
    { answer: others, pause, done: finished },
    {
      allows(decision, answer) {
        const { lesson, now } = lecture.getState();
        const objection = now === 'act' ? (lesson.objects?.(decision, answer) ?? null) : null;
        lecture.setState({ objection });
        return objection === null;
      },
      halts: toTell,
      moved() {
        // Whoever comes back to the page finds what they were reading.
        if (lecture.getState().now !== 'read') goOn(at);
      },
      waiting() {
        if (lecture.getState().now !== 'read') speak(at, 'wait');
      },
    },
  );
  table.hold(true);
  return { scene, game, table, lecture, next: () => goOn(at) };
}
