/** Cards that were seen are followed back to where they lay when the encounter began. */
import { expect, test } from 'vitest';
import type { SeenEvent, View } from '@cosmarium/engine';
import { handsAfter } from '../src/hands.ts';

/** By seat: how many cards, and those that are known. */
const opening = (...hands: [number, ...string[]][]): View =>
  ({ players: hands.map(([handCount, ...hand]) => ({ handCount, hand })) }) as unknown as View;
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
    drawn(0, 1, 'flare'),
    { type: 'card.played', seat: 0, as: 'wild', cards: ['flare-human'], count: 1 },
  ]);
  expect(first).toEqual([[], []]);
  expect(deck).toEqual({ flare: ['flare-human'] });
});
