/** Making, judging and countering offers: what the terms bring to both, against a failed deal. */
import { ownerIn, type Give, type OfferDecision, type Seat, type Terms, type View } from '@cosmarium/engine';
import { because, type Choice } from './bot.ts';
import { handWorth, UNKNOWN_CARD, worth } from './cards.ts';
import { unmade } from './encounter.ts';
import type { Course } from './course.ts';
import { boardOf, chances, copyBoard, type Board } from './value.ts';

/** An offer a little worse than hoped for is better than no deal. */
const ENOUGH = 0.97;
/** How much better than failure a proposal must look for the partner. */
const TEMPTING = 1.02;

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
  if (give.colony !== undefined)
    (ownerIn(view.systems, give.colony) === taker ? b.homes : b.foreign)[taker]++;
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

/** Offers worth thinking of: colony for colony, colony for cards, cards for colony, card for card. */
function proposals(d: OfferDecision): Terms[] {
  const hand = typeof d.give.hand === 'number' ? [] : d.give.hand;
  const theirs = typeof d.get.hand === 'number' ? d.get.hand : d.get.hand.length;
  const cheap = hand.slice().sort((a, b) => worth(a) - worth(b));
  const gives: Give[] = [{}];
  const gets: Give[] = [{}];
  if (d.give.planets.length > 0) gives.push({ colony: d.give.planets[0] });
  if (d.get.planets.length > 0) gets.push({ colony: d.get.planets[0] });
  if (cheap.length > 0) gives.push({ cards: { [cheap[0]]: 1 } }, { cards: { [cheap[cheap.length - 1]]: 1 } });
  if (cheap.length > 2) gives.push({ cards: { random: 2 } });
  for (const count of [1, 2, 3]) if (theirs >= count) gets.push({ cards: { random: count } });
  if (theirs > 0 && d.get.planets.length > 0) gets.push({ colony: d.get.planets[0], cards: { random: 1 } });
  if (d.get.free > 0) gets.push({ ...gets[1], free: d.get.free });
  return gives.flatMap((give) => gets.map((get) => ({ give, get }))).filter(changesHands);
}

const changesHands = ({ give, get }: Terms): boolean =>
  give.cards !== undefined ||
  give.colony !== undefined ||
  get.cards !== undefined ||
  get.colony !== undefined;

export function negotiate(view: View, d: OfferDecision, course: Course): Choice {
  const { seat, partner } = d;
  const board = boardOf(view);
  const failed = chances(unmade(board, course));
  const standing = d.standing === null || !d.acceptable ? -1 : outcomeOf(view, board, d, d.standing)[seat];
  let best: { terms: Terms; value: number } | null = null;
  if (!d.last)
    for (const terms of proposals(d)) {
      const after = outcomeOf(view, board, d, terms);
      if (after[partner] < failed[partner] * TEMPTING && after[partner] < 0.5) continue;
      if (after[seat] > failed[seat] && (best === null || after[seat] > best.value))
        best = { terms, value: after[seat] };
    }
  const hoped = best?.value ?? failed[seat];
  const bargains = d.standing === null || standing <= failed[seat];
  if (standing > failed[seat] && (!bargains || standing >= hoped * ENOUGH))
    return { answer: { do: 'accept' }, why: because('accepts') };
  if (best !== null && bargains)
    return { answer: { do: 'propose', ...best.terms }, why: because('proposes') };
  return { answer: { do: 'fail' }, why: because('fails', { player: partner }) };
}
