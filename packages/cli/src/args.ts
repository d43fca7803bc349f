/** Reads the command line of one command and writes its help. */
import { parseArgs } from 'node:util';
import type { Words } from '@cosmarium/text';
import {
  UsageError,
  type AnyCommand,
  type Command,
  type OptionSpec,
  type OptionSpecs,
  type OptionValues,
} from './command.ts';
import { pad } from './terminal.ts';

/** Options every command takes. */
const COMMON = {
  help: { type: 'flag' },
  lang: { type: 'word', sample: 'en' },
} as const satisfies OptionSpecs;

export interface Parsed<O extends OptionSpecs> {
  values: OptionValues<O> & OptionValues<typeof COMMON>;
  operands: string[];
}

export function parse<O extends OptionSpecs>(command: Command<O>, argv: readonly string[]): Parsed<O> {
  const specs: OptionSpecs = { ...COMMON, ...command.options };
  const { values, positionals } = parseStrictly(command.name, argv, specs);
  const read: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(specs)) read[name] = valueOf(name, spec, values[name]);
  if (read.help !== true) checkOperands(command, positionals);
  return { values: read as Parsed<O>['values'], operands: positionals };
}

function parseStrictly(name: string, argv: readonly string[], specs: OptionSpecs) {
  const options = Object.fromEntries(
    Object.entries(specs).map(([option, spec]) => [
      option,
      { type: spec.type === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const option = /'(-[^' ]*)/.exec(message)?.[1] ?? '';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      throw new UsageError('cli.error.unknown-option', { option, command: name });
    throw new UsageError('cli.error.bad-option', { option, command: name });
  }
}

function valueOf(name: string, spec: OptionSpec, given: string | boolean | undefined): unknown {
  if (spec.type === 'flag') return given === true;
  if (given === undefined || typeof given === 'boolean') return undefined;
  if (spec.type === 'number') {
    const value = Number(given);
    const { min = 0, max = Number.MAX_SAFE_INTEGER } = spec;
    const whole = spec.fraction === true || Number.isInteger(value);
    if (given.trim() === '' || !Number.isFinite(value) || !whole || value < min || value > max)
      throw new UsageError(max === Number.MAX_SAFE_INTEGER ? 'cli.error.number-from' : 'cli.error.number', {
        option: `--${name}`,
        given,
        min,
        max,
      });
    return value;
  }
  if (spec.oneOf !== undefined && !spec.oneOf.includes(given))
    throw new UsageError('cli.error.one-of', { option: `--${name}`, given, words: spec.oneOf.join(', ') });
  return given;
}

function checkOperands(command: AnyCommand, operands: readonly string[]): void {
  const { min, max, sample } = command.operands ?? { min: 0, max: 0, sample: '' };
  if (operands.length < min) throw new UsageError('cli.error.operand-missing', { operand: sample });
  if (operands.length > max) throw new UsageError('cli.error.operand-unknown', { operand: operands[max] });
}

function sampleOf(name: string, spec: OptionSpec): string {
  if (spec.type === 'flag') return `--${name}`;
  if (spec.type === 'number') return `--${name} N`;
  return `--${name} ${spec.oneOf?.join('|') ?? spec.sample ?? 'WORD'}`;
}

export function helpFor(command: AnyCommand, words: Words): string {
  const { t, has } = words;
  const specs: [string, OptionSpec][] = Object.entries({ ...(command.options as OptionSpecs), ...COMMON });
  const samples = specs.map(([name, spec]) => sampleOf(name, spec));
  const widest = Math.max(...samples.map((sample) => sample.length));
  const about = (name: string) => {
    const own = `cli.${command.name}.option.${name}`;
    return t(has(own) ? own : `cli.option.${name}`);
  };
  const operand = command.operands === undefined ? '' : ` ${command.operands.sample}`;
  return [
    t(`cli.${command.name}.about`),
    '',
    t('cli.usage', { usage: `cosmarium ${command.name}${operand} [--...]` }),
    ...specs.map(([name], i) => `  ${pad(samples[i], widest)}  ${about(name)}`),
  ].join('\n');
}
