/** Cards that were seen are followed back to where they lay when the encounter began. */
import { expect, test } from 'vitest';
import type { SeenEvent, View } from '@cosmarium/engine';
import { handsAfter } from '../src/hands.ts';

/** By seat: how many cards, and those that are known. */
const opening = (...hands: [number, ...string[]][]): View =>
  ({ players: hands.map(([handCount, ...hand]) => ({ handCount, hand, sheets: [] })) }) as unknown as View;
/** The same, and the first player has a pile with so many cards that are played from there. */
const withPile = (count: number, ...hands: [number, ...string[]][]): View => {
  const view = opening(...hands);
  const pile = { name: 'guests', wildOnly: true, count, cards: null };
  view.players[0].sheets = [{ piles: [pile] }] as unknown as View['players'][number]['sheets'];
  return view;
};
const after = (view: View, events: readonly object[]) => handsAfter(view, events as SeenEvent[]);

const given = (from: number, to: number, count: number) => ({
  type: 'cards.given',
  from,
  to,
  count,
  cards: null,
});
const drawn = (seat: number, count: number, deck = 'cosmic') => ({
  type: 'cards.drawn',
  seat,
  deck,
  count,
  cards: null,
});
const thrown = (seat: number, ...cards: string[]) => ({
  type: 'cards.discarded',
  seat,
  cards,
  count: cards.length,
});
const revealed = (seat: number, side: number, card: string) => ({
  type: 'revealed',
  seat,
  side,
  cards: [card],
  count: 1,
});

test('who has given the whole hand away plays what was drawn since', () => {
  const { first, drawn: deck } = after(opening([4], [3]), [
    given(0, 1, 4),
    drawn(0, 2),
    revealed(0, 0, 'attack-04'),
    revealed(1, 1, 'attack-40'),
  ]);
  expect(deck).toEqual({ cosmic: ['attack-04', null] });
  expect(first).toEqual([[], ['attack-40']]);
});

test('a known card that comes up elsewhere is the one that was given unseen', () => {
  const { first } = after(opening([4, 'morph'], [3]), [given(0, 1, 1), revealed(1, 1, 'morph')]);
  expect(first).toEqual([['morph'], []]);
});

test('as many as were drawn are thrown away at once: they are those, whatever else lies open', () => {
  const { first, drawn: deck } = after(opening([4], [4]), [
    revealed(0, 0, 'attack-08'),
    drawn(0, 2),
    thrown(0, 'attack-08', 'negotiate'),
  ]);
  expect(first).toEqual([['attack-08'], []]);
  expect(deck.cosmic?.toSorted()).toEqual(['attack-08', 'negotiate']);
});

test('a card that an ally has laid for a main player was the ally’s', () => {
  const { first } = after(opening([4], [4], [4]), [
    { type: 'laid', seat: 0, side: 0 },
    { type: 'taken-back', seat: 0, side: 0 },
    { type: 'laid', seat: 2, side: 0 },
    revealed(0, 0, 'reward-intimidate-19'),
  ]);
  expect(first).toEqual([[], [], ['reward-intimidate-19']]);
});

test('a flare drawn from the flares that were left over is played from there', () => {
  const { first, drawn: deck } = after(opening([4], [4]), [
    { type: 'card.played', seat: 0, as: 'wild', cards: ['flare-host'], count: 1 },
    drawn(0, 1, 'flare'),
    { type: 'card.played', seat: 0, as: 'wild', cards: ['flare-human'], count: 1 },
  ]);
  expect(first).toEqual([['flare-host'], []]);
  expect(deck).toEqual({ flare: ['flare-human'] });
});

const played = (seat: number, card: string) => ({ type: 'card.played', seat, cards: [card], count: 1 });
const used = (seat: number, alien: string, ability: string, card: string) => ({
  type: 'power.used',
  seat,
  alien,
  ability,
  target: { seats: [], planet: -1, number: -1, card },
});
const purged = (seat: number, card: string) => ({ type: 'cards.purged', seat, cards: [card], count: 1 });

test('what is played by a use that names the pile lay there, also while it is only announced', () => {
  const guest = used(0, 'host', 'guests', 'flare-void');
  for (const events of [[guest], [guest, played(0, 'flare-void')]]) {
    const { first, piles } = after(withPile(3, [4], [3]), events);
    expect([first[0], piles[0]]).toEqual([[], [['flare-void']]]);
  }
});

test('a card that is played as another one by a use was in the hand, also while it is only announced', () => {
  const { first } = after(opening([4], [3]), [used(0, 'mesmer', 'hypnosis', 'quash')]);
  expect(first[0]).toEqual(['quash']);
});

test('flares drawn without an announcement lie where they are played from, all others came to the hand', () => {
  const announced = used(0, 'aristocrat', 'privilege', '');
  const guest = [used(0, 'host', 'guests', 'flare-void'), played(0, 'flare-void')];
  // There was no pile when the encounter began.
  const fromPile = after(opening([4], [3]), [drawn(0, 1, 'flare'), played(0, 'flare-mind'), ...guest]);
  expect([fromPile.first[0], fromPile.drawn]).toEqual([['flare-mind'], { flare: ['flare-void'] }]);
  const fromHand = after(opening([4], [3]), [announced, drawn(0, 1, 'flare'), played(0, 'flare-mind')]);
  expect([fromHand.first[0], fromHand.drawn]).toEqual([[], { flare: ['flare-mind'] }]);
});

test('flares that leave the game lay where flares lie, or else in the hand before another one was drawn', () => {
  const { first, piles } = after(withPile(1, [4], [3]), [purged(0, 'flare-void'), purged(1, 'flare-mind')]);
  expect([first, piles[0]]).toEqual([[[], ['flare-mind']], [['flare-void']]]);
  const drew = [used(0, 'aristocrat', 'privilege', ''), drawn(0, 1, 'flare'), purged(0, 'flare-void')];
  const before = after(opening([4], [3]), drew);
  expect([before.first[0], before.drawn]).toEqual([['flare-void'], { flare: [null] }]);
});

test('what is paid for a reinforcement comes out of the hand, whatever of the kind lies open', () => {
  const { first } = after(opening([4], [4]), [
    revealed(1, 1, 'attack-08'),
    thrown(0, 'attack-08', 'attack-04'),
    { type: 'reinforced', seat: 0, side: 0, cards: ['reward-reinforcement-x'], count: 1 },
  ]);
  expect(first[0]).toEqual(['attack-08', 'attack-04', 'reward-reinforcement-x']);
});

test('a card that was picked out of the whole deck lay anywhere in it', () => {
  const picked = { type: 'cards.taken', seat: 0, from: 'deck', cards: ['quash'], count: 1 };
  const searched = { type: 'deck.searched', seat: 0, deck: 'cosmic', cards: null, count: 30 };
  expect(after(opening([4], [3]), [searched, picked]).drawn).toEqual({});
  expect(after(opening([4], [3]), [picked]).drawn).toEqual({ cosmic: ['quash'] });
});
