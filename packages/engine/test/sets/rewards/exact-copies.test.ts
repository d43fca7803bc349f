/** REV-5: a morph that faces a special negotiate is that special negotiate; so is a card that wild Mirror makes a copy. */
import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import { expectOutcome, toPlanning } from '../../helpers/duel.ts';
import { withRewards } from '../../helpers/rewards.ts';

/** Red plays this card, blue a morph, and both hold another card. */
const copied = (card: string, morph = 'morph'): Table =>
  toPlanning(withRewards({ red: { hand: [card, 'quash'] }, blue: { hand: [morph, 'attack-05'] } })).answer(
    'blue',
    'encounter-card',
    morph,
  );

test.each(['morph', 'reward-morph'])('Faulty Translator against %s: each loses two ships fewer', (morph) => {
  const t = copied('reward-negotiate-faulty-translator', morph);
  expect(t.asked('red').decision).toMatchObject({ kind: 'offer', wordless: true });
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { 'red-2': 1 }).answer('blue', 'ships', { 'blue-2': 1 });
  t.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue')]).toEqual([1, 1]);
});

test('Right of Refusal against a morph: both may throw away what they got', () => {
  const t = copied('reward-negotiate-right-of-refusal');
  t.answer('red', 'offer', { give: { cards: { quash: 1 } }, get: { cards: { 'attack-05': 1 } } });
  // The Quash in hand could undo the deal.
  t.answer('blue', 'offer', 'accept').answer('red', 'respond', 'pass');
  t.answer('blue', 'cards', ['quash']).answer('red', 'cards', []).answer('red', 'ships', { 'red-2': 3 });
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'deal');
  expect([t.hand('red'), t.hand('blue'), t.discard()]).toEqual([['attack-05'], [], ['quash', 'morph']]);
});

test('Right of Refusal against a plain negotiate: only its player may', () => {
  const t = toPlanning(
    withRewards({
      red: { hand: ['reward-negotiate-right-of-refusal', 'attack-06'] },
      blue: { hand: ['negotiate', 'attack-05'] },
    }),
  );
  t.answer('red', 'encounter-card', 'reward-negotiate-right-of-refusal');
  t.answer('blue', 'encounter-card', 'negotiate');
  t.answer('red', 'offer', { give: { cards: { 'attack-06': 1 } }, get: { cards: { 'attack-05': 1 } } });
  t.answer('blue', 'offer', 'accept').answer('red', 'cards', ['attack-05']);
  t.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'deal');
  expect([t.hand('red'), t.hand('blue')]).toEqual([[], ['attack-06']]);
});

test('a morph that comes from a Quark Battery copies what the other card says, too', () => {
  const t = withRewards(
    {
      red: { hand: ['reward-negotiate-faulty-translator'] },
      blue: { technologies: [{ card: 'quark-battery', up: true, stored: ['morph'] }] },
    },
    { variants: { technologies: true } },
  );
  toPlanning(t);
  t.answer('blue', 'respond', 'quark-battery:discharge').answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { 'red-2': 1 }).answer('blue', 'ships', { 'blue-2': 1 });
  t.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue')]).toEqual([1, 1]);
});

test('wild Mirror: an attack that becomes a copy of Faulty Translator says what that one says', () => {
  const t = toPlanning(
    withRewards({
      red: { hand: ['attack-10', 'flare-mirror'] },
      blue: { hand: ['reward-negotiate-faulty-translator'] },
    }),
  );
  t.answer('red', 'respond', 'flare-mirror:copy').answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { 'red-2': 1 }).answer('blue', 'ships', { 'blue-2': 1 });
  t.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue')]).toEqual([1, 1]);
});

/** Both negotiate, red plays wild Mirror, and they exchange a card each. */
const exchanged = (red: string, blue: string): Table => {
  const t = toPlanning(
    withRewards({
      red: { hand: [red, 'attack-06', 'flare-mirror'] },
      blue: { hand: [blue, 'attack-05'] },
    }),
  );
  t.answer('red', 'encounter-card', red).answer('blue', 'encounter-card', blue);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-mirror:copy']);
  t.answer('red', 'respond', 'flare-mirror:copy');
  t.answer('red', 'offer', { give: { cards: { 'attack-06': 1 } }, get: { cards: { 'attack-05': 1 } } });
  return t.answer('blue', 'offer', 'accept');
};

test('wild Mirror: a plain negotiate can copy one that says more', () => {
  const t = exchanged('negotiate', 'reward-negotiate-right-of-refusal');
  t.answer('blue', 'cards', []).answer('red', 'cards', ['attack-05']).answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'deal');
  expect([t.hand('red'), t.hand('blue')]).toEqual([['flare-mirror'], ['attack-06']]);
});

test('wild Mirror: a copy of a plain negotiate no longer says what the card said', () => {
  const t = exchanged('reward-negotiate-right-of-refusal', 'negotiate');
  t.answer('red', 'ships', { 'red-2': 3 }).answer('red', 'yes-no', 'no');
  expectOutcome(t, 'deal');
  expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-05', 'flare-mirror'], ['attack-06']]);
});

test('wild Mirror: not between a special negotiate and the morph that has copied it', () => {
  const t = toPlanning(
    withRewards({
      red: { hand: ['reward-negotiate-right-of-refusal', 'flare-mirror'] },
      blue: { hand: ['morph'] },
    }),
  );
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { 'red-2': 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  t.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect(t.hand('red')).toEqual(['flare-mirror']);
});
