import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const alchemist = (...hand: string[]) => ({ alien: 'alchemist', homes: WITH_POWER, hand });
const discard = ['attack-14', 'attack-15', 'attack-30', 'negotiate', 'mobius-tubes'];

test('alchemist: pays a ship, discards a card and takes one of its type; attacks at most 4 apart; once in an encounter', () => {
  const t = table({ green: alchemist('attack-10', 'attack-40', 'quash') }, { discard });
  expect(t.options('green', 'respond')).toEqual(['pass', 'alchemist:transmute']);
  t.answer('green', 'respond', 'alchemist');
  expect(t.options('green', 'ships')).toEqual(['green-1 0..4', 'green-2 0..12', 'green-3 0..4']);
  t.answer('green', 'ships', { 'green-2': 1 });
  // Nothing lies within 4 of the 40.
  expect(t.options('green', 'card')).toEqual(['attack-10', 'quash']);
  t.answer('green', 'card', 'attack-10');
  expect([t.hand('green'), t.warp('green')]).toEqual([['attack-14', 'attack-40', 'quash'], 1]);
  expect(t.discard()).toEqual(['attack-15', 'attack-30', 'negotiate', 'mobius-tubes', 'attack-10']);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('alchemist: an artifact for an artifact, a negotiate for a negotiate', () => {
  const t = table({ green: alchemist('negotiate', 'quash') }, { discard });
  t.answer('green', 'respond', 'alchemist').answer('green', 'ships', { 'green-1': 1 });
  t.answer('green', 'card', 'quash');
  expect(t.hand('green')).toEqual(['mobius-tubes', 'negotiate']);
});

test('alchemist: OUR READING: without a legal exchange nothing is offered; nor without a ship, nor without the power', () => {
  expect(waiting(table({ green: alchemist('attack-40', 'morph') }, { discard }))).toEqual(['red launch']);
  expect(waiting(table({ green: alchemist('attack-10') }))).toEqual(['red launch']);
  const powerless = table({ green: { alien: 'alchemist', hand: ['attack-10'] } }, { discard });
  expect(waiting(powerless)).toEqual(['red launch']);
});

test('alchemist: OUR READING: the ship may be one in the encounter', () => {
  const t = launch(
    table({ green: alchemist('quash') }, { discard })
      .answer('green', 'respond', 'pass')
      .answer('green', 'respond', 'pass')
      .answer('green', 'respond', 'pass'),
  );
  t.answer('green', 'respond', 'pass');
  ally(t, { green: ['offense', 2] });
  t.answer('green', 'respond', 'alchemist');
  expect(t.options('green', 'ships')[0]).toBe('gate 0..2');
  t.answer('green', 'ships', { gate: 1 });
  // Red 10 + 3 + 1 against blue 8 + 4.
  expect([t.totals(), t.hand('green'), t.warp('green')]).toEqual([[14, 12], ['mobius-tubes'], 1]);
  expectOutcome(t, 'offense');
});

test('alchemist: OUR READING: the card taken is another one than that just discarded', () => {
  const t = table({ green: alchemist('mobius-tubes') }, { discard: ['quash'] });
  t.answer('green', 'respond', 'alchemist').answer('green', 'ships', { 'green-2': 1 });
  expect([t.hand('green'), t.discard()]).toEqual([['quash'], ['mobius-tubes']]);
});

test('alchemist: zapped, no ship is paid and nothing is exchanged', () => {
  const t = table({ blue: { hand: ['attack-08', 'cosmic-zap'] }, green: alchemist('quash') }, { discard });
  t.answer('green', 'respond', 'alchemist').answer('blue', 'respond', 'cosmic-zap');
  expect([t.hand('green'), t.warp('green'), waiting(t)]).toEqual([['quash'], 0, ['red launch']]);
});

test('alchemist: after the outcome the encounter cards of this very encounter lie there, too', () => {
  const t = toPlanning(table({ green: alchemist('attack-12') }));
  expect(t.options('green', 'respond')).toEqual(['pass', 'alchemist:transmute']);
  t.answer('green', 'respond', 'alchemist').answer('green', 'ships', { 'green-2': 1 });
  expect(t.options('green', 'card')).toEqual(['attack-10', 'attack-08']);
  t.answer('green', 'card', 'attack-10');
  expect([t.hand('green'), t.discard()]).toEqual([['attack-10'], ['attack-08', 'attack-12']]);
  expectOutcome(t, 'offense');
});

test('alchemist wild: a card that is no encounter card, without a ship; the flare itself is in play', () => {
  const t = table(
    { green: { hand: ['attack-10', 'quash', 'flare-alchemist'] } },
    { discard: [...discard, 'flare-human'] },
  );
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-alchemist:distil']);
  t.answer('green', 'respond', 'flare-alchemist');
  expect([t.hand('green'), t.warp('green')]).toEqual([['attack-10', 'flare-alchemist', 'mobius-tubes'], 0]);
  expect(waiting(t)).toEqual(['red launch']);

  const alone = table(
    { green: { hand: ['attack-10', 'flare-alchemist'] } },
    { discard: [...discard, 'flare-human'] },
  );
  expect(waiting(alone)).toEqual(['red launch']);
});

test('alchemist wild: comes to nothing if the card to exchange was played to defend it', () => {
  const t = table(
    {
      blue: { hand: ['attack-08', 'card-zap'] },
      green: { hand: ['attack-10', 'card-zap', 'flare-alchemist'] },
    },
    { discard },
  );
  t.answer('green', 'respond', 'flare-alchemist').answer('blue', 'respond', 'card-zap');
  t.answer('green', 'respond', 'card-zap');
  expect([t.hand('green'), t.discard()]).toEqual([
    ['attack-10', 'flare-alchemist'],
    [...discard, 'card-zap', 'card-zap'],
  ]);
  expect(waiting(t)).toEqual(['red launch']);
});

test('alchemist super: an attack for an attack of any value, also where nothing else could be exchanged', () => {
  const t = table({ green: alchemist('attack-40', 'flare-alchemist') }, { discard });
  t.answer('green', 'respond', 'alchemist').answer('green', 'respond', 'flare-alchemist');
  t.answer('green', 'ships', { 'green-2': 1 });
  expect(t.options('green', 'card')).toEqual(['attack-14', 'attack-15', 'attack-30']);
  t.answer('green', 'card', 'attack-30');
  expect([t.hand('green'), t.warp('green')]).toEqual([['attack-30', 'flare-alchemist'], 1]);
});

test('alchemist super: passed on where it would have been needed, nothing is paid', () => {
  const t = table({ green: alchemist('attack-40', 'flare-alchemist') }, { discard });
  t.answer('green', 'respond', 'alchemist').answer('green', 'respond', 'pass');
  expect([t.hand('green'), t.warp('green'), waiting(t)]).toEqual([
    ['attack-40', 'flare-alchemist'],
    0,
    ['red launch'],
  ]);
  inviteNobody(launch(t));
  expectOutcome(t, 'offense');
});

test('alchemist super: zapped, the use is stopped (Annex E-6)', () => {
  const t = table(
    { blue: { hand: ['attack-08', 'cosmic-zap'] }, green: alchemist('attack-10', 'flare-alchemist') },
    { discard },
  );
  t.answer('green', 'respond', 'alchemist').answer('blue', 'respond', 'pass');
  t.answer('green', 'respond', 'flare-alchemist').answer('blue', 'respond', 'cosmic-zap');
  expect([t.hand('green'), t.warp('green'), waiting(t)]).toEqual([
    ['attack-10', 'flare-alchemist'],
    0,
    ['red launch'],
  ]);
});
