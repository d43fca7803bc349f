/** Lists on the command line: words with commas between them. */
import { VARIANTS, type Setup } from '@cosmarium/engine';
import { UsageError } from '../command.ts';

export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The words of a list, each one of these. */
export function wordsOf<T extends string>(option: string, text: string, all: readonly T[]): T[] {
  return listed(text).map((given) => {
    const known = all.find((one) => one === given);
    if (known === undefined)
      throw new UsageError('cli.error.one-of', { option: `--${option}`, given, words: all.join(', ') });
    return known;
  });
}

/** The variants that are switched on. */
export const variantsOf = (text = ''): NonNullable<Setup['variants']> =>
  Object.fromEntries(wordsOf('variants', text, VARIANTS).map((name) => [name, true]));
