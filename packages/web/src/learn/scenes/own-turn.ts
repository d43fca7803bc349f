/** The first scene: an own turn with a fight and a deal. */
import {
  OFFENSE,
  type AimDecision,
  type Answer,
  type Decision,
  type Game,
  type OfferAnswer,
  type OfferDecision,
  type PlanetId,
  type PositionSpec,
  type Seat,
} from '@cosmarium/engine';
import { takeEvenly } from '@cosmarium/story';
import { cardOption, chosen, isNegotiate, key, kind, YOU, type Lesson, type Scene } from '../lessons.ts';

/** Joins the player's side when invited. */
const ALLY: Seat = 1;
/** Joins the defense, and makes a deal in the second encounter. */
const PARTNER: Seat = 2;
/** Defends in the first encounter. */
const RIVAL: Seat = 3;

const POSITION: PositionSpec = {
  players: [
    {
      colour: 'red',
      alien: 'human',
      homes: [4, 4, 4, 4, 3],
      hand: [
        'attack-06',
        'attack-06',
        'attack-08',
        'attack-08',
        'attack-10',
        'attack-12',
        'negotiate',
        'reinforcement-5',
      ],
    },
    {
      colour: 'yellow',
      alien: 'macron',
      hand: ['attack-04', 'attack-08', 'attack-10', 'attack-14', 'attack-30', 'negotiate', 'morph'],
    },
    {
      colour: 'green',
      alien: 'zombie',
      hand: ['attack-04', 'attack-06', 'attack-07', 'attack-13', 'negotiate', 'negotiate', 'attack-10'],
    },
    {
      colour: 'blue',
      alien: 'warrior',
      homes: [4, 4, 1, 4, 4],
      // Whatever the player does, one of these is better by less than the reinforcement.
      hand: ['attack-04', 'attack-08', 'attack-12', 'attack-15', 'attack-20', 'attack-23', 'negotiate'],
    },
  ],
  offense: 'red',
  destiny: ['destiny-blue', 'destiny-green'],
  seed: 'tutorial',
};

/** Planet 3 of the rival: the one with the fewest ships. */
export const WEAK_PLANET: PlanetId = 17;

const givesUp = (answer: Answer): boolean =>
  typeof answer === 'object' && 'do' in answer && answer.do === 'fail';
const noFailing = (_: Decision, answer: Answer) => (givesUp(answer) ? 'no-fail' : null);

const LESSONS: readonly Lesson[] = [
  { id: 'welcome', chapter: 'goal', look: { seats: [YOU] } },
  { id: 'alien', chapter: 'goal', look: { seats: [YOU], parts: ['hand'] } },
  { id: 'regroup', chapter: 'regroup', look: { parts: ['question'] }, asks: key('ask.place.retrieved') },
  { id: 'destiny', chapter: 'destiny', look: { seats: [RIVAL] } },
  {
    id: 'launch',
    chapter: 'launch',
    look: { places: [WEAK_PLANET] },
    asks: kind('launch'),
  },
  { id: 'invite', chapter: 'alliance', look: { parts: ['question'] }, asks: kind('invite') },
  { id: 'allies', chapter: 'alliance', look: { parts: ['encounter'] } },
  {
    id: 'card',
    chapter: 'planning',
    look: { parts: ['hand'] },
    asks: kind('encounter-card'),
    objects: (decision, answer) => (isNegotiate(decision, answer) ? 'no-negotiate' : null),
  },
  { id: 'reveal', chapter: 'reveal', look: { parts: ['encounter'] } },
  {
    id: 'reinforce',
    chapter: 'reveal',
    look: { parts: ['question'] },
    asks: kind('reinforce'),
    objects(decision, answer) {
      const option = chosen(decision, answer);
      if (typeof option !== 'object') return 'no-pass';
      return 'side' in option && option.side !== OFFENSE ? 'no-other-side' : null;
    },
  },
  // Wherever the player has gone.
  { id: 'won', chapter: 'resolution', look: (game) => ({ places: [game.s.encounter!.planet] }) },
  {
    id: 'second',
    chapter: 'resolution',
    look: { parts: ['question'] },
    asks: key('ask.second-encounter'),
  },
  {
    id: 'launch-again',
    chapter: 'deal',
    look: { seats: [PARTNER], parts: ['question'] },
    asks: kind('launch', 2),
  },
  { id: 'invite-again', chapter: 'deal', look: { parts: ['question'] }, asks: kind('invite', 2) },
  {
    id: 'negotiate',
    chapter: 'deal',
    look: { parts: ['hand'] },
    asks: kind('encounter-card', 2),
    objects: (decision, answer) => (isNegotiate(decision, answer) ? null : 'no-attack'),
  },
  {
    id: 'offer',
    chapter: 'deal',
    look: { parts: ['question'] },
    asks: (decision) => decision.kind === 'offer' && decision.standing === null,
    objects: noFailing,
  },
  {
    id: 'counter',
    chapter: 'deal',
    look: { parts: ['question'] },
    asks: (decision) => decision.kind === 'offer' && decision.standing !== null,
    objects: noFailing,
  },
  { id: 'settle', chapter: 'deal', look: { parts: ['question'] }, asks: key('ask.settle') },
  { id: 'home', chapter: 'deal', look: { parts: ['question'] }, asks: key('ask.place.home') },
  { id: 'end', chapter: 'deal', look: {} },
];

const firstEncounter = (game: Game): boolean => game.s.encounter!.number === 1;

function others(decision: Decision, game: Game): Answer {
  switch (decision.kind) {
    case 'invite':
      return decision.seat === RIVAL
        ? decision.options.flatMap((seat, i) => (seat === PARTNER ? [i] : []))
        : [];
    case 'ally':
      return ally(decision, game);
    case 'encounter-card':
      if (decision.seat === RIVAL) return justEnough(decision.options.length, decision, game);
      return cardOption(decision, 'negotiate');
    case 'offer':
      return offer(decision);
    default:
      return decision.fallback;
  }
}

function ally(decision: AimDecision, game: Game): Answer {
  const wanted = decision.seat === ALLY ? 'offense' : 'defense';
  const target = firstEncounter(game) ? decision.targets.indexOf(wanted) : -1;
  if (target < 0) return { target: decision.targets.indexOf('none'), ships: decision.slots.map(() => 0) };
  return { target, ships: takeEvenly(decision.slots, Math.min(2, decision.max)) };
}

/** The weakest card that still beats the player's: close enough for a reinforcement to turn it. */
function justEnough(options: number, decision: Decision, game: Game): number {
  const lead = (option: number) => {
    const trial = game.fork();
    trial.answer(decision.seat, decision.id, option);
    const { faces, totals } = trial.view(decision.seat).fight!;
    if (faces[1]?.type !== 'attack') return -1;
    return totals === null ? faces[1].value : totals[1] - totals[0];
  };
  let best = 0;
  let least = Infinity;
  for (let option = 0; option < options; option++) {
    const by = lead(option);
    if (by >= 0 && by < least) {
      best = option;
      least = by;
    }
  }
  return best;
}

/** Takes whatever brings anything; otherwise a colony for a colony. */
function offer(decision: OfferDecision): OfferAnswer {
  const { standing, acceptable, last } = decision;
  const brings = standing !== null && (standing.get.cards !== undefined || standing.get.colony !== undefined);
  if (acceptable && (brings || last)) return { do: 'accept' };
  const [mine] = decision.give.planets;
  const [theirs] = decision.get.planets;
  return last ? { do: 'fail' } : { do: 'propose', give: { colony: mine }, get: { colony: theirs } };
}

export const ownTurn: Scene = {
  id: 'own-turn',
  position: POSITION,
  encounters: 2,
  lessons: LESSONS,
  others,
  over: (game) => game.s.offense !== YOU,
  cast: { rival: RIVAL, ally: ALLY, partner: PARTNER, planet: WEAK_PLANET },
};
