import { expect, test } from 'vitest';
import { COSMIC_DECK } from '@cosmarium/engine';
import { ally, expectOutcome, happened, launch, table } from '../helpers/duel.ts';

/** Blue wins with green at its side, who draws one card for each ship. */
const defended = { red: { hand: ['attack-04'] }, blue: { hand: ['attack-20'] } };

test('DECK-1: an empty deck is made of the shuffled discard pile, and the draw goes on', () => {
  const t = launch(table(defended, { deck: ['attack-40'], shortDeck: true, discard: ['morph'] }));
  ally(t, { green: ['defense', 3] });
  expect(t.hand('green')).toHaveLength(3);
  expect(t.hand('green')).toContain('attack-40');
  expect(happened(t).filter((type) => type === 'deck.reshuffled')).toHaveLength(1);
  expect([t.s.deck.length, t.discard()]).toEqual([72 - 2 - 3, []]);
  t.answer('green', 'ships', { 'green-1': 3 });
  expectOutcome(t, 'defense');
});

test('DECK-1: nobody knows where a reshuffled card lies', () => {
  const t = launch(table(defended, { deck: [], shortDeck: true }));
  ally(t, { green: ['defense', 1] });
  t.answer('green', 'ships', { 'green-1': 1 });
  expectOutcome(t, 'defense');
  expect(t.s.deck.every((card) => t.s.known[card] === 0)).toBe(true);
  expect(t.game.view(0).players[2].hand).toEqual([]);
});

test('DECK-1: a deck that is just used up is not reshuffled before the next draw', () => {
  const t = launch(table(defended, { deck: ['attack-40'], shortDeck: true }));
  ally(t, { green: ['defense', 1] });
  expect([t.s.deck.length, t.hand('green')]).toEqual([0, ['attack-40']]);
  t.answer('green', 'ships', { 'green-1': 1 });
  expectOutcome(t, 'defense');
  expect(happened(t)).not.toContain('deck.reshuffled');
});

test('DECK-2: nothing left to draw: cosmic quake, eight new cards each, and the draw is over', () => {
  const rest = COSMIC_DECK.slice();
  for (const card of ['attack-04', 'attack-20']) rest.splice(rest.indexOf(card), 1);
  const t = table({ ...defended, yellow: { hand: rest } });
  expect([t.s.deck, t.s.discard]).toEqual([[], []]);
  t.answer('yellow', 'respond', 'pass');
  ally(launch(t), { green: ['defense', 3], yellow: 'none' });
  for (const key of ['alliance.formed', 'reveal.adjust', 'resolution.start']) {
    expect(t.asked('yellow', 'respond').key).toBe(`ask.respond.${key}`);
    t.answer('yellow', 'respond', 'pass');
  }
  expect(happened(t).filter((type) => type === 'quake')).toHaveLength(1);
  expect(['red', 'blue', 'green', 'yellow'].map((colour) => t.hand(colour).length)).toEqual([8, 8, 8, 8]);
  expect([t.s.deck.length, t.discard()]).toEqual([70 - 32, []]);
  t.answer('green', 'ships', { 'green-1': 3 });
  expectOutcome(t, 'defense');
  expect(t.discard()).toEqual(['attack-04', 'attack-20']);
});

test('DECK-3: winning, losing and passing the turn refill no hand', () => {
  const t = launch(table({ red: { hand: ['attack-40', 'quash'] } }));
  ally(t, { green: 'none' });
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('blue'), t.hand('green')]).toEqual([['quash'], [], []]);
  expect(happened(t)).not.toContain('cards.drawn');
});
