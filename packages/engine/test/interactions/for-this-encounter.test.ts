/** What holds "for this encounter" holds for cards that come or change later, too. */
import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import { expectOutcome, table, toPlanning, WITH_POWER, type Players } from '../helpers/duel.ts';

const chosen = (...hand: string[]) => ({ alien: 'chosen', homes: WITH_POWER, hand });

/** Red, the Chosen, attacks with three ships; green makes peace after the reveal. */
function calmed(deck: string[], players: Players = {}) {
  const t = toPlanning(
    table({ red: chosen('attack-10'), green: { hand: ['emotion-control'] }, ...players }, { deck }),
  );
  t.answer('red', 'respond', 'pass').answer('green', 'respond', 'emotion-control');
  expect(t.options('red', 'respond')).toEqual(['pass', 'chosen:intervention']);
  return t.answer('red', 'respond', 'chosen');
}

/** The main players cannot agree: three ships each, so it was a negotiation to the end. */
function expectNegotiation(t: Table): void {
  expect(t.game.view(-1).encounter!.faces).toEqual([
    { type: 'negotiate', value: 0 },
    { type: 'negotiate', value: 0 },
  ]);
  expect(t.totals()).toBe(null);
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue')]).toEqual([3, 3]);
}

test('FLARE-3a, Annex F-7: an attack put in after Emotion Control is a negotiate as well', () => {
  const t = calmed(['attack-20', 'plague', 'quash']);
  // Nobody has an attack any more, so there is nothing to add to.
  t.answer('red', 'card', 'attack-20');
  expectNegotiation(t);
  expect(t.discard()).toEqual(['emotion-control', 'attack-10', 'plague', 'quash', 'attack-20', 'attack-08']);
});

test('FLARE-3a: so is a morph that copies the printed attack', () => {
  const t = calmed(['morph', 'plague', 'quash']).answer('red', 'card', 'morph');
  expectNegotiation(t);
  expect(t.discard()).toContain('morph');
});

test('FLARE-3a, Annex F-7: a 42 after Emotion Control brings no fight, and the flare goes to Human all the same', () => {
  const t = toPlanning(
    table({
      red: { alien: 'zombie', hand: ['negotiate', 'flare-human'] },
      blue: { alien: 'virus' },
      green: { alien: 'human', hand: ['emotion-control'] },
    }),
  );
  t.answer('red', 'respond', 'pass').answer('green', 'respond', 'emotion-control');
  t.answer('red', 'respond', 'flare-human:forty-two');
  expect(t.hand('green')).toEqual(['flare-human']);
  expectNegotiation(t);
});

test('FLARE-3a: a 42 before Emotion Control is calmed with the rest', () => {
  const t = toPlanning(
    table({
      red: { alien: 'zombie', hand: ['negotiate', 'flare-human'] },
      blue: { alien: 'virus' },
      green: { hand: ['emotion-control'] },
    }),
  );
  t.answer('red', 'respond', 'flare-human:forty-two');
  expect(t.game.view(-1).encounter!.faces[0]).toEqual({ type: 'attack', value: 42 });
  t.answer('green', 'respond', 'emotion-control');
  expectNegotiation(t);
});

test('FLARE-3a: without Emotion Control the attack put in fights', () => {
  const t = toPlanning(table({ red: chosen('negotiate') }, { deck: ['attack-20', 'plague', 'quash'] }));
  t.answer('red', 'respond', 'chosen').answer('red', 'card', 'attack-20');
  expect(t.totals()).toEqual([23, 12]);
  expectOutcome(t, 'offense');
});

/** Red has named 2 before the reveal, and the attacks differ by that: 10 counts as 12. */
function raised(deck: string[]) {
  const t = toPlanning(table({ red: chosen('attack-10', 'flare-gambler') }, { deck }));
  t.answer('red', 'respond', 'flare-gambler').answer('red', 'number', '2');
  expect(t.game.view(-1).encounter!.faces[0]).toEqual({ type: 'attack', value: 12 });
  return t.answer('red', 'respond', 'chosen');
}

test('Annex F-6: what wild Gambler added stays when Chosen replaces the card, and is not bet for again', () => {
  // 9 and 8 differ by less than 2, but the bet was won at the reveal.
  const t = raised(['attack-09', 'plague', 'quash']);
  t.answer('red', 'card', 'attack-09').answer('red', 'option', 'replace');
  expect(t.totals()).toEqual([14, 12]);
  expectOutcome(t, 'offense');
});

test('Annex F-6: added once where Chosen adds its card', () => {
  const t = raised(['attack-09', 'plague', 'quash']);
  t.answer('red', 'card', 'attack-09').answer('red', 'option', 'add');
  expect(t.totals()).toEqual([24, 12]);
  expectOutcome(t, 'offense');
});

test('Annex F-6: a negotiate has no value to add to', () => {
  const t = raised(['negotiate', 'plague', 'quash']).answer('red', 'card', 'negotiate');
  expect(t.game.view(-1).encounter!.faces[0]).toEqual({ type: 'negotiate', value: 0 });
  expectOutcome(t, 'defense');
});

test('Annex F-6: nor is it bet for again when the opposing card becomes a 42', () => {
  const t = toPlanning(
    table({
      red: { alien: 'zombie', hand: ['attack-10', 'flare-human'] },
      blue: { alien: 'virus', hand: ['attack-08', 'flare-gambler'] },
    }),
  );
  t.answer('blue', 'respond', 'flare-gambler').answer('blue', 'number', '2');
  t.answer('red', 'respond', 'flare-human:forty-two');
  expect(t.totals()).toEqual([45, 14]);
  expectOutcome(t, 'offense');
});
