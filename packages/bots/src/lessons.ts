/** What there is to learn from mistakes: of what sort they are, and which sort cost most. */
import {
  cardInfo,
  type AimAnswer,
  type Answer,
  type CardOption,
  type ChoiceDecision,
  type Decision,
  type OfferAnswer,
} from '@cosmarium/engine';

export const TOPICS = [
  'high-card',
  'low-card',
  'talked',
  'fought',
  'card',
  'joined',
  'stayed-out',
  'wrong-side',
  'invited',
  'alone',
  'aim',
  'passed',
  'used',
  'refused',
  'accepted',
  'proposed',
  'went-on',
  'stopped',
  'other',
] as const;
export type Topic = (typeof TOPICS)[number];

/** `agreed` and `turn` tell what went well, or was nobody's doing, where there are not enough mistakes. */
export interface Lesson {
  topic: Topic | 'agreed' | 'turn';
  /** So often, and what it cost together, as a chance to win. */
  count: number;
  loss: number;
  /** Where it is seen best: after so many answers, in this encounter. null: nowhere in particular. */
  at: number | null;
  encounter: number;
}

/** Of what sort a mistake is: what was done, compared with what would have been better. */
export function topicOf(decision: Decision, given: Answer, better: Answer): Topic {
  switch (decision.kind) {
    case 'encounter-card':
      return cardTopic(decision, given as number, better as number);
    case 'ally': {
      const side = (answer: Answer) => decision.targets[(answer as AimAnswer).target];
      if (side(given) === 'none') return 'stayed-out';
      return side(better) === 'none' ? 'joined' : 'wrong-side';
    }
    case 'invite': {
      const count = (answer: Answer) => (answer as readonly number[]).length;
      return count(given) >= count(better) ? 'invited' : 'alone';
    }
    case 'launch':
      return 'aim';
    case 'respond':
    case 'reinforce':
      return given === 0 ? 'passed' : 'used';
    case 'offer': {
      const topics = { fail: 'refused', accept: 'accepted', propose: 'proposed' } as const;
      return topics[(given as OfferAnswer).do];
    }
    default:
      if (decision.key !== 'ask.second-encounter') return 'other';
      return given === 0 ? 'stopped' : 'went-on';
  }
}

function cardTopic({ options }: ChoiceDecision, given: number, better: number): Topic {
  const [laid, wanted] = [given, better].map((i) => cardInfo((options[i] as CardOption).card));
  if (laid.type === 'negotiate') return 'talked';
  if (wanted.type === 'negotiate') return 'fought';
  if (laid.type !== 'attack' || wanted.type !== 'attack') return 'card';
  return laid.value > wanted.value ? 'high-card' : 'low-card';
}

const MOST = 3;

interface Told {
  asked: number;
  same: number;
  mistakes: readonly { at: number; encounter: number; loss: number; topic: Topic }[];
  turns: readonly { at: number; encounter: number; gain: number }[];
}

/** The sorts of mistakes that cost most; then what else there is to say. */
export function lessonsOf({ asked, same, mistakes, turns }: Told): Lesson[] {
  const sorts = TOPICS.flatMap((topic): Lesson[] => {
    const such = mistakes.filter((one) => one.topic === topic);
    if (such.length === 0) return [];
    const { at, encounter } = such.reduce((worst, one) => (one.loss > worst.loss ? one : worst));
    const loss = such.reduce((sum, one) => sum + one.loss, 0);
    return [{ topic, count: such.length, loss, at, encounter }];
  });
  const lessons = sorts.sort((a, b) => b.loss - a.loss);
  if (asked > 0) lessons.push({ topic: 'agreed', count: same, loss: 0, at: null, encounter: 0 });
  if (turns.length > 0) {
    const { at, encounter } = turns.reduce((most, one) => (one.gain > most.gain ? one : most));
    lessons.push({ topic: 'turn', count: 1, loss: 0, at, encounter });
  }
  return lessons.slice(0, MOST);
}
