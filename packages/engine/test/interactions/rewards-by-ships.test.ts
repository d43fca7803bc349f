/** Rewards for one's own ships, and rewards that are not. */
import { expect, test } from 'vitest';
import { table, toPlanning, WITH_POWER } from '../helpers/duel.ts';

const clone = { alien: 'clone' };
const DECK = { deck: ['plague', 'ionic-gas'] };

test('macron: its ships count as two for rewards, and a reward that is for no ship is one', () => {
  const players = {
    red: { alien: 'macron', homes: WITH_POWER, hand: ['attack-10', 'flare-love'] },
    blue: { hand: ['attack-08', 'quash'] },
    green: clone,
  };
  const t = toPlanning(table(players, DECK), 1);
  t.answer('red', 'respond', 'flare-love').answer('blue', 'yes-no', 'no');
  expect(t.hand('red')).toEqual(['flare-love', 'plague']);
});

test('macron: nor do captured ships of others count as its own', () => {
  const pirate = { alien: 'pirate', incarnation: true, holds: [{ name: 'prisoners', ships: { blue: 1 } }] };
  const players = {
    red: { alien: 'macron', homes: WITH_POWER, hand: ['attack-10'], sheets: [pirate] },
    blue: { hand: ['attack-08'], homes: [4, 15, 0, 0, 0] },
    green: clone,
  };
  const t = table(players, DECK).answer('red', 'respond', 'pirate:sell');
  expect(t.hand('red')).toEqual(['attack-10', 'plague']);
});
