/** The edge of every sheet, as the rules print it (aliens-dominion.md, the line of each power). */
import { expect, test } from 'vitest';
import { PHASES, RULES, sheetFacts } from '@cosmarium/engine';

const PRINTED: [alien: string, role: string, use: 'mandatory' | 'optional', phases: string][] = [
  ['ace', 'offense', 'mandatory', 'start-turn'],
  ['alchemist', 'any', 'optional', 'all'],
  ['angler', 'main', 'optional', 'planning'],
  ['aristocrat', 'main', 'optional', 'start-turn regroup destiny launch alliance planning'],
  ['bride', 'any', 'optional', 'all'],
  ['daredevil', 'main-or-ally', 'optional', 'reveal'],
  ['diplomat', 'not-main', 'optional', 'reveal'],
  ['doppelganger', 'main', 'mandatory', 'planning'],
  ['engineer', 'main', 'optional', 'resolution'],
  ['explorer', 'main-or-ally', 'optional', 'launch reveal'],
  ['greenhorn', 'any', 'mandatory', 'regroup'],
  ['host', 'any', 'optional', 'all'],
  ['joker', 'any', 'mandatory', 'reveal'],
  ['judge', 'main', 'optional', 'planning'],
  ['laser', 'main', 'mandatory', 'alliance'],
  ['lizard', 'main', 'mandatory', 'resolution'],
  ['love', 'offense', 'mandatory', 'start-turn'],
  ['mesmer', 'any', 'optional', 'all'],
  ['mirage', 'main', 'mandatory', 'reveal'],
  ['muckraker', 'main-or-ally', 'optional', 'resolution'],
  ['pentaform', 'any', 'mandatory', 'all'],
  ['pickpocket', 'any', 'optional', 'all'],
  ['pirate', 'offense-or-ally', 'optional', 'resolution'],
  ['quartermaster', 'any', 'mandatory', 'all'],
  ['reactor', 'any', 'mandatory', 'all'],
  ['tourist', 'any', 'mandatory', 'destiny'],
  ['usurper', 'main', 'optional', 'planning'],
  ['voyager', 'offense', 'optional', 'start-turn'],
  ['whirligig', 'main', 'optional', 'planning'],
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
