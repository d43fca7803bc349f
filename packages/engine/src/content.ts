import { Rulebook } from './rulebook.ts';
import { base } from './sets/base/index.ts';
import { dominion } from './sets/dominion/index.ts';
import { rewards } from './sets/rewards/index.ts';
import { tech } from './sets/tech/index.ts';
import type { ContentSet } from './sets/set.ts';

/** Every box there is. */
const SETS: readonly ContentSet[] = [base, tech, rewards, dominion];

export const RULES = new Rulebook(SETS);
