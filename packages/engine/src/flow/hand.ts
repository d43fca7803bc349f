import type { Game } from '../game.ts';
import { handHasEncounterCard } from '../state/query.ts';
import type { Card, Seat } from '../state/types.ts';
import { AT } from '../timing/moments.ts';
import { NOTHING, type Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { renewHand } from '../verbs/cards.ts';

/** START-1, PLAN-2: shows and discards the hand but for the `kept` cards and draws eight. */
function* newHand(g: Game, seat: Seat, kept: Card[]): Script {
  yield* moment(g, AT['hand.renewing'], { seat, kept });
  renewHand(g, seat, kept);
  yield* settle(g);
}

/** Renews the hand until it holds an encounter card, or until there is none left to draw. */
export const renewUntilEncounterCard = (g: Game, seat: Seat): Script =>
  handHasEncounterCard(g, seat) ? NOTHING : renewing(g, seat);

function* renewing(g: Game, seat: Seat): Script {
  g.renewing = seat;
  // What is kept is kept until it is over, however often the hand is drawn.
  const kept: Card[] = [];
  while (!handHasEncounterCard(g, seat)) {
    const s = g.s;
    const isEncounter = (card: Card) => g.cards[card].encounter;
    const left = s.deck.some(isEncounter) || s.discard.some(isEncounter);
    if (!left && !s.players.some((player) => player.hand.some(isEncounter))) return;
    yield* newHand(g, seat, kept);
  }
  g.renewing = -1;
}
