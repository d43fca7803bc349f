/**
 * What the powers at the table make of two encounter cards, found out by laying some on imagined games: no power has to
 * be known by name. Two pairs of attacks give both totals as straight lines, and who wins tells which way they count.
 */
import type { Dice, Game, View } from '@cosmarium/engine';
import { plainClash, type Clash } from './encounter.ts';
import { attempt, begin, lead, passing } from './imagine.ts';
import { positionOf, type Course } from './position.ts';
import { sampleWorld, unseenCards } from './odds.ts';

const LOW = 6;
const HIGH = 12;
const PROBES = ['attack-06', 'attack-12', 'negotiate'];
const PAIRS: readonly [string, string][] = [
  ['attack-06', 'attack-12'],
  ['attack-12', 'attack-06'],
  ['attack-12', 'negotiate'],
  ['negotiate', 'attack-12'],
];

interface Result {
  totals: [number, number] | null;
  winner: 0 | 1 | -1;
}

const decided = (game: Game): boolean => (game.s.encounter?.outcome ?? null) !== null;

export function reckon(view: View, course: Course, dice: Dice): Clash {
  const plain = plainClash(view, course);
  if (view.encounter === null || view.encounter.extra || course.planet < 0) return plain;
  const world = sampleWorld(view, unseenCards(view, dice), dice);
  for (const seat of [course.offense, course.defense]) world.hands[seat] = PROBES;
  world.laid = ['', ''];
  const results: Result[] = [];
  for (const laid of PAIRS) {
    const game = attempt(() => {
      const one = begin(positionOf(view, world, { ...course, phase: 'planning' }));
      return lead(one, { view, course, laid, respond: passing, named: {} }, decided) ? one : null;
    });
    if (game === null) return plain;
    const { totals, outcome } = game.s.encounter!;
    results.push({ totals, winner: outcome!.type === 'win' ? outcome!.side : -1 });
  }
  return fromResults(plain, results);
}

function fromResults(plain: Clash, [lowHigh, highLow, first, second]: Result[]): Clash {
  const attackWins: Clash['attackWins'] = [first.winner === 1 ? 1 : 0, second.winner === 0 ? 0 : 1];
  if (lowHigh.totals === null || highLow.totals === null) return { ...plain, attackWins };
  const rate: [number, number] = [
    (highLow.totals[0] - lowHigh.totals[0]) / (HIGH - LOW),
    (lowHigh.totals[1] - highLow.totals[1]) / (HIGH - LOW),
  ];
  const base: [number, number] = [lowHigh.totals[0] - rate[0] * LOW, lowHigh.totals[1] - rate[1] * HIGH];
  const against = [lowHigh, highLow].filter(({ totals, winner }) => {
    const margin = totals![0] - totals![1];
    return margin !== 0 && winner >= 0 && margin > 0 === (winner === 1);
  });
  return { base, rate, lowerWins: against.length === 2, attackWins };
}
