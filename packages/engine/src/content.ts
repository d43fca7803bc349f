import { ALIENS } from './aliens/index.ts';
import { ARTIFACTS } from './cards/artifacts.ts';
import { Rulebook } from './rulebook.ts';

/** Everything implemented so far. */
export const RULES = new Rulebook(ALIENS, ARTIFACTS);
