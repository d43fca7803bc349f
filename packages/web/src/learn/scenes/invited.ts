/** The second scene: somebody else's turn. Both sides ask for help, and one of them is about to win the game. */
import type { Answer, Decision, PlanetId, PositionSpec, Seat } from '@cosmarium/engine';
import { cardOption, key, kind, YOU, type Lesson, type Scene } from '../lessons.ts';

/** Attacks with four of five colonies. */
const LEADER: Seat = 1;
/** Is attacked, and wins with the better card. */
const DEFENDER: Seat = 2;
/** The planet that would win the game. */
const TARGET: PlanetId = 10;

const POSITION: PositionSpec = {
  players: [
    {
      colour: 'red',
      alien: 'human',
      homes: [4, 4, 3, 3, 4],
      // The two missing ships are in the warp, so that a reward can be a ship.
      hand: ['attack-06', 'attack-08', 'negotiate'],
    },
    {
      colour: 'yellow',
      alien: 'macron',
      homes: [3, 3, 3, 3, 4],
      colonies: { 'red-5': 1, 'green-5': 1, 'blue-4': 1, 'blue-5': 1 },
      hand: ['attack-08', 'attack-08', 'negotiate'],
    },
    { colour: 'green', alien: 'zombie', hand: ['attack-15', 'attack-11', 'negotiate'] },
    { colour: 'blue', alien: 'warrior', hand: ['attack-04', 'negotiate'] },
  ],
  offense: 'yellow',
  destiny: ['destiny-green'],
  deck: ['attack-14', 'cosmic-zap', 'attack-12', 'reinforcement-3'],
  seed: 'tutorial',
};

const joined = (decision: Decision, answer: Answer): string =>
  decision.kind === 'ally' && typeof answer === 'object' && 'target' in answer
    ? String(decision.targets[answer.target])
    : '';

const LESSONS: readonly Lesson[] = [
  { id: 'score', chapter: 'invited', look: { seats: [LEADER] } },
  {
    id: 'invited',
    chapter: 'invited',
    look: { parts: ['question'] },
    asks: kind('ally'),
    objects(decision, answer) {
      const side = joined(decision, answer);
      return side === 'offense' ? 'no-leader' : side === 'none' ? 'no-staying' : null;
    },
  },
  { id: 'held', chapter: 'invited', look: { parts: ['encounter'] } },
  {
    id: 'rewards',
    chapter: 'invited',
    look: { parts: ['question'] },
    asks: (decision) => decision.key.startsWith('ask.rewards'),
  },
  {
    id: 'allies-home',
    chapter: 'invited',
    look: { parts: ['question'] },
    asks: key('ask.place.home'),
  },
  { id: 'invited-end', chapter: 'invited', look: {} },
];

/** One ship from where most are: no colony is given up. */
function fromHome(slots: readonly { max: number }[]): number[] {
  const most = Math.max(...slots.map(({ max }) => max));
  const from = slots.findIndex(({ max }) => max === most);
  return slots.map((_, i) => (i === from ? 1 : 0));
}

function others(decision: Decision): Answer {
  switch (decision.kind) {
    case 'launch':
      return { target: decision.targets.indexOf(TARGET), ships: fromHome(decision.slots) };
    case 'invite':
      // Only the player is asked: nobody else changes the lesson.
      return decision.options.flatMap((seat, i) => (seat === YOU ? [i] : []));
    case 'encounter-card':
      return cardOption(decision, decision.seat === DEFENDER ? 'attack-15' : 'attack-08');
    default:
      return decision.fallback;
  }
}

export const invited: Scene = {
  id: 'invited',
  position: POSITION,
  encounters: 1,
  lessons: LESSONS,
  others,
  cast: { rival: LEADER, partner: DEFENDER, planet: TARGET },
};
