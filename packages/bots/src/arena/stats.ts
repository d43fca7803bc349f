/** What a series of games tells, and how surely. */
import type { PlayerName } from './players.ts';
import type { Habits } from './study.ts';
import type { TableReport } from './table.ts';

/** A share with its 95 % interval (Wilson). */
export interface Share {
  count: number;
  of: number;
  share: number;
  low: number;
  high: number;
}

const Z = 1.96;

export function wilson(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
  const p = count / of;
  const middle = p + (Z * Z) / (2 * of);
  const spread = Z * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
  return { count, of, share: p, low: (middle - spread) / scale, high: (middle + spread) / scale };
}

function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = values.slice().sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

export interface PlayerStats {
  player: PlayerName;
  /** Seats played in which this player was among the winners, of all seats played. */
  wins: Share;
  /** The same with a shared win counted as its part. */
  split: number;
  colonies: number;
  elo: number;
  /** Milliseconds per decision; 0 if no clock ran. */
  p50: number;
  p95: number;
  decisions: number;
  /** What was studied: how often of how many chances. */
  habits: Record<string, Share>;
}

export interface ArenaReport {
  games: number;
  /** Games that ended without a winner. */
  unfinished: number;
  /** Winners per game over seats: what a player no better and no worse than the others would win. */
  fairShare: number;
  encounters: { median: number; p95: number };
  turns: { median: number; p95: number };
  players: PlayerStats[];
}

export function summarize(reports: readonly TableReport[]): ArenaReport {
  const names = [...new Set(reports.flatMap((report) => report.seats))];
  const ratings = elo(reports, names);
  const winners = reports.reduce((sum, report) => sum + report.winners.length, 0);
  const seats = reports.reduce((sum, report) => sum + report.seats.length, 0);
  const lengths = (of: (report: TableReport) => number) => {
    const values = reports.map(of);
    return { median: quantile(values, 0.5), p95: quantile(values, 0.95) };
  };
  return {
    games: reports.length,
    unfinished: reports.filter((report) => report.winners.length === 0).length,
    fairShare: seats === 0 ? 0 : winners / seats,
    encounters: lengths((report) => report.encounters),
    turns: lengths((report) => report.turns),
    players: names.map((player) => statsOf(reports, player, ratings.get(player)!)),
  };
}

function statsOf(reports: readonly TableReport[], player: PlayerName, rating: number): PlayerStats {
  let [played, wins, split, colonies] = [0, 0, 0, 0];
  const times: number[] = [];
  const habits: Habits = {};
  for (const report of reports) {
    for (const time of report.times[player] ?? []) times.push(time);
    report.seats.forEach((name, seat) => {
      if (name !== player) return;
      addHabits(habits, report.habits[seat] ?? {});
      played++;
      colonies += report.colonies[seat];
      if (!report.winners.includes(seat)) return;
      wins++;
      split += 1 / report.winners.length;
    });
  }
  return {
    player,
    wins: wilson(wins, played),
    split: played === 0 ? 0 : split / played,
    colonies: played === 0 ? 0 : colonies / played,
    elo: Math.round(rating),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    decisions: times.length,
    habits: Object.fromEntries(
      Object.entries(habits).map(([habit, [count, of]]) => [habit, wilson(count, of)]),
    ),
  };
}

function addHabits(all: Habits, more: Habits): void {
  for (const [habit, [count, of]] of Object.entries(more)) {
    const tally = (all[habit] ??= [0, 0]);
    tally[0] += count;
    tally[1] += of;
  }
}

const MIDDLE = 1500;
const ROUNDS = 200;

/** Elo from all pairs of seats of which exactly one has won (Bradley-Terry); the mean is 1500. */
export function elo(reports: readonly TableReport[], names: readonly PlayerName[]): Map<PlayerName, number> {
  const n = names.length;
  // Half a win each against everybody keeps ratings finite.
  const beats = names.map(() => new Array<number>(n).fill(0.5));
  for (const { seats, winners } of reports)
    for (const winner of winners)
      seats.forEach((name, seat) => {
        if (!winners.includes(seat)) beats[names.indexOf(seats[winner])][names.indexOf(name)]++;
      });
  let strengths = names.map(() => 1);
  for (let round = 0; round < ROUNDS; round++)
    strengths = strengths.map((own, i) => {
      let [won, expected] = [0, 0];
      for (let j = 0; j < n; j++) {
        if (j === i) continue;
        won += beats[i][j];
        expected += (beats[i][j] + beats[j][i]) / (own + strengths[j]);
      }
      return expected === 0 ? 1 : won / expected;
    });
  const logs = strengths.map((strength) => 400 * Math.log10(strength));
  const mean = logs.reduce((sum, one) => sum + one, 0) / Math.max(1, n);
  return new Map(names.map((name, i) => [name, MIDDLE + logs[i] - mean]));
}
