/**
 * Taking an answer back. It can be taken back as long as nothing was drawn, shown or left to chance since, and nobody else has
 * acted on it. Whoever only passed in secret has not acted: whether anybody was asked must not be seen by what
 * can be taken back.
 */
import type { Answer, Decision } from './decisions.ts';
import type { EventType, GameEvent } from './events.ts';
import { TAKEN_BACK } from './journal.ts';
import { drawn } from './rng.ts';
import type { GameState, Seat, Seats } from './state/types.ts';

/** What a game remembers of an answer for as long as it may be taken back. */
export interface Given {
  seat: Seat;
  /** It was a response: what was played others have seen, and a pass is no move. */
  responded: boolean;
  /** It was a pass. */
  passed: boolean;
  /** It was the choice of an encounter card. */
  laid: boolean;
  /** What had been drawn of the game's chance. */
  chance: number;
  /** Who knew which card: some are shown before anything is told of them. */
  known: readonly Seats[];
  /** Events before it. */
  from: number;
  /** Events up to the first window it opened: what comes after that nobody has seen for sure. */
  shown: number;
}

/** What may come of an answer that can be taken back: everybody sees it, and nobody knows more than before. */
const HARMLESS: ReadonlySet<EventType> = new Set<EventType>([
  'phase',
  'defense',
  'aimed',
  'ships.moved',
  'colony.gained',
  'colony.lost',
  'power.lost',
  'power.back',
  'invited',
  'allied',
  'laid',
  'beside.laid',
  'proposed',
  'undone',
]);

/**
 * In planning it hangs on hidden hands whether anybody is asked: one who holds a single encounter card lays it unasked. What
 * was said before the cards were chosen stands then.
 */
const isPlanning = (event: GameEvent): boolean => event.type === 'phase' && event.phase === 'planning';

const isHarmless = (event: GameEvent): boolean => HARMLESS.has(event.type) && !isPlanning(event);

/** Whether nobody knows more for that answer, and nothing was drawn for it, as far as the game has come. */
export function leavesNoTrace(
  { from, responded, laid, chance, known }: Given,
  s: GameState,
  log: readonly GameEvent[],
): boolean {
  if (responded || chance !== drawn(s.rng)) return false;
  if (!laid && s.encounter?.phase === 'planning') return false;
  return known.every((who, card) => who === s.known[card]) && log.slice(from).every(isHarmless);
}

export const isResponse = ({ kind }: Decision): boolean => kind === 'respond' || kind === 'reinforce';

/** In every response the first option is to pass. */
export const PASS = 0;

/** How many of the last answers go if this seat takes back its own last one; 0 if somebody else has acted since. */
export function lastOf(given: readonly Given[], seat: Seat): number {
  for (let i = given.length - 1; i >= 0; i--) {
    if (given[i].seat === seat) return given.length - i;
    if (!given[i].passed) return 0;
  }
  return 0;
}

/**
 * The answers that still hold, to be given again one after the other; between them, with the ids of those that do not:
 * from there on no question gets one of these.
 */
export function holding(written: readonly [number, Answer][]): [number, Answer][] {
  const steps: [number, Answer][] = [];
  for (const [id, answer] of written) {
    if (id !== TAKEN_BACK) {
      steps.push([id, answer]);
      continue;
    }
    const gone: number[] = [];
    for (let left = answer as number; left > 0 && steps.length > 0;) {
      const [was, what] = steps.pop()!;
      if (was === TAKEN_BACK) gone.push(...(what as number[]));
      else {
        gone.push(was);
        left--;
      }
    }
    steps.push([TAKEN_BACK, gone]);
  }
  return steps;
}
