import type { Game } from '../game.ts';
import { canChooseEncounterCard, isArmed } from '../state/query.ts';
import type { Card, Seat } from '../state/types.ts';
import { AT } from '../timing/moments.ts';
import { YES, type Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { renewByQuake, throwHand } from '../verbs/cards.ts';
import { drawCards } from '../verbs/decks.ts';

/** START-1, PLAN-2: renews the hand until it holds an encounter card; false if none can be had (START-1a). */
export const renewUntilEncounterCard = (g: Game, seat: Seat, kept: readonly Card[] = []): Script<boolean> =>
  isArmed(g, seat) ? YES : renewing(g, seat, kept.slice());

/** Whether deck and discard pile together can give an encounter card. */
export const canBeDrawn = ({ s, cards }: Game): boolean =>
  s.deck.some((card) => cards[card].encounter) || s.discard.some((card) => cards[card].encounter);

/** What is kept is kept until it is over, however often the hand is drawn. */
function* renewing(g: Game, seat: Seat, kept: Card[]): Script<boolean> {
  let quaked = false;
  while (!isArmed(g, seat) && !(quaked && !canBeDrawn(g))) {
    g.renewing = seat;
    // START-2, PLAN-2: whatever is legal now can be played before the hand goes.
    yield* moment(g, AT.free);
    if (isArmed(g, seat)) break;
    g.renewing = seat;
    yield* moment(g, AT['hand.renewing'], { seat, kept });
    if (canBeDrawn(g)) {
      throwHand(g, seat, kept);
      // What was thrown away can be taken before the draw shuffles it in.
      yield* settle(g);
      drawCards(g, seat, 8, kept);
    } else {
      renewByQuake(g, seat, kept);
      quaked = true;
    }
    yield* settle(g);
  }
  g.renewing = -1;
  return isArmed(g, seat);
}

/** While this is settled nobody minds that the player holds no encounter card (PLAN-1); then there is a new hand for it. */
export function* renewAfter(g: Game, seat: Seat, script: Script): Script {
  g.renewing = seat;
  yield* script;
  g.renewing = -1;
  if (!canChooseEncounterCard(g, seat)) yield* renewUntilEncounterCard(g, seat);
}

/** The player discards the hand, openly, and draws a new one; meanwhile nobody minds that there is none (PLAN-1). */
export function* newHand(g: Game, seat: Seat): Script {
  const kept: Card[] = [];
  g.renewing = seat;
  yield* moment(g, AT['hand.renewing'], { seat, kept });
  if (g.s.players[seat].hand.some((card) => !kept.includes(card))) throwHand(g, seat, kept);
  yield* settle(g);
  drawCards(g, seat, 8, kept);
  g.renewing = -1;
}
