/** What an encounter can come to, how likely that is, and what it means for everybody. */
import { cardInfo, ownerIn, type Seat, type View, settled, type FaceType } from '@cosmarium/engine';
import type { Course } from './course.ts';
import { chances, copyBoard, isOver, success, type Board } from './value.ts';

/** Who wins; `N` where the loser had negotiated and is compensated. */
export type End = 'offense' | 'offenseN' | 'defense' | 'defenseN' | 'deal' | 'both';
const ENDS: readonly End[] = ['offense', 'offenseN', 'defense', 'defenseN', 'deal', 'both'];

/** Everybody's chance to win the game after each end of the encounter, and how likely the game is over with it. */
export type Stakes = Record<End, number[]> & { over: Record<End, number> };

export function stakesOf(view: View, board: Board, course: Course): Stakes {
  const stakes = { over: {} } as Stakes;
  for (const end of ENDS) {
    const b = end === 'deal' ? dealt(board, course) : after(view, board, course, end);
    stakes[end] = chances(b);
    stakes.over[end] = isOver(b) ? 1 : 0;
  }
  const failed = chances(unmade(board, course));
  const { fails } = board.values;
  stakes.deal = stakes.deal.map((chance, seat) => (1 - fails) * chance + fails * failed[seat]);
  stakes.over.deal *= 1 - fails;
  return stakes;
}

/** Whether the end of the encounter is the end of the game, and not in favour of this seat. */
export const losesAll = (stakes: Stakes, end: End, seat: Seat): boolean =>
  stakes.over[end] === 1 && stakes[end][seat] === 0;

function after(view: View, board: Board, course: Course, end: End): Board {
  const b = copyBoard(board);
  const { offense, defense, planet, gate, aid } = course;
  const defending = planet < 0 ? 0 : view.planets[planet][defense];
  const owner = planet < 0 ? -1 : ownerIn(view.systems, planet);
  const lose = (seat: Seat, count: number) => (b.ships[seat] -= count);
  if (end === 'offense' || end === 'offenseN' || end === 'both') {
    lose(defense, defending);
    if (defending > 0) (owner === defense ? b.homes : b.foreign)[defense]--;
    aid.forEach((count, seat) => lose(seat, count));
  }
  if (end === 'defense' || end === 'defenseN' || end === 'both')
    gate.forEach((count, seat) => lose(seat, count));
  if (end === 'offense' || end === 'offenseN') {
    gate.forEach((count, seat) => {
      if (count === 0 || (planet >= 0 && view.planets[planet][seat] > 0)) return;
      (owner === seat ? b.homes : b.foreign)[seat]++;
    });
    b.other[offense] += success(b.values);
  }
  if (end === 'defense' || end === 'defenseN')
    aid.forEach((count, seat) => (b.hands[seat] += count * b.values.unknown));
  if (end === 'offenseN') compensate(view, b, defense, offense, defending);
  if (end === 'defenseN') compensate(view, b, offense, defense, gate[offense]);
  return b;
}

function compensate(view: View, b: Board, taker: Seat, payer: Seat, ships: number): void {
  const cards = Math.min(ships, view.players[payer].handCount);
  b.hands[taker] += cards * b.values.unknown;
  b.hands[payer] -= cards * b.values.unknown;
}

/** A colony for each, unless that would be the end of the game for one of them only. */
function dealt(board: Board, { offense, defense }: Course): Board {
  const b = copyBoard(board);
  const near = (seat: Seat) => b.goal - b.foreign[seat] <= 1;
  if (near(offense) === near(defense)) {
    b.foreign[offense]++;
    b.foreign[defense]++;
  }
  b.other[offense] += success(b.values);
  return b;
}

/** RES-5: three ships each; whoever has none to spare loses colonies with them, at home first. */
export function unmade(board: Board, { offense, defense }: Course): Board {
  const b = copyBoard(board);
  for (const seat of [offense, defense]) {
    const lost = Math.min(3, b.ships[seat]);
    const spare = Math.max(0, b.ships[seat] - b.homes[seat] - b.foreign[seat]);
    const bare = Math.max(0, lost - spare);
    const homes = Math.min(bare, b.homes[seat]);
    b.ships[seat] -= lost;
    b.homes[seat] -= homes;
    b.foreign[seat] -= bare - homes;
  }
  return b;
}

/** What a side's total comes to with an attack of this value, whatever the other side lays. */
export type Total = (value: number) => number;

/** How two encounter cards compare in this encounter, ships and powers included. */
export interface Clash {
  /** Offense and defense. */
  totals: readonly [Total, Total];
  /** Ships of each side besides those the totals were taken with. */
  more: readonly [number, number];
  lowerWins: boolean;
  /** The side that wins with an attack against a negotiate: by the offense's attack, by the defense's. */
  attackWins: [0 | 1, 0 | 1];
  /** Some attacks of the reward deck show another number then. */
  hazard: boolean;
  /** What attacks are multiplied with besides (KICK-2); 0 stands for a kicker with which both lose. */
  factors?: readonly [number, number];
}

/** Without any powers: card and ships. */
export function plainClash(view: View, course: Course): Clash {
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const defending = course.planet < 0 ? 0 : view.planets[course.planet][course.defense];
  const ships = [sum(course.gate), defending + sum(course.aid)];
  return {
    totals: [(value) => value + ships[0], (value) => value + ships[1]],
    more: [0, 0],
    lowerWins: false,
    attackWins: [0, 1],
    hazard: view.encounter?.hazard ?? false,
    factors: kicked(view, course),
  };
}

/** KICK-2: what a kicker multiplies the attacks of its player's side and of the other one with. */
export function factorsOf(kind: string): readonly [own: number, other: number] {
  const { value } = cardInfo(kind);
  if (value === 1) return [0, 0];
  return value < 0 ? [value, value] : [value, 1];
}

/** By the kickers that lie there, as far as this seat knows them. */
function kicked({ encounter }: View, { offense }: Course): readonly [number, number] {
  const factors: [number, number] = [1, 1];
  for (const { as, card, seat } of encounter?.beside ?? []) {
    if (as !== 'kicker' || card === null) continue;
    const side = seat === offense ? 0 : 1;
    const [own, other] = factorsOf(card);
    factors[side] *= own;
    factors[1 - side] *= other;
  }
  return factors;
}

export interface Face {
  type: string;
  value: number;
}

const isUnsettled = ({ type }: Face): boolean => type === 'retreat' || type === 'intimidate';

/** What it is against the other one; only cards of the reward deck change. */
function settledFace(face: Face, other: Face): Face {
  const type = settled(face.type as FaceType, other.type as FaceType);
  return type === face.type ? face : { type, value: face.value };
}

const faces = [new Map<string, Face>(), new Map<string, Face>()];
function faceOf(kind: string, hazard: boolean): Face {
  const known = faces[hazard ? 1 : 0];
  let found = known.get(kind);
  if (found === undefined) {
    const { type, value, hazard: other } = cardInfo(kind);
    known.set(kind, (found = { type, value: hazard ? other : value }));
  }
  return found;
}

const UNKICKED = [1, 1] as const;

export function endOf(clash: Clash, offense: string, defense: string): End {
  const { hazard, factors = UNKICKED } = clash;
  if (factors[0] * factors[1] === 0) return 'both';
  let first = faceOf(offense, hazard);
  let second = faceOf(defense, hazard);
  if (isUnsettled(first) || isUnsettled(second))
    [first, second] = [settledFace(first, second), settledFace(second, first)];
  if (first.type === 'morph') first = second;
  else if (second.type === 'morph') second = first;
  if (first.type === 'morph') return 'both';
  const attacks = [first.type === 'attack', second.type === 'attack'];
  if (!attacks[0] && !attacks[1]) return 'deal';
  if (!attacks[1]) return clash.attackWins[0] === 0 ? 'offenseN' : 'defense';
  if (!attacks[0]) return clash.attackWins[1] === 1 ? 'defenseN' : 'offense';
  const { totals, more, lowerWins } = clash;
  const margin =
    totals[0](factors[0] * first.value) + more[0] - totals[1](factors[1] * second.value) - more[1];
  return (lowerWins ? margin < 0 : margin > 0) ? 'offense' : 'defense';
}

/** How likely each card is chosen. */
export type Likely = readonly (readonly [kind: string, chance: number])[];

export type Odds = Record<End, number>;

export function oddsOf(clash: Clash, offense: Likely, defense: Likely): Odds {
  const odds: Odds = { offense: 0, offenseN: 0, defense: 0, defenseN: 0, deal: 0, both: 0 };
  for (const [first, a] of offense)
    for (const [second, b] of defense) odds[endOf(clash, first, second)] += a * b;
  return odds;
}

/** The chance of a seat to win the game, over all ends. */
export function expected(odds: Odds, stakes: Stakes, seat: Seat): number {
  let sum = 0;
  for (const end of ENDS) sum += odds[end] * stakes[end][seat];
  return sum;
}
