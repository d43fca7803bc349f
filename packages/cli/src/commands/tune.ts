/** Lets bots with other values play at one table, and says which of them win more. */
import { effectsOf, knobsAround, LEARNED } from '@cosmarium/bots';
import { playTrials } from '../arena/run.ts';
import { command, UsageError } from '../command.ts';
import { table } from '../terminal.ts';

export default command({
  name: 'tune',
  options: {
    games: { type: 'number', min: 2 },
    seed: { type: 'word', sample: 'S' },
    only: { type: 'word', sample: 'home,ship' },
    processes: { type: 'number', min: 1, max: 64 },
  },
  async run(options, _operands, context) {
    const { games = 1000, seed = 'tune', processes } = options;
    const { words, paint, out } = context;
    const only = options.only?.split(',');
    const unknown = only?.find((name) => !Object.hasOwn(LEARNED, name));
    if (unknown !== undefined)
      throw new UsageError('cli.error.one-of', {
        option: '--only',
        given: unknown,
        words: Object.keys(LEARNED).join(', '),
      });
    const knobs = knobsAround(LEARNED, only);
    const effects = effectsOf(knobs, await playTrials({ knobs, seed, games }, context, processes));
    const heads = ['value', 'low', 'high', 'effect', 'error'].map((head) =>
      paint.bold(words.t(`cli.tune.head.${head}`)),
    );
    const rows = effects
      .toSorted((a, b) => Math.abs(b.effect) / b.error - Math.abs(a.effect) / a.error)
      .map(({ knob, effect, error }) => [
        knob.name,
        knob.low.toFixed(3),
        knob.high.toFixed(3),
        percent(effect),
        percent(error),
      ]);
    out(table([heads, ...rows]));
    return 0;
  },
});

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
