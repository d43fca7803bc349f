/** Totals as a ledger: every number with its reason. */
import { bothAttack, mainPlayer, otherSide, shipsAt } from './state/query.ts';
import { DEFENSE, OFFENSE } from './state/types.ts';
import type { Card, Encounter, GameState, Line, Seat, Side, Standing } from './state/types.ts';

const mainShips = (s: GameState, side: Side): number => {
  const e = s.encounter!;
  return side === DEFENSE ? (e.planet < 0 ? 0 : shipsAt(s, e.defense, e.planet)) : e.gate[e.offense];
};

const allyShips = (s: GameState, side: Side, seat: Seat): number =>
  side === DEFENSE ? s.encounter!.aid[seat] : s.encounter!.gate[seat];

/** What ships and cards count, as far as it is settled. */
export type Counting = Pick<Encounter, 'worth' | 'arithmetic' | 'lines' | 'standIns'>;

/** So many ships the player is counted with. */
const counted = ({ standIns }: Counting, seat: Seat, ships: number): number =>
  standIns.length === 0 ? ships : (standIns.find((one) => one.seat === seat)?.ships ?? ships);

/** Ships of the side, and the allies of the other, are subtracted. */
export function turnShips({ arithmetic }: Counting, side: Side): void {
  arithmetic[side].ownSign = -1;
  arithmetic[side].allySign = -1;
  arithmetic[otherSide(side)].allySign = -1;
}

/** The lines of a side's total with a card of that value. */
export function ledger(s: GameState, side: Side, value: number, counting: Counting): Line[] {
  const e = s.encounter!;
  const main = mainPlayer(e, side);
  const { ownSign, allySign, product } = counting.arithmetic[side];
  const own = counted(counting, main, mainShips(s, side));
  const lines: Line[] = [];
  // A sign turned on nothing makes -0, which no JSON keeps.
  const add = (key: string, by: Seat, count: number) => lines.push({ side, key, by, value: count + 0 });
  const allies: Seat[] = [];
  let pieces = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    if ((e.allies[side] & (1 << seat)) === 0) continue;
    allies.push(seat);
    pieces += counted(counting, seat, allyShips(s, side, seat));
  }
  const addAllies = () => {
    for (const seat of allies)
      add(
        'line.ally',
        seat,
        allySign * counted(counting, seat, allyShips(s, side, seat)) * counting.worth[seat],
      );
  };
  // Products count ships as pieces, whatever each is worth (Annex D-5).
  switch (product) {
    case 'own':
      add('line.product', main, value * own);
      addAllies();
      break;
    case 'all':
      add('line.product', main, value * (own + pieces));
      break;
    case 'own-by-allies':
      add('line.card', main, value);
      add('line.ships-product', main, ownSign * own * pieces);
      break;
    case 'none':
      add('line.card', main, value);
      add('line.ships', main, ownSign * own * counting.worth[main]);
      addAllies();
      break;
  }
  for (const line of counting.lines) if (line.side === side) lines.push(line);
  return lines;
}

export const sum = (lines: readonly Line[]): number => {
  let total = 0;
  for (const { value } of lines) total += value;
  return total;
};

function fleetOf(s: GameState, side: Side): number[] {
  const e = s.encounter!;
  const main = mainPlayer(e, side);
  const fleet: number[] = [];
  for (let seat = 0; seat < s.players.length; seat++) {
    const allied = (e.allies[side] & (1 << seat)) !== 0;
    fleet.push(seat === main ? mainShips(s, side) : allied ? allyShips(s, side, seat) : 0);
  }
  return fleet;
}

const openCard = ({ laid }: Encounter, side: Side): Card => {
  const card = laid[side];
  return card !== null && card.up ? card.card : -1;
};

const NO_LINES: Standing['ledger'] = [[], []];

/** Both sides as they stand now. */
export function standing(s: GameState): Standing {
  const e = s.encounter!;
  const lines: Standing['ledger'] = bothAttack(e)
    ? [ledger(s, OFFENSE, e.faces[OFFENSE]!.value, e), ledger(s, DEFENSE, e.faces[DEFENSE]!.value, e)]
    : NO_LINES;
  return {
    encounter: e.number,
    offense: e.offense,
    defense: e.defense,
    planet: e.planet,
    cards: [openCard(e, OFFENSE), openCard(e, DEFENSE)],
    faces: [e.faces[OFFENSE], e.faces[DEFENSE]],
    recast: [e.recast[OFFENSE], e.recast[DEFENSE]],
    fleets: [fleetOf(s, OFFENSE), fleetOf(s, DEFENSE)],
    allies: [e.allies[OFFENSE], e.allies[DEFENSE]],
    ledger: lines,
    totals: lines === NO_LINES ? null : [sum(lines[OFFENSE]), sum(lines[DEFENSE])],
    lowerWins: e.lowerWins,
    causes: e.causes.slice(),
  };
}
