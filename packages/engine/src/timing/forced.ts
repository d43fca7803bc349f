import type { Game } from '../game.ts';
import { playable } from '../state/query.ts';
import type { Card, Seat } from '../state/types.ts';
import { sheetOfPile, discardFromZone } from '../verbs/cards.ts';
import { askCard } from './ask.ts';
import type { Script } from './script.ts';

/** A player must discard one card that fits. A pile that cards return to (a second hand) may pay instead of the hand. */
export function* forcedDiscard(g: Game, seat: Seat, key: string, fits: (card: Card) => boolean): Script {
  const zones = playable(g, seat).filter((one) => {
    const found = sheetOfPile(g, { seat, pile: one.pile });
    return fits(one.card) && (found === null || found.pile.back === 'pile');
  });
  if (zones.length === 0) return;
  const cards = zones.map((one) => one.card).sort((a, b) => a - b);
  const card = yield* askCard(g, seat, key, cards, { secret: true });
  discardFromZone(g, card, { seat, pile: zones.find((one) => one.card === card)!.pile });
}
