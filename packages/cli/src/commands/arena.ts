/** Lets bots play against each other and says how strong they are. */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  PLAYERS,
  summarize,
  type ArenaReport,
  type PlayerName,
  type Share,
  type TableReport,
} from '@cosmarium/bots';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '@cosmarium/engine';
import { command, UsageError, type Context } from '../command.ts';
import type { Work } from '../arena/worker.ts';
import { progressBar } from '../run/progress.ts';
import { table } from '../terminal.ts';

function seatsFrom(given: string): PlayerName[] {
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

/** The games of one process, as they end. (Threads do not know how to load TypeScript.) */
function runWorker(work: Work, take: (report: TableReport) => void): Promise<void> {
  const worker = fork(fileURLToPath(new URL('../arena/worker.ts', import.meta.url)));
  worker.on('message', (report) => take(report as TableReport));
  worker.send(work);
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`)),
    );
  });
}

export default command({
  name: 'arena',
  options: {
    seats: { type: 'word', sample: 'hard,normal,normal' },
    games: { type: 'number', min: 1 },
    seed: { type: 'word', sample: 'S' },
    processes: { type: 'number', min: 1, max: 64 },
    json: { type: 'flag' },
  },
  async run(options, _operands, context) {
    const seats = seatsFrom(options.seats ?? 'hard,normal,normal,normal,normal');
    const { games = 100, seed = 'arena', processes = availableParallelism() } = options;
    const reports: TableReport[] = [];
    const bar = progressBar();
    const take = (report: TableReport) => {
      reports.push(report);
      bar.show(
        reports.length / games,
        context.words.t('cli.arena.progress', { done: reports.length, games }),
      );
    };
    const shares = Array.from({ length: Math.min(processes, games) }, (_, first) => first);
    await Promise.all(
      shares.map((first) => runWorker({ series: { seats, seed }, first, step: shares.length, games }, take)),
    );
    bar.clear();
    const report = summarize(reports);
    if (options.json) context.out(JSON.stringify({ seats, seed, ...report }, null, 2));
    else print(report, context);
    return report.unfinished === 0 ? 0 : 1;
  },
});

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const interval = ({ low, high }: Share) => `${percent(low)} – ${percent(high)}`;

function print(report: ArenaReport, { words: { t }, paint, out }: Context): void {
  const { games, unfinished, encounters, turns } = report;
  out(t('cli.arena.games', { games, unfinished, fair: percent(report.fairShare) }));
  out(t('cli.arena.length', { encounters: encounters.median, turns: turns.median }));
  const heads = ['player', 'wins', 'interval', 'split', 'colonies', 'elo', 'p50', 'p95'];
  const rows = report.players.map((one) => [
    one.player,
    percent(one.wins.share),
    interval(one.wins),
    percent(one.split),
    one.colonies.toFixed(1),
    one.elo,
    one.p50.toFixed(2),
    one.p95.toFixed(2),
  ]);
  out(`\n${table([heads.map((head) => paint.bold(t(`cli.arena.head.${head}`))), ...rows])}`);
}
