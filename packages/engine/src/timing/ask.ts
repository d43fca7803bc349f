/** The ways to ask. A single legal answer is taken without asking; but the turn may end there as at any question. */
import { isForced } from '../answers.ts';
import { UNNUMBERED } from '../decisions.ts';
import { CosmariumError } from '../errors.ts';
import type {
  Answer,
  CardOption,
  ChoiceKind,
  Option,
  Params,
  Question,
  ShipsDecision,
  Slot,
  SubsetDecision,
} from '../decisions.ts';
import type { Game } from '../game.ts';
import type { Playable } from '../state/query.ts';
import type { Card, PlanetId, Seat } from '../state/types.ts';
import { ended, NOBODY_ASKED, type Script } from './script.ts';

export const NO_PARAMS: Params = Object.freeze({});

/** Asks several seats at once; answers come in the order of the questions. */
export function askAll(questions: Question[]): Script<readonly Answer[]> {
  let open = 0;
  for (const q of questions) if (!isForced(q)) open++;
  return open === 0 ? ended(questions.map((q) => q.fallback)) : asking(questions, open);
}

function* asking(questions: Question[], open: number): Script<readonly Answer[]> {
  if (open === questions.length) return yield questions;
  const given = yield questions.filter((q) => !isForced(q));
  let next = 0;
  return questions.map((q) => (isForced(q) ? q.fallback : given[next++]));
}

function* one(q: Question): Script<Answer> {
  if (!isForced(q)) return (yield [q])[0];
  yield NOBODY_ASKED;
  return q.fallback;
}

function* choose<T>(
  kind: ChoiceKind,
  seat: Seat,
  key: string,
  options: readonly Option[],
  values: readonly T[],
  params: Params,
  secret: boolean,
  fallback: number,
): Script<T> {
  if (options.length === 0) throw new CosmariumError('broken-rule', `there is nothing to choose for ${key}`);
  const q: Question = { id: UNNUMBERED, kind, seat, key, params, secret, options, fallback };
  if (!isForced(q)) return values[(yield [q])[0] as number];
  yield NOBODY_ASKED;
  return values[fallback];
}

const NO_YES = ['no', 'yes'];
const FALSE_TRUE = [false, true];

export interface AskOptions {
  params?: Params;
  /** Hide from the others who is asked and what. */
  secret?: boolean;
  /** Position of the answer taken when the clock runs out; the first option unless told. */
  fallback?: number;
}

export const askYesNo = (seat: Seat, key: string, o: AskOptions = {}): Script<boolean> =>
  choose('yes-no', seat, key, NO_YES, FALSE_TRUE, o.params ?? NO_PARAMS, o.secret ?? false, o.fallback ?? 0);

/** One of these kinds of card, whether or not there is any. */
export const askOne = (seat: Seat, key: string, kinds: readonly string[]): Script<string> =>
  choose('card', seat, key, kinds, kinds, NO_PARAMS, false, 0);

/** One of several words (each a text key after the question's own) or seats. */
export const askOption = <T extends string | number>(
  seat: Seat,
  key: string,
  words: readonly T[],
  o: AskOptions = {},
): Script<T> =>
  choose('option', seat, key, words, words, o.params ?? NO_PARAMS, o.secret ?? false, o.fallback ?? 0);

export const askPlayer = (
  seat: Seat,
  key: string,
  seats: readonly Seat[],
  o: AskOptions = {},
): Script<Seat> =>
  choose('player', seat, key, seats, seats, o.params ?? NO_PARAMS, o.secret ?? false, o.fallback ?? 0);

export const askPlanet = (
  seat: Seat,
  key: string,
  planets: readonly PlanetId[],
  o: AskOptions = {},
): Script<PlanetId> =>
  choose('planet', seat, key, planets, planets, o.params ?? NO_PARAMS, o.secret ?? false, o.fallback ?? 0);

export function askNumber(
  seat: Seat,
  key: string,
  min: number,
  max: number,
  o: AskOptions = {},
): Script<number> {
  const numbers: number[] = [];
  for (let n = min; n <= max; n++) numbers.push(n);
  return choose(
    'number',
    seat,
    key,
    numbers,
    numbers,
    o.params ?? NO_PARAMS,
    o.secret ?? false,
    o.fallback ?? 0,
  );
}

/** One of several words or seats; answered with its position. */
export const optionQuestion = (seat: Seat, key: string, options: readonly Option[]): Question => ({
  id: UNNUMBERED,
  kind: 'option',
  seat,
  key,
  params: NO_PARAMS,
  secret: false,
  options,
  fallback: 0,
});

/** Any number up to that one; it is its own answer. */
export function countQuestion(seat: Seat, key: string, most: number, params: Params = NO_PARAMS): Question {
  const options: number[] = [];
  for (let n = 0; n <= most; n++) options.push(n);
  return { id: UNNUMBERED, kind: 'number', seat, key, params, secret: false, options, fallback: 0 };
}

/** One of these cards, shown face up to the one who is asked. Cards of one kind are one option. */
export function askCard(
  g: Game,
  seat: Seat,
  key: string,
  cards: readonly Card[],
  o: AskOptions = {},
): Script<Card> {
  const kinds: string[] = [];
  const values: Card[] = [];
  for (const card of cards) {
    const kind = g.s.kinds[card];
    if (kinds.includes(kind)) continue;
    kinds.push(kind);
    values.push(card);
  }
  return choose('card', seat, key, kinds, values, o.params ?? NO_PARAMS, o.secret ?? false, o.fallback ?? 0);
}

/** Like askCard, from several zones: cards of one kind in one zone are one option. */
export function askZoneCard(
  g: Game,
  seat: Seat,
  key: string,
  cards: readonly Playable[],
  o: AskOptions = {},
): Script<Playable> {
  const options: (string | CardOption)[] = [];
  const values: Playable[] = [];
  for (const one of cards) {
    const kind = g.s.kinds[one.card];
    if (values.some((v) => v.pile === one.pile && g.s.kinds[v.card] === kind)) continue;
    options.push(one.pile === '' ? kind : { card: kind, zone: one.pile });
    values.push(one);
  }
  return choose(
    'card',
    seat,
    key,
    options,
    values,
    o.params ?? NO_PARAMS,
    o.secret ?? false,
    o.fallback ?? 0,
  );
}

/** Like askCard, with the possibility to take none (the first option). */
export function askCardOrNone(
  g: Game,
  seat: Seat,
  key: string,
  cards: readonly Card[],
  o: AskOptions = {},
): Script<Card> {
  const kinds: string[] = ['none'];
  const values: Card[] = [-1];
  for (const card of cards) {
    const kind = g.s.kinds[card];
    if (kinds.includes(kind)) continue;
    kinds.push(kind);
    values.push(card);
  }
  return choose('card', seat, key, kinds, values, o.params ?? NO_PARAMS, o.secret ?? false, o.fallback ?? 0);
}

/** One of these destiny cards, in an order that tells nothing about how they lie. */
export function askDestiny(
  seat: Seat,
  key: string,
  cards: readonly string[],
  o: AskOptions = {},
): Script<string> {
  const kinds = [...new Set(cards)].sort();
  return choose('card', seat, key, kinds, kinds, o.params ?? NO_PARAMS, o.secret ?? false, o.fallback ?? 0);
}

/** Between min and max of these cards, shown face up to the one who is asked. */
export function* askCards(
  g: Game,
  seat: Seat,
  key: string,
  cards: readonly Card[],
  min: number,
  max: number,
  o: AskOptions = {},
): Script<Card[]> {
  const sorted = cards.slice().sort((a, b) => a - b);
  const options = sorted.map((card) => g.s.kinds[card]);
  const least = Math.min(min, sorted.length);
  const most = Math.min(max, sorted.length);
  const fallback = options.slice(0, least).map((_, i) => i);
  const params = o.params ?? NO_PARAMS;
  const secret = o.secret ?? false;
  const chosen = (yield* one({
    id: UNNUMBERED,
    kind: 'cards',
    seat,
    key,
    params,
    secret,
    options,
    min: least,
    max: most,
    fallback,
  })) as number[];
  return chosen.map((i) => sorted[i]);
}

export function* askPlayers(
  seat: Seat,
  key: string,
  seats: readonly Seat[],
  min: number,
  max: number,
): Script<Seat[]> {
  const q = playersQuestion('players', seat, key, seats, min, Math.min(max, seats.length));
  const chosen = (isForced(q) ? q.fallback : (yield [q])[0]) as number[];
  return chosen.map((i) => seats[i]);
}

/** Between min and max of these players; answered with their positions in the list. */
export function playersQuestion(
  kind: 'players' | 'invite',
  seat: Seat,
  key: string,
  seats: readonly Seat[],
  min: number,
  max: number,
): SubsetDecision {
  const fallback: number[] = [];
  for (let i = 0; i < min && i < seats.length; i++) fallback.push(i);
  return {
    id: UNNUMBERED,
    kind,
    seat,
    key,
    params: NO_PARAMS,
    secret: false,
    options: seats,
    min,
    max,
    fallback,
  };
}

/** The order in which to put these cards, first one first. */
export function* askArrange(
  g: Game,
  seat: Seat,
  key: string,
  cards: readonly Card[],
  secret = true,
): Script<Card[]> {
  const options = cards.map((card) => g.s.kinds[card]);
  const fallback = cards.map((_, i) => i);
  const order = (yield* one({
    id: UNNUMBERED,
    kind: 'arrange',
    seat,
    key,
    params: NO_PARAMS,
    secret,
    options,
    fallback,
  })) as number[];
  return order.map((i) => cards[i]);
}

export interface ShipsQuestion {
  seat: Seat;
  key: string;
  slots: Slot[];
  min: number;
  max: number;
  params?: Params;
}

/** So many ships, put into the slots in order. */
export function filled(slots: readonly Slot[], ships: number): number[] {
  const counts: number[] = [];
  let left = ships;
  let alone = false;
  for (let i = 0; i < slots.length; i++) {
    const { max } = slots[i];
    const most = slots[i].alone ? (alone ? 0 : 1) : max;
    const count = left < most ? left : most;
    if (slots[i].alone && count > 0) alone = true;
    left -= count;
    counts.push(count);
  }
  return counts;
}

/** How many ships at each slot. The fallback fills the slots in order. */
export function shipsQuestion(q: ShipsQuestion): ShipsDecision {
  const fallback = filled(q.slots, q.min);
  const { seat, key, slots, min, max } = q;
  return {
    id: UNNUMBERED,
    kind: 'ships',
    seat,
    key,
    params: q.params ?? NO_PARAMS,
    secret: false,
    slots,
    min,
    max,
    fallback,
  };
}

export function* askShips(q: ShipsQuestion): Script<readonly number[]> {
  return (yield* one(shipsQuestion(q))) as readonly number[];
}

export function encounterCardQuestion(seat: Seat, options: readonly CardOption[]): Question {
  return {
    id: UNNUMBERED,
    kind: 'encounter-card',
    seat,
    key: 'ask.encounter-card',
    params: NO_PARAMS,
    secret: true,
    options,
    fallback: 0,
  };
}
