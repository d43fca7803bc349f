import { flareKind } from '../cards/kinds.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Options } from './types.ts';

/** SETUP-9: the edition of an alien's flare that this game uses. */
export const flareOf = (rules: Rulebook, { readings }: Options, alien: string): string =>
  flareKind(alien, readings.alternateFlares && rules.aliens[alien].alien.alternateFlare !== undefined);
