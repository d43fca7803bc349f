/** Many games in a few numbers. */
import type { GameReport } from './random-game.ts';

export interface AlienRow {
  alien: string;
  games: number;
  wins: number;
  share: number;
}

export interface Summary {
  games: number;
  finished: number;
  decisions: number;
  encounters: number;
  turns: number;
  /** Games that nobody won. */
  draws: number;
  longest: Longest | null;
  questions: { mean: number; median: number; p95: number };
  aliens: AlienRow[];
  failed: number;
}

/** The game with the most encounters: its seed plays it again. */
export interface Longest {
  seed: string;
  encounters: number;
}

/** Takes reports one by one, so that long runs need no memory for them. */
export class Tally {
  private games = 0;
  private finished = 0;
  private decisions = 0;
  private encounters = 0;
  private turns = 0;
  private failed = 0;
  private draws = 0;
  private longest: Longest | null = null;
  /** questions[n] = encounters with n questions. */
  private readonly questions: number[] = [];
  private readonly aliens = new Map<string, { games: number; wins: number }>();

  add(report: GameReport): void {
    this.games++;
    if (report.failure === null) this.finished++;
    else this.failed++;
    if (report.failure === null && report.winners.length === 0) this.draws++;
    const { seed, encounters } = report;
    if (this.longest === null || encounters > this.longest.encounters) this.longest = { seed, encounters };
    this.decisions += report.decisions;
    this.encounters += report.encounters;
    this.turns += report.turns;
    for (const count of report.perEncounter) this.questions[count] = (this.questions[count] ?? 0) + 1;
    report.aliens.forEach((alien, seat) => {
      const row = this.aliens.get(alien) ?? { games: 0, wins: 0 };
      row.games++;
      if (report.winners.includes(seat)) row.wins++;
      this.aliens.set(alien, row);
    });
  }

  summary(): Summary {
    const { games, finished, decisions, encounters, turns, failed, draws, longest } = this;
    return {
      games,
      finished,
      failed,
      decisions,
      encounters,
      turns,
      draws,
      longest,
      questions: this.questionsPerEncounter(),
      aliens: [...this.aliens]
        .map(([alien, row]) => ({ alien, ...row, share: row.games === 0 ? 0 : row.wins / row.games }))
        .sort((a, b) => b.share - a.share || (a.alien < b.alien ? -1 : 1)),
    };
  }

  private questionsPerEncounter(): Summary['questions'] {
    let all = 0;
    let sum = 0;
    this.questions.forEach((times, count) => {
      all += times;
      sum += times * count;
    });
    const quantile = (share: number): number => {
      let seen = 0;
      for (let count = 0; count < this.questions.length; count++) {
        seen += this.questions[count] ?? 0;
        if (seen >= share * all && seen > 0) return count;
      }
      return 0;
    };
    return { mean: all === 0 ? 0 : sum / all, median: quantile(0.5), p95: quantile(0.95) };
  }
}

/** Sorted by name, as a plain object for JSON. */
export const usesObject = (uses: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...uses].sort(([a], [b]) => (a < b ? -1 : 1)));
