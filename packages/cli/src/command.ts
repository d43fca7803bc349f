/**
 * What a command is. Each file in commands/ exports one as its default; main.ts finds it by name.
 * Texts: `cli.<name>.about`, and for every option `cli.<name>.option.<option>` or `cli.option.<option>`.
 */
import type { Words } from '@cosmarium/text';
import type { Paint } from './terminal.ts';

export type OptionSpec =
  | { readonly type: 'flag' }
  | { readonly type: 'number'; readonly min?: number; readonly max?: number; readonly fraction?: true }
  | { readonly type: 'word'; readonly oneOf?: readonly string[]; readonly sample?: string };

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

export type OptionValues<O extends OptionSpecs> = {
  readonly [K in keyof O]: O[K] extends { type: 'flag' }
    ? boolean
    : O[K] extends { type: 'number' }
      ? number | undefined
      : string | undefined;
};

/** What a command works with besides its options. */
export interface Context {
  readonly words: Words;
  readonly paint: Paint;
  /** Prints one line to the standard output. */
  readonly out: (line?: string) => void;
  /** Prints one line to the standard error. */
  readonly err: (line: string) => void;
}

export interface Command<O extends OptionSpecs = OptionSpecs> {
  readonly name: string;
  readonly options: O;
  /** How many files or names may follow; none unless told. */
  readonly operands?: { readonly sample: string; readonly min: number; readonly max: number };
  /** Returns the exit code. */
  run(options: OptionValues<O>, operands: readonly string[], context: Context): Promise<number> | number;
}

// oxlint-disable-next-line typescript/no-explicit-any -- whatever its options are
export type AnyCommand = Command<any>;

/** Lets TypeScript work out the types of the option values. */
export const command = <const O extends OptionSpecs>(it: Command<O>): Command<O> => it;

/** A mistake on the command line: told in words, exit code 2. */
export class UsageError extends Error {
  constructor(
    readonly key: string,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(key);
    this.name = 'UsageError';
  }
}
