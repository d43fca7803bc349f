/** Characters of bots as they are named on the command line. */
import { CHARACTER_NAMES, type CharacterName } from '@cosmarium/bots';
import { diceFrom, type Seat } from '@cosmarium/engine';
import { characterFor } from '@cosmarium/protocol';
import { UsageError } from '../command.ts';

const NONE = 'none';
const isCharacter = (name: string): name is CharacterName =>
  (CHARACTER_NAMES as readonly string[]).includes(name);

const DICE = 'dice';

/** By seat, round the table; nobody has one unless told, and the person has none. */
export function seatedCharacters(
  given: string | undefined,
  seats: number,
  person: Seat,
  seed: string,
): (CharacterName | null)[] {
  if (given === undefined) return new Array<null>(seats).fill(null);
  const named = given === DICE ? null : charactersFrom(given);
  const dice = diceFrom(`characters ${seed}`);
  const chosen: (CharacterName | null)[] = [];
  for (let seat = 0, bots = 0; seat < seats; seat++)
    if (seat === person) chosen.push(null);
    else chosen.push(named === null ? characterFor('dice', chosen, dice) : named[bots++ % named.length]);
  return chosen;
}

/** null stands for none. */
export function charactersFrom(given: string): (CharacterName | null)[] {
  return given.split(',').map((name) => {
    if (name === NONE) return null;
    if (isCharacter(name)) return name;
    const words = [...CHARACTER_NAMES, NONE].join(', ');
    throw new UsageError('cli.error.one-of', { option: '--characters', given: name, words });
  });
}
