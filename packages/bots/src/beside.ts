/** Questions that only cards of the reward deck raise. Games played forward know little of them, so these are reckoned. */
import {
  cardInfo,
  type CardType,
  type ChoiceDecision,
  type Decision,
  type Dice,
  type Response,
  type SubsetDecision,
  type View,
} from '@cosmarium/engine';
import { because, type Choice } from './bot.ts';
import { isEncounterCard, isReward, worth } from './cards.ts';
import type { Course } from './course.ts';
import type { Values } from './values.ts';
import { stakesOf } from './encounter.ts';
import { borrow, threaten } from './intimidates.ts';
import { kick } from './kickers.ts';
import { unseenCards } from './odds.ts';
import type { Situation } from './situation.ts';
import { boardOf, chances, keeping } from './value.ts';

const WAITS: Choice = { answer: 0, why: because('waits') };

/** The kinds of this type on offer. */
const offered = ({ options }: ChoiceDecision, type: CardType): string[] =>
  options.flatMap((option) => {
    const { from, source } = option as Response;
    return from === 'card' && cardInfo(source).type === type ? [source] : [];
  });

/** A question about cards beside the encounter cards and nothing else; null for any other. */
export function layBeside(
  size: (course: Course) => Situation,
  view: View,
  d: Decision,
  dice: Dice,
): Choice | null {
  const e = view.encounter!;
  if (d.key === 'ask.intimidate') return borrow(size(e), e, dice);
  if (d.kind !== 'respond') return null;
  const main = view.seat === e.offense || view.seat === e.defense;
  const lay = (kind: string | null): Choice => {
    const i = d.options.findIndex((option) => (option as Response).source === kind);
    return i < 0 ? WAITS : { answer: i, why: because('plays', { card: kind! }) };
  };
  const only = (kinds: string[]) => kinds.length > 0 && kinds.length === d.options.length - 1;
  const threats = offered(d, 'intimidate');
  if (only(threats)) {
    // It can still be laid when it is known who is with whom.
    if (e.phase !== 'alliance') return WAITS;
    return lay(main ? threaten(size(e), e, threats, dice) : lend(view, threats));
  }
  const kickers = offered(d, 'kicker');
  return only(kickers) ? lay(kick(size(e), e, kickers)) : null;
}

/** INT-3: an ally offers what would win; it comes back if it is not wanted. */
function lend({ encounter, seat }: View, kinds: readonly string[]): string | null {
  const allied = ((encounter!.allies[0] | encounter!.allies[1]) & (1 << seat)) !== 0;
  const best = kinds.reduce((a, b) => (cardInfo(b).value > cardInfo(a).value ? b : a));
  return allied && cardInfo(best).value > 0 ? best : null;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
/** RIFT-2: what a rift costs whoever takes it from a hand. */
const DETONATION = -0.4;

/** REW-2, REW-5: so many cards of the reward deck, of all that are drawn or taken; null for another question. */
export function drawFrom(view: View, d: Decision, dice: Dice): Choice | null {
  if (d.kind !== 'number') return null;
  const taken = d.key === 'ask.backs';
  if (!taken && d.key !== 'ask.rewards.deck' && d.key !== 'reward-rift-2.deck') return null;
  const pools: [string[], string[]] = [[], []];
  for (const kind of unseenCards(view, dice)) pools[isReward(kind) ? 1 : 0].push(kind);
  const [cosmic, reward] = pools.map((kinds) =>
    mean(kinds.map((kind) => (taken && cardInfo(kind).type === 'rift' ? DETONATION : worth(kind)))),
  );
  const last = d.options.length - 1;
  // Without an encounter card the whole hand would be thrown away, so one must be among those drawn (START-1).
  const needs = !taken && !view.players[view.seat].hand.some(isEncounterCard);
  const most = needs ? Math.max(0, last - 1) : last;
  return { answer: reward > cosmic ? most : 0, why: because('needs-cards') };
}

/** What is thrown away for a reinforcement that is worth as many cards: as few as turn the encounter, or none. */
export function payFor(view: View, d: Decision, values: Values): Choice | null {
  if (d.key !== 'reward-reinforcement-x.cards') return null;
  const { options } = d as SubsetDecision;
  const totals = view.fight?.totals ?? null;
  const e = view.encounter!;
  const none: Choice = { answer: [], why: because('waits') };
  if (totals === null) return none;
  const board = boardOf(view, values);
  const stakes = stakesOf(view, board, e);
  const gain = stakes.offense[view.seat] - stakes.defense[view.seat];
  const missing = gain > 0 ? totals[1] - totals[0] + 1 : totals[0] - totals[1];
  if (missing <= 0 || missing > options.length) return none;
  const order = options
    .map((_, i) => i)
    .sort((a, b) => worth(options[a] as string) - worth(options[b] as string));
  const gone = order.slice(0, missing);
  const now = chances(board)[view.seat];
  const price = gone.reduce((sum, i) => sum + keeping(options[i] as string, now, values), 0);
  return Math.abs(gain) > price
    ? { answer: gone.sort((a, b) => a - b), why: because('reinforces', { card: 'reward-reinforcement-x' }) }
    : none;
}
