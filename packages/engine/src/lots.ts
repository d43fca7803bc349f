/**
 * How a seed is made that nobody chose. The server shows the SHA-256 of a secret before anybody comes. Each player's
 * program draws a chance of its own and first shows its SHA-256, the pledge; when all pledges lie open, the chances are
 * shown. The seed is made of the secret and the chances: whoever shows something last could not choose it any more.
 */
import { CosmariumError } from './errors.ts';
import { sha256 } from './sha256.ts';

export interface Lots {
  secret: string;
  /** By seat; null: has pledged, or shown, nothing. */
  pledges: (string | null)[];
  chances: (string | null)[];
}

/** The seed of a game to which these chances were given. If there are none it is the secret itself. */
export const seedFrom = (secret: string, chances: readonly (string | null)[]): string =>
  chances.every((chance) => chance === null)
    ? secret
    : sha256(['cosmarium', secret, ...chances.map((chance) => chance ?? '-')].join('\n'));

const wrong = (message: string, path: string) => new CosmariumError('bad-journal', message, path);

const isListOfWords = (value: unknown): value is (string | null)[] =>
  Array.isArray(value) && value.every((one) => one === null || typeof one === 'string');

/** Throws unless the seed comes of these lots, and every chance is the one that was pledged. */
export function checkLots(value: unknown, seed: string): void {
  const { secret, pledges, chances } = (value ?? {}) as Partial<Record<keyof Lots, unknown>>;
  if (typeof secret !== 'string') throw wrong('missing', 'journal.lots.secret');
  if (!isListOfWords(pledges)) throw wrong('expected a list of words', 'journal.lots.pledges');
  if (!isListOfWords(chances)) throw wrong('expected a list of words', 'journal.lots.chances');
  chances.forEach((chance, seat) => {
    if (chance !== null && sha256(chance) !== pledges[seat])
      throw wrong('this is not what was pledged', `journal.lots.chances[${seat}]`);
  });
  if (seedFrom(secret, chances) !== seed) throw wrong('the seed was not made of them', 'journal.lots');
}
