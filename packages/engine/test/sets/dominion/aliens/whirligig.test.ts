import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const whirligig = (...hand: string[]) => ({ alien: 'whirligig', homes: WITH_POWER, hand });
const SEEDS = 'abcdefghijkl'.split('');
const FIVE = ['attack-08', 'attack-08', 'attack-08', 'attack-08', 'attack-08'];

test.each([
  ['even', [4, 3]],
  ['same', [2, 5]],
  ['exchanged', [5, 2]],
])('whirligig: mixes both hands and divides them: %s', (split, sizes) => {
  const t = toPlanning(table({ red: whirligig('attack-10', 'attack-10'), blue: { hand: FIVE } }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'whirligig:swirl']);
  t.answer('red', 'respond', 'whirligig');
  expect(t.options('red', 'option')).toEqual(['even', 'same', 'exchanged']);
  t.answer('red', 'option', split);
  expect([t.hand('red').length, t.hand('blue').length]).toEqual(sizes);
  expect([...t.hand('red'), ...t.hand('blue')].toSorted()).toEqual(
    [...FIVE, 'attack-10', 'attack-10'].toSorted(),
  );
  // Nobody knows what the other has got.
  expect([t.game.view(0).players[1].hand, t.game.view(1).players[0].hand]).toEqual([[], []]);
  expect(t.isAsked('red', 'respond')).toBe(false);
});

test('whirligig: as the defense; may be passed on, and it is not for allies', () => {
  const t = toPlanning(table({ blue: whirligig('attack-08') }));
  t.answer('blue', 'respond', 'pass');
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([13, 12]);
  const other = launch(table({ green: whirligig('attack-40') }));
  ally(other, { green: ['offense', 1] });
  expectOutcome(other, 'offense');
});

test('whirligig: zapped, both keep their hands', () => {
  const t = toPlanning(table({ red: whirligig('attack-10'), blue: { hand: ['attack-08', 'cosmic-zap'] } }));
  t.answer('red', 'respond', 'whirligig').answer('blue', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
});

test('whirligig: an offense that is left without an encounter card ends its turn (PLAN-1)', () => {
  const t = toPlanning(
    table(
      { red: whirligig('attack-10', 'quash'), blue: { hand: [] } },
      { deck: ['attack-08', ...Array<string>(7).fill('negotiate')] },
    ),
  );
  // PLAN-2 has given blue a new hand only after red had its chance.
  t.answer('red', 'respond', 'whirligig')
    .answer('red', 'option', 'exchanged')
    .answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'broken-off');
  expect([t.hand('red'), t.hand('blue')]).toEqual([[], ['attack-10', 'quash']]);
});

test('whirligig wild: one card each, unseen; the opponent takes one of the two', () => {
  const seen = new Set<string>();
  for (const side of ['left', 'right'])
    for (const seed of SEEDS) {
      const t = toPlanning(
        table(
          { red: { hand: ['attack-10', 'quash', 'flare-whirligig'] }, blue: { hand: ['attack-08'] } },
          { seed },
        ),
      );
      expect(t.options('red', 'respond')).toEqual(['pass', 'flare-whirligig:spin']);
      t.answer('red', 'respond', 'flare-whirligig');
      expect(t.options('red', 'card')).toEqual(['attack-10', 'quash']);
      t.answer('red', 'card', 'quash');
      expect(t.options('blue', 'option')).toEqual(['left', 'right']);
      t.answer('blue', 'option', side);
      seen.add(t.hand('red').includes('quash') ? `${side} own` : `${side} other`);
      // The flare is back in the hand before anything else.
      expect(t.hand('red')).toContain('flare-whirligig');
    }
  expect(seen.size).toBe(4);
});

test('whirligig wild: needs a card of the own besides the flare, and one of the opponent', () => {
  const t = toPlanning(table({ red: { hand: ['attack-10', 'flare-whirligig'] }, blue: { hand: [] } }));
  expect(t.hand('red')).toContain('flare-whirligig');
  // Blue has drawn a new hand (PLAN-2); now there is one.
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-whirligig:spin']);
});

test('whirligig wild: [R] the defense has the flare back before it draws a new hand, and it goes with the rest', () => {
  const deck = Array<string>(8).fill('negotiate');
  const hands = { red: { hand: ['quash', 'attack-10'] }, blue: { hand: ['attack-08', 'flare-whirligig'] } };
  const spun = SEEDS.map((seed) => {
    const t = toPlanning(table(hands, { seed, deck }));
    return t.answer('blue', 'respond', 'flare-whirligig').answer('red', 'option', 'left');
  });
  // Where the attack went to red for the quash, blue has nothing to select from (PLAN-2).
  const dry = spun.filter((t) => t.hand('blue').length === 8);
  expect(dry.map((t) => [t.discard(), t.hand('blue')])).toEqual(
    dry.map(() => [['quash', 'flare-whirligig'], deck]),
  );
  expect([dry.length > 0, dry.length < spun.length]).toEqual([true, true]);
});

test('whirligig super: looks at the opponent’s hand before the mixing', () => {
  const t = toPlanning(
    table({ red: whirligig('attack-10', 'flare-whirligig'), blue: { hand: ['attack-08', 'attack-06'] } }),
  );
  t.answer('red', 'respond', 'whirligig');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-whirligig:peek']);
  t.answer('red', 'respond', 'flare-whirligig');
  expect(waiting(t)).toEqual(['red option']);
  expect(t.game.view(0).players[1].hand.toSorted()).toEqual(['attack-06', 'attack-08']);
  expect(t.game.view(2).players[1].hand).toEqual([]);
  t.answer('red', 'option', 'exchanged');
  expect(t.game.events(-1).filter(({ type }) => type === 'hand.mixed')).toHaveLength(1);
});

test('whirligig super: zapped, nothing is mixed (Annex E-6)', () => {
  const t = toPlanning(
    table({ red: whirligig('attack-10', 'flare-whirligig'), blue: { hand: ['attack-08', 'cosmic-zap'] } }),
  );
  t.answer('red', 'respond', 'whirligig').answer('blue', 'respond', 'pass');
  t.answer('red', 'respond', 'flare-whirligig').answer('blue', 'respond', 'cosmic-zap');
  // Zapped, red may play the flare as wild.
  t.answer('red', 'respond', 'pass');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
});
