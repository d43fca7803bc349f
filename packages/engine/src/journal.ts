/** A game is its journal: how it began and every answer. Same journal, same game. */
import type { Answer } from './decisions.ts';
import { CosmariumError } from './errors.ts';
import { checkLots, type Lots } from './lots.ts';
import type { CompleteSetup } from './state/setup.ts';
import type { GameState } from './state/types.ts';

/** Raised by anything that changes how an old journal replays. */
export const RULES_VERSION = 8;
export const JOURNAL_FORMAT = 'cosmarium-journal';
export const JOURNAL_VERSION = 1;

/** Stands in place of a decision's id where the players agreed on a draw (WIN-4). */
export const AGREED_DRAW = -1;
/** Stands in place of a decision's id where somebody took an answer back; the answer is how many answers are void. */
export const TAKEN_BACK = -2;

export type JournalStart = { setup: CompleteSetup; seed: string } | { position: GameState };

export interface Journal {
  format: typeof JOURNAL_FORMAT;
  version: number;
  rules: number;
  start: JournalStart;
  /** Decision id and answer, in the order given, and what was taken back; the last may be an agreed draw. */
  answers: [number, Answer][];
  /** Fingerprint of the state after so many answers, once per encounter. */
  checkpoints: [number, string][];
  /** How the seed was made, if it was made by several. */
  lots?: Lots;
}

const wrong = (message: string, path: string) => new CosmariumError('bad-journal', message, path);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a journal from text or from parsed JSON; says what is wrong and where. */
export function parseJournal(input: unknown): Journal {
  let data = input;
  if (typeof input === 'string') {
    try {
      data = JSON.parse(input);
    } catch (error) {
      throw wrong(`this is not JSON: ${(error as Error).message}`, 'journal');
    }
  }
  if (!isObject(data)) throw wrong('expected an object', 'journal');
  if (data.format !== JOURNAL_FORMAT)
    throw wrong(`format is ${JSON.stringify(data.format)}`, 'journal.format');
  if (data.version !== JOURNAL_VERSION)
    throw wrong(
      `version ${JSON.stringify(data.version)} cannot be read, only ${JOURNAL_VERSION}`,
      'journal.version',
    );
  if (data.rules !== RULES_VERSION)
    throw new CosmariumError(
      'rules-version',
      `it was played under rules version ${JSON.stringify(data.rules)}, this is version ${RULES_VERSION}`,
      'journal.rules',
    );
  const start = data.start;
  if (!isObject(start)) throw wrong('missing', 'journal.start');
  if (!isObject(start.position) && !(isObject(start.setup) && typeof start.seed === 'string'))
    throw wrong('needs a set-up with its seed, or a position', 'journal.start');
  if (data.lots !== undefined) {
    if (typeof start.seed !== 'string') throw wrong('there is no seed they could have made', 'journal.lots');
    checkLots(data.lots, start.seed);
  }
  checkPairs(data.answers, 'answers', (entry) => Number.isInteger(entry[0]) && entry[1] !== undefined);
  checkPairs(
    data.checkpoints,
    'checkpoints',
    (entry) => Number.isInteger(entry[0]) && typeof entry[1] === 'string',
  );
  const journal = data as unknown as Journal;
  journal.checkpoints.forEach(([at], i) => {
    if (at < 0 || at > journal.answers.length)
      throw wrong(
        `it was taken after ${at} answers, but there are ${journal.answers.length}`,
        `journal.checkpoints[${i}]`,
      );
  });
  return journal;
}

function checkPairs(list: unknown, name: string, fits: (entry: unknown[]) => boolean): void {
  if (!Array.isArray(list)) throw wrong('expected a list', `journal.${name}`);
  list.forEach((entry, i) => {
    if (!Array.isArray(entry) || entry.length !== 2 || !fits(entry))
      throw wrong('expected a pair', `journal.${name}[${i}]`);
  });
}
