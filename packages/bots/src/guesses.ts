/** Answers that nothing told: which have been tried, and which are tried next. */
import type { Answer, Decision, Seat, SeenEvent } from '@cosmarium/engine';
import { candidatesFor } from './candidates.ts';

/** Which of how many it was, the first unless it has to be another. */
export interface Guess {
  seat: Seat;
  key: string;
  /** How far the story had come. */
  told: number;
  chosen: number;
  of: number;
}

/** Takes an answer where nothing tells. */
export type Guessing = (d: Decision, next: readonly SeenEvent[], told: number) => Answer;

/** Guesses to be made before all others, and how far the story came with all but the last of them. */
interface Attempt {
  chosen: readonly number[];
  told: number;
  /** How many of them are not the first that comes to mind. */
  odd: number;
}

/** What has come furthest is followed first, and of that what differs least, the last guesses first of all. */
const isBetter = (a: Attempt, b: Attempt): boolean =>
  a.told !== b.told ? a.told > b.told : a.odd !== b.odd ? a.odd < b.odd : a.chosen.length > b.chosen.length;

/** Attempts that have not been made yet. */
export class Attempts {
  private readonly open: Attempt[] = [{ chosen: [], told: 0, odd: 0 }];
  private now: Attempt = this.open[0];
  /** Those of the present attempt. */
  guesses: Guess[] = [];

  /** Whether there is another one, which is the present one then. */
  next(): boolean {
    if (this.open.length === 0) return false;
    this.now = this.open.reduce((a, b) => (isBetter(b, a) ? b : a));
    this.open.splice(this.open.indexOf(this.now), 1);
    return true;
  }

  /** The present one from its beginning: its own guesses first, then whatever is likeliest. */
  begin(): Guessing {
    const guesses: Guess[] = [];
    this.guesses = guesses;
    const { chosen: first } = this.now;
    return (d, next, told) => {
      const candidates = candidatesFor(d, next);
      const chosen = Math.min(first[guesses.length] ?? 0, candidates.length - 1);
      guesses.push({ seat: d.seat, key: d.key, told, chosen, of: candidates.length });
      return candidates[chosen];
    };
  }

  /** The present one came so far and no further: any one of its guesses may have been wrong. */
  fail(told: number): void {
    const { now, guesses } = this;
    for (let i = now.chosen.length; i < guesses.length; i++) {
      const before = guesses.slice(0, i).map(({ chosen }) => chosen);
      for (let chosen = 1; chosen < guesses[i].of; chosen++)
        this.open.push({ chosen: [...before, chosen], told, odd: now.odd + 1 });
    }
  }
}

/** With other hidden cards other questions are asked on the way: only guesses that mattered are made again. */
export function guessingAgain(guesses: readonly Guess[]): Guessing {
  const left = guesses.filter(({ chosen }) => chosen > 0);
  return (d, next, told) => {
    while (left.length > 0 && left[0].told < told) left.shift();
    const [first] = left;
    const made = first?.told === told && first.seat === d.seat && first.key === d.key ? left.shift()! : null;
    if (made === null && d.kind === 'respond') return d.fallback;
    const candidates = candidatesFor(d, next);
    return candidates[Math.min(made?.chosen ?? 0, candidates.length - 1)];
  };
}
