/** The ways to play that can be switched on (VAR-*). */
import type { Variants } from './types.ts';

export const PLAIN_RULES: Variants = {
  fourPlanets: false,
  singleEncounter: false,
  changingPowers: false,
  unlimitedFlares: false,
  hiddenPowers: false,
  technologies: false,
  rewards: false,
};

export const VARIANTS = Object.keys(PLAIN_RULES) as (keyof Variants)[];
