/** Questions about the state that change nothing. */
import type { Game } from '../game.ts';
import { colonies, countInWarp, shipsOn } from './planets.ts';
import { classOf, specialAt } from './special.ts';
import { getAlong } from './together.ts';
import { AID, COLOURS, FIRST_HOLD, GATE, MOST_PLAYERS, REMOVED, TRANSIT, WARP } from './types.ts';
import type {
  Beside,
  BesideRole,
  Card,
  Colour,
  DeckName,
  Encounter,
  GameState,
  Json,
  Laid,
  Place,
  Seat,
  Sheet,
  Side,
  Technology,
} from './types.ts';
import type { Slot } from '../decisions.ts';
import type { CardRules } from '../rulebook.ts';

export function shipsAt(s: GameState, seat: Seat, place: Place): number {
  if (place >= 0) return shipsOn(s, place, seat);
  const e = s.encounter;
  switch (place) {
    case WARP:
      return s.warp[seat];
    case REMOVED:
      return s.removed[seat];
    case GATE:
      return e === null ? 0 : e.gate[seat];
    case AID:
      return e === null ? 0 : e.aid[seat];
    case TRANSIT:
      return e === null ? 0 : e.transit[seat];
    default:
      return s.holds[FIRST_HOLD - place]?.[seat] ?? 0;
  }
}

const sideDeck = (s: GameState, name: DeckName) => s.sideDecks.find((deck) => deck.name === name)!;

/** The cards of a deck still to be drawn, and those that have been discarded. */
export const stackOf = (s: GameState, name: DeckName): Card[] =>
  name === 'cosmic' ? s.deck : sideDeck(s, name).cards;
export const discardOf = (s: GameState, name: DeckName): Card[] =>
  name === 'cosmic' ? s.discard : sideDeck(s, name).discard;

/** How many cards can still be drawn from a deck besides the cosmic one, discarded ones included (REW-3). */
export function leftIn(s: GameState, name: DeckName): number {
  const deck = s.sideDecks.find((one) => one.name === name);
  return deck === undefined ? 0 : deck.cards.length + deck.discard.length;
}

/**
 * Whether it lies on the discard pile of its deck; no card (-1) does. "The discard pile" without more is the cosmic one,
 * `s.discard` (REW-4).
 */
export const isDiscarded = (g: Pick<Game, 's' | 'cards'>, card: Card): boolean =>
  card >= 0 && discardWith(g, card) !== undefined;

/** The discard pile a card lies on: that of its deck, or for a flare that of the unused ones. */
export function discardWith({ s, cards }: Pick<Game, 's' | 'cards'>, card: Card): Card[] | undefined {
  const own = discardOf(s, cards[card].deck);
  return own.includes(card) ? own : s.sideDecks.find(({ discard }) => discard.includes(card))?.discard;
}

/** How many cards of the unused flares there are to draw; none in a game that does not keep them. */
export const flaresLeft = (s: GameState): number => {
  const unused = s.sideDecks.find(({ name }) => name === 'flare');
  return unused === undefined ? 0 : unused.cards.length + unused.discard.length;
};

/** Whether a flare belongs to an alien that somebody has, as far as everybody knows. */
export const matchesSomebody = ({ s, cards }: Pick<Game, 's' | 'cards'>, card: Card): boolean =>
  s.players.some(({ sheets }) =>
    sheets.some(({ alien, faceDown }) => !faceDown && alien === cards[card].alien),
  );

/** A technology of this player, if it is still there. */
export const technologyOf = (s: GameState, seat: Seat, card: Card): Technology | undefined =>
  s.players[seat].technologies.find((one) => one.card === card);

/**
 * The ships that count towards it: those on it and, while it lies on the sheet of a power that says so, its owner's in the
 * warp; these are never on it (RUL-29).
 */
export const shipsTowards = (g: Pick<Game, 's' | 'rules'>, seat: Seat, { hold, data }: Technology): number =>
  shipsAt(g.s, seat, hold) + (countsWarp(g, seat, data.sheet) ? countInWarp(g.s, seat) : 0);

const countsWarp = (g: Pick<Game, 's' | 'rules'>, seat: Seat, alien: Json | undefined): boolean =>
  typeof alien === 'string' &&
  g.s.players[seat].sheets.some((sheet) => sheet.alien === alien && hasPower(g, seat, sheet));

/** Where those ships are. */
export const crewSlots = (g: Pick<Game, 's' | 'rules'>, seat: Seat, { hold, data }: Technology): Slot[] => [
  ...slotsAt(g.s, seat, hold),
  ...(countsWarp(g, seat, data.sheet) ? slotsAt(g.s, seat, WARP) : []),
];

/** How many ships it takes; for a technology that takes any number, those on it. */
export const researchNumber = (
  { s, cards }: Pick<Game, 's' | 'cards'>,
  seat: Seat,
  one: Technology,
): number => cards[one.card].value || shipsAt(s, seat, one.hold);

/** Also one that is neither a home nor a foreign colony. */
export const hasColony = (s: GameState, seat: Seat): boolean =>
  s.players[seat].homes + s.players[seat].foreign > 0 || colonies(s, seat).length > 0;

/** The player's ships there as slots to take ships from: the ordinary ones, then each other class. */
export function slotsAt(s: GameState, seat: Seat, place: Place): Slot[] {
  const all = shipsAt(s, seat, place);
  if (all === 0) return [];
  const { special } = s.players[seat];
  if (special.every(({ at }) => at !== place)) return [{ at: place, max: all }];
  const here = specialAt(s, seat, place);
  const slots: Slot[] = all > here.length ? [{ at: place, max: all - here.length }] : [];
  const classes = here.map(classOf);
  for (const ship of [...new Set(classes)].sort())
    slots.push({ at: place, max: classes.filter((one) => one === ship).length, ship });
  return slots;
}

/** The player's colonies with the ships on each, as slots to take ships from. */
export function colonySlots(s: GameState, seat: Seat): Slot[] {
  const slots: Slot[] = [];
  const plain = s.players[seat].special.length === 0;
  for (const at of colonies(s, seat))
    if (plain) slots.push({ at, max: shipsOn(s, at, seat) });
    else slots.push(...slotsAt(s, seat, at));
  return slots;
}

/** Ships on own technologies: no colony and never in an encounter, but effects can take them (TECH-3). */
const technologySlots = (s: GameState, seat: Seat): Slot[] =>
  s.players[seat].technologies.flatMap(({ hold }) => slotsAt(s, seat, hold));

/** The player's colonies and those ships: what effects can take outside of encounters. */
export const settledSlots = (s: GameState, seat: Seat): Slot[] => [
  ...colonySlots(s, seat),
  ...technologySlots(s, seat),
];

/** The player's colonies as slots to put ships on, each with room for all of them. */
export function placesFor(s: GameState, seat: Seat, ships: number): Slot[] {
  const slots: Slot[] = [];
  for (const at of colonies(s, seat)) slots.push({ at, max: ships });
  return slots;
}

const SEATS: readonly (readonly Seat[])[] = Array.from({ length: MOST_PLAYERS + 1 }, (_, players) =>
  Array.from({ length: players }, (__, seat) => seat),
);
/** Everybody, from the first seat. */
export const clockwise = (s: GameState): readonly Seat[] => SEATS[s.players.length];

/** Everybody, clockwise from the seat to the left of this one, without this one. */
export function othersFrom(s: GameState, seat: Seat): Seat[] {
  const n = s.players.length;
  const seats: Seat[] = [];
  for (let i = 1; i < n; i++) seats.push((seat + i) % n);
  return seats;
}

function priorityOrder(players: number, offense: Seat, defense: Seat): Seat[] {
  const seats: Seat[] = [offense];
  if (defense >= 0) seats.push(defense);
  for (let i = 1; i < players; i++) {
    const seat = (offense + i) % players;
    if (seat !== defense) seats.push(seat);
  }
  return seats;
}

/** There are not many orders and every moment asks for one: by players, offense and defense, which may be nobody. */
const orderNumber = (players: number, offense: Seat, defense: Seat) =>
  (players * MOST_PLAYERS + offense) * (MOST_PLAYERS + 1) + defense + 1;
const ORDERS: (readonly Seat[])[] = [];
for (let players = 0; players <= MOST_PLAYERS; players++)
  for (let offense = 0; offense < players; offense++)
    for (let defense = -1; defense < players; defense++)
      ORDERS[orderNumber(players, offense, defense)] = priorityOrder(players, offense, defense);

/** PRIO-2: offense, defense, then the others clockwise from the offense's left. */
export function priority(s: GameState): readonly Seat[] {
  const e = s.encounter;
  return e === null
    ? ORDERS[orderNumber(s.players.length, s.offense, -1)]
    : ORDERS[orderNumber(s.players.length, e.offense, e.defense)];
}

export const mainPlayer = (e: Encounter, side: Side): Seat => (side === 0 ? e.offense : e.defense);
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
/** The other main player; -1 for somebody who is no main player. */
export const opponentOf = (e: Encounter, seat: Seat): Seat =>
  seat === e.offense ? e.defense : seat === e.defense ? e.offense : -1;
/**
 * RUL-21: of those who take part in a deal the opponent of this main player: the other one, or whoever has taken that seat. Nobody
 * for one whose own seat was taken.
 */
export function rivalIn<P extends { seat: Seat }>(
  e: Encounter,
  parties: readonly P[],
  me: Seat,
): P | undefined {
  const others = parties.filter(({ seat }) => seat !== me);
  return others.length === parties.length
    ? undefined
    : (others.find(({ seat }) => seat === opponentOf(e, me)) ?? others[0]);
}
export const mainSide = (e: Encounter, seat: Seat): Side | -1 =>
  seat === e.offense ? 0 : seat === e.defense ? 1 : -1;

/** The main players have made a deal, or it is as if they had. */
export const madeDeal = ({ outcome }: Encounter): boolean =>
  outcome?.type === 'deal' || (outcome?.type === 'peace' && outcome.asDeal);

/** This player has tried to make the deal of the encounter and failed; not one whose place somebody else had taken. */
export const failedToDeal = ({ outcome, offense, defense }: Encounter, seat: Seat): boolean =>
  outcome?.type === 'failed-deal' && (outcome.dealers ?? [offense, defense]).includes(seat);

/** The card that lies open for a side, or passes for it; -1 if none does. */
export const standsFor = (laid: Laid | null): Card =>
  laid === null ? -1 : laid.up ? laid.card : (laid.claim ?? -1);

/** Totals are compared only then (REV-2). */
export const bothAttack = (e: Encounter): boolean =>
  e.faces[0]?.type === 'attack' && e.faces[1]?.type === 'attack';

/** Annex B-6: the side that wins whatever the totals say, as things stand; -1 if none. */
export function forcedSide(s: GameState): Side | -1 {
  const { forced, faces } = s.encounter!;
  if (forced.length === 0) return -1;
  const standing = forced.filter(
    (one) =>
      one.faces === null ||
      (faces[one.side]?.type === one.faces[0] && faces[otherSide(one.side)]?.type === one.faces[1]),
  );
  for (const seat of priority(s)) {
    const first = standing.find((one) => one.by === seat);
    if (first !== undefined) return first.side;
  }
  return -1;
}

/** By how much totals decided the encounter; -1 if they did not. */
export const margin = (s: GameState): number => {
  const { totals } = s.encounter!;
  return totals === null || forcedSide(s) >= 0 || !bothAttack(s.encounter!)
    ? -1
    : Math.abs(totals[0] - totals[1]);
};

/** Ships of one player in the encounter, as pieces: on the gate, beside the planet, or defending on it. */
export function shipsInEncounter(s: GameState, seat: Seat): number {
  const e = s.encounter!;
  const defending = seat === e.defense && e.planet >= 0 ? shipsAt(s, seat, e.planet) : 0;
  return e.gate[seat] + e.aid[seat] + defending;
}

/** Of those, the ones on this side. */
export function shipsOnSide(s: GameState, seat: Seat, side: Side): number {
  const e = s.encounter!;
  return side === 0 ? e.gate[seat] : shipsInEncounter(s, seat) - e.gate[seat];
}

/** For which side a ship of this player that stands there fights; -1 if it is not in the encounter. */
export function sideAt(e: Encounter, seat: Seat, at: Place): Side | -1 {
  if (at === GATE) return 0;
  return at === AID || (at === e.planet && seat === e.defense) ? 1 : -1;
}

/** Places outside the encounter where the player has ships, on technologies, too (TECH-3). */
export const slotsOutsideEncounter = (s: GameState, seat: Seat): Slot[] =>
  settledSlots(s, seat).filter(({ at }) => sideAt(s.encounter!, seat, at) < 0);

export function alliesOf(s: GameState, side: Side): Seat[] {
  const allies = s.encounter!.allies[side];
  const found: Seat[] = [];
  if (allies !== 0) for (const seat of priority(s)) if (allies & (1 << seat)) found.push(seat);
  return found;
}

/** The allies of both sides, each once. */
export function allAllies(s: GameState): Seat[] {
  const first = alliesOf(s, 0);
  return [...first, ...alliesOf(s, 1).filter((seat) => !first.includes(seat))];
}

/** Has this player a power that does not mind roles and phases (`Alien.playsFreely`)? */
export function playsFreely(g: Pick<Game, 's' | 'rules'>, seat: Seat): boolean {
  for (const sheet of g.s.players[seat].sheets)
    if (g.rules.aliens[sheet.alien].playsFreely && hasPower(g, seat, sheet)) return true;
  return false;
}

/** Is its power there however few home colonies there are? Never one of a stage, which goes with the power that brought it. */
export const keepsPower = ({ rules }: Pick<Game, 'rules'>, { alien, stage }: Sheet): boolean =>
  stage === 'none' && rules.aliens[alien].keepsPower;

/** Would the sheet's power be there if the sheet were face up (POWER-1)? */
export const wouldHavePower = (g: Pick<Game, 's' | 'rules'>, seat: Seat, sheet: Sheet): boolean =>
  !sheet.shelved && sheet.stage !== 'waiting' && (!g.s.players[seat].powerless || keepsPower(g, sheet));

/**
 * The sheets that are this player's own, with whoever has them now; none that is borrowed, nor one that a technology has
 * brought and that goes with it.
 */
export const ownSheets = (s: GameState, owner: Seat): { seat: Seat; sheet: Sheet }[] => {
  const brought = s.players.flatMap(({ technologies }) => technologies.map(({ data }) => data.alien));
  return s.players.flatMap(({ sheets }, seat) =>
    sheets
      .filter(({ alien, lentBy }) => (lentBy < 0 ? seat : lentBy) === owner && !brought.includes(alien))
      .map((sheet) => ({ seat, sheet })),
  );
};

/** The row of stages a player has, in its order. */
export const stagesOf = (s: GameState, seat: Seat): Sheet[] =>
  s.players[seat].sheets.filter(({ stage }) => stage !== 'none');

/** Is the sheet's power there at all (POWER-1, VAR-HID)? A zapped power is there, but cannot be used. */
export const hasPower = (g: Pick<Game, 's' | 'rules'>, seat: Seat, sheet: Sheet): boolean =>
  !sheet.faceDown && wouldHavePower(g, seat, sheet);

/** This player's sheet of that alien, if it lies face down and its power would be there; null if there is none. */
export function faceDownSheet(g: Pick<Game, 's' | 'rules'>, seat: Seat, alien: string): Sheet | null {
  for (const sheet of g.s.players[seat].sheets)
    if (sheet.faceDown && sheet.alien === alien && wouldHavePower(g, seat, sheet)) return sheet;
  return null;
}

/** The seat and sheet of an alien whose power is there; null if nobody has it, as far as the table knows. */
export function holderOf(g: Game, alien: string): { seat: Seat; sheet: Sheet } | null {
  for (let seat = 0; seat < g.s.players.length; seat++)
    for (const sheet of g.s.players[seat].sheets)
      if (sheet.alien === alien && !sheet.shelved && !sheet.faceDown && sheet.stage !== 'waiting')
        return { seat, sheet };
  return null;
}

/** Whether this player has a power that cannot be traded or lent. */
export const isBound = (g: Game, seat: Seat): boolean =>
  g.s.players[seat].sheets.some(({ alien }) => g.rules.aliens[alien].alien.bound === true);

/** FLARE-2, ZAP-2, POWER-2: does this player use the super side of the alien's flare? */
export function usesSuper(g: Pick<Game, 's' | 'rules'>, seat: Seat, alien: string): boolean {
  for (const sheet of g.s.players[seat].sheets) {
    if (sheet.alien !== alien || sheet.zapped || !hasPower(g, seat, sheet)) continue;
    if (!sheet.incarnation || g.s.options.readings.incarnationSuper) return true;
  }
  return false;
}

/** FLARE-3, VAR-WILD: has this player played the one flare of the encounter? */
export const hasPlayedFlare = ({ encounter, options }: GameState, seat: Seat): boolean =>
  (encounter!.flaresBy & (1 << seat)) !== 0 && !options.variants.unlimitedFlares;

export interface Playable {
  card: Card;
  /** Name of the pile it lies in, '' for the hand. */
  pile: string;
}

/** Whether a card fits what is looked for. */
export type Fits = (card: CardRules) => boolean;

/** Everything of that kind the player may play, hand first: no code asks for the hand when it means this. */
export function playable(g: Game, seat: Seat, fits?: Fits): Playable[] {
  const player = g.s.players[seat];
  const found: Playable[] = [];
  for (const card of player.hand)
    if (fits === undefined || fits(g.cards[card])) found.push({ card, pile: '' });
  for (const sheet of player.sheets) {
    if (sheet.piles.length === 0 || !hasPower(g, seat, sheet)) continue;
    for (const pile of sheet.piles) {
      if (!pile.playable || (pile.using && sheet.zapped)) continue;
      for (const card of pile.cards)
        if (fits === undefined || fits(g.cards[card])) found.push({ card, pile: pile.name });
    }
  }
  return found;
}

export const isEncounterCard: Fits = (card) => card.encounter;
export const isReinforcement: Fits = (card) => card.type === 'reinforcement';

export const handHasEncounterCard = (g: Game, seat: Seat): boolean => {
  for (const card of g.s.players[seat].hand) if (g.cards[card].encounter) return true;
  return false;
};

/** Whether there is anything of that kind, in any zone the player may play from. */
export function hasPlayable(g: Game, seat: Seat, fits: Fits): boolean {
  const { hand, sheets } = g.s.players[seat];
  for (const card of hand) if (fits(g.cards[card])) return true;
  for (const sheet of sheets) if (sheet.piles.length > 0) return playable(g, seat, fits).length > 0;
  return false;
}

/** INT-2: the intimidate with which a main player has selected already. */
export const ownIntimidate = ({ beside }: Encounter, seat: Seat): Beside | undefined =>
  beside.find(({ as, from }) => as === 'intimidate' && from.seat === seat);

/** How it is kept in `once` that somebody has laid a card beside the encounter cards. */
export const besideKey = (as: BesideRole, seat: Seat): string => `${as}:${seat}`;

/** INT-1, KICK-1: one each in an encounter, whatever has become of it. */
export const hasLaidBeside = ({ once }: Encounter, seat: Seat, as: BesideRole): boolean =>
  once.includes(besideKey(as, seat));

/** INT-2: only that of a main player is a card that has been selected; anybody else's is an offer (INT-3). */
const hasSelected = (e: Encounter, seat: Seat): boolean =>
  e.beside.length > 0 && mainSide(e, seat) >= 0 && ownIntimidate(e, seat) !== undefined;

/** Nobody asks this player for an encounter card, in the hand or elsewhere. */
const isExcused = ({ s, rules }: Pick<Game, 's' | 'rules'>, seat: Seat): boolean =>
  (s.encounter !== null && hasSelected(s.encounter, seat)) ||
  s.players[seat].sheets.some(
    (sheet) => rules.aliens[sheet.alien].needsNoCards && hasPower({ s, rules }, seat, sheet),
  );

/** START-1, TURN-3: an encounter card in the hand, or no need of one. */
export const isArmed = (g: Game, seat: Seat): boolean => handHasEncounterCard(g, seat) || isExcused(g, seat);

/** PLAN-1, PLAN-2: is there an encounter card to choose, or no need of one? */
export const canChooseEncounterCard = (g: Game, seat: Seat): boolean =>
  hasPlayable(g, seat, isEncounterCard) || isExcused(g, seat);

/**
 * Aliens nobody holds that may come into this game in place of the `leaving` ones: no set-up text, nobody who stays
 * excludes them.
 */
export function unusedAliens(g: Game, leaving: readonly string[] = []): string[] {
  const held = g.s.players.flatMap((player) => player.sheets.map((sheet) => sheet.alien));
  const inUse = held.filter((id) => !leaving.includes(id));
  return g.s.pool.filter((id) => {
    const alien = g.rules.aliens[id].alien;
    if (held.includes(id) || alien.setup !== undefined) return false;
    return inUse.every((other) => getAlong(g.rules, id, other));
  });
}

/** RUL-26: colours that nobody plays, nor any alien. */
export function freeColours(s: GameState): Colour[] {
  const taken = s.players.flatMap(({ colour, sheets }) => [colour, ...sheets.map(({ data }) => data.colour)]);
  return COLOURS.filter((colour) => !taken.includes(colour));
}
