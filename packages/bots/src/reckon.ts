/**
 * What the powers at the table make of two encounter cards, found out by laying some on imagined games: no power has to
 * be known by name. A few pairs tell whether totals follow the cards in straight lines, as they mostly do; where they do
 * not, every card is laid. Who wins tells which way totals count.
 */
import {
  cardInfo,
  COSMIC_DECK,
  diceFrom,
  type Decision,
  type Dice,
  type Game,
  type SeenEvent,
  type View,
} from '@cosmarium/engine';
import { plainClash, type Clash, type Total } from './encounter.ts';
import { cluesOf, dealOut, type Clues, type Destiny, type Opening, type Scene } from './clues.ts';
import { leadAlong, type Course } from './course.ts';
import { attempt, begin, PLAYED_OUT, wayTo } from './imagine.ts';
import { positionOf } from './position.ts';

/** The attacks of the deck, lowest first, a kind for each value. */
const ATTACKS: readonly { kind: string; value: number }[] = [...new Set(COSMIC_DECK)]
  .map(cardInfo)
  .filter(({ type }) => type === 'attack')
  .sort((a, b) => a.value - b.value);
const TALK = COSMIC_DECK.find((kind) => cardInfo(kind).type === 'negotiate')!;

const attackNear = (value: number) =>
  ATTACKS.reduce((best, one) => (Math.abs(one.value - value) < Math.abs(best.value - value) ? one : best));
const LOW = attackNear(6);
const HIGH = attackNear(12);
/** Where lines through these two are tested. */
const TEST = [attackNear(20), attackNear(8)] as const;

interface Result {
  totals: readonly [number, number] | null;
  winner: 0 | 1 | -1;
}
type Lay = (first: string, second: string) => Result | null;

const decided = (game: Game): boolean => (game.s.encounter?.outcome ?? null) !== null;

/** In the encounter that is going on. */
export function reckon(scene: Scene, d: Decision, course: Course, dice: Dice): Clash {
  const plain = plainClash(scene.view, course);
  if (course.planet < 0) return plain;
  if (scene.past.events.every(({ type }) => UNEVENTFUL.has(type))) {
    const clues = cluesOf(scene, dice);
    return found(plain, layingFrom(clues, clues.destiny, course, dice));
  }
  // What lies beside the encounter cards would count in every pair, and others' cards are not known.
  const way = scene.past.events.some(({ type }) => type === 'beside.laid') ? null : wayTo(scene, d);
  if (way === null) return plain;
  const world = way.deal(dice);
  const luck = String(dice(1 << 30));
  return found(
    plain,
    laying(world, course, (one) => way.upToNow(one, diceFrom(luck))),
  );
}

/** As long as nothing else has happened an encounter comes to the same whether it goes on or is begun anew. */
const UNEVENTFUL = new Set<SeenEvent['type']>([
  'turn',
  'encounter',
  'phase',
  'destiny.drawn',
  'defense',
  'aimed',
  'ships.moved',
  'invited',
  'allied',
  'beside.laid',
  'beside.returned',
]);

/** In an encounter that may follow. */
export function reckonNext(view: View, course: Course, dice: Dice): Clash {
  const opening: View = { ...view, stage: 'encounter', encounter: null };
  const clues = cluesOf({ view: opening, past: { opening, events: [], said: [] } }, dice);
  const destiny = { next: [`destiny-${view.players[course.defense].colour}`], unshuffled: 0 };
  return found(plainClash(opening, course), layingFrom(clues, destiny, course, dice));
}

/** From the beginning of the encounter. */
function layingFrom(clues: Clues, destiny: Destiny, course: Course, dice: Dice): Lay {
  const luck = String(dice(1 << 30));
  return laying(dealOut(clues, dice), course, (one) =>
    begin(positionOf(clues.opening, one, destiny, diceFrom(luck)), PLAYED_OUT),
  );
}

/** Both main players have the cards they are to lay besides whatever they hold. */
function laying(world: Opening, course: Course, start: (world: Opening) => Game | null): Lay {
  return (first, second) =>
    attempt(() => {
      const hands = world.hands.map((hand, seat) =>
        seat === course.offense ? [...hand, first] : seat === course.defense ? [...hand, second] : hand,
      );
      const game = start({ ...world, hands });
      if (game === null || !leadAlong(game, course, [first, second], decided)) return null;
      const { totals, outcome } = game.s.encounter!;
      return { totals, winner: outcome!.type === 'win' ? outcome!.side : -1 };
    });
}

function found(plain: Clash, lay: Lay): Clash {
  const pairs = [
    lay(LOW.kind, HIGH.kind),
    lay(HIGH.kind, LOW.kind),
    lay(HIGH.kind, TALK),
    lay(TALK, HIGH.kind),
  ];
  if (pairs.includes(null)) return plain;
  const [lowHigh, highLow, first, second] = pairs as Result[];
  const attackWins: Clash['attackWins'] = [first.winner === 1 ? 1 : 0, second.winner === 0 ? 0 : 1];
  if (lowHigh.totals === null || highLow.totals === null) return { ...plain, attackWins };
  const lines: Clash['totals'] = [
    line(lowHigh.totals[0], highLow.totals[0]),
    line(highLow.totals[1], lowHigh.totals[1]),
  ];
  const test = lay(TEST[0].kind, TEST[1].kind);
  const straight = test?.totals?.every((total, side) => total === lines[side](TEST[side].value)) ?? true;
  const totals = straight ? lines : everyCard(lines, lay);
  return { ...plain, totals, lowerWins: [lowHigh, highLow].every(lowerWon), attackWins };
}

/** Through the totals with the two cards that were laid. */
function line(low: number, high: number): Total {
  const rate = (high - low) / (HIGH.value - LOW.value);
  return (value) => low + rate * (value - LOW.value);
}

/** Every attack laid once by both sides at a time, against another of its kind each time. */
function everyCard(lines: Clash['totals'], lay: Lay): Clash['totals'] {
  const seen: [Map<number, number>, Map<number, number>] = [new Map(), new Map()];
  ATTACKS.forEach((first, i) => {
    const second = ATTACKS[(i + 1) % ATTACKS.length];
    const totals = lay(first.kind, second.kind)?.totals;
    if (totals === undefined || totals === null) return;
    seen[0].set(first.value, totals[0]);
    seen[1].set(second.value, totals[1]);
  });
  const from =
    (side: 0 | 1): Total =>
    (value) =>
      seen[side].get(value) ?? lines[side](value);
  return [from(0), from(1)];
}

function lowerWon({ totals, winner }: Result): boolean {
  const margin = totals![0] - totals![1];
  return margin !== 0 && winner >= 0 && margin > 0 === (winner === 1);
}
