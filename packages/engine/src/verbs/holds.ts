/** Places for ships on things that are no planets: technologies, sheets and the pieces that belong to them. */
import type { Game } from '../game.ts';
import { clockwise, shipsAt } from '../state/query.ts';
import { FIRST_HOLD, TRANSIT } from '../state/types.ts';
import type { Hold, Place, Seat, Sheet } from '../state/types.ts';
import { moveShips } from './ships.ts';

/** A place for the ships on something new: one that nothing has, or a further one. */
export function freeHold({ s }: Game): Place {
  const taken = s.players.flatMap(({ technologies, sheets }) => [
    ...technologies.map(({ hold }) => hold),
    ...sheets.flatMap(({ holds }) => holds.map(({ place }) => place)),
  ]);
  let place = FIRST_HOLD;
  while (taken.includes(place)) place--;
  s.holds[FIRST_HOLD - place] ??= s.players.map(() => 0);
  return place;
}

/** The hold of that name on the sheet, made if it is not there. */
export function holdOn(g: Game, sheet: Sheet, name: string, system: Seat = -1): Hold {
  let hold = sheet.holds.find((one) => one.name === name);
  if (hold === undefined) {
    hold = { name, place: freeHold(g), system };
    sheet.holds.push(hold);
    g.touch();
  }
  return hold;
}

/** The piece is in this player's system from now on. */
export function moveHold(g: Game, holder: Seat, sheet: Sheet, hold: Hold, system: Seat): void {
  hold.system = system;
  g.emit({ type: 'piece.moved', seat: holder, alien: sheet.alien, name: hold.name, system });
}

/** RUL-23: whoever has ships there has them back, and places them. */
export function clearHolds(g: Game, sheet: Sheet): void {
  for (const { place } of sheet.holds)
    for (const seat of clockwise(g.s)) {
      const count = shipsAt(g.s, seat, place);
      if (count > 0) moveShips(g, seat, [{ place, count }], TRANSIT);
    }
  sheet.holds = [];
}
