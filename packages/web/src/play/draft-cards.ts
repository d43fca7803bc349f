/** Choosing cards where they lie: in the hand, or in another zone one may play from. Equal cards are one stack. */
import { CARD_TYPES, cardInfo, type Decision, type Option, type View } from '@cosmarium/engine';
import { changeCards, held } from './deal-draft.ts';
import { toggled, type Draft } from './draft.ts';

export interface StackMark {
  /** Can be touched now. */
  open: boolean;
  /** So many of the stack are chosen, of so many that could be. */
  count: number;
  most: number;
}
export const NO_STACK: StackMark = { open: false, count: 0, most: 0 };

const isCard = (option: Option, kind: string, zone: string): boolean => {
  if (typeof option === 'string') return option === kind && zone === '';
  if (typeof option === 'number') return false;
  return ('card' in option ? option.card : option.source) === kind && option.zone === zone;
};

/** The options a card stands for. A flare may be played in two ways, a reinforcement for two sides. */
export function cardOptions(decision: Decision, kind: string, zone = ''): number[] {
  if (!('options' in decision)) return [];
  return decision.options.flatMap((option, i) => (isCard(option, kind, zone) ? [i] : []));
}

export function cardMark(decision: Decision, draft: Draft, kind: string, zone = ''): StackMark {
  if (decision.kind === 'offer' && draft.is === 'deal') {
    const most = zone === '' ? held(decision.give, kind) : 0;
    return { open: most > 0 && !decision.last, count: draft.give.cards?.[kind] ?? 0, most };
  }
  const options = cardOptions(decision, kind, zone);
  if (options.length === 0) return NO_STACK;
  if (draft.is === 'subset')
    return {
      open: true,
      count: options.filter((option) => draft.picks.includes(option)).length,
      most: options.length,
    };
  const chosen = draft.is === 'choice' && draft.pick !== null && options.includes(draft.pick);
  return { open: true, count: chosen ? 1 : 0, most: 1 };
}

/** Touching a stack takes one more card of it; after the last one, none. */
export function touchCard(decision: Decision, draft: Draft, kind: string, zone = ''): Draft {
  if (decision.kind === 'offer' && draft.is === 'deal')
    return zone === '' && !decision.last ? oneMoreGiven(decision.give, draft, kind) : draft;
  const options = cardOptions(decision, kind, zone);
  if (options.length === 0) return draft;
  if (draft.is === 'subset') {
    const next = options.find((option) => !draft.picks.includes(option));
    const more = next === undefined ? draft : toggled(decision, draft, next);
    return more === draft
      ? { is: 'subset', picks: draft.picks.filter((pick) => !options.includes(pick)) }
      : more;
  }
  // Touched again, a card with two uses turns to the other one.
  if (draft.is === 'choice')
    return {
      is: 'choice',
      pick: options[(draft.pick === null ? 0 : options.indexOf(draft.pick) + 1) % options.length],
    };
  return draft;
}

function oneMoreGiven(
  limits: Parameters<typeof held>[0],
  draft: Draft & { is: 'deal' },
  kind: string,
): Draft {
  const count = draft.give.cards?.[kind] ?? 0;
  const by = count < held(limits, kind) ? 1 : -count;
  return { ...draft, give: changeCards(draft.give, kind, by) };
}

/** The kinds of cards among the options; a word like "none" is no card. */
function cardsAsked(decision: Decision): { kind: string; zone: string }[] {
  if (decision.kind !== 'card' && decision.kind !== 'cards' && decision.kind !== 'encounter-card') return [];
  return decision.options.flatMap((option) => {
    if (typeof option === 'number' || option === 'none') return [];
    if (typeof option === 'string') return [{ kind: option, zone: '' }];
    return 'card' in option ? [{ kind: option.card, zone: option.zone }] : [];
  });
}

/** Whether all cards in question lie before the player, so that they are chosen there and not from a row of their own. */
export function liesInHand(decision: Decision, view: View): boolean {
  const asked = cardsAsked(decision);
  const left = (view.players[view.seat]?.hand ?? []).slice();
  return asked.every(({ kind, zone }) => {
    if (zone !== '') return true;
    const i = left.indexOf(kind);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
}

/** Whether the question is about cards in the hand, so that those which do not matter are dimmed. */
export function asksForHand(decision: Decision, view: View): boolean {
  switch (decision.kind) {
    case 'card':
    case 'cards':
    case 'encounter-card':
      return liesInHand(decision, view);
    case 'respond':
      return decision.options.some(
        (option) => typeof option === 'object' && 'source' in option && option.from !== 'power',
      );
    case 'reinforce':
      return true;
    default:
      return false;
  }
}

const TYPES: readonly string[] = CARD_TYPES;

/** Cards as one holds them: attacks from the highest down, then the rest by type. Equal ones are counted. */
export function stacked(kinds: readonly string[]): { kind: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const rank = (kind: string) => TYPES.indexOf(cardInfo(kind).type) * 100 - cardInfo(kind).value;
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .sort((a, b) => rank(a.kind) - rank(b.kind) || (a.kind < b.kind ? -1 : 1));
}
