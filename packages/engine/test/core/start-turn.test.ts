import { expect, test } from 'vitest';
import { cardInfo, COSMIC_DECK } from '@cosmarium/engine';
import { expectOutcome, happened, table, toPlanning } from '../helpers/duel.ts';

/** The 17 cards that are no encounter cards: as many as it takes to redraw three times. */
const USELESS = COSMIC_DECK.filter((kind) => !cardInfo(kind).encounter);
const NEGOTIATES = Array<string>(7).fill('negotiate');

test('START-1: without an encounter card the hand is shown, discarded and eight cards are drawn', () => {
  const fresh = ['attack-10', ...NEGOTIATES];
  const t = table({ red: { hand: ['quash', 'reinforcement-2'] } }, { deck: fresh });
  expect(t.hand('red')).toEqual(fresh);
  expect(t.discard()).toEqual(['quash', 'reinforcement-2']);
  const seen = t.game.events(1).find((event) => event.type === 'cards.shown');
  expect(seen).toMatchObject({ seat: 0, cards: ['quash', 'reinforcement-2'] });
  toPlanning(t).answer('red', 'encounter-card', 'negotiate');
  expectOutcome(t, 'defense');
});

test('START-1: repeated until an encounter card is held', () => {
  const fresh = ['attack-40', ...NEGOTIATES];
  const t = table({ red: { hand: USELESS.slice(0, 1) } }, { deck: [...USELESS.slice(1), ...fresh] });
  expect(happened(t).filter((type) => type === 'cards.drawn')).toHaveLength(3);
  expect(t.hand('red')).toEqual(fresh);
  expect(t.discard()).toEqual(USELESS);
  toPlanning(t).answer('red', 'encounter-card', 'attack-40').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test.each(['attack-00', 'negotiate', 'morph'])('START-1: %s is an encounter card, the hand stays', (card) => {
  const t = table({ red: { hand: [card, 'quash'] } });
  expect(t.hand('red')).toEqual([card, 'quash'].toSorted());
  expect(happened(t)).not.toContain('cards.drawn');
  toPlanning(t);
  expectOutcome(t, 'defense');
});

test('START-2: before discarding the offense may play a card that is legal then', () => {
  const t = table(
    { red: { hand: ['flare-miser', 'quash', 'ionic-gas'] } },
    { deck: [...NEGOTIATES, 'attack-10'] },
  );
  expect(t.options('red', 'respond')).toEqual(['pass', expect.stringMatching('^flare-miser:')]);
  t.answer('red', 'respond', 'flare-miser').answer('red', 'cards', ['quash']);
  expect(t.discard()).toEqual(['ionic-gas']);
  expect(t.hand('red')).toEqual(['attack-10', 'flare-miser', ...NEGOTIATES, 'quash']);
  toPlanning(t).answer('red', 'encounter-card', 'negotiate');
  expectOutcome(t, 'defense');
});

test('START-2: in the second encounter of the turn the offense does not redraw, the turn ends', () => {
  const t = table({ red: { hand: ['quash'] } }, { encounter: 2 });
  expectOutcome(t, 'broken-off');
  expect(t.hand('red')).toEqual(['quash']);
  expect(happened(t)).not.toContain('cards.drawn');
  expect(t.s.offense).toBe(1);
});

test('START-2: only the offense redraws at the start of the turn', () => {
  const t = table({ blue: { hand: ['quash'] }, green: { hand: [] } }, { deck: [...NEGOTIATES, 'negotiate'] });
  expect([t.hand('blue'), t.hand('green')]).toEqual([['quash'], []]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});
