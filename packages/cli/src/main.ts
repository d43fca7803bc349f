/** The cosmarium command: finds the command, reads its options, runs it. */
import { CosmariumError } from '@cosmarium/engine';
import { LANGS, text, type Lang, type Words } from '@cosmarium/text';
import { helpFor, parse } from './args.ts';
import { UsageError, type AnyCommand, type Context } from './command.ts';
import { pad, paintFor, wantsColour } from './terminal.ts';

const COMMANDS: Record<string, () => Promise<{ default: AnyCommand }>> = {
  play: () => import('./commands/play.ts'),
  sim: () => import('./commands/sim.ts'),
  fuzz: () => import('./commands/fuzz.ts'),
  bench: () => import('./commands/bench.ts'),
  replay: () => import('./commands/replay.ts'),
  scenario: () => import('./commands/scenario.ts'),
  rules: () => import('./commands/rules.ts'),
  aliens: () => import('./commands/aliens.ts'),
  cards: () => import('./commands/cards.ts'),
  arena: () => import('./commands/arena.ts'),
  train: () => import('./commands/train.ts'),
  tune: () => import('./commands/tune.ts'),
  serve: () => import('./commands/serve.ts'),
  games: () => import('./commands/games.ts'),
};

const EXIT_FAILED = 1;
const EXIT_USAGE = 2;

function overview({ t }: Words): string {
  const names = [...Object.keys(COMMANDS), 'help'];
  return [
    t('cli.about'),
    '',
    t('cli.usage', { usage: 'cosmarium <command> [--...]' }),
    ...names.map((name) => `  ${pad(name, 9)} ${t(`cli.${name}.about`)}`),
    '',
    t('cli.more-help'),
  ].join('\n');
}

function contextFor(words: Words): Context {
  return {
    words,
    paint: paintFor(wantsColour(process.stdout.isTTY, process.env)),
    out: (line = '') => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
  };
}

function wordsFor(lang: string | undefined): Words {
  if (lang === undefined) return text('en');
  if (!LANGS.includes(lang as Lang))
    throw new UsageError('cli.error.one-of', { option: '--lang', given: lang, words: LANGS.join(', ') });
  return text(lang as Lang);
}

async function runCommand(name: string, argv: readonly string[]): Promise<number> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) throw new UsageError('cli.error.unknown-command', { command: name });
  const { default: command } = await load();
  const { values, operands } = parse(command, argv);
  const words = wordsFor(values.lang);
  const context = contextFor(words);
  if (values.help) {
    context.out(helpFor(command, words));
    return 0;
  }
  return command.run(values as never, operands, context);
}

async function main(argv: readonly string[]): Promise<number> {
  const [name = 'help', ...rest] = argv;
  const english = text('en');
  try {
    if (name === '--help' || name === '-h' || (name === 'help' && rest.length === 0)) {
      process.stdout.write(`${overview(english)}\n`);
      return 0;
    }
    if (name === 'help') return await runCommand(rest[0], [...rest.slice(1), '--help']);
    return await runCommand(name, rest);
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${english.t(error.key, error.params)}\n${english.t('cli.more-help')}\n`);
      return EXIT_USAGE;
    }
    if (!(error instanceof CosmariumError)) throw error;
    process.stderr.write(`${english.t(`error.${error.code}`, { detail: error.message })}\n`);
    return EXIT_FAILED;
  }
}

// A reader that went away (| head) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await main(process.argv.slice(2));
