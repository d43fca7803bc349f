import { Rulebook } from './rulebook.ts';
import { base } from './sets/base/index.ts';
import type { ContentSet } from './sets/set.ts';

/** Every box there is. */
const SETS: readonly ContentSet[] = [base];

export const RULES = new Rulebook(SETS);
