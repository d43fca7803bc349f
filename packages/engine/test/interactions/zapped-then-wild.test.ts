/** ZAP-2: whoever's power has been zapped plays its flare as wild for the rest of the encounter. */
import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import { launch, playOut, table, toPlanning, WITH_POWER } from '../helpers/duel.ts';

/** Red with three home colonies and its own flare; green zaps the use that red has announced. */
const zapping = (alien: string, ...hand: string[]) =>
  table({
    red: { alien, homes: WITH_POWER, hand: ['attack-20', `flare-${alien}`, ...hand] },
    blue: { hand: ['attack-08'] },
    green: { hand: ['cosmic-zap'] },
  });
/** What red may do then; nobody does anything more. */
function left(t: Table): string[] {
  const options = t.options('red', 'respond');
  playOut(t).finish();
  return options;
}
const zapped = (t: Table) => left(t.answer('green', 'respond', 'cosmic-zap'));

test('ZAP-2: at the same moment', () => {
  const loser = toPlanning(zapping('loser')).answer('red', 'respond', 'loser:upset');
  expect(zapped(loser)).toEqual(['pass', 'flare-loser:both-lose']);

  const calculator = toPlanning(zapping('calculator')).answer('red', 'respond', 'calculator:equalize');
  expect(zapped(calculator)).toEqual(['pass', 'flare-calculator:bet']);

  const demon = launch(
    table({
      red: { alien: 'demon', homes: WITH_POWER, hand: ['attack-20', 'flare-demon'] },
      green: { hand: ['cosmic-zap'] },
    }),
  );
  expect(zapped(demon.answer('red', 'respond', 'demon:possess'))).toEqual(['pass', 'flare-demon:summon']);
});

test('ZAP-2: later in the encounter, the start of the turn included (RUL-6)', () => {
  const kamikaze = toPlanning(zapping('kamikaze')).answer('red', 'respond', 'kamikaze:sacrifice');
  expect(zapped(kamikaze.answer('red', 'number', '4'))).toEqual(['pass', 'flare-kamikaze:fireworks']);

  const hate = zapping('hate').answer('red', 'card', 'attack-20').answer('green', 'respond', 'cosmic-zap');
  expect(left(toPlanning(hate))).toEqual(['pass', 'flare-hate:scorn']);
});

test('ZAP-2: a Hacker who may not choose what it pays need not pay at all', () => {
  const t = toPlanning(
    table({
      red: {
        alien: 'hacker',
        homes: WITH_POWER,
        hand: ['attack-20', 'attack-00', 'attack-01', 'attack-05', 'attack-07', 'attack-09', 'flare-hacker'],
      },
      blue: { hand: ['negotiate', 'cosmic-zap'] },
    }),
  );
  t.answer('red', 'encounter-card', 'attack-20').answer('red', 'respond', 'hacker:pay');
  t.answer('blue', 'respond', 'cosmic-zap');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-hacker:firewall']);
  t.answer('red', 'respond', 'flare-hacker:firewall');
  expect([t.hand('red').length, t.hand('blue')]).toEqual([6, []]);
  playOut(t).finish();
});
