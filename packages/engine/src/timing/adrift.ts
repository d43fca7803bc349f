/** Ships on planets that are in the warp: whoever chooses a ship to retrieve may choose one of these. */
import type { Game } from '../game.ts';
import { colonies, isAdrift } from '../state/planets.ts';
import { shipsAt, slotsAt } from '../state/query.ts';
import { WARP } from '../state/types.ts';
import type { GameState, PlanetId, Seat } from '../state/types.ts';
import { moveShips, partsOf } from '../verbs/ships.ts';
import { askShips } from './ask.ts';
import type { Script } from './script.ts';

const NONE: readonly PlanetId[] = [];

/** The player's colonies in the warp; without another one there is nowhere to come back to. */
function worlds(s: GameState, seat: Seat): readonly PlanetId[] {
  return anyAdrift(s) ? worldsAdrift(s, seat) : NONE;
}

/** Every retrieval asks, and mostly there is none. */
function anyAdrift({ planets }: GameState): boolean {
  for (const { adrift } of planets) if (adrift === true) return true;
  return false;
}

function worldsAdrift(s: GameState, seat: Seat): readonly PlanetId[] {
  const all = colonies(s, seat);
  const away = all.filter((planet) => isAdrift(s, planet));
  return away.length < all.length ? away : NONE;
}

/** How many ships the player could retrieve. */
export const retrievable = (s: GameState, seat: Seat): number =>
  worlds(s, seat).reduce((sum, planet) => sum + shipsAt(s, seat, planet), shipsAt(s, seat, WARP));

/** At least and at most so many ships will be retrieved: those that are to come from a planet in the warp leave it for the warp. */
export function* leaveWorlds(g: Game, seat: Seat, least: number, most: number): Script {
  const from = worlds(g.s, seat);
  if (most === 0 || from.length === 0) return;
  const slots = [WARP, ...from].flatMap((place) => slotsAt(g.s, seat, place));
  const key = 'ask.retrieve.from';
  const counts = yield* askShips({ seat, key, slots, min: least, max: most, params: { count: most } });
  const parts = partsOf(slots, counts).filter(({ place }) => place !== WARP);
  if (parts.length > 0) moveShips(g, seat, parts, WARP);
}
