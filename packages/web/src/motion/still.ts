/**
 * One answer can carry the game from two cards face down to the middle of the next encounter. A still is the table at the
 * moment the outcome was known: the fight as the engine has kept it, the board from the view before and from what everybody
 * was told since.
 */
import { AID, GATE, WARP, type Place, type SeenEvent, type Side, type View } from '@cosmarium/engine';
import type { EncounterView } from '../encounter/sides.ts';

type Moved = Extract<SeenEvent, { type: 'ships.moved' }>;

function moveShips(view: View, e: EncounterView, { seat, from, to }: Moved): void {
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

/** null if what was told does not lead to an outcome, or there was no encounter to be decided. */
export function stillOf(before: View, events: readonly SeenEvent[], after: View): View | null {
  const last = events.findIndex(({ type }) => type === 'outcome');
  const number = before.encounter?.number;
  const { fight } = after;
  if (last < 0 || fight === null || fight.encounter !== number) return null;
  const view = structuredClone(before);
  const e = view.encounter!;
  for (const event of events.slice(0, last + 1)) {
    switch (event.type) {
      case 'phase':
        e.phase = event.phase;
        break;
      case 'ships.moved':
        moveShips(view, e, event);
        break;
      case 'allied':
        if (event.side >= 0) e.allies[event.side as Side] |= 1 << event.seat;
        break;
      case 'reinforced':
        for (const card of event.cards ?? [])
          e.reinforcements.push({ card, by: event.seat, side: event.side });
        break;
      case 'outcome': {
        const { outcome, ground } = event;
        const none = view.players.map(() => 0);
        e.outcome = outcome;
        view.fight = { ...fight, outcome, ground, bargain: null, landed: none, lost: none };
        break;
      }
    }
  }
  return { ...view, decisions: [], waiting: [] };
}
