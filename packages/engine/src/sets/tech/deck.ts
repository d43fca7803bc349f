/** The 20 technologies (tech.md); the value is the research number, 0 where any number of ships will do. */
import type { CardKind } from '../../cards/kinds.ts';

const NUMBERS: readonly (readonly [kind: string, ships: number])[] = [
  ['coldsleep-ship', 9],
  ['collapsium-hulls', 4],
  ['cosmic-field-generator', 2],
  ['delta-scanners', 2],
  ['energy-cloak', 4],
  ['enigma-device', 4],
  ['genesis-bomb', 4],
  ['gluon-mines', 0],
  ['infinity-drive', 6],
  ['lunar-cannon', 5],
  ['omega-missile', 8],
  ['plasma-thrusters', 6],
  ['precursor-seed', 9],
  ['the-prometheus', 7],
  ['the-qax', 4],
  ['quark-battery', 3],
  ['tech-scrambler', 0],
  ['vacuum-turbines', 2],
  ['warpspace-key', 3],
  ['xenon-lasers', 3],
];

export const CARDS: readonly CardKind[] = NUMBERS.map(([kind, value]) => ({
  kind,
  type: 'technology',
  value,
  deck: 'technology',
  copies: 1,
}));
