/** What a seat does not know, and how else it could be. */
import { cardInfo, RULES, type Card, type Dice, type GameState, type Seat } from '@cosmarium/engine';
import { canBeHidden } from '../run/setups.ts';

const EVERYBODY = -1;
export const SPECTATOR = -1;

export const knows = (s: GameState, seat: Seat, card: Card): boolean =>
  seat === SPECTATOR ? s.known[card] === EVERYBODY : (s.known[card] & (1 << seat)) !== 0;

/** What lay open in the last fight is remembered by all, wherever the cards are now. */
export const hiddenFrom = (s: GameState, seat: Seat): Card[] =>
  s.kinds.flatMap((_, card) => (knows(s, seat, card) || s.fight?.cards.includes(card) ? [] : [card]));

function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const order = items.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = dice(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** Where each of the cards goes: a random permutation of those with the same back, every other card stays. */
function permutation(kinds: readonly string[], cards: readonly Card[], dice: Dice): Card[] {
  const to = kinds.map((_, card) => card);
  const back = (card: Card) => cardInfo(kinds[card]).deck;
  for (const deck of new Set(cards.map(back))) {
    const alike = cards.filter((card) => back(card) === deck);
    const order = shuffled(alike, dice);
    alike.forEach((card, i) => (to[card] = order[i]));
  }
  return to;
}

/**
 * The kinds of all cards with those of the given cards permuted. Card numbers never leave the engine, so this is a world
 * in which other cards lie in the same hidden places. Quick, but only good for looking: rules may list kinds in order.
 */
export function permuteKinds(kinds: readonly string[], cards: readonly Card[], dice: Dice): string[] {
  const to = permutation(kinds, cards, dice);
  return kinds.map((_, card) => kinds[to[card]]);
}

/** The cards change places, and what others know of the places stays. For a state between encounters. */
export function exchangeCards(s: GameState, cards: readonly Card[], dice: Dice): void {
  const to = permutation(s.kinds, cards, dice);
  const moved = (pile: readonly Card[]) => pile.map((card) => to[card]);
  s.deck = moved(s.deck);
  for (const deck of s.sideDecks) deck.cards = moved(deck.cards);
  for (const player of s.players) {
    player.hand = moved(player.hand);
    for (const technology of player.technologies) {
      technology.card = to[technology.card];
      technology.stored = moved(technology.stored);
    }
    for (const sheet of player.sheets) for (const pile of sheet.piles) pile.cards = moved(pile.cards);
  }
  const known = s.known.slice();
  for (const card of cards) s.known[to[card]] = known[card];
}

/**
 * The aliens on sheets that this seat has not seen (VAR-HID) change places: with each other, and with aliens nobody has if
 * these cannot be drawn just now. Where aliens are listed the exchanged ones stand in each other's place.
 */
export function exchangeSheets(s: GameState, seat: Seat, dice: Dice): void {
  const sheets = s.players.flatMap((player) => player.sheets);
  const own = seat === SPECTATOR ? [] : s.players[seat].sheets;
  const unseen = sheets.filter((sheet) => sheet.faceDown && !own.includes(sheet));
  const held = new Set(sheets.map(({ alien }) => alien));
  const unused = s.pool.filter((id) => !held.has(id) && canBeHidden(id));
  const places = unseen.map(({ alien }) => alien);
  const aliens = s.options.variants.changingPowers ? places : [...places, ...unused];
  const order = shuffled(aliens, dice);
  const to = new Map(aliens.map((alien, i) => [alien, order[i]]));
  for (const sheet of unseen) sheet.alien = to.get(sheet.alien)!;
  s.pool = s.pool.map((id) => to.get(id) ?? id);
}

/** Everybody notices who holds it: its rules act when it is lost. */
const isMissed = ({ kinds }: GameState, card: Card): boolean => {
  const { type, alien } = cardInfo(kinds[card]);
  return type === 'flare' && RULES.aliens[alien].alien.flare.missed === true;
};

/** Flares and the rest: where flares lie in a deck or on a sheet of their own, nothing else can lie there. */
const apart = (kinds: readonly string[], cards: readonly Card[]): Card[][] => {
  const isFlare = (card: Card) => cardInfo(kinds[card]).type === 'flare';
  return [cards.filter(isFlare), cards.filter((card) => !isFlare(card))];
};

/**
 * Groups of hidden cards that may change places without the encounter taking another course in public: whether a player
 * has an encounter card is seen. Sometimes only the other cards, so that the same ones are revealed.
 */
export function exchangeable(s: GameState, seat: Seat, dice: Dice): Card[][] {
  const isEncounter = (card: Card) => cardInfo(s.kinds[card]).encounter;
  const hidden = hiddenFrom(s, seat).filter((card) => !isMissed(s, card));
  const others = hidden.filter((card) => !isEncounter(card));
  const groups = s.sideDecks.some(({ name }) => name === 'flare') ? apart(s.kinds, others) : [others];
  return dice(2) === 0 ? groups : [...groups, hidden.filter(isEncounter)];
}
