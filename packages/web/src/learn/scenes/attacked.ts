/** The third scene: attacked twice. A zap turns the first fight; the second is lost on purpose, for the cards. */
import type { Answer, Decision, Game, PlanetId, PositionSpec, Seat } from '@cosmarium/engine';
import { takeEvenly } from '@cosmarium/story';
import { cardOption, chosen, isNegotiate, kind, YOU, type Lesson, type Scene } from '../lessons.ts';

/** Multiplies: its power must be stopped. */
const FIRST: Seat = 2;
/** Attacks with a high card. */
const SECOND: Seat = 3;
const HOME: PlanetId = 0;

const POSITION: PositionSpec = {
  players: [
    {
      colour: 'red',
      alien: 'human',
      // What is left after the first fight makes the second one hopeless: a negotiate is the best card.
      hand: ['attack-14', 'attack-04', 'negotiate', 'cosmic-zap'],
    },
    { colour: 'yellow', alien: 'clone', hand: ['attack-05', 'negotiate'] },
    { colour: 'green', alien: 'virus', hand: ['attack-08', 'attack-08'] },
    {
      colour: 'blue',
      alien: 'warrior',
      hand: ['attack-40', 'attack-12', 'attack-15', 'attack-20', 'attack-23', 'reinforcement-3'],
    },
  ],
  offense: 'green',
  destiny: ['destiny-red', 'destiny-red'],
  deck: ['attack-14', 'attack-12', 'attack-10', 'attack-08'],
  seed: 'tutorial',
};

const LESSONS: readonly Lesson[] = [
  { id: 'attacked', chapter: 'attacked', look: { seats: [FIRST] } },
  { id: 'help', chapter: 'attacked', look: { parts: ['question'] }, asks: kind('invite') },
  {
    id: 'defend',
    chapter: 'attacked',
    look: { parts: ['hand'] },
    asks: kind('encounter-card'),
    objects: (decision, answer) => (isNegotiate(decision, answer) ? 'no-negotiate' : null),
  },
  {
    id: 'zap',
    chapter: 'attacked',
    look: { parts: ['question'] },
    asks: (decision) => decision.kind === 'respond' && decision.params.player === FIRST,
    objects: (decision, answer) => (chosen(decision, answer) === 'pass' ? 'no-pass' : null),
  },
  {
    id: 'zapped',
    chapter: 'attacked',
    look: { parts: ['result'] },
    when: (game) => game.s.encounter?.number === 2,
  },
  {
    id: 'help-again',
    chapter: 'attacked',
    look: { parts: ['question'] },
    asks: kind('invite', 2),
  },
  {
    id: 'yield',
    chapter: 'attacked',
    look: { parts: ['hand'] },
    asks: kind('encounter-card', 2),
    objects: (decision, answer) =>
      isNegotiate(decision, cardOption(decision, 'negotiate')) && !isNegotiate(decision, answer)
        ? 'no-attack'
        : null,
  },
  { id: 'compensation', chapter: 'attacked', look: { parts: ['hand'] } },
  { id: 'attacked-end', chapter: 'attacked', look: {} },
];

function others(decision: Decision, game: Game): Answer {
  switch (decision.kind) {
    case 'launch': {
      const target = Math.max(0, decision.targets.indexOf(HOME));
      return { target, ships: takeEvenly(decision.slots, game.s.encounter!.number === 1 ? 3 : 4) };
    }
    case 'invite':
      return [];
    case 'ally':
      return { target: decision.targets.indexOf('none'), ships: decision.slots.map(() => 0) };
    case 'encounter-card':
      return cardOption(decision, decision.seat === FIRST ? 'attack-08' : 'attack-40');
    default:
      return decision.fallback;
  }
}

export const attacked: Scene = {
  id: 'attacked',
  position: POSITION,
  encounters: 2,
  lessons: LESSONS,
  others,
  over: (game) => game.s.encounter !== null && game.s.encounter.number === 2 && game.s.offense === YOU,
  cast: { rival: FIRST, partner: SECOND, planet: HOME },
};
