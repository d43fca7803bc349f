/** Making, judging and countering offers: what the terms bring to both, against a failed deal. */
import {
  cardInfo,
  granted,
  ownerIn,
  type ChoiceDecision,
  type Give,
  type GiveLimits,
  type OfferAnswer,
  type OfferDecision,
  type PlanetId,
  type Seat,
  type Terms,
  type View,
} from '@cosmarium/engine';
import { because, type Choice, type Weighed } from './bot.ts';
import { worth } from './cards.ts';
import { unmade } from './encounter.ts';
import type { Asked, Scene } from './clues.ts';
import type { Course } from './course.ts';
import type { Values } from './values.ts';
import { boardOf, chances, copyBoard, type Board } from './value.ts';

/** What a described card is worth; the giver picks the worst that fits, of cards nobody has seen the average counts. */
function termsWorth(give: Give, hand: readonly string[] | null, values: Values): number {
  let sum = 0;
  for (const [description, count] of Object.entries(give.cards ?? {}))
    sum += count * describedWorth(description, hand, values);
  return sum;
}

/** What one card of a sort is worth if nobody has seen it. */
const UNSEEN_WORTH: Readonly<Record<string, number>> = {
  attack: 0.12,
  reinforcement: 0.15,
  artifact: 0.2,
  flare: 0.2,
};
const HIGHEST_UNSEEN = 0.3;

function describedWorth(description: string, hand: readonly string[] | null, values: Values): number {
  const [which, type] = description.split(':');
  if (type === undefined && which !== 'random') return worth(description, values);
  if (hand === null) {
    if (which === 'highest') return HIGHEST_UNSEEN;
    return which === 'type' ? (UNSEEN_WORTH[type] ?? values.unknown) : values.unknown;
  }
  const fitting = hand
    .filter((kind) => type === undefined || cardInfo(kind).type === type)
    .map((kind) => worth(kind, values));
  if (fitting.length === 0) return values.unknown;
  if (which === 'random') return fitting.reduce((sum, one) => sum + one, 0) / fitting.length;
  return which === 'highest' ? Math.max(...fitting) : Math.min(...fitting);
}

function apply(
  view: View,
  b: Board,
  giver: Seat,
  taker: Seat,
  give: Give,
  hand: readonly string[] | null,
): void {
  const cards = termsWorth(give, hand, b.values);
  b.hands[giver] -= cards;
  b.hands[taker] += cards;
  for (const planet of granted(give))
    (ownerIn(view.systems, planet) === taker ? b.homes : b.foreign)[taker]++;
  b.ships[taker] += give.free ?? 0;
}

/** Everybody's chances once the terms are carried out. */
function outcomeOf(view: View, board: Board, d: OfferDecision, terms: Terms): number[] {
  const b = copyBoard(board);
  const hand = view.players[view.seat].hand;
  apply(view, b, d.seat, d.partner, terms.give, hand);
  apply(view, b, d.partner, d.seat, terms.get, null);
  return chances(b);
}

/** Sorts of cards that are asked for and promised by that name. */
const SORTS = ['flare', 'artifact', 'reinforcement'] as const;

/** Own cards by name, the cheapest and the dearest, and by sort; of others those that are known, and as many as there are. */
function cardsOf({ hand }: GiveLimits, seen: readonly string[]): Give[] {
  const count = typeof hand === 'number' ? hand : hand.length;
  // Whoever has promised all cards to others (a deal of three) has none left to give, known or not.
  const known =
    count === 0 ? [] : (typeof hand === 'number' ? seen : hand).toSorted((a, b) => worth(a) - worth(b));
  const named = [...new Set([known[0], known.at(-1)].filter((kind) => kind !== undefined))];
  const sorts = SORTS.filter((sort) =>
    typeof hand === 'number' ? false : hand.some((kind) => cardInfo(kind).type === sort),
  );
  return [
    ...[1, 2, 3].filter((n) => n <= count).map((n) => ({ random: n })),
    ...named.map((kind) => ({ [kind]: 1 })),
    ...sorts.map((sort) => ({ [`type:${sort}`]: 1 })),
  ].map((cards) => ({ cards }));
}

/** Colonies and cards a player can give, the cheapest first: nothing, a colony, cards, both. */
function gives(planets: readonly PlanetId[], limits: GiveLimits, seen: readonly string[]): Give[] {
  const cards = cardsOf(limits, seen);
  const colonies = planets.slice(0, MOST_PLANETS).map((colony): Give => ({ colony }));
  const several =
    limits.colonies > 1 && planets.length > 1 ? [{ colony: planets.slice(0, limits.colonies) }] : [];
  const both = colonies.slice(0, 1).flatMap((colony) => cards.map((one) => ({ ...colony, ...one })));
  return [{}, ...colonies, ...cards, ...both, ...several];
}

/** Those that are as good as any come first: see `bySense`. */
const MOST_PLANETS = 3;

/**
 * A colony at home does not bring the taker nearer to victory. Else a host is asked for where it stands strongest, so that
 * nobody soon drives both away, and lets others settle rather in somebody else's system than in its own.
 */
function bySense(view: View, planets: readonly PlanetId[], giver: Seat, taker: Seat): PlanetId[] {
  const rank = (planet: PlanetId) => {
    const owner = ownerIn(view.systems, planet);
    return (owner === taker ? -100 : owner === giver ? 0 : 100) + view.planets[planet][giver];
  };
  return planets.toSorted((a, b) => rank(b) - rank(a) || a - b);
}

/** Offers worth thinking of. */
function proposals(view: View, d: OfferDecision): Terms[] {
  const { seat, partner } = d;
  const mine = gives(bySense(view, d.give.planets, seat, partner), d.give, []);
  const theirs = gives(bySense(view, d.get.planets, partner, seat), d.get, view.players[partner].hand);
  if (d.give.free > 0) mine.push({ free: d.give.free });
  if (d.get.free > 0) theirs.push({ free: d.get.free }, { ...theirs[1], free: d.get.free });
  return mine.flatMap((give) => theirs.map((get) => ({ give, get }))).filter(changesHands);
}

const changesHands = ({ give, get }: Terms): boolean =>
  give.cards !== undefined ||
  give.colony !== undefined ||
  get.cards !== undefined ||
  get.colony !== undefined;

/** What two proposals that are one have in common. */
const gist = ({ give, get }: Terms): string =>
  JSON.stringify([give, get].map(({ cards, colony, free }) => [cards, colony, free]));

/** How much of what the partner gains one wants to gain: less, the longer it is talked about, but never next to nothing. */
const SHARE = [0.8, 0.7, 0.6, 0.55];
const AT_LEAST = 0.3;
/** How much more of the own gain the partner is thought to want with every proposal refused, up to all of it. */
const CONCEDED = 0.2;
/** So many proposals of one's own, the first and a better one, before what is offered is taken for the best to be had. */
const PATIENCE = 2;
/** A counter must promise so much more, as a part of the chance, to be worth the talk. */
const BETTER = 1.05;

const gainOf = (after: readonly number[], failed: readonly number[], seat: Seat): number =>
  Math.log((after[seat] + 1e-9) / (failed[seat] + 1e-9));

/** Whether the seat gets its part of what both gain. */
function isFair(
  after: readonly number[],
  failed: readonly number[],
  seat: Seat,
  other: Seat,
  share: number,
): boolean {
  const [mine, theirs] = [gainOf(after, failed, seat), gainOf(after, failed, other)];
  return mine > 0 && mine >= share * theirs;
}

/** Whether it is a deal that costs ships if it fails (RES-5), and not some other bargain. */
const costsShips = ({ key }: OfferDecision): boolean => key === 'ask.offer' || key === 'ask.bargain';

export function negotiate(
  { view, past, temper }: Asked,
  d: OfferDecision,
  course: Course,
  values: Values,
): Choice {
  const { seat, partner } = d;
  const board = boardOf(view, values);
  const failed = chances(costsShips(d) ? unmade(board, course) : board);
  const refused = past.events.flatMap((event) =>
    event.type === 'proposed' && event.seat === seat && event.to === partner ? [event.terms] : [],
  );
  const rounds = refused.length;
  const share = values.greed * (d.last ? AT_LEAST : SHARE[Math.min(rounds, SHARE.length - 1)]);
  const offered = d.standing === null || !d.acceptable ? null : outcomeOf(view, board, d, d.standing);
  const fair = offered !== null && isFair(offered, failed, seat, partner, temper.share(partner, share));
  const best = d.last
    ? null
    : bestProposal(view, board, d, failed, Math.min(1, values.conceding + CONCEDED * rounds), refused);
  const counters = best !== null && (!fair || (rounds < PATIENCE && best.value > BETTER * offered[seat]));
  const weighed: Weighed[] = [
    { answer: { do: 'fail' }, chance: failed[seat], why: because('fails', { player: partner }) },
  ];
  if (offered !== null)
    weighed.push({ answer: { do: 'accept' }, chance: offered[seat], why: because('accepts') });
  if (best !== null)
    weighed.push({
      answer: { do: 'propose', ...best.terms },
      chance: best.value,
      why: because('proposes'),
    });
  const does = counters ? 'propose' : fair ? 'accept' : 'fail';
  const { answer, why } = weighed.find((one) => (one.answer as OfferAnswer).do === does)!;
  return { answer, why, weighed };
}

/** Whether all that has been agreed on by twos is better than a deal that fails. */
export function agreeToAll({ view, past }: Scene, d: ChoiceDecision, course: Course, values: Values): Choice {
  const board = boardOf(view, values);
  const since = past.events.findLastIndex(({ type }) => type === 'outcome') + 1;
  const made = copyBoard(board);
  for (const event of past.events.slice(since))
    if (event.type === 'agreed')
      for (const { from, to, give } of event.transfers)
        apply(view, made, from, to, give, from === view.seat ? view.players[from].hand : null);
  const agrees = gainOf(chances(made), chances(unmade(board, course)), view.seat) > 0;
  return { answer: d.options.indexOf(agrees ? 'yes' : 'no') };
}

/** What brings most of all that one would accept in the other's place and has not been refused: the rest is not worth the breath. */
function bestProposal(
  view: View,
  board: Board,
  d: OfferDecision,
  failed: readonly number[],
  share: number,
  refused: readonly Terms[],
): { terms: Terms; value: number } | null {
  const { seat, partner } = d;
  let best: { terms: Terms; value: number } | null = null;
  const said = refused.map(gist);
  for (const terms of proposals(view, d)) {
    if (said.includes(gist(terms))) continue;
    const after = outcomeOf(view, board, d, terms);
    if (!isFair(after, failed, partner, seat, share) || gainOf(after, failed, seat) <= 0) continue;
    if (best === null || after[seat] > best.value) best = { terms, value: after[seat] };
  }
  return best;
}
