/** The ids of the rules' clauses, so that a scenario cites only what there is. */

const upTo = (family: string, last: number) => Array.from({ length: last }, (_, i) => `${family}-${i + 1}`);

const CORE = [
  ...upTo('SETUP', 11),
  ...upTo('TURN', 4),
  'PHASE-1',
  ...upTo('START', 2),
  'START-1a',
  ...upTo('REGR', 2),
  ...upTo('DEST', 8),
  ...upTo('LAUN', 5),
  ...upTo('ALLY', 5),
  ...upTo('PLAN', 3),
  'PLAN-2a',
  ...upTo('REV', 7),
  'REV-6a',
  ...upTo('RES', 7),
  ...upTo('COMP', 2),
  ...upTo('DEAL', 5),
  ...upTo('LOSE', 3),
  ...upTo('POWER', 2),
  ...upTo('ZAP', 2),
  'ZAP-1a',
  'TRACK-1',
  'ART-1',
  'REIN-1',
  ...upTo('FLARE', 4),
  'FLARE-3a',
  'FLARE-3b',
  ...upTo('DECK', 3),
  ...upTo('PRIO', 3),
  'PRIO-2a',
  ...upTo('WIN', 4),
  ...['4P', '1E', 'HID', 'CHG', 'WILD', 'TECH', 'REW', 'SHIP'].map((one) => `VAR-${one}`),
  ...upTo('EX', 5),
];

const FURTHER = [
  ...upTo('TECH', 6),
  ...upTo('REW', 5),
  ...upTo('INT', 5),
  ...upTo('KICK', 5),
  ...upTo('RIFT', 3),
  ...upTo('SHIP', 6),
  ...upTo('COMBO', 4),
  ...upTo('RUL', 41),
];

/** The annexes to the aliens, by their numbered points. */
const ANNEXES = [
  ...upTo('Annex B', 7),
  ...upTo('Annex D', 10),
  ...upTo('Annex E', 10),
  ...upTo('Annex F', 12),
];

export const CLAUSES: readonly string[] = [...CORE, ...FURTHER, ...ANNEXES];
