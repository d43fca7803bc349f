/** Answers by one key, whatever the kind of the question. */
import type { Answer, Decision } from '@cosmarium/engine';
import { isEmpty } from './deal-draft.ts';
import { answerOf, touchOption, type Draft } from './draft.ts';

const optionNamed = (decision: Decision, word: string): number | null => {
  const i = 'options' in decision ? decision.options.indexOf(word) : -1;
  return i < 0 ? null : i;
};

/** What Enter answers; null while the answer is not whole. */
export function accepting(decision: Decision, draft: Draft): Answer | null {
  if (decision.kind === 'offer') {
    const untouched = draft.is === 'deal' && isEmpty(draft.give) && isEmpty(draft.get);
    return untouched && decision.acceptable ? { do: 'accept' } : answerOf(decision, draft);
  }
  return answerOf(decision, draft) ?? (decision.kind === 'yes-no' ? optionNamed(decision, 'yes') : null);
}

/** What Space answers: no, none, nobody, pass. null where something must be chosen. A deal never fails by a slip. */
export function declining(decision: Decision): Answer | null {
  switch (decision.kind) {
    case 'yes-no':
      return optionNamed(decision, 'no');
    case 'respond':
    case 'reinforce':
      return optionNamed(decision, 'pass');
    case 'card':
      return optionNamed(decision, 'none');
    case 'invite':
    case 'players':
    case 'cards':
      return decision.min === 0 ? [] : null;
    case 'ships':
      return decision.min === 0 ? decision.slots.map(() => 0) : null;
    case 'launch':
    case 'ally': {
      const none = decision.targets.indexOf('none');
      return none < 0 ? null : { target: none, ships: decision.slots.map(() => 0) };
    }
    default:
      return null;
  }
}

/** The options digits choose, in order: all but the one Space is for. */
export function numbered(decision: Decision): number[] {
  const all = 'targets' in decision ? decision.targets : 'options' in decision ? decision.options : [];
  const declined = declining(decision);
  const not =
    typeof declined === 'object' && declined !== null && 'target' in declined ? declined.target : declined;
  return all.flatMap((_, i) => (i === not ? [] : [i]));
}

export type Press = { give: Answer } | { draft: Draft } | 'anew' | null;

/** What a key does. null: nothing here. */
export function press(key: string, decision: Decision, draft: Draft): Press {
  if (key === 'Enter') return giving(accepting(decision, draft));
  if (key === ' ') return giving(declining(decision));
  if (key === 'Escape') return 'anew';
  if (!/^[0-9]$/.test(key)) return null;
  const option =
    decision.kind === 'number'
      ? decision.options.indexOf(Number(key))
      : (numbered(decision)[Number(key) - 1] ?? -1);
  if (option < 0 || decision.kind === 'yes-no') return null;
  // Both sides call: naming one is the whole answer.
  if (decision.kind === 'ally' && draft.is === 'aim')
    return giving(answerOf(decision, { ...draft, target: option }));
  return { draft: touchOption(decision, draft, option) };
}

const giving = (answer: Answer | null): Press => (answer === null ? null : { give: answer });
