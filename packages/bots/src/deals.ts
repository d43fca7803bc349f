/** Making, judging and countering offers: what the terms bring to both, against a failed deal. */
import {
  granted,
  ownerIn,
  type Give,
  type GiveLimits,
  type OfferDecision,
  type PlanetId,
  type Seat,
  type Terms,
  type View,
} from '@cosmarium/engine';
import { because, type Choice } from './bot.ts';
import { handWorth, UNKNOWN_CARD, worth } from './cards.ts';
import { unmade } from './encounter.ts';
import type { Scene } from './clues.ts';
import type { Course } from './course.ts';
import { boardOf, chances, copyBoard, type Board } from './value.ts';

/** What a described card is worth; the giver picks the worst that fits, of cards nobody has seen the average counts. */
function termsWorth(give: Give, hand: readonly string[] | null): number {
  let sum = 0;
  for (const [description, count] of Object.entries(give.cards ?? {}))
    sum += count * describedWorth(description, hand);
  return sum;
}

function describedWorth(description: string, hand: readonly string[] | null): number {
  if (!description.includes(':') && description !== 'random') return worth(description);
  if (description.startsWith('highest:')) {
    const best = hand === null ? 0.3 : Math.max(0, ...hand.map(worth));
    return best;
  }
  if (hand === null || hand.length === 0) return UNKNOWN_CARD;
  return description === 'random' ? handWorth(hand) / hand.length : Math.min(...hand.map(worth));
}

function apply(
  view: View,
  b: Board,
  giver: Seat,
  taker: Seat,
  give: Give,
  hand: readonly string[] | null,
): void {
  const cards = termsWorth(give, hand);
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

/** Colonies and cards a player can give, the cheapest first: nothing, a colony, cards, both. */
function gives(planets: readonly PlanetId[], { hand, colonies: most }: GiveLimits): Give[] {
  const count = typeof hand === 'number' ? hand : hand.length;
  const known = typeof hand === 'number' ? [] : hand.slice().sort((a, b) => worth(a) - worth(b));
  const cards: Give[] = [1, 2, 3].filter((n) => n <= count).map((n) => ({ cards: { random: n } }));
  if (known.length > 0) cards.push({ cards: { [known[0]]: 1 } }, { cards: { [known[known.length - 1]]: 1 } });
  const colonies = planets.slice(0, MOST_PLANETS).map((colony): Give => ({ colony }));
  const several = most > 1 && planets.length > 1 ? [{ colony: planets.slice(0, most) }] : [];
  const both = colonies.slice(0, 1).flatMap((colony) => cards.map((one) => ({ ...colony, ...one })));
  return [{}, ...colonies, ...cards, ...both, ...several];
}

/** Of one system one planet is as good as another. */
const MOST_PLANETS = 3;

/** Offers worth thinking of. */
function proposals(view: View, d: OfferDecision): Terms[] {
  // A colony of the own system is worth more to whoever has lost it.
  const first = (planets: readonly PlanetId[], taker: Seat) =>
    planets
      .slice()
      .sort(
        (a, b) => Number(ownerIn(view.systems, b) !== taker) - Number(ownerIn(view.systems, a) !== taker),
      );
  const mine = gives(first(d.give.planets, d.partner), d.give);
  const theirs = gives(first(d.get.planets, d.seat), d.get);
  if (d.give.free > 0) mine.push({ free: d.give.free });
  if (d.get.free > 0) theirs.push({ free: d.get.free }, { ...theirs[1], free: d.get.free });
  return mine.flatMap((give) => theirs.map((get) => ({ give, get }))).filter(changesHands);
}

const changesHands = ({ give, get }: Terms): boolean =>
  give.cards !== undefined ||
  give.colony !== undefined ||
  get.cards !== undefined ||
  get.colony !== undefined;

/** How much of what the partner gains one wants to gain: less, the longer it is talked about; in the end anything. */
const SHARE = [0.6, 0.5, 0.35, 0.2];

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

export function negotiate({ view, past }: Scene, d: OfferDecision, course: Course): Choice {
  const { seat, partner } = d;
  const board = boardOf(view);
  const failed = chances(costsShips(d) ? unmade(board, course) : board);
  const rounds = past.events.filter((event) => event.type === 'proposed' && event.seat === seat).length;
  const share = d.last ? 0 : SHARE[Math.min(rounds, SHARE.length - 1)];
  const offered = d.standing === null || !d.acceptable ? null : outcomeOf(view, board, d, d.standing);
  if (offered !== null && isFair(offered, failed, seat, partner, share))
    return { answer: { do: 'accept' }, why: because('accepts') };
  let best: { terms: Terms; value: number } | null = null;
  if (!d.last)
    for (const terms of proposals(view, d)) {
      const after = outcomeOf(view, board, d, terms);
      // What one would not accept in the other's place is not worth the breath.
      if (!isFair(after, failed, partner, seat, share) || gainOf(after, failed, seat) <= 0) continue;
      if (best === null || after[seat] > best.value) best = { terms, value: after[seat] };
    }
  if (best !== null && !(offered !== null && offered[seat] >= best.value))
    return { answer: { do: 'propose', ...best.terms }, why: because('proposes') };
  if (offered !== null && offered[seat] > failed[seat])
    return { answer: { do: 'accept' }, why: because('accepts') };
  return { answer: { do: 'fail' }, why: because('fails', { player: partner }) };
}
