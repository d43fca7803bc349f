/** What is kept when a new hand is drawn, whatever it is drawn for. */
import { expect, test } from 'vitest';
import { table, WITH_POWER } from '../helpers/duel.ts';

const EIGHT = ['attack-20', ...Array<string>(7).fill('negotiate')];

test('vulch: a new hand drawn with a flare leaves it its artifacts, too, and eight cards come besides (vulch-2)', () => {
  const vulch = { alien: 'vulch', homes: WITH_POWER, hand: ['attack-10', 'quash', 'flare-greenhorn'] };
  const t = table({ red: vulch }, { deck: EIGHT });
  t.answer('red', 'respond', 'flare-greenhorn:start-over');
  expect([t.hand('red'), t.discard()]).toEqual([
    [...EIGHT, 'flare-greenhorn', 'quash'].sort(),
    ['attack-10'],
  ]);
});

test('miser wild: it protects cards from a new hand that the Greenhorn wants (miser wild)', () => {
  const hand = ['quash', 'reinforcement-3', 'negotiate', 'flare-miser'];
  const t = table({ green: { alien: 'greenhorn', homes: WITH_POWER, hand } }, { deck: EIGHT });
  t.answer('green', 'respond', 'greenhorn:new-hand');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-miser:protect-hand']);
  t.answer('green', 'respond', 'flare-miser:protect-hand').answer('green', 'cards', ['quash']);
  expect(t.hand('green')).toEqual([...EIGHT, 'flare-miser', 'quash'].sort());
  expect(t.discard()).toEqual(['reinforcement-3', 'negotiate']);
});
