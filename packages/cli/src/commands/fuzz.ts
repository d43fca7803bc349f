/** Random games with every check switched on, for some time. */
import { command } from '../command.ts';
import { coverRest } from '../fuzz/directed.ts';
import { fuzzGame } from '../fuzz/game.ts';
import { FAILURES, replayLine, saveFailure } from '../run/files.ts';
import { progressBar } from '../run/progress.ts';
import type { GameReport } from '../run/random-game.ts';
import { Tally } from '../run/summary.ts';

const MOST_FAILURES = 20;

export default command({
  name: 'fuzz',
  options: {
    minutes: { type: 'number', min: 0, fraction: true },
    seed: { type: 'word', sample: 'S' },
    'save-dir': { type: 'word', sample: 'DIR' },
  },
  run(options, _operands, { words: { t }, paint, out }) {
    const { minutes = 1, seed = String(Date.now()) } = options;
    const folder = options['save-dir'] ?? FAILURES;
    const began = Date.now();
    const tally = new Tally();
    const uses = new Map<string, number>();
    const bar = progressBar();
    const failed: string[] = [];

    const take = (report: GameReport): void => {
      tally.add(report);
      if (report.failure === null) return;
      bar.clear();
      failed.push(report.seed);
      out(paint.bad(t('cli.fuzz.failed', { seed: report.seed, message: report.failure.message })));
      if (report.failure.journal !== null)
        out(`  ${replayLine(saveFailure(folder, report.seed, report.failure.journal))}`);
    };

    const elapsed = () => (Date.now() - began) / 60_000;
    for (let i = 0; (i === 0 || elapsed() < minutes) && failed.length < MOST_FAILURES; i++) {
      take(fuzzGame(`${seed}-${i}`, { uses }));
      bar.show(elapsed() / minutes, t('cli.fuzz.progress', { games: i + 1, failures: failed.length }));
    }
    const unused = failed.length < MOST_FAILURES ? coverRest(seed, uses, take) : [];
    bar.clear();
    const { games, decisions, encounters } = tally.summary();
    out(t('cli.fuzz.done', { games, decisions, encounters, seed, failures: failed.length }));
    if (unused.length > 0)
      out(
        paint.bad(
          t('cli.fuzz.unused', { count: unused.length, names: unused.map(({ key }) => key).join(', ') }),
        ),
      );
    return failed.length === 0 && unused.length === 0 ? 0 : 1;
  },
});
