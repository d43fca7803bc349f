/** Characters of bots as they are named on the command line. */
import { CHARACTER_NAMES, type CharacterName } from '@cosmarium/bots';
import { UsageError } from '../command.ts';

const NONE = 'none';
const isCharacter = (name: string): name is CharacterName =>
  (CHARACTER_NAMES as readonly string[]).includes(name);

/** null stands for none. */
export function charactersFrom(given: string): (CharacterName | null)[] {
  return given.split(',').map((name) => {
    if (name === NONE) return null;
    if (isCharacter(name)) return name;
    const words = [...CHARACTER_NAMES, NONE].join(', ');
    throw new UsageError('cli.error.one-of', { option: '--characters', given: name, words });
  });
}
