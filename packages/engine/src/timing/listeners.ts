import type { AlienRules, CardRules, Rulebook } from '../rulebook.ts';
import type { Card, GameState, Lasting, Pile, Seat, Sheet } from '../state/types.ts';
import { MOST_MOMENTS } from './moments.ts';

/** Somebody with something at a moment: a power, a card in hand or on a sheet, or an effect announced earlier. */
export interface Listener {
  readonly seat: Seat;
  /** The sheet of a power, or the one a pile lies on. */
  readonly sheet: Sheet | null;
  readonly power: AlienRules | null;
  readonly card: Card;
  /** Where the card lies; null is the hand. */
  readonly pile: Pile | null;
  readonly lasting: Lasting | null;
}

/**
 * The quick look before the careful one: for every moment (by number) who has anything there. Most moments of most
 * encounters have nobody. Kept until a card that can be played, or a sheet, moves.
 */
export class Listeners {
  private readonly byMoment: Listener[][] = Array.from({ length: MOST_MOMENTS }, () => []);

  at(moment: number): readonly Listener[] {
    return this.byMoment[moment];
  }

  refresh(s: GameState, rules: Rulebook, cards: readonly CardRules[]): void {
    for (const list of this.byMoment) if (list.length > 0) list.length = 0;
    const players = s.players;
    for (let seat = 0; seat < players.length; seat++) {
      const { sheets, hand } = players[seat];
      for (const sheet of sheets) {
        const power = rules.aliens[sheet.alien];
        if (power.listensAt.length > 0)
          this.add(power.listensAt, { seat, sheet, power, card: -1, pile: null, lasting: null });
        for (const pile of sheet.piles)
          if (pile.playable)
            for (const card of pile.cards) this.addCard(seat, cards[card], card, sheet, pile);
      }
      for (const card of hand) this.addCard(seat, cards[card], card, null, null);
    }
    if (s.encounter === null) return;
    for (const lasting of s.encounter.lasting) {
      const moments = rules.aliens[lasting.alien].lastingAt[lasting.name];
      this.add(moments, { seat: lasting.by, sheet: null, power: null, card: -1, pile: null, lasting });
    }
  }

  private addCard(seat: Seat, rules: CardRules, card: Card, sheet: Sheet | null, pile: Pile | null): void {
    if (rules.listensAt.length > 0)
      this.add(rules.listensAt, { seat, sheet, power: null, card, pile, lasting: null });
  }

  private add(moments: readonly number[], listener: Listener): void {
    for (const moment of moments) this.byMoment[moment].push(listener);
  }
}
