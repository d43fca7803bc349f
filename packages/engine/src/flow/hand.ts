import type { Game } from '../game.ts';
import { handHasEncounterCard } from '../state/query.ts';
import type { Card, Seat } from '../state/types.ts';
import type { Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { renewHand } from '../verbs/cards.ts';

/** START-1, PLAN-2: shows and discards the hand and draws eight. */
export function* newHand(g: Game, seat: Seat): Script {
  const kept: Card[] = [];
  yield* moment(g, 'hand.renewing', { seat, kept });
  renewHand(g, seat, kept);
  yield* settle(g);
}

/** Renews the hand until it holds an encounter card, or until there is none left to draw. */
export function* renewUntilEncounterCard(g: Game, seat: Seat): Script {
  while (!handHasEncounterCard(g, seat)) {
    const s = g.s;
    const left = s.deck.concat(s.discard).some((card) => g.cards[card].encounter);
    if (!left && s.players.every((player) => !player.hand.some((card) => g.cards[card].encounter))) return;
    yield* newHand(g, seat);
  }
}
