/** SHIP-1 to SHIP-5: markers are placed, recharged and replaced. */
import { UNNUMBERED } from '../decisions.ts';
import type { Slot } from '../decisions.ts';
import type { Game } from '../game.ts';
import { colonies } from '../state/planets.ts';
import { slotsAt } from '../state/query.ts';
import { atHand, isMarkedClass, markerOn } from '../state/special.ts';
import { GATE, WARP } from '../state/types.ts';
import type { Seat, SpecialShip } from '../state/types.ts';
import { askAll, askShips } from '../timing/ask.ts';
import type { Script } from '../timing/script.ts';
import { partsOf } from '../verbs/ships.ts';
import { markShip, moveMarker, rechargeShips } from '../verbs/special.ts';

/** SHIP-1: everybody puts each marker on an own ship. */
export function* placeMarkers(g: Game): Script {
  for (const ship of g.s.options.specialShips) {
    const homes = g.s.players.map((_, seat) => colonies(g.s, seat));
    const answers = yield* askAll(
      homes.map((options, seat) => ({
        id: UNNUMBERED,
        kind: 'planet' as const,
        seat,
        key: 'ask.special-ship.place',
        params: { ship },
        secret: false,
        options,
        fallback: 0,
      })),
    );
    homes.forEach((planets, seat) => markShip(g, seat, ship, planets[answers[seat] as number]));
  }
}

/** SHIP-4b: the turn is over, and there was no second encounter in it. */
export function rechargeAfterTurn(g: Game): void {
  if (g.s.turnEncounters < 2) rechargeShips(g, g.s.offense);
}

/** SHIP-5: those that were captured or have left the game; on a planet, wherever that is, nobody is either. */
const lostMarkers = (g: Game, seat: Seat): SpecialShip[] => {
  const near = atHand(g.s, seat);
  return g.s.players[seat].special.filter(
    (ship) => markerOn(ship) !== undefined && ship.at < 0 && ship.at !== WARP && !near.includes(ship),
  );
};

/** Ships that could bear a marker, where they can come to from the warp. */
const unmarked = (g: Game, seat: Seat): Slot[] =>
  [GATE, ...colonies(g.s, seat)]
    .flatMap((place) => slotsAt(g.s, seat, place))
    .filter(({ ship }) => ship === undefined || !isMarkedClass(ship));

const shipsIn = (slots: readonly Slot[], { at, ship }: Slot): number =>
  slots.find((one) => one.at === at && one.ship === ship)?.max ?? 0;

/** SHIP-5: the retrieval of the regroup phase, after which a marker without a ship may be put on what was retrieved. */
export const retrieving = (g: Game, seat: Seat, script: () => Script): Script =>
  g.s.players[seat].special.length > 0 && lostMarkers(g, seat).length > 0
    ? replacing(g, seat, script)
    : script();

function* replacing(g: Game, seat: Seat, script: () => Script): Script {
  const before = unmarked(g, seat);
  yield* script();
  for (const lost of lostMarkers(g, seat)) {
    const slots = unmarked(g, seat)
      .map((slot) => ({ ...slot, max: Math.min(1, slot.max - shipsIn(before, slot)) }))
      .filter(({ max }) => max > 0);
    if (slots.length === 0) return;
    const key = 'ask.special-ship.replace';
    const params = { ship: markerOn(lost)! };
    const [onto] = partsOf(slots, yield* askShips({ seat, key, slots, min: 0, max: 1, params }));
    if (onto !== undefined) moveMarker(g, seat, lost, onto);
  }
}
