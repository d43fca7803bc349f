/** What is printed at the edge of an alien's sheet: who may use the power, whether they must, and in which phases. */
import { PHASES, type Phase } from './state/types.ts';
import type { Alien, AnyAbility, Role } from './timing/abilities.ts';
import type { MomentName } from './timing/moments.ts';

export interface SheetFacts {
  role: Role;
  optional: boolean;
  phases: readonly Phase[];
}

/** Where the first word of a moment does not say its phase. What is not here can happen in any phase. */
const PHASES_OF: { readonly [M in MomentName]?: readonly Phase[] } = {
  'turn.start': ['start-turn'],
  'ships.limit': ['launch', 'alliance'],
  'reinforcement.played': ['reveal'],
  'deal.agreed': ['resolution'],
  'deal.failing': ['resolution'],
  'deal.made': ['resolution'],
  'compensation.due': ['resolution'],
  'rewards.due': ['resolution'],
  'spoils.taken': ['resolution'],
  'ships.due': ['resolution'],
  'cards.discarding': ['resolution'],
  'cards.discarded': ['resolution'],
  'encounter.end': ['resolution'],
  'encounter.over': ['resolution'],
  'turn.continue': ['resolution'],
};

function phasesOf({ at }: AnyAbility): readonly Phase[] {
  const named = PHASES.filter((phase) => at.startsWith(`${phase}.`));
  return named.length > 0 ? named : (PHASES_OF[at] ?? PHASES);
}

/** Told from what can be zapped; a sheet says itself what cannot be told from that. */
export function sheetFacts({ abilities, sheet }: Alien): SheetFacts {
  const uses = abilities.filter((ability) => ability.standing !== true);
  const roles = new Set(uses.map((use) => use.role ?? 'any'));
  const phases = uses.flatMap(phasesOf);
  return {
    role: roles.size === 1 ? [...roles][0] : 'any',
    optional: uses.every((use) => use.optional === true),
    phases: PHASES.filter((phase) => phases.includes(phase)),
    ...sheet,
  };
}
