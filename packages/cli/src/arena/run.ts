/** Plays a series of games in several processes. */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PLAYERS, withCharacter, type PlayerName, type TableReport, type Trial } from '@cosmarium/bots';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '@cosmarium/engine';
import { UsageError, type Context } from '../command.ts';
import { charactersFrom } from '../play/characters.ts';
import { progressBar } from '../run/progress.ts';
import type { SeriesWork, TrialWork } from './worker.ts';

export function seatsFrom(given: string): PlayerName[] {
  const names = given.split(',');
  for (const name of names)
    if (!(PLAYERS as readonly string[]).includes(name))
      throw new UsageError('cli.error.one-of', { option: '--seats', given: name, words: PLAYERS.join(', ') });
  if (names.length < FEWEST_PLAYERS || names.length > MOST_PLAYERS)
    throw new UsageError('cli.error.number', {
      option: '--seats',
      given: names.length,
      min: FEWEST_PLAYERS,
      max: MOST_PLAYERS,
    });
  return names as PlayerName[];
}

/** The same players with these characters, one for each. */
export function withCharacters(seats: readonly PlayerName[], given: string): PlayerName[] {
  const names = charactersFrom(given);
  if (names.length !== seats.length)
    throw new UsageError('cli.error.number', {
      option: '--characters',
      given: names.length,
      min: seats.length,
      max: seats.length,
    });
  return seats.map((player, seat) => {
    const name = names[seat];
    const character = name === null ? player : withCharacter(player, name);
    if (character === null) throw new UsageError('cli.error.no-character', { player });
    return character;
  });
}

/** The games of one process, as they end. (Threads do not know how to load TypeScript.) */
function runWorker<Report>(work: SeriesWork | TrialWork, take: (report: Report) => void): Promise<void> {
  // Built, it lies beside the command.
  const here = import.meta.url;
  const worker = fork(fileURLToPath(new URL(here.endsWith('.ts') ? 'worker.ts' : 'arena-worker.mjs', here)));
  worker.on('message', (report) => take(report as Report));
  worker.send(work);
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`)),
    );
  });
}

async function play<Report>(
  work: Omit<SeriesWork, 'first' | 'step'> | Omit<TrialWork, 'first' | 'step'>,
  { words }: Context,
  processes = availableParallelism(),
): Promise<Report[]> {
  const { games } = work;
  const reports: Report[] = [];
  const bar = progressBar();
  const take = (report: Report) => {
    reports.push(report);
    bar.show(reports.length / games, words.t('cli.arena.progress', { done: reports.length, games }));
  };
  const step = Math.min(processes, games);
  await Promise.all(Array.from({ length: step }, (_, first) => runWorker({ ...work, first, step }, take)));
  bar.clear();
  return reports;
}

export const playSeries = (
  work: Omit<SeriesWork, 'first' | 'step'>,
  context: Context,
  processes?: number,
): Promise<TableReport[]> => play(work, context, processes);

export const playTrials = (
  work: Omit<TrialWork, 'first' | 'step'>,
  context: Context,
  processes?: number,
): Promise<Trial[]> => play(work, context, processes);
