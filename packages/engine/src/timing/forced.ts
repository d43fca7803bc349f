import type { Game } from '../game.ts';
import { hasPower, type Playable } from '../state/query.ts';
import type { Card, Seat } from '../state/types.ts';
import { discardFromZone } from '../verbs/cards.ts';
import { askZoneCard } from './ask.ts';
import type { Script } from './script.ts';

/**
 * What a player who must discard from the hand can pay with: a pile that cards return to (a second hand) serves as well.
 * In the order of the card list, so that it tells nothing.
 */
export function payable(g: Game, seat: Seat): Playable[] {
  const player = g.s.players[seat];
  const zones: Playable[] = player.hand.map((card) => ({ card, pile: '' }));
  // Paying is no use of the power: a zap does not keep from it.
  for (const sheet of player.sheets)
    if (hasPower(g, seat, sheet))
      for (const pile of sheet.piles)
        if (pile.playable && pile.back === 'pile')
          for (const card of pile.cards) zones.push({ card, pile: pile.name });
  return zones.sort((a, b) => a.card - b.card);
}

/** A player must discard one card of each of these sorts, all at the same moment. */
export function* forcedDiscards(
  g: Game,
  seat: Seat,
  key: string,
  sorts: readonly ((card: Card) => boolean)[],
): Script {
  const zones = payable(g, seat);
  const chosen: Playable[] = [];
  for (const fits of sorts) {
    const fitting = zones.filter((one) => fits(one.card));
    if (fitting.length > 0) chosen.push(yield* askZoneCard(g, seat, key, fitting, { secret: true }));
  }
  for (const { card, pile } of chosen) discardFromZone(g, card, { seat, pile });
}
