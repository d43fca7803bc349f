/** The lessons in their order. The words of a lesson are `web.learn.<id>`, those of an objection `web.learn.<id>.no-...`. */
import { OFFENSE, type Answer, type Decision, type Phase, type Place, type Seat } from '@cosmarium/engine';
import { PARTNER, RIVAL, WEAK_PLANET, YOU } from './position.ts';

export type Part = 'hand' | 'question' | 'encounter';

/** What the coach points at. */
export interface Look {
  places?: readonly Place[];
  seats?: readonly Seat[];
  parts?: readonly Part[];
}

export interface Lesson {
  id: string;
  chapter: Chapter;
  look: Look;
  /** The question it waits for; without one there is only something to read. */
  asks?: (decision: Decision, encounter: number) => boolean;
  /** Why another answer would be better now, or null. */
  objects?: (decision: Decision, answer: Answer) => string | null;
}

export const CHAPTERS = [
  'goal',
  'regroup',
  'destiny',
  'launch',
  'alliance',
  'planning',
  'reveal',
  'resolution',
  'deal',
] as const satisfies readonly (Phase | 'goal' | 'deal')[];
export type Chapter = (typeof CHAPTERS)[number];

const kind =
  (wanted: Decision['kind'], encounter = 1) =>
  (decision: Decision, number: number): boolean =>
    decision.kind === wanted && number === encounter;
const key =
  (wanted: string) =>
  (decision: Decision): boolean =>
    decision.key === wanted;

const chosen = (decision: Decision, answer: Answer) =>
  'options' in decision ? decision.options[answer as number] : undefined;
const isNegotiate = (decision: Decision, answer: Answer): boolean => {
  const option = chosen(decision, answer);
  return typeof option === 'object' && 'card' in option && option.card === 'negotiate';
};
const givesUp = (answer: Answer): boolean =>
  typeof answer === 'object' && 'do' in answer && answer.do === 'fail';
const noFailing = (_: Decision, answer: Answer) => (givesUp(answer) ? 'no-fail' : null);

export const LESSONS: readonly Lesson[] = [
  { id: 'welcome', chapter: 'goal', look: {} },
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
  { id: 'won', chapter: 'resolution', look: { places: [WEAK_PLANET] } },
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
