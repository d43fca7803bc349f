/** What the others can hold: every card of the game less those this seat can place. */
import { COSMIC_DECK, RULES, type Dice, type Seat, type View } from '@cosmarium/engine';
import { isEncounterCard } from './cards.ts';
import { shuffled } from './dice.ts';

/** One way the hidden cards can lie. */
export interface World {
  /** All hands, a face-down encounter card not included. */
  hands: string[][];
  /** The encounter cards by side, '' if none lies there. */
  laid: [string, string];
  /** Cards of the piles on sheets, by seat, in the order the view lists the piles. */
  piles: string[][][];
  /** The aliens on the sheets, by seat, in the order the view lists the sheets. */
  aliens: string[][];
  deck: string[];
}

const FLARE = 'flare-';

/** Cards this seat can place, wherever they are. */
function seen(view: View): string[] {
  const cards = view.discard.slice();
  for (const player of view.players) {
    cards.push(...player.hand);
    for (const sheet of player.sheets) for (const pile of sheet.piles) cards.push(...(pile.cards ?? []));
  }
  const e = view.encounter;
  if (e !== null) {
    for (const laid of e.laid) if (laid !== null && laid.card !== null) cards.push(laid.card);
    for (const one of e.reinforcements) cards.push(one.card);
    cards.push(...e.table);
  }
  return cards;
}

function cardsInGame(view: View): number {
  let count = view.deckCount + view.discard.length;
  for (const player of view.players) {
    count += player.handCount;
    for (const sheet of player.sheets) for (const pile of sheet.piles) count += pile.count;
  }
  const e = view.encounter;
  if (e === null) return count;
  return count + e.laid.filter((laid) => laid !== null).length + e.reinforcements.length + e.table.length;
}

/** The aliens this seat knows to be at the table. */
const openAliens = (view: View): string[] =>
  view.players.flatMap(({ sheets }) => sheets.map(({ alien }) => alien)).filter((alien) => alien !== '');

/** The aliens by sheet, with one that may be there wherever a sheet lies face down (VAR-HID). */
function sampleAliens(view: View, dice: Dice): string[][] {
  const aliens = view.players.map(({ sheets }) => sheets.map(({ alien }) => alien));
  if (!aliens.flat().includes('')) return aliens;
  const open = openAliens(view);
  const unused = Object.values(RULES.aliens).flatMap(({ alien: { id, setup } }) =>
    setup === undefined && !open.includes(id) ? [id] : [],
  );
  const drawn = shuffled(unused, dice);
  return aliens.map((held) => held.map((alien) => (alien === '' ? drawn.pop()! : alien)));
}

/** The flares in the deck as far as they can be known: those seen, those of the aliens at the table, and some others. */
function flares(view: View, known: readonly string[], dice: Dice): string[] {
  const count = Math.max(0, cardsInGame(view) - COSMIC_DECK.length);
  const sure = new Set(known.filter((kind) => kind.startsWith(FLARE)));
  const likely = openAliens(view).map((alien) => FLARE + alien);
  const others = shuffled(Object.keys(RULES.aliens), dice).map((alien) => FLARE + alien);
  for (const kind of [...likely, ...others]) {
    if (sure.size >= count) break;
    sure.add(kind);
  }
  return [...sure];
}

/** The cards this seat cannot place. */
export function unseenCards(view: View, dice: Dice): string[] {
  const known = seen(view);
  const left = new Map<string, number>();
  for (const kind of [...COSMIC_DECK, ...flares(view, known, dice)])
    left.set(kind, (left.get(kind) ?? 0) + 1);
  for (const kind of known) left.set(kind, (left.get(kind) ?? 0) - 1);
  return [...left].flatMap(([kind, count]) => new Array<string>(Math.max(0, count)).fill(kind));
}

/** Deals the unseen cards out at random to where hidden cards lie. */
export function sampleWorld(view: View, unseen: readonly string[], dice: Dice): World {
  const pool = shuffled(unseen, dice);
  const draw = (): string => pool.pop() ?? 'attack-06';
  const drawEncounterCard = (): string => {
    const i = pool.findLastIndex(isEncounterCard);
    return i < 0 ? 'attack-06' : pool.splice(i, 1)[0];
  };
  const laid = (view.encounter?.laid ?? [null, null]).map((one) =>
    one === null ? '' : (one.card ?? drawEncounterCard()),
  ) as [string, string];
  const hands = view.players.map((player) => {
    const hand = player.hand.slice();
    while (hand.length < player.handCount) hand.push(draw());
    return hand;
  });
  const piles = view.players.map((player) =>
    player.sheets.flatMap((sheet) =>
      sheet.piles.map((pile) => pile.cards ?? Array.from({ length: pile.count }, draw)),
    ),
  );
  return { hands, laid, piles, aliens: sampleAliens(view, dice), deck: pool };
}

/** Cards that may be chosen as encounter cards in a world: the hand and piles played from. */
export const encounterCards = (world: World, seat: Seat): string[] =>
  [...world.hands[seat], ...world.piles[seat].flat()].filter(isEncounterCard);
