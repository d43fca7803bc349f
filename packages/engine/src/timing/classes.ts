/** Asking which ships are meant, where a player's ships at one place are not all alike. */
import type { Slot } from '../decisions.ts';
import type { Game } from '../game.ts';
import { slotsAt } from '../state/query.ts';
import { specialAt } from '../state/special.ts';
import type { Place, Seat } from '../state/types.ts';
import { partsOf, rearrangeShips, spreadShips, type Part } from '../verbs/ships.ts';
import { askShips } from './ask.ts';
import { NOTHING, type Script } from './script.ts';

/** So many of the player's ships at a place, as `by` chooses. */
export function* whichShips(g: Game, seat: Seat, place: Place, count: number, by = seat): Script<Part[]> {
  const slots = slotsAt(g.s, seat, place);
  const ship = slots[0]?.ship;
  if (slots.length < 2) return [ship === undefined ? { place, count } : { place, count, ship }];
  const key = 'ask.ships.which';
  return partsOf(slots, yield* askShips({ seat: by, key, slots, min: count, max: count, params: { count } }));
}

/** So many of these ships of the player, as `by` chooses: how many of each class. */
export function* whichClasses(
  g: Game,
  seat: Seat,
  from: readonly Part[],
  count: number,
  by: Seat,
): Script<Part[]> {
  const slots = from.flatMap((part): Slot[] =>
    part.ship !== undefined
      ? [{ at: part.place, max: part.count, ship: part.ship }]
      : slotsAt(g.s, seat, part.place).map((slot) => ({ ...slot, max: Math.min(slot.max, part.count) })),
  );
  const [{ at: place, ship }] = slots;
  if (slots.every((slot) => slot.ship === ship))
    return [ship === undefined ? { place, count } : { place, count, ship }];
  const key = 'ask.ships.which';
  const counts = yield* askShips({ seat: by, key, slots, min: count, max: count, params: { count } });
  return byClass(partsOf(slots, counts));
}

/** Ships of the player go from one place to several, so many to each; the owner says which go where. */
export function spreadChosen(g: Game, seat: Seat, from: Place, to: Part[]): Script {
  if (to.length > 0 && specialAt(g.s, seat, from).length > 0) return spreading(g, seat, from, to);
  spreadShips(g, seat, from, to);
  return NOTHING;
}

function* spreading(g: Game, seat: Seat, from: Place, to: Part[]): Script {
  const all = to.reduce((sum, { count }) => sum + count, 0);
  spreadShips(g, seat, from, yield* assign(seat, yield* whichShips(g, seat, from, all), to));
}

/** Ships of the player change places at one moment, these for those; the owner says which go where. */
export function* rearrangeChosen(g: Game, seat: Seat, from: Part[], to: Part[]): Script {
  const alike = from.every(({ ship }) => ship === undefined);
  rearrangeShips(g, seat, from, alike ? to : yield* assign(seat, byClass(from), to));
}

/** How many of each class there are, wherever they come from. */
function byClass(from: readonly Part[]): Part[] {
  const classes: Part[] = [];
  for (const part of from) {
    const known = classes.find(({ ship }) => ship === part.ship);
    if (known === undefined) classes.push({ ...part });
    else known.count += part.count;
  }
  return classes;
}

/** Which of these ships go where: so many to each place, the special ones first. */
function* assign(seat: Seat, going: Part[], to: readonly Part[]): Script<Part[]> {
  const left = to.map(({ place, count }) => ({ place, count }));
  const sent: Part[] = [];
  for (const { count, ship } of going.sort(
    (a, b) => Number(a.ship === undefined) - Number(b.ship === undefined),
  )) {
    const slots: Slot[] = left
      .filter((part) => part.count > 0)
      .map((part) => ({
        at: part.place,
        max: Math.min(count, part.count),
        ...(ship === undefined ? {} : { ship }),
      }));
    const counts = yield* askShips({
      seat,
      key: 'ask.ships.where',
      slots,
      min: count,
      max: count,
      params: { count, ship: ship ?? '' },
    });
    for (const part of partsOf(slots, counts)) {
      sent.push(part);
      left.find(({ place }) => place === part.place)!.count -= part.count;
    }
  }
  return sent;
}
