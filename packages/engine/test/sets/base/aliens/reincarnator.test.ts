import { expect, test } from 'vitest';
import { ally, expectOutcome, launch, table, toPlanning, WITH_POWER } from '../../../helpers/duel.ts';

const reincarnator = (...hand: string[]) => ({ alien: 'reincarnator', homes: WITH_POWER, hand });
/** The only aliens that may come into the game. */
const pool = (...aliens: string[]) => ({ aliens });

test('reincarnator: takes on a random unused alien after losing, besides its own power', () => {
  const t = toPlanning(table({ red: reincarnator('attack-01') }, pool('clone')));
  expectOutcome(t, 'defense');
  expect(t.aliens('red')).toEqual(['reincarnator', 'clone']);
});

test('reincarnator: keeps the power it has after a win', () => {
  const t = toPlanning(
    table({ red: { ...reincarnator('attack-20'), incarnation: 'virus' } }, pool('clone', 'virus')),
  );
  expectOutcome(t, 'offense');
  expect(t.aliens('red')).toEqual(['reincarnator', 'virus']);
});

test('reincarnator: discards the present incarnation, which cannot come back at once', () => {
  const t = toPlanning(
    table({ red: { ...reincarnator('attack-01'), incarnation: 'virus' } }, pool('clone', 'virus')),
  );
  expectOutcome(t, 'defense');
  expect(t.aliens('red')).toEqual(['reincarnator', 'clone']);
});

test('reincarnator: aliens with set-up text, excluded ones and ones in the game are skipped', () => {
  const t = toPlanning(
    table(
      { red: reincarnator('attack-01'), green: { alien: 'sorcerer' } },
      pool('zombie', 'sorcerer', 'miser', 'gambler', 'clone'),
    ),
  );
  expectOutcome(t, 'defense');
  expect(t.aliens('red')).toEqual(['reincarnator', 'clone']);
});

test('reincarnator: without an unused alien it stays as it is', () => {
  const t = toPlanning(
    table({ red: { ...reincarnator('attack-01'), incarnation: 'virus' } }, pool('virus', 'zombie', 'miser')),
  );
  expectOutcome(t, 'defense');
  expect(t.aliens('red')).toEqual(['reincarnator', 'virus']);
});

test('reincarnator: loses as an ally too, but an ally fails no deal (RES-5)', () => {
  const t = launch(table({ red: { hand: ['attack-20'] }, green: reincarnator() }, pool('clone')));
  ally(t, { green: ['defense', 1] });
  expectOutcome(t, 'offense');
  expect(t.aliens('green')).toEqual(['reincarnator', 'clone']);

  const deal = launch(
    table(
      { red: { hand: ['negotiate'] }, blue: { hand: ['negotiate'] }, green: reincarnator() },
      pool('clone'),
    ),
  );
  ally(deal, { green: ['defense', 1] });
  deal.answer('green', 'ships', { 'green-2': 1 }).answer('red', 'offer', 'fail');
  deal.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(deal, 'failed-deal');
  expect(deal.aliens('green')).toEqual(['reincarnator']);
});

test('reincarnator: a main player reincarnates after failing to deal (RES-5)', () => {
  const t = toPlanning(
    table({ red: { hand: ['negotiate'] }, blue: { ...reincarnator('negotiate') } }, pool('clone')),
  );
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect(t.aliens('blue')).toEqual(['reincarnator', 'clone']);
});

test('reincarnator: is nothing to a bystander', () => {
  const t = toPlanning(table({ green: reincarnator() }, pool('clone')));
  expectOutcome(t, 'offense');
  expect(t.aliens('green')).toEqual(['reincarnator']);
});

test('reincarnator: a zap keeps the current form; the form is not zapped with it', () => {
  const t = toPlanning(
    table(
      { red: { ...reincarnator('attack-01'), incarnation: 'virus' }, green: { hand: ['cosmic-zap'] } },
      pool('clone', 'virus'),
    ),
  );
  // Multiply is used first, and can be zapped by itself.
  t.answer('green', 'respond', 'pass');
  t.answer('green', 'respond', 'cosmic-zap');
  expectOutcome(t, 'defense');
  expect(t.totals()).toEqual([3, 12]);
  expect(t.aliens('red')).toEqual(['reincarnator', 'virus']);
});

test('reincarnator: the new form does not act on the loss that created it', () => {
  const t = toPlanning(table({ red: reincarnator('attack-01') }, pool('warrior')));
  expectOutcome(t, 'defense');
  expect(t.s.players[0].sheets.map((sheet) => [sheet.alien, sheet.tokens])).toEqual([
    ['reincarnator', 0],
    ['warrior', 0],
  ]);
});

test('reincarnator: without the power nothing happens (POWER-1)', () => {
  const t = toPlanning(
    table({ red: { ...reincarnator('attack-01'), homes: [4, 16, 0, 0, 0] } }, pool('clone')),
  );
  expectOutcome(t, 'defense');
  expect(t.aliens('red')).toEqual(['reincarnator']);
});

test('reincarnator: super: need not reincarnate', () => {
  const t = toPlanning(
    table(
      { red: { ...reincarnator('attack-01', 'flare-reincarnator'), incarnation: 'virus' } },
      pool('clone', 'virus'),
    ),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-reincarnator:stay']);
  t.answer('red', 'respond', 'flare-reincarnator');
  expectOutcome(t, 'defense');
  expect(t.aliens('red')).toEqual(['reincarnator', 'virus']);
  expect(t.hand('red')).toEqual(['flare-reincarnator']);
});

test('reincarnator: super may be left aside', () => {
  const t = toPlanning(table({ red: reincarnator('attack-01', 'flare-reincarnator') }, pool('clone')));
  t.answer('red', 'respond', 'pass');
  expectOutcome(t, 'defense');
  expect(t.aliens('red')).toEqual(['reincarnator', 'clone']);
});

const incarnatedHuman = () => ({ ...reincarnator('attack-10', 'flare-human'), incarnation: 'human' });

test('reincarnator: the flare of the incarnation is wild for it (Annex D-1)', () => {
  const t = toPlanning(table({ red: incarnatedHuman() }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-human:forty-two']);
  t.answer('red', 'respond', 'pass');
  expect(t.totals()).toEqual([17, 12]);
  expectOutcome(t, 'offense');
});

test('reincarnator: ... unless the switch says otherwise (Annex D-1)', () => {
  const t = toPlanning(table({ red: incarnatedHuman() }, { readings: { incarnationSuper: true } }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-human:double', 'flare-human:martyr']);
  t.answer('red', 'respond', 'pass');
  expect(t.totals()).toEqual([17, 12]);
  expectOutcome(t, 'offense');
});

test('reincarnator: wild gives the flare to a loser, who has a new alien after the encounter', () => {
  const t = launch(
    table(
      {
        red: { alien: 'zombie', hand: ['attack-20', 'flare-reincarnator'] },
        blue: { alien: 'human', homes: [4, 8, 4, 4, 0] },
        green: { alien: 'macron' },
        yellow: { alien: 'virus' },
      },
      pool('human', 'macron', 'virus', 'zombie', 'clone'),
    ),
  );
  ally(t, { green: ['defense', 1], yellow: ['offense', 1] });
  // The old power still works in this encounter.
  expect(t.totals()).toEqual([24, 17]);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-reincarnator:rebirth']);
  t.answer('red', 'respond', 'flare-reincarnator');
  expect(t.options('red', 'player')).toEqual(['blue', 'green']);
  t.answer('red', 'player', 'blue');
  expectOutcome(t, 'offense');
  expect(t.aliens('blue')).toEqual(['clone']);
  expect(t.hand('blue')).toEqual(['flare-reincarnator']);
  expect(t.hand('red')).toEqual([]);
});

test('reincarnator: wild: never the player of the flare, nor the Reincarnator', () => {
  const t = toPlanning(table({ red: { hand: ['attack-01', 'flare-reincarnator'] } }));
  expectOutcome(t, 'defense');

  const other = toPlanning(
    table(
      {
        red: { hand: ['attack-20', 'flare-reincarnator'] },
        blue: { ...reincarnator('attack-08'), homes: [4, 8, 4, 4, 0] },
      },
      pool('clone'),
    ),
  );
  expectOutcome(other, 'offense');
  expect(other.aliens('blue')).toEqual(['reincarnator', 'clone']);
});

test('reincarnator: wild works after a failed deal, for a bystander too', () => {
  const t = toPlanning(
    table(
      {
        red: { hand: ['negotiate'] },
        blue: { hand: ['negotiate'] },
        green: { hand: ['flare-reincarnator'] },
      },
      pool('human', 'zombie', 'macron', 'clone'),
    ),
  );
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  t.answer('green', 'respond', 'flare-reincarnator');
  expect(t.options('green', 'player')).toEqual(['red', 'blue']);
  t.answer('green', 'player', 'red');
  expectOutcome(t, 'failed-deal');
  expect(t.aliens('red')).toEqual(['clone']);
  expect(t.hand('red')).toEqual(['flare-reincarnator']);
});

test('reincarnator: wild that is card-zapped is discarded and changes nobody (FLARE-1)', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-20', 'flare-reincarnator'] }, blue: { hand: ['attack-08', 'card-zap'] } }),
  );
  t.answer('red', 'respond', 'flare-reincarnator').answer('blue', 'respond', 'card-zap');
  expectOutcome(t, 'offense');
  expect(t.aliens('blue')).toEqual(['zombie']);
  expect(t.discard()).toContain('flare-reincarnator');
});
