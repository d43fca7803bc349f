import { expect, test } from 'vitest';
import { buildPosition, checkInvariants, Game, RULES, type GameState } from '@cosmarium/engine';
import { drawCards } from '../../src/verbs/decks.ts';
import { duel } from '../helpers/duel.ts';

const GREEN = 2;

/** A game with a reward deck of two cards, and a third one on its discard pile. */
function withSideDeck(): { game: Game; s: GameState } {
  const s = buildPosition(duel());
  const [first, second, third] = s.deck.splice(0, 3);
  s.sideDecks.push({ name: 'reward', cards: [first, second], discard: [third] });
  return { game: new Game(RULES, s, { position: s }, { watch: checkInvariants }), s };
}

test('REW-3: an empty side deck is made of its own discard pile, and then gives no more', () => {
  const { game, s } = withSideDeck();
  const cosmic = s.deck.slice();
  const drawn = drawCards(game, GREEN, 5, [], 'reward');
  expect(drawn).toHaveLength(3);
  expect(s.players[GREEN].hand).toEqual(drawn);
  expect(s.sideDecks).toEqual([{ name: 'reward', cards: [], discard: [] }]);
  expect(s.deck).toEqual(cosmic);
  const told = game.events(-1).filter(({ type }) => type === 'deck.reshuffled' || type === 'quake');
  expect(told).toEqual([{ type: 'deck.reshuffled', deck: 'reward' }]);
});

test('REW-3: with nothing to draw, and a hand to lose, there is no cosmic quake', () => {
  const { game, s } = withSideDeck();
  drawCards(game, GREEN, 3, [], 'reward');
  const hands = s.players.map(({ hand }) => hand.slice());
  expect(drawCards(game, GREEN, 1, [], 'reward')).toEqual([]);
  expect(s.players.map(({ hand }) => hand)).toEqual(hands);
});

test('everybody sees how many cards a side deck has, and what lies on its discard pile', () => {
  const { game, s } = withSideDeck();
  const discard = s.sideDecks[0].discard.map((card) => s.kinds[card]);
  for (const seat of [-1, 0, GREEN])
    expect(game.view(seat).sideDecks).toEqual([{ name: 'reward', count: 2, discard }]);
});
