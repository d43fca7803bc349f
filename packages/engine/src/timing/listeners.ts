import type { CardRules, Rulebook } from '../rulebook.ts';
import type { GameState, Seats } from '../state/types.ts';

/**
 * The quick look before the careful one: for every moment (by number) the seats that have a power, a card they could
 * play, or something announced there. Most moments of most encounters have nobody.
 */
export function markListeners(
  s: GameState,
  rules: Rulebook,
  cards: readonly CardRules[],
  marks: Uint8Array,
): void {
  for (let i = 0; i < marks.length; i++) marks[i] = 0;
  const players = s.players;
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    const bit = 1 << seat;
    for (const sheet of player.sheets) {
      mark(rules.aliens[sheet.alien].listensAt, marks, bit);
      for (const pile of sheet.piles)
        if (pile.playable) for (const card of pile.cards) mark(cards[card].listensAt, marks, bit);
    }
    const hand = player.hand;
    for (let i = 0; i < hand.length; i++) {
      const listensAt = cards[hand[i]].listensAt;
      if (listensAt.length > 0) mark(listensAt, marks, bit);
    }
  }
  if (s.encounter === null) return;
  for (const lasting of s.encounter.lasting)
    mark(rules.aliens[lasting.alien].lastingAt[lasting.name], marks, 1 << lasting.by);
}

function mark(moments: readonly number[], marks: Uint8Array, bit: Seats): void {
  for (let i = 0; i < moments.length; i++) marks[moments[i]] |= bit;
}
