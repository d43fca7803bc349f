/** The edge of every sheet, as the rules print it (aliens-base.md, the line of each power; Annex A where a print is wrong). */
import { expect, test } from 'vitest';
import { PHASES, RULES, sheetFacts } from '@cosmarium/engine';

const PRINTED: [alien: string, role: string, use: 'mandatory' | 'optional', phases: string][] = [
  ['amoeba', 'main', 'optional', 'planning'],
  ['anti-matter', 'main', 'mandatory', 'reveal'],
  ['barbarian', 'offense', 'mandatory', 'resolution'],
  ['calculator', 'main', 'optional', 'planning'],
  ['chosen', 'main', 'optional', 'reveal'],
  ['citadel', 'any', 'optional', 'planning'],
  ['clone', 'main', 'optional', 'resolution'],
  ['cudgel', 'main', 'mandatory', 'resolution'],
  ['demon', 'main', 'optional', 'alliance'],
  ['dictator', 'not-offense', 'mandatory', 'destiny'],
  ['fido', 'any', 'optional', 'resolution'],
  ['filch', 'main', 'optional', 'resolution'],
  ['fodder', 'main', 'optional', 'reveal'],
  ['gambler', 'main', 'optional', 'reveal'],
  ['grudge', 'main', 'mandatory', 'alliance'],
  ['hacker', 'main', 'optional', 'resolution'],
  ['hate', 'offense', 'mandatory', 'start-turn'],
  ['healer', 'any', 'optional', 'all'],
  ['human', 'main-or-ally', 'mandatory', 'reveal'],
  ['kamikaze', 'main', 'optional', 'planning'],
  ['loser', 'main', 'optional', 'planning'],
  ['machine', 'offense', 'optional', 'resolution'],
  ['macron', 'main-or-ally', 'mandatory', 'launch alliance reveal'],
  ['masochist', 'any', 'mandatory', 'regroup'],
  ['mind', 'any', 'optional', 'alliance'],
  ['mirror', 'main', 'optional', 'planning'],
  ['miser', 'any', 'optional', 'all'],
  ['mite', 'offense', 'mandatory', 'launch'],
  ['mutant', 'main', 'optional', 'alliance'],
  ['observer', 'main-or-ally', 'mandatory', 'resolution'],
  ['oracle', 'main', 'mandatory', 'planning'],
  ['pacifist', 'main', 'mandatory', 'reveal'],
  ['parasite', 'not-main', 'optional', 'alliance'],
  ['philanthropist', 'main-or-ally', 'optional', 'alliance'],
  ['reincarnator', 'main-or-ally', 'mandatory', 'resolution'],
  ['remora', 'any', 'optional', 'all'],
  ['reserve', 'main-or-ally', 'optional', 'reveal'],
  ['shadow', 'any', 'mandatory', 'destiny'],
  ['sorcerer', 'main', 'optional', 'planning'],
  ['spiff', 'offense', 'optional', 'resolution'],
  ['tick-tock', 'any', 'mandatory', 'resolution'],
  ['trader', 'main', 'optional', 'planning'],
  ['tripler', 'main', 'mandatory', 'reveal'],
  ['vacuum', 'any', 'mandatory', 'all'],
  ['virus', 'main', 'mandatory', 'reveal'],
  ['void', 'main', 'mandatory', 'resolution'],
  ['vulch', 'any', 'mandatory', 'all'],
  ['warpish', 'main', 'mandatory', 'reveal'],
  ['warrior', 'main', 'mandatory', 'reveal'],
  ['will', 'offense', 'mandatory', 'destiny'],
  ['zombie', 'any', 'mandatory', 'all'],
];

test.each(PRINTED)('%s: %s, %s, %s', (alien, role, use, phases) => {
  expect(sheetFacts(RULES.aliens[alien].alien)).toEqual({
    role,
    optional: use === 'optional',
    phases: phases === 'all' ? PHASES : phases.split(' '),
  });
});

test('every alien has its line', () => {
  const own = Object.keys(RULES.aliens).filter((id) => RULES.aliens[id].set === 'base');
  expect(PRINTED.map(([alien]) => alien).sort()).toEqual(own.sort());
});
