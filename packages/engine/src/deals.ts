/** The language of deals (DEAL-1 to DEAL-3): what terms are, whether they can be kept, and how to draw some at random. */
import { cardInfo, CARD_TYPES, isCardKind, type CardType } from './cards/kinds.ts';
import type { CardTerms, Give, GiveLimits, OfferAnswer, OfferDecision } from './decisions.ts';
import { CosmariumError } from './errors.ts';
import type { Dice } from './answers.ts';
import type { PlanetId } from './state/types.ts';

const malformed = (message: string) => new CosmariumError('malformed-answer', message);
const illegal = (message: string) => new CosmariumError('illegal-answer', message);

/**
 * Which cards of a hand (as positions) keep the promise; null if it cannot be kept. Named cards first, then the
 * extremes, then types; cards the giver is free to choose or that fall by chance are only counted (`open`).
 */
export interface Delivery {
  fixed: number[];
  open: { type: CardType | 'random'; count: number }[];
}

export function planDelivery(terms: CardTerms, hand: readonly string[]): Delivery | null {
  const free = hand.map((_, i) => i);
  const fixed: number[] = [];
  const take = (test: (kind: string) => boolean, better?: (a: string, b: string) => boolean): boolean => {
    let best = -1;
    for (let i = 0; i < free.length; i++) {
      if (!test(hand[free[i]])) continue;
      if (best < 0 || better?.(hand[free[i]], hand[free[best]])) best = i;
    }
    if (best < 0) return false;
    fixed.push(free[best]);
    free.splice(best, 1);
    return true;
  };
  const value = (kind: string) => cardInfo(kind).value;
  const names = Object.keys(terms).sort();
  for (const name of names)
    if (isCardKind(name))
      for (let n = terms[name]; n > 0; n--) if (!take((kind) => kind === name)) return null;
  for (const name of names) {
    if (!name.startsWith('highest:') && !name.startsWith('lowest:')) continue;
    const [which, type] = name.split(':');
    const better = (a: string, b: string) =>
      which === 'highest' ? value(a) > value(b) : value(a) < value(b);
    for (let n = terms[name]; n > 0; n--)
      if (!take((kind) => cardInfo(kind).type === type, better)) return null;
  }
  const open: Delivery['open'] = [];
  let promised = 0;
  for (const name of names) {
    if (!name.startsWith('type:')) continue;
    const type = name.slice(5) as CardType;
    const held = free.reduce((sum, i) => sum + (cardInfo(hand[i]).type === type ? 1 : 0), 0);
    if (held < terms[name]) return null;
    open.push({ type, count: terms[name] });
    promised += terms[name];
  }
  const random = terms.random ?? 0;
  if (random > free.length - promised) return null;
  if (random > 0) open.push({ type: 'random', count: random });
  return { fixed, open };
}

function isDescription(name: string): boolean {
  if (name === 'random' || isCardKind(name)) return true;
  const [head, type, rest] = name.split(':');
  if (rest !== undefined) return false;
  if (head === 'type') return (CARD_TYPES as readonly string[]).includes(type);
  return (head === 'highest' || head === 'lowest') && (type === 'attack' || type === 'reinforcement');
}

/** The planets on which a colony is granted. */
export const granted = ({ colony }: Give): readonly PlanetId[] =>
  colony === undefined ? [] : typeof colony === 'number' ? [colony] : colony;

/** One planet, or a list of several different ones, in the order of their numbers. */
function checkColony(value: unknown, { planets, colonies }: GiveLimits, who: string): Give['colony'] {
  const named: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!named.every((planet) => typeof planet === 'number'))
    throw malformed(`${who}.colony must be the number of a planet, or a list of them`);
  const lacking = named.find((planet) => !planets.includes(planet));
  if (lacking !== undefined) throw illegal(`${who}.colony: no colony can be granted on ${lacking}`);
  if (named.length === 0 || new Set(named).size < named.length)
    throw malformed(`${who}.colony must name planets, each once`);
  if (named.length > colonies) throw illegal(`${who}.colony: only ${colonies} can be granted`);
  return named.length === 1 ? named[0] : named.toSorted((a, b) => a - b);
}

function checkGive(value: unknown, limits: GiveLimits, who: string): Give {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed(`${who} must be an object with cards, colony or free`);
  const given = value as Record<string, unknown>;
  for (const name of Object.keys(given))
    if (name !== 'cards' && name !== 'colony' && name !== 'free')
      throw malformed(`${who}.${name} is no part of a deal`);
  const give: Give = {};
  if (given.cards !== undefined) {
    if (typeof given.cards !== 'object' || given.cards === null || Array.isArray(given.cards))
      throw malformed(`${who}.cards must map descriptions to numbers`);
    const cards: Record<string, number> = {};
    let sum = 0;
    for (const name of Object.keys(given.cards).sort()) {
      const count = (given.cards as Record<string, unknown>)[name];
      if (!isDescription(name)) throw malformed(`${who}.cards: "${name}" describes no card`);
      if (typeof count !== 'number' || !Number.isInteger(count) || count < 1)
        throw malformed(`${who}.cards["${name}"] must be a whole number from 1`);
      cards[name] = count;
      sum += count;
    }
    if (typeof limits.hand === 'number' ? sum > limits.hand : planDelivery(cards, limits.hand) === null)
      throw illegal(`${who}.cards: that many such cards are not held`);
    if (sum > 0) give.cards = cards;
  }
  if (given.colony !== undefined) give.colony = checkColony(given.colony, limits, who);
  if (given.free !== undefined) {
    if (
      typeof given.free !== 'number' ||
      !Number.isInteger(given.free) ||
      given.free < 1 ||
      given.free > limits.free
    )
      throw illegal(`${who}.free must be 1 to ${limits.free}`);
    give.free = given.free;
  }
  return give;
}

const isEmpty = (give: Give) => give.cards === undefined && give.colony === undefined;

export function checkOffer(d: OfferDecision, value: unknown): OfferAnswer {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed('expected { do: ... }');
  const given = value as { do?: unknown; give?: unknown; get?: unknown };
  switch (given.do) {
    case 'fail':
      return { do: 'fail' };
    case 'accept':
      if (d.standing === null) throw illegal('there is no proposal to accept');
      if (!d.acceptable) throw illegal('you cannot deliver what the proposal asks of you');
      return { do: 'accept' };
    case 'propose': {
      if (d.last) throw illegal('no proposals are left: accept or fail');
      const give = checkGive(given.give ?? {}, d.give, 'give');
      const get = checkGive(given.get ?? {}, d.get, 'get');
      if (isEmpty(give) && isEmpty(get)) throw illegal('at least one card or one colony must change hands');
      return { do: 'propose', give, get };
    }
    default:
      throw malformed('do must be "accept", "fail" or "propose"');
  }
}

function randomGive(limits: GiveLimits, dice: Dice): Give {
  const give: Give = {};
  const size = typeof limits.hand === 'number' ? limits.hand : limits.hand.length;
  switch (dice(4)) {
    case 0:
      if (size > 0) give.cards = { random: 1 + dice(Math.min(2, size)) };
      break;
    case 1:
      if (typeof limits.hand !== 'number' && size > 0) give.cards = { [limits.hand[dice(size)]]: 1 };
      else if (size > 0) give.cards = { [`type:${CARD_TYPES[dice(CARD_TYPES.length)]}`]: 1 };
      break;
    default:
      break;
  }
  if (limits.planets.length > 0 && dice(2) === 0) {
    const first = dice(limits.planets.length);
    give.colony = limits.planets[first];
    if (limits.colonies > 1 && limits.planets.length > 1 && dice(2) === 0)
      give.colony = limits.planets.filter((_, i) => i === first || i === (first === 0 ? 1 : 0));
  }
  if (limits.free > 0 && dice(2) === 0) give.free = 1 + dice(limits.free);
  return give;
}

export function randomOffer(d: OfferDecision, dice: Dice): OfferAnswer {
  if (d.acceptable && dice(2) === 0) return { do: 'accept' };
  if (d.last || dice(3) === 0) return { do: 'fail' };
  const give = randomGive(d.give, dice);
  const get = randomGive(d.get, dice);
  if (isEmpty(give) && isEmpty(get)) return { do: 'fail' };
  return { do: 'propose', give, get };
}
