/** DECK-2 at its most inconvenient: in the middle of something, and with hardly a card left to deal. */
import { expect, test } from 'vitest';
import { COSMIC_DECK } from '@cosmarium/engine';
import { expectOutcome, table, WITH_POWER, type Players } from '../helpers/duel.ts';

/** Whatever is in nobody's hand lies aside on purple's sheet: neither deck nor discard pile has a card. */
function swept(players: Players) {
  const rest = COSMIC_DECK.slice();
  for (const card of Object.values(players).flatMap((player) => player.hand ?? []))
    if (!card.startsWith('flare-')) rest.splice(rest.indexOf(card), 1);
  const purple = { ...players.purple, piles: [{ name: 'aside', cards: rest }] };
  return table({ ...players, purple }, { offense: 'blue' });
}

test('filch: a negotiate that a quake takes away meanwhile cannot pay for the snatch (DECK-2)', () => {
  const t = swept({
    red: { hand: ['attack-10', 'card-zap'] },
    blue: { hand: ['attack-08', 'mobius-tubes'], warp: 1 },
    green: { hand: ['negotiate', 'flare-filch'] },
    yellow: { hand: ['flare-void'] },
    purple: { alien: 'healer', homes: WITH_POWER, hand: [] },
  });
  t.answer('blue', 'respond', 'mobius-tubes').answer('green', 'respond', 'flare-filch');
  t.answer('red', 'respond', 'card-zap').answer('yellow', 'respond', 'flare-void');
  t.answer('yellow', 'ships', { 'yellow-2': 1 });
  t.answer('purple', 'respond', 'healer:heal').answer('yellow', 'ships', { 'yellow-2': 1 });
  // Red is dealt to first and has all the four cards that were in hands. The Card Zap is annulled, the snatch comes to
  // nothing, so the tubes empty the warp.
  t.answer('blue', 'ships', { 'blue-2': 1 });
  expectOutcome(t, 'broken-off'); // PLAN-1: no encounter card is left to the offense
  expect(t.hand('red')).toEqual(['attack-08', 'attack-10', 'flare-void', 'negotiate']);
  expect(t.hand('green')).toEqual(['flare-filch']);
  expect(t.hand('blue')).toEqual([]);
  expect(t.discard()).toEqual(['card-zap', 'mobius-tubes']);
  expect([t.warp('blue'), t.warp('yellow')]).toEqual([0, 0]);
});
