/** The edge of every sheet, as the rules print it (aliens-dominion.md, the line of each power). */
import { expect, test } from 'vitest';
import { PHASES, RULES, sheetFacts } from '@cosmarium/engine';

const PRINTED: [alien: string, role: string, use: 'mandatory' | 'optional', phases: string][] = [
  ['ace', 'offense', 'mandatory', 'start-turn'],
  ['explorer', 'main-or-ally', 'optional', 'launch reveal'],
  ['laser', 'main', 'mandatory', 'alliance'],
  ['mesmer', 'any', 'optional', 'all'],
  ['tourist', 'any', 'mandatory', 'destiny'],
  ['yin-yang', 'not-main', 'optional', 'alliance'],
];

test.each(PRINTED)('%s: %s, %s, %s', (alien, role, use, phases) => {
  expect(sheetFacts(RULES.aliens[alien].alien)).toEqual({
    role,
    optional: use === 'optional',
    phases: phases === 'all' ? PHASES : phases.split(' '),
  });
});

test('every alien has its line', () => {
  const own = Object.keys(RULES.aliens).filter((id) => RULES.aliens[id].set === 'dominion');
  expect(PRINTED.map(([alien]) => alien).sort()).toEqual(own.sort());
});
