/**
 * Rules by which a player is not asked about responses, and orders to use one whenever it can be used. They concern
 * only responses nobody else knows are asked for; what must be chosen is always asked.
 */
import { isAnyTime, type Decision, type Option, type Response, type View } from '@cosmarium/engine';

/** What a rule speaks of: an ability of a power or a card, or reinforcements of any kind. */
export interface About {
  source: string;
  ability: string;
  from: Response['from'] | 'reinforcement';
}

export type Rule =
  /** Everything in one encounter. */
  | { do: 'pass-all'; encounter: string }
  | { do: 'pass'; about: About; when: 'encounter'; encounter: string }
  | { do: 'pass'; about: About; when: 'uninvolved' | 'always' }
  | { do: 'use'; about: About }
  /** Kept ready: used at the next chance, and then no longer ready. */
  | { do: 'ready'; about: About };

/** What an option is about; null for passing and for whatever is no response. */
export function aboutOf(option: Option): About | null {
  if (typeof option !== 'object') return null;
  if ('source' in option) return { source: option.source, ability: option.ability, from: option.from };
  return 'side' in option ? REINFORCING : null;
}
const REINFORCING: About = { source: 'reinforcement', ability: '', from: 'reinforcement' };

export const sameThing = (a: About, b: About): boolean =>
  a.source === b.source && a.ability === b.ability && a.from === b.from;

/** A name for the encounter that is played now; null between encounters. */
export const encounterName = ({ turn, encounter }: View): string | null =>
  encounter === null ? null : `${turn}.${encounter.number}`;

function involved({ seat, encounter }: View): boolean {
  if (encounter === null) return false;
  const { offense, defense, allies } = encounter;
  return offense === seat || defense === seat || ((allies[0] | allies[1]) & (1 << seat)) !== 0;
}

function holds(rule: Rule, view: View): boolean {
  if (rule.do === 'use' || rule.do === 'ready') return true;
  if ('encounter' in rule) return rule.encounter === encounterName(view);
  return rule.when === 'always' || !involved(view);
}

/** Rules of an encounter are forgotten when it is over. */
export const stillNeeded = (rules: readonly Rule[], view: View): Rule[] =>
  rules.filter((rule) => !('encounter' in rule) || rule.encounter === encounterName(view));

/** A rule replaces another one about the same thing. */
export function withRule(rules: readonly Rule[], rule: Rule): Rule[] {
  const other = (one: Rule) =>
    'about' in one && 'about' in rule ? !sameThing(one.about, rule.about) : one.do !== rule.do;
  return [...rules.filter(other), rule];
}

/** The rule that stops the question about this option, if there is one now. */
export function ruleFor(rules: readonly Rule[], option: Option, view: View): Rule | null {
  const about = aboutOf(option);
  if (about === null) return null;
  return rules.find((rule) => 'about' in rule && sameThing(rule.about, about) && holds(rule, view)) ?? null;
}

type Window = Extract<Decision, { kind: unknown; fallback: number }>;
const isWindow = (decision: Decision): decision is Window =>
  (decision.kind === 'respond' || decision.kind === 'reinforce') && decision.secret;

/** REV-3, REV-4: as long as no two attacks meet nothing is counted, whatever is added. */
const isIdle = ({ kind }: Decision, { fight }: View): boolean =>
  kind === 'reinforce' && fight !== null && fight.outcome === null && fight.totals === null;

/** What a player wants to be asked though it can be answered for them. */
export interface Asks {
  /** Reinforcements that nothing would count. */
  idle?: boolean;
  /** At every chance, what can be used at any time; otherwise only what is ready is used. */
  anyTime?: boolean;
}

/** The answer the rules give; null if the player is to be asked. */
export function automatic(
  decision: Decision,
  view: View,
  rules: readonly Rule[],
  asks: Asks = {},
): number | null {
  if (!isWindow(decision) || decision.seat !== view.seat) return null;
  const pass = decision.options.indexOf('pass');
  if (pass < 0) return null;
  if (!asks.idle && isIdle(decision, view)) return pass;
  const ruled = decision.options.map((option) => ruleFor(rules, option, view));
  const ordered = ruled.findIndex((rule) => rule?.do === 'use' || rule?.do === 'ready');
  if (ordered >= 0) return ordered;
  if (!asks.anyTime && isAnyTime(decision)) return pass;
  if (rules.some((rule) => rule.do === 'pass-all' && holds(rule, view))) return pass;
  return decision.options.every((_, i) => i === pass || ruled[i] !== null) ? pass : null;
}
