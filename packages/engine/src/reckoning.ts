/** Totals as a ledger: every number with its reason. */
import { mainPlayer, shipsAt } from './state/query.ts';
import { DEFENSE } from './state/types.ts';
import type { GameState, Line, Seat, Side } from './state/types.ts';

const mainShips = (s: GameState, side: Side): number => {
  const e = s.encounter!;
  return side === DEFENSE ? (e.planet < 0 ? 0 : shipsAt(s, e.defense, e.planet)) : e.gate[e.offense];
};

const allyShips = (s: GameState, side: Side, seat: Seat): number =>
  side === DEFENSE ? s.encounter!.aid[seat] : s.encounter!.gate[seat];

/** The lines of a side's total. Without two attacks there are none. */
export function ledger(s: GameState, side: Side): Line[] {
  const e = s.encounter!;
  const face = e.faces[side];
  if (face === null || face.type !== 'attack') return [];
  const main = mainPlayer(e, side);
  const { ownSign, allySign, product } = e.arithmetic[side];
  const own = mainShips(s, side);
  const lines: Line[] = [];
  // A sign turned on nothing makes -0, which no JSON keeps.
  const add = (key: string, by: Seat, value: number) => lines.push({ side, key, by, value: value + 0 });
  const allies: Seat[] = [];
  let pieces = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    if ((e.allies[side] & (1 << seat)) === 0) continue;
    allies.push(seat);
    pieces += allyShips(s, side, seat);
  }
  const addAllies = () => {
    for (const seat of allies) add('line.ally', seat, allySign * allyShips(s, side, seat) * e.worth[seat]);
  };
  // Products count ships as pieces, whatever each is worth (Annex D-5).
  switch (product) {
    case 'own':
      add('line.product', main, face.value * own);
      addAllies();
      break;
    case 'all':
      add('line.product', main, face.value * (own + pieces));
      break;
    case 'own-by-allies':
      add('line.card', main, face.value);
      add('line.ships-product', main, ownSign * own * pieces);
      break;
    case 'none':
      add('line.card', main, face.value);
      add('line.ships', main, ownSign * own * e.worth[main]);
      addAllies();
      break;
  }
  for (const line of e.lines) if (line.side === side) lines.push(line);
  return lines;
}

export function total(s: GameState, side: Side): number {
  let sum = 0;
  for (const line of ledger(s, side)) sum += line.value;
  return sum;
}
