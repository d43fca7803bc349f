import type { Game } from '../game.ts';
import { placesFor } from '../state/query.ts';
import { WARP } from '../state/types.ts';
import type { Seat } from '../state/types.ts';
import { askAll, shipsQuestion } from '../timing/ask.ts';
import { AT, type Moments } from '../timing/moments.ts';
import type { Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { drawCards } from '../verbs/decks.ts';
import { partsOf, spreadShips } from '../verbs/ships.ts';

/** Who is to have how many. */
export interface Reward {
  seat: Seat;
  count: number;
}

/**
 * RES-3, REW-2: for each a card or a ship from the warp; all choose before anything is drawn. Nobody gets any where spoils
 * are denied, whoever gives them (RUL-13).
 */
export function* giveRewards(g: Game, to: readonly Reward[]): Script {
  if (g.s.encounter!.noSpoils) return;
  const dues: Reward[] = [];
  for (const { seat, count } of to) {
    if (count === 0) continue;
    const due = { seat, count };
    yield* moment(g, AT['rewards.due'], due);
    dues.push(due);
  }
  if (dues.length === 0) return;
  const slots = dues.map((due) => placesFor(g.s, due.seat, due.count));
  const most = dues.map((due, i) => (slots[i].length === 0 ? 0 : Math.min(due.count, g.s.warp[due.seat])));
  const answers = yield* askAll(
    dues.map((due, i) =>
      shipsQuestion({
        seat: due.seat,
        key: 'ask.rewards',
        slots: slots[i],
        min: 0,
        max: most[i],
        params: { count: due.count },
      }),
    ),
  );
  const taken: Moments['spoils.taken'][] = [];
  for (let i = 0; i < dues.length; i++) {
    const due = dues[i];
    const parts = partsOf(slots[i], answers[i] as readonly number[]);
    const ships = parts.reduce((sum, part) => sum + part.count, 0);
    spreadShips(g, due.seat, WARP, parts);
    const drawn = drawCards(g, due.seat, due.count - ships);
    g.emit({ type: 'rewards', seat: due.seat, ships, cards: due.count - ships });
    if (drawn.length > 0) taken.push({ seat: due.seat, from: -1, picks: -1, cards: drawn });
  }
  for (const one of taken) yield* moment(g, AT['spoils.taken'], one);
  yield* settle(g);
}
