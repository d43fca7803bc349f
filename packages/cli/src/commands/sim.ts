/** Plays many games at random and counts. */
import { createPlayer, PLAYERS, type PlayerName } from '@cosmarium/bots';
import { ALIEN_SETS, FEWEST_PLAYERS, MOST_PLAYERS } from '@cosmarium/engine';
import { command, type Context } from '../command.ts';
import { FAILURES, replayLine, saveFailure } from '../run/files.ts';
import { progressBar } from '../run/progress.ts';
import { MAX_DECISIONS, randomGame, type GameReport, type WatchOptions } from '../run/random-game.ts';
import { variantsOf, wordsOf } from '../run/lists.ts';
import { STARTS, seriesSetup, type Start } from '../run/setups.ts';
import { Tally, usesObject, type Summary } from '../run/summary.ts';
import { table } from '../terminal.ts';

interface Problem {
  seed: string;
  message: string;
  replay: string;
}

function problemOf(report: GameReport, folder: string): Problem | null {
  if (report.failure === null) return null;
  const { message, journal } = report.failure;
  return {
    seed: report.seed,
    message,
    replay: journal === null ? '' : replayLine(saveFailure(folder, report.seed, journal)),
  };
}

/** Everybody a bot of this name; at random without one. */
function chooser(name: PlayerName | undefined, seed: string): Pick<WatchOptions, 'choose'> {
  if (name === undefined) return {};
  const player = createPlayer(name, seed);
  return { choose: (decision, _, game) => player(game, decision).answer };
}

export default command({
  name: 'sim',
  options: {
    games: { type: 'number', min: 1 },
    players: { type: 'number', min: FEWEST_PLAYERS, max: MOST_PLAYERS },
    seed: { type: 'word', sample: 'S' },
    start: { type: 'word', oneOf: STARTS },
    sets: { type: 'word', sample: ALIEN_SETS.join(',') },
    variants: { type: 'word', sample: 'A,B,...' },
    bots: { type: 'word', oneOf: PLAYERS },
    json: { type: 'flag' },
    'max-decisions': { type: 'number', min: 1 },
    'save-dir': { type: 'word', sample: 'DIR' },
  },
  run(options, _operands, context) {
    const { games = 100, seed = 'sim', 'max-decisions': maxDecisions = MAX_DECISIONS } = options;
    const folder = options['save-dir'] ?? FAILURES;
    const sets = wordsOf('sets', options.sets ?? 'base', ALIEN_SETS);
    const variants = variantsOf(options.variants);
    const tally = new Tally();
    const uses = new Map<string, number>();
    const problems: Problem[] = [];
    const bar = progressBar();
    for (let i = 0; i < games; i++) {
      const setup = {
        ...seriesSetup(i, options.players, options.start as Start | undefined, sets),
        variants,
      };
      const choose = chooser(options.bots as PlayerName | undefined, `${seed}-${i}`);
      const report = randomGame(setup, `${seed}-${i}`, { maxDecisions, uses, ...choose });
      tally.add(report);
      const problem = problemOf(report, folder);
      if (problem !== null) problems.push(problem);
      bar.show((i + 1) / games, context.words.t('cli.sim.progress', { done: i + 1, games }));
    }
    bar.clear();
    const summary = tally.summary();
    if (options.json)
      context.out(JSON.stringify({ seed, ...summary, uses: usesObject(uses), errors: problems }, null, 2));
    else print(summary, uses, problems, context);
    return problems.length === 0 ? 0 : 1;
  },
});

const COLUMNS = 3;

function print(
  summary: Summary,
  uses: ReadonlyMap<string, number>,
  problems: readonly Problem[],
  { words: { t }, paint, out }: Context,
): void {
  const { games, finished, draws, longest, questions, decisions, encounters, turns } = summary;
  out(t('cli.sim.games', { games, finished }));
  if (draws > 0) out(t('cli.sim.draws', { draws }));
  out(t('cli.sim.length', { decisions, encounters, turns }));
  if (longest !== null) out(t('cli.sim.longest', { ...longest }));
  out(t('cli.sim.questions', { ...questions, mean: questions.mean.toFixed(1) }));
  out(`\n${paint.bold(t('cli.sim.aliens'))}`);
  out(
    table(
      summary.aliens.map((row) => [
        t(`alien.${row.alien}.name`),
        t('cli.sim.wins', { wins: row.wins, games: row.games }),
        `${(100 * row.share).toFixed(0)} %`,
      ]),
    ),
  );
  out(`\n${paint.bold(t('cli.sim.uses'))}`);
  const cells = Object.entries(usesObject(uses)).map(([name, count]) => [count, name]);
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, i) =>
    cells.slice(i * COLUMNS, (i + 1) * COLUMNS).flat(),
  );
  out(table(rows));
  if (problems.length === 0) return;
  out(`\n${paint.bad(t('cli.sim.errors', { count: problems.length }))}`);
  for (const { seed, message, replay } of problems)
    out([`  ${seed}: ${message}`, ...(replay === '' ? [] : [`    ${replay}`])].join('\n'));
}
