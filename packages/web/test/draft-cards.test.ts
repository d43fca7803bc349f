import { describe, expect, test } from 'vitest';
import {
  asksForHand,
  cardMark,
  cardOptions,
  liesInHand,
  stacked,
  touchCard,
} from '../src/play/draft-cards.ts';
import type { Draft } from '../src/play/draft.ts';
import { ask, holding } from './play-helpers.ts';

const none: Draft = { is: 'choice', pick: null };
const hand = (card: string) => ({ card, zone: '' });

describe('one card', () => {
  const decision = ask('encounter-card', {
    options: [hand('attack-08'), hand('negotiate'), { card: 'negotiate', zone: 'hoard' }],
  });

  test('is found by kind and zone', () => {
    expect(cardOptions(decision, 'negotiate')).toEqual([1]);
    expect(cardOptions(decision, 'negotiate', 'hoard')).toEqual([2]);
    expect(cardOptions(decision, 'morph')).toEqual([]);
  });

  test('is chosen by touching it', () => {
    const draft = touchCard(decision, none, 'negotiate', 'hoard');
    expect(draft).toEqual({ is: 'choice', pick: 2 });
    expect(cardMark(decision, draft, 'negotiate', 'hoard')).toEqual({ open: true, count: 1, most: 1 });
    expect(cardMark(decision, draft, 'negotiate')).toEqual({ open: true, count: 0, most: 1 });
  });

  test('that cannot be chosen changes nothing', () => {
    expect(touchCard(decision, none, 'cosmic-zap')).toBe(none);
    expect(cardMark(decision, none, 'cosmic-zap')).toEqual({ open: false, count: 0, most: 0 });
  });
});

test('a card with two uses turns from one to the other', () => {
  const flare = { source: 'flare-zombie', zone: '' };
  const decision = ask('respond', {
    options: ['pass', { ...flare, ability: 'a', from: 'wild' }, { ...flare, ability: 'b', from: 'super' }],
  });
  const once = touchCard(decision, none, 'flare-zombie');
  expect(once).toEqual({ is: 'choice', pick: 1 });
  const twice = touchCard(decision, once, 'flare-zombie');
  expect(twice).toEqual({ is: 'choice', pick: 2 });
  expect(touchCard(decision, twice, 'flare-zombie')).toEqual({ is: 'choice', pick: 1 });
});

describe('several cards', () => {
  const decision = ask('cards', {
    options: ['attack-06', 'attack-06', 'morph', 'negotiate'],
    min: 1,
    max: 3,
    fallback: [0],
  });
  const empty: Draft = { is: 'subset', picks: [] };

  test('a stack gives one card after another, then takes all back', () => {
    const one = touchCard(decision, empty, 'attack-06');
    expect(one).toEqual({ is: 'subset', picks: [0] });
    const two = touchCard(decision, one, 'attack-06');
    expect(two).toEqual({ is: 'subset', picks: [0, 1] });
    expect(cardMark(decision, two, 'attack-06')).toEqual({ open: true, count: 2, most: 2 });
    expect(touchCard(decision, two, 'attack-06')).toEqual({ is: 'subset', picks: [] });
  });

  test('when no more may be chosen, a further one does not come in', () => {
    const full: Draft = { is: 'subset', picks: [0, 1, 2] };
    expect(touchCard(decision, full, 'negotiate')).toEqual(full);
    expect(touchCard(decision, { is: 'subset', picks: [0, 2, 3] }, 'attack-06')).toEqual({
      is: 'subset',
      picks: [2, 3],
    });
  });
});

describe('where the cards lie', () => {
  const asked = ask('card', { options: ['none', 'attack-08', 'morph'] });

  test('in the hand', () => {
    expect(liesInHand(asked, holding(['morph', 'attack-08', 'quash']))).toBe(true);
    expect(asksForHand(asked, holding(['morph', 'attack-08']))).toBe(true);
  });

  test('elsewhere, though one of them is also held', () => {
    expect(liesInHand(asked, holding(['morph']))).toBe(false);
    expect(asksForHand(asked, holding(['morph']))).toBe(false);
  });

  test('as often as they are asked for', () => {
    const two = ask('cards', { options: ['morph', 'morph'], min: 0, max: 2 });
    expect(liesInHand(two, holding(['morph']))).toBe(false);
    expect(liesInHand(two, holding(['morph', 'morph']))).toBe(true);
  });

  test('a power is no card, an artifact is one', () => {
    const power = { source: 'zombie', ability: 'a', from: 'power', zone: '' };
    const view = holding(['cosmic-zap']);
    expect(asksForHand(ask('respond', { options: ['pass', power] }), view)).toBe(false);
    const zap = { ...power, source: 'cosmic-zap', from: 'artifact' };
    expect(asksForHand(ask('respond', { options: ['pass', power, zap] }), view)).toBe(true);
    expect(asksForHand(ask('launch', { targets: [], slots: [] }), view)).toBe(false);
  });
});

test('the hand is sorted by type, high attacks first, and equal cards are counted', () => {
  expect(
    stacked(['negotiate', 'attack-08', 'flare-void', 'attack-20', 'negotiate', 'reinforcement-3', 'quash']),
  ).toEqual([
    { kind: 'attack-20', count: 1 },
    { kind: 'attack-08', count: 1 },
    { kind: 'negotiate', count: 2 },
    { kind: 'reinforcement-3', count: 1 },
    { kind: 'quash', count: 1 },
    { kind: 'flare-void', count: 1 },
  ]);
});
