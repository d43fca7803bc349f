/** What the others can hold: every card of the game less those this seat can place. */
import { cardInfo, COSMIC_DECK, deckList, type Dice, type Seat, type View } from '@cosmarium/engine';
import { isEncounterCard, isReward } from './cards.ts';
import { shuffled } from './dice.ts';

const FLARE = 'flare-';

/** Cards this seat can place, wherever they are. */
function seen(view: View): string[] {
  const cards = [...view.discard, ...view.purged];
  for (const { discard } of view.sideDecks) cards.push(...discard);
  for (const player of view.players) {
    cards.push(...player.hand);
    for (const sheet of player.sheets) for (const pile of sheet.piles) cards.push(...(pile.cards ?? []));
  }
  const e = view.encounter;
  if (e !== null) {
    for (const laid of e.laid) if (laid !== null && laid.card !== null) cards.push(laid.card);
    for (const one of e.beside) if (one.card !== null) cards.push(one.card);
    for (const one of e.reinforcements) cards.push(one.card);
    cards.push(...e.table);
    for (const { cards: own } of e.aside) cards.push(...(own ?? []));
  }
  return cards;
}

/** The aliens this seat knows to be at the table. */
export const openAliens = (view: View): string[] =>
  view.players.flatMap(({ sheets }) => sheets.map(({ alien }) => alien)).filter((alien) => alien !== '');

/** The flares in the deck as far as they can be known: those seen, those of the aliens at the table, and some others. */
function flares(view: View, known: readonly string[], dice: Dice): string[] {
  const count = view.rules.flares;
  const sure = new Set(known.filter((kind) => cardInfo(kind).type === 'flare'));
  const likely = openAliens(view).map((alien) => FLARE + alien);
  const others = shuffled(view.rules.aliens, dice).map((alien) => FLARE + alien);
  for (const kind of [...likely, ...others]) {
    if (sure.size >= count) break;
    sure.add(kind);
  }
  return [...sure];
}

/** The cards of the game besides these. */
export function unplaced(view: View, known: readonly string[], dice: Dice): string[] {
  const left = new Map<string, number>();
  const rewards = view.rules.variants.rewards ? deckList('reward') : [];
  for (const kind of [...COSMIC_DECK, ...rewards, ...flares(view, known, dice)])
    left.set(kind, (left.get(kind) ?? 0) + 1);
  for (const kind of known) left.set(kind, (left.get(kind) ?? 0) - 1);
  return [...left].flatMap(([kind, count]) => new Array<string>(Math.max(0, count)).fill(kind));
}

/** Encounter cards a player may choose from, one way they can lie: the hand and piles played from. */
export function possibleHand(view: View, seat: Seat, unseen: readonly string[], dice: Dice): string[] {
  const { hand, handCount, backs, sheets } = view.players[seat];
  const piles = sheets.flatMap((sheet) => sheet.piles.filter((pile) => pile.playable));
  const hidden = piles.reduce((sum, pile) => sum + (pile.cards === null ? pile.count : 0), 0);
  const known = [...hand, ...piles.flatMap((pile) => pile.cards ?? [])];
  const rewards = Math.max(0, (backs.reward ?? 0) - hand.filter(isReward).length);
  const others = handCount - hand.length - rewards + hidden;
  return [
    ...known,
    ...some(
      unseen.filter((kind) => !isReward(kind)),
      others,
      dice,
    ),
    ...some(unseen.filter(isReward), rewards, dice),
  ].filter(isEncounterCard);
}

function some(pool: string[], count: number, dice: Dice): string[] {
  for (let i = 0; i < count && pool.length > i; i++) {
    const j = i + dice(pool.length - i);
    [pool[i], pool[j]] = [pool[j], pool[i]];
  }
  return pool.slice(0, count);
}

/** The cards this seat cannot place. */
export const unseenCards = (view: View, dice: Dice): string[] => unplaced(view, seen(view), dice);
