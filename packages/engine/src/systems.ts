/** Home systems as views tell them: systems[seat] are the planets of that player, in the order of their numbers. */
import type { PlanetId, Seat } from './state/types.ts';

export type Systems = readonly (readonly PlanetId[])[];

/** In whose system the planet lies. */
export const ownerIn = (systems: Systems, planet: PlanetId): Seat =>
  systems.findIndex((planets) => planets.includes(planet));

/** The number it bears there, from 1. */
export const numberIn = (systems: Systems, planet: PlanetId): number =>
  (systems[ownerIn(systems, planet)]?.indexOf(planet) ?? -1) + 1;
