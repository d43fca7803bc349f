/** What a proposal says, in the making. */
import {
  CARD_TYPES,
  checkAnswer,
  CosmariumError,
  granted,
  type Give,
  type GiveLimits,
  type OfferAnswer,
  type OfferDecision,
  type Place,
} from '@cosmarium/engine';

export interface DealDraft {
  is: 'deal';
  give: Give;
  get: Give;
}
export type Shelf = 'give' | 'get';

/** How many such cards can be promised: own ones are counted, of the partner's only the number is known. */
export function held({ hand }: GiveLimits, description: string): number {
  if (typeof hand === 'number') return hand;
  return description === 'random' ? hand.length : hand.filter((kind) => kind === description).length;
}

/** Cards of the partner can only be described; of one's own, those in the hand are at hand. */
export function descriptions({ hand }: GiveLimits): string[] {
  if (typeof hand !== 'number') return hand.length > 0 ? ['random'] : [];
  if (hand === 0) return [];
  return ['random', 'highest:attack', 'lowest:attack', ...CARD_TYPES.map((type) => `type:${type}`)];
}

export const cardsIn = ({ cards = {} }: Give): number =>
  Object.values(cards).reduce((sum, count) => sum + count, 0);

export const isEmpty = (give: Give): boolean =>
  cardsIn(give) === 0 && give.colony === undefined && give.free === undefined;

export function changeCards(give: Give, description: string, by: number): Give {
  const { cards = {}, ...rest } = give;
  const changed = Object.fromEntries(
    Object.entries({ ...cards, [description]: (cards[description] ?? 0) + by }).filter(
      ([, count]) => count > 0,
    ),
  );
  return Object.keys(changed).length === 0 ? rest : { ...rest, cards: changed };
}

export function setFree(give: Give, count: number): Give {
  const { free: _, ...rest } = give;
  return count > 0 ? { ...rest, free: count } : rest;
}

/** A colony more or less; where there is no room for one more, the one chosen last makes room. */
function withColony(give: Give, place: Place, { colonies }: GiveLimits): Give {
  const { colony: _, ...rest } = give;
  const before = granted(give);
  const now = before.includes(place)
    ? before.filter((planet) => planet !== place)
    : [...before.slice(0, colonies - 1), place];
  return now.length === 0 ? rest : { ...rest, colony: now.length === 1 ? now[0] : now };
}

/** Touching a planet puts a colony there on the shelf it belongs to, or takes it off again. */
export function toggleColony(decision: OfferDecision, draft: DealDraft, place: Place): DealDraft {
  if (decision.last) return draft;
  if (decision.give.planets.includes(place))
    return { ...draft, give: withColony(draft.give, place, decision.give) };
  if (decision.get.planets.includes(place))
    return { ...draft, get: withColony(draft.get, place, decision.get) };
  return draft;
}

/** Whether the rules take it for a proposal. */
function stands(decision: OfferDecision, answer: OfferAnswer): boolean {
  try {
    checkAnswer(decision, answer);
    return true;
  } catch (error) {
    if (error instanceof CosmariumError) return false;
    throw error;
  }
}

/** The proposal, or null while it is none. */
export function proposal(decision: OfferDecision, { give, get }: DealDraft): OfferAnswer | null {
  const answer: OfferAnswer = { do: 'propose', give, get };
  return stands(decision, answer) ? answer : null;
}

/** Why it is none; '' if it is one. */
export function whyNone(decision: OfferDecision, draft: DealDraft): '' | 'nothing' | 'not-held' {
  if (proposal(decision, draft) !== null) return '';
  const settled = [draft.give, draft.get].some((one) => cardsIn(one) > 0 || one.colony !== undefined);
  return settled ? 'not-held' : 'nothing';
}

/** Could this seat deliver what the partner proposes? */
export const deliverable = (decision: OfferDecision, give: Give, get: Give): boolean =>
  stands({ ...decision, last: false }, { do: 'propose', give, get });
