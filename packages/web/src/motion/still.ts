/**
 * One answer can carry the game from two cards face down to the middle of the next encounter. A still is the table at the
 * moment the outcome was known, made from the view before and from what everybody was told since.
 */
import {
  AID,
  cardInfo,
  GATE,
  WARP,
  type FaceType,
  type Line,
  type Place,
  type SeenEvent,
  type Side,
  type View,
} from '@cosmarium/engine';
import { mainPlayer, sideOf, SIDES, sum, type EncounterView } from '../encounter/sides.ts';

type Ended = Extract<SeenEvent, { type: 'ships.moved' }>;

function moveShips(view: View, e: EncounterView, { seat, from, to }: Ended): void {
  const put = (place: Place, count: number) => {
    if (place >= 0) view.planets[place][seat] += count;
    else if (place === GATE) e.gate[seat] += count;
    else if (place === AID) e.aid[seat] += count;
    else if (place === WARP) view.players[seat].warp += count;
  };
  for (const { place, count } of from) {
    put(place, -count);
    put(to, count);
  }
}

const faceOf = (kind: string): EncounterView['faces'][number] => {
  const { type, value } = cardInfo(kind);
  return { type: type as FaceType, value };
};

/** Both cards lie open and nothing has changed what they count as yet. */
function showFaces(e: EncounterView): void {
  for (const side of SIDES) {
    const card = e.laid[side]?.card;
    if (e.faces[side] === null && card != null) e.faces[side] = faceOf(card);
  }
}

/** The lines that the rules give: what the engine says before any power speaks. */
function plainLines(view: View, e: EncounterView, side: Side): Line[] {
  const face = e.faces[side];
  if (face === null || face.type !== 'attack') return [];
  const { main, allies } = sideOf(e, view.planets, side);
  return [
    { side, key: 'line.card', by: main.seat, value: face.value },
    { side, key: 'line.ships', by: main.seat, value: main.ships },
    ...allies.map(({ seat, ships }) => ({ side, key: 'line.ally', by: seat, value: ships })),
  ];
}

/** If ships did not count one each, nobody told by how much: they come as one line. */
function evened(lines: Line[], e: EncounterView, side: Side): Line[] {
  const rest = e.totals![side] - sum(lines);
  if (rest === 0) return lines;
  const ships = lines.filter(({ key }) => key === 'line.ships' || key === 'line.ally');
  const line = { side, key: 'web.encounter.ships-worth', by: mainPlayer(e, side), value: rest + sum(ships) };
  const [card, ...others] = lines.filter((one) => !ships.includes(one));
  return card === undefined ? [line] : [card, line, ...others];
}

/** null if what was told does not lead to an outcome, or there was no encounter to be decided. */
export function stillOf(before: View, events: readonly SeenEvent[]): View | null {
  const last = events.findIndex(({ type }) => type === 'outcome');
  if (last < 0 || before.encounter === null) return null;
  const view = structuredClone(before);
  const e = view.encounter!;
  const added: [Line[], Line[]] = [[], []];
  const counted = SIDES.map((side) => e.ledger[side].length > 0);
  for (const event of events.slice(0, last + 1)) {
    switch (event.type) {
      case 'encounter':
        return null;
      case 'phase':
        e.phase = event.phase;
        break;
      case 'ships.moved':
        moveShips(view, e, event);
        break;
      case 'allied':
        if (event.side >= 0) e.allies[event.side as Side] |= 1 << event.seat;
        break;
      case 'laid':
        e.laid[event.side] ??= { card: null, up: false };
        break;
      case 'taken-back':
        e.laid[event.side] = null;
        break;
      case 'swapped':
        e.laid.reverse();
        break;
      case 'revealed':
        e.laid[event.side] = { card: event.cards?.[0] ?? null, up: true };
        if (e.faces[event.side] !== null) e.faces[event.side] = null;
        break;
      case 'face':
        showFaces(e);
        e.faces[event.side] = { type: event.face, value: event.value };
        break;
      case 'reinforced':
        for (const card of event.cards ?? [])
          e.reinforcements.push({ card, by: event.seat, side: event.side });
        break;
      case 'line':
        added[event.side].push({ side: event.side, key: event.key, by: event.by, value: event.value });
        break;
      case 'totals':
        e.totals = event.totals;
        break;
      case 'outcome':
        e.outcome = event.outcome;
        break;
    }
  }
  if (e.laid.every((laid) => laid?.up === true)) showFaces(e);
  for (const side of SIDES) {
    const lines = counted[side] ? e.ledger[side] : plainLines(view, e, side);
    const all = lines.length === 0 ? [] : [...lines, ...added[side]];
    e.ledger[side] = e.totals === null || all.length === 0 ? all : evened(all, e, side);
  }
  return { ...view, decisions: [], waiting: [] };
}
