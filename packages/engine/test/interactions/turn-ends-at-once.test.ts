/** PLAN-1: whoever takes the offense's last encounter card ends the turn, and nothing else happens before that. */
import { expect, test } from 'vitest';
import { Table } from '@cosmarium/engine';
import {
  ally,
  duel,
  expectOutcome,
  happened,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../helpers/duel.ts';

const SEVEN = ['attack-04', 'attack-05', 'attack-06', 'attack-07', 'attack-09', 'attack-11', 'attack-13'];
const mutant = (...hand: string[]) => ({ alien: 'mutant', homes: WITH_POWER, hand });
/** The second encounter of a turn: a hand without an encounter card is not renewed at its start. */
const SECOND = { encounter: 2 } as const;
/** Plays with cards that lie on its sheet; playing one of them is a use of the power. */
const miser = (hand: string[], ...cards: string[]) => ({
  alien: 'miser',
  homes: WITH_POWER,
  hand,
  piles: [{ name: 'hoard', cards, playable: true, using: true, back: 'pile' as const }],
});

test('PLAN-1: mutant takes the last encounter card of the offense: nobody is invited any more', () => {
  const t = launch(table({ red: { hand: ['attack-10'] }, blue: mutant(...SEVEN) }));
  t.answer('blue', 'respond', 'mutant:regenerate').answer('blue', 'option', 'red');
  expect(waiting(t)).toEqual(['red ships']);
  t.answer('red', 'ships', { 'red-1': 3 });
  expectOutcome(t, 'broken-off');
  expect(happened(t)).not.toContain('invited');
  expect([t.hand('red'), t.ships('red-1', 'red'), t.s.offense]).toEqual([[], 7, 1]);
});

test('PLAN-1: an offense whose power could bring it other cards is not asked for it any more', () => {
  const red = { alien: 'demon', homes: WITH_POWER, hand: ['attack-10'] };
  const t = launch(table({ red, blue: mutant(...SEVEN), green: { hand: ['attack-40'] } }));
  t.answer('red', 'respond', 'pass');
  t.answer('blue', 'respond', 'mutant:regenerate').answer('blue', 'option', 'red');
  t.answer('red', 'ships', { 'red-1': 3 });
  expectOutcome(t, 'broken-off');
  expect([t.hand('red'), t.hand('green'), t.s.offense]).toEqual([[], ['attack-40'], 1]);
});

test('PLAN-1: mutant draws no further card, whether or not there is anything to choose', () => {
  const table1 = launch(table({ blue: mutant('quash'), green: { hand: ['attack-40'] } }));
  table1.answer('blue', 'respond', 'mutant:regenerate').answer('blue', 'option', 'red');
  table1.answer('red', 'ships', { 'red-1': 3 });
  expectOutcome(table1, 'broken-off');
  expect([table1.hand('blue'), table1.hand('green')]).toEqual([['attack-10', 'quash'], ['attack-40']]);

  // Only the deck is left to draw from.
  const t = launch(table({ blue: mutant('quash') }));
  t.answer('blue', 'respond', 'mutant:regenerate').answer('blue', 'option', 'red');
  t.answer('red', 'ships', { 'red-1': 3 });
  expectOutcome(t, 'broken-off');
  expect(t.hand('blue')).toEqual(['attack-10', 'quash']);
  expect(happened(t)).not.toContain('cards.drawn');
});

test('PLAN-1: mutant goes on drawing if the offense keeps an encounter card', () => {
  const t = launch(table({ red: { hand: ['negotiate', 'negotiate'] }, blue: mutant(...SEVEN.slice(1)) }));
  t.answer('blue', 'respond', 'mutant:regenerate').answer('blue', 'option', 'red');
  expect(t.options('blue', 'option')).toEqual(['deck', 'red']);
  t.answer('blue', 'option', 'deck');
  inviteNobody(t).answer('blue', 'encounter-card', 'attack-05');
  expectOutcome(t, 'defense');
});

test('PLAN-1: after the plague nobody else may act, and nobody answers to what it did', () => {
  const t = table({
    red: { hand: ['attack-10', 'quash', 'mobius-tubes'], warp: 1 },
    green: { hand: ['plague'] },
    yellow: { alien: 'healer', homes: WITH_POWER },
  });
  t.answer('red', 'respond', 'pass').answer('green', 'respond', 'plague').answer('green', 'player', 'red');
  t.answer('red', 'ships', { 'red-2': 3 });
  // One card of each type, all at the same time.
  expect(t.options('red', 'card')).toEqual(['mobius-tubes', 'quash']);
  t.answer('red', 'card', 'quash');
  expectOutcome(t, 'broken-off');
  expect([t.hand('red'), t.warp('red'), t.hand('yellow')]).toEqual([['mobius-tubes'], 4, []]);
  expect(t.discard()).toEqual(['attack-10', 'quash', 'plague']);
  expect(happened(t)).not.toContain('destiny.drawn');
});

test('PLAN-1: a snatch paid with the last encounter card has been carried out, what it answers has not', () => {
  const t = toPlanning(
    table({
      red: { alien: 'virus', homes: WITH_POWER, hand: ['negotiate', 'flare-filch'] },
      blue: { alien: 'clone', homes: WITH_POWER },
      green: { hand: ['flare-sorcerer'] },
      yellow: { hand: ['flare-remora', 'card-zap'] },
    }),
  );
  t.answer('green', 'respond', 'flare-sorcerer').answer('red', 'respond', 'flare-filch');
  t.answer('yellow', 'respond', 'pass');
  // Yellow may neither draw for the flare that was played nor zap the other one.
  t.answer('red', 'ships', { 'red-1': 3 });
  expectOutcome(t, 'broken-off');
  expect([t.aliens('red'), t.aliens('blue')]).toEqual([['virus'], ['clone']]);
  expect(t.hand('red')).toEqual(['flare-filch', 'flare-sorcerer']);
  expect([t.hand('green'), t.hand('yellow'), t.discard()]).toEqual([
    [],
    ['card-zap', 'flare-remora'],
    ['negotiate'],
  ]);
});

test('PLAN-1: a card that was announced and has done nothing yet goes back to where it was', () => {
  // Red's only encounter card is in the hoard. Green zaps the play from it while both flares lie on the table.
  const t = toPlanning(
    table(
      {
        red: miser([], 'attack-10', 'flare-anti-matter'),
        blue: { hand: ['attack-08', 'flare-chosen'] },
        green: { hand: ['cosmic-zap'] },
        yellow: { hand: ['flare-sorcerer'] },
      },
      SECOND,
    ),
  );
  t.answer('blue', 'respond', 'flare-chosen').answer('red', 'respond', 'flare-anti-matter:stop-wild@hoard');
  t.answer('green', 'respond', 'cosmic-zap');
  t.answer('red', 'ships', { 'red-1': 3 });
  expectOutcome(t, 'broken-off');
  expect([t.pile('red', 'hoard'), t.hand('blue'), t.hand('yellow'), t.discard()]).toEqual([
    ['attack-10', 'flare-anti-matter'],
    ['attack-08', 'flare-chosen'],
    ['flare-sorcerer'],
    ['cosmic-zap'],
  ]);
  expect(happened(t)).not.toContain('cards.drawn');
});

test('PLAN-1: also when alliances have been formed; all ships come home and the next turn begins', () => {
  const red = miser([], 'attack-10', 'force-field');
  const t = new Table(
    duel({ red, green: { hand: ['cosmic-zap'] } }, { ...SECOND, destiny: ['destiny-blue', 'destiny-red'] }),
    2,
  );
  ally(launch(t), { green: ['defense', 2] });
  t.answer('red', 'respond', 'force-field:cancel@hoard').answer('green', 'respond', 'cosmic-zap');
  expect(waiting(t)).toEqual(['red ships', 'green ships']);
  t.answer('red', 'ships', { 'red-1': 3 }).answer('green', 'ships', { 'green-1': 2 });
  expect([t.pile('red', 'hoard'), t.s.offense]).toEqual([['attack-10', 'force-field'], 1]);
  t.answer('blue', 'launch', { to: 'red-4', ships: { 'blue-2': 4 } });
  t.answer('blue', 'invite', []).answer('red', 'invite', []);
  t.answer('red', 'respond', 'pass'); // a new hand: the hoard is enough
  expectOutcome(t, 'offense');
});

test('PLAN-1: a lost power that takes the hoard along ends the turn; ships being saved then come home', () => {
  const t = table(
    {
      red: { ...miser([], 'attack-10'), homes: [1, 18, 1, 0, 0] },
      blue: { alien: 'zombie', homes: WITH_POWER },
      green: { alien: 'vacuum', homes: WITH_POWER, hand: [] },
      yellow: { hand: ['plague'] },
    },
    SECOND,
  );
  t.answer('yellow', 'respond', 'plague').answer('yellow', 'player', 'green');
  t.answer('green', 'ships', { 'green-2': 3 });
  t.answer('green', 'number', 0); // yellow
  t.answer('green', 'number', 1); // red
  t.answer('green', 'number', 1); // blue
  t.answer('red', 'ships', { 'red-1': 1 }).answer('blue', 'ships', { 'blue-2': 1 });
  expect([t.ships('transit', 'blue'), t.outcome()]).toEqual([1, 'broken-off']);
  t.answer('blue', 'ships', { 'blue-3': 1 });
  expectOutcome(t, 'broken-off');
  expect([t.ships('blue-3', 'blue'), t.warp('red'), t.warp('blue'), t.pile('red', 'hoard')]).toEqual([
    5,
    1,
    0,
    ['attack-10'],
  ]);
});

test('PLAN-1: wild oracle mixes the hands: those who could still act before selection are not asked', () => {
  const mixed = (seed: string) =>
    toPlanning(
      table(
        {
          blue: { hand: ['flare-oracle', 'quash', 'force-field', 'card-zap'] },
          green: { hand: ['flare-sorcerer'] },
          yellow: { hand: ['flare-remora'] },
        },
        { seed },
      ),
    ).answer('blue', 'respond', 'flare-oracle');
  const t = ['a', 'b', 'c', 'd', 'e', 'f'].map(mixed).find((one) => !one.hand('red').includes('attack-10'))!;
  expect(waiting(t)).toEqual(['red ships']);
  t.answer('red', 'ships', { 'red-1': 3 });
  expectOutcome(t, 'broken-off');
  expect(t.hand('blue')).toContain('flare-oracle');
  expect([t.hand('green'), t.hand('yellow')]).toEqual([['flare-sorcerer'], ['flare-remora']]);
});

test('PLAN-1: an encounter within the turn is broken off alone, and the turn goes on', () => {
  const t = table({
    red: { hand: ['attack-10', 'attack-20'] },
    blue: { hand: ['attack-08', 'attack-01', 'flare-warrior'] },
    green: { hand: ['plague'] },
  });
  t.answer('green', 'respond', 'pass'); // the plague, for now
  toPlanning(t).answer('red', 'encounter-card', 'attack-10').answer('blue', 'encounter-card', 'attack-08');
  t.answer('blue', 'respond', 'flare-warrior');
  expect([t.e.extra, t.e.offense]).toEqual([true, 1]);
  t.answer('green', 'respond', 'plague').answer('green', 'player', 'blue');
  // The extra encounter is over; red has won its first one.
  expect(happened(t).filter((type) => type === 'destiny.drawn')).toHaveLength(1);
  expect([t.e.extra, t.hand('blue'), t.asked('red', 'yes-no').key]).toEqual([
    false,
    [],
    'ask.second-encounter',
  ]);
  t.answer('red', 'yes-no', 'yes');
  expectOutcome(t, 'offense');
  expect([t.s.offense, t.s.stage]).toEqual([0, 'encounter']);
});

test('PLAN-1: an encounter that begins without one is over before anybody may act', () => {
  const t = table(
    {
      red: { alien: 'virus', hand: ['quash'] },
      green: { alien: 'masochist', homes: [0, 0, 0, 0, 0], hand: ['plague'] },
    },
    SECOND,
  );
  expectOutcome(t, 'broken-off');
  expect([t.hand('green'), t.winners()]).toEqual([['plague'], []]);
});

test('PLAN-1: whoever renews the hand holds no card meanwhile, and the turn goes on', () => {
  const t = toPlanning(
    table(
      {
        red: { alien: 'philanthropist', homes: WITH_POWER, hand: ['attack-10', 'flare-miser'] },
        green: { alien: 'remora', homes: WITH_POWER },
      },
      { deck: ['attack-40', ...Array<string>(7).fill('negotiate'), 'attack-01'] },
    ),
  );
  t.answer('red', 'respond', 'philanthropist:giving').answer('red', 'card', 'attack-10');
  t.answer('red', 'respond', 'flare-miser:protect-hand');
  t.answer('green', 'respond', 'remora:draw');
  t.answer('red', 'encounter-card', 'attack-40').answer('blue', 'encounter-card', 'attack-10');
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['attack-01']);
});

test('RUL-16: once both sides have lost without cards nothing more is planned', () => {
  const t = toPlanning(
    table(
      {
        red: miser(['flare-loser'], 'attack-10'),
        blue: { alien: 'virus' },
        green: { hand: ['flare-sorcerer'] },
      },
      SECOND,
    ),
  );
  t.answer('red', 'respond', 'flare-loser:both-lose');
  expectOutcome(t, 'both-lose');
  expect([t.aliens('blue'), t.hand('green')]).toEqual([['virus'], ['flare-sorcerer']]);
});

test('PLAN-1, PLAN-2: the defense does not renew its hand for a turn that ends', () => {
  const t = toPlanning(
    table(
      {
        red: miser(['quash'], 'attack-10', 'flare-chosen'),
        blue: { hand: ['force-field'] },
        green: { hand: ['cosmic-zap'] },
      },
      SECOND,
    ),
  );
  t.answer('red', 'respond', 'flare-chosen:prayer@hoard').answer('green', 'respond', 'cosmic-zap');
  t.answer('red', 'ships', { 'red-1': 3 });
  expectOutcome(t, 'broken-off');
  expect([t.hand('blue'), t.discard()]).toEqual([['force-field'], ['cosmic-zap']]);
});
