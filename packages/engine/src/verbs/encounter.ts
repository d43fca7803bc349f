import type { Game } from '../game.ts';
import { EVERYBODY } from '../events.ts';
import { turnShips } from '../reckoning.ts';
import { shipsOn } from '../state/planets.ts';
import { mainPlayer, otherSide, shipsOnSide, standsFor } from '../state/query.ts';
import { SIDES } from '../state/types.ts';
import type {
  Card,
  FaceType,
  Json,
  Laid,
  Origin,
  Phase,
  PlanetId,
  Product,
  Seat,
  Side,
} from '../state/types.ts';
import {
  discardFromTable,
  forgetZone,
  putBack,
  removeFromZone,
  removeOpenly,
  returnToZone,
} from './cards.ts';
import { mistake, putOnDiscard, putUnder, threw } from './decks.ts';

export function enterPhase(g: Game, phase: Phase): void {
  g.s.encounter!.phase = phase;
  g.cardsMoved = true;
  g.emit({ type: 'phase', phase });
}

export function setDefense(g: Game, seat: Seat, aims: PlanetId[]): void {
  const e = g.s.encounter!;
  e.defense = seat;
  e.aims = aims;
  g.emit({ type: 'defense', seat });
}

/** Where the encounter may be. */
export function setAims(g: Game, aims: PlanetId[]): void {
  g.s.encounter!.aims = aims;
}

/** DEST-6b: the offense aims at an empty home planet, nobody defends. */
export function setResettle(g: Game, aims: PlanetId[]): void {
  const e = g.s.encounter!;
  e.resettle = true;
  e.aims = aims;
}

export function aimGate(g: Game, planet: PlanetId): void {
  const e = g.s.encounter!;
  e.planet = planet;
  g.emit({ type: 'aimed', planet, guards: e.defense < 0 ? 0 : shipsOn(g.s, planet, e.defense) });
}

/** Invites some of these players, named by their positions in the list. */
export function invite(g: Game, side: Side, seats: readonly Seat[], chosen: readonly number[]): void {
  const e = g.s.encounter!;
  let mask = 0;
  for (const i of chosen) mask |= 1 << seats[i];
  e.invited[side] = mask;
  g.emit({ type: 'invited', seat: mainPlayer(e, side), seats: mask });
}

export function join(g: Game, seat: Seat, side: Side | -1): void {
  const e = g.s.encounter!;
  if (side >= 0) {
    e.allies[side as Side] |= 1 << seat;
    e.everAllied[side as Side] |= 1 << seat;
  }
  g.emit({ type: 'allied', seat, side });
}

export function leaveAlliance(g: Game, seat: Seat, sides: readonly Side[] = SIDES): void {
  const { allies } = g.s.encounter!;
  for (const side of sides) allies[side] &= ~(1 << seat);
  if (((allies[0] | allies[1]) & (1 << seat)) === 0) g.emit({ type: 'alliance.cancelled', seat });
}

/** tech.md: an ally whose ships are all gone from a side is no longer with it, though it has been. */
export function dropOut(g: Game, seat: Seat): void {
  const { allies, outcome } = g.s.encounter!;
  if (outcome !== null) return;
  const gone = SIDES.filter((side) => allies[side] & (1 << seat) && shipsOnSide(g.s, seat, side) === 0);
  if (gone.length > 0) leaveAlliance(g, seat, gone);
}

/** Planning: `seat` must put its card down face up before the other main player selects. */
export function setShowsFirst(g: Game, seat: Seat): void {
  g.s.encounter!.showsFirst = seat;
}

export function setMustPlay(g: Game, side: Side, what: Card | FaceType): void {
  g.s.encounter!.mustPlay[side].push(what);
}

export function layCard(g: Game, side: Side, card: Card, from: Origin): void {
  const e = g.s.encounter!;
  removeFromZone(g, card, from);
  e.laid[side] = { card, from, up: false, seen: 1 << from.seat };
  g.emit({ type: 'laid', seat: from.seat, side });
}

/** This seat looks at the side's card, where it lies, and nobody knows of it. */
export function peekAtLaid(g: Game, seat: Seat, side: Side): void {
  const laid = g.s.encounter!.laid[side];
  if (laid === null) return;
  laid.seen |= 1 << seat;
  g.s.known[laid.card] |= 1 << seat;
}

/** Turns up the side's card; from now on it counts as what it shows. */
export function turnUp(g: Game, side: Side): void {
  const e = g.s.encounter!;
  const laid = e.laid[side]!;
  if (laid.up) return;
  laid.up = true;
  laid.seen = EVERYBODY;
  mistake(g, g.s.players[laid.from.seat].hand, laid.card, EVERYBODY);
  g.s.known[laid.card] = EVERYBODY;
  g.emitCards({ type: 'revealed', seat: mainPlayer(e, side), side, cards: [laid.card], see: EVERYBODY });
  announceOpen(g, laid.card, mainPlayer(e, side));
}

/** The side's card passes for this one, with all that comes of it, and stays face down. */
export function passOff(g: Game, side: Side, claim: Card): void {
  const e = g.s.encounter!;
  e.laid[side]!.claim = claim;
  announceOpen(g, claim, mainPlayer(e, side));
}

/** What a card brings with it from the moment it lies open in the encounter; `third`: it is no main player's. */
export function announceOpen(g: Game, card: Card, seat: Seat, third = false): void {
  announceAs(g, card, card, seat, third ? { third } : {});
}

/** The card counts as that one, and brings with it what that one does. */
function announceAs(g: Game, card: Card, as: Card, by: Seat, data: { [key: string]: Json } = {}): void {
  const { kind, open } = g.cards[as];
  if (open !== '') announce(g, kind, open, by, { card, ...data });
}

/** REV-5: the side's card has become an exact copy of the opposing one, with whatever that one says. */
export function announceCopied(g: Game, side: Side): void {
  const e = g.s.encounter!;
  const own = standsFor(e.laid[side]);
  const other = standsFor(e.laid[otherSide(side)]);
  if (own < 0 || other < 0) return;
  revoke(g, own);
  announceAs(g, own, other, mainPlayer(e, side));
}

export function swapLaid(g: Game): void {
  const e = g.s.encounter!;
  e.laid = [e.laid[1], e.laid[0]];
  g.emit({ type: 'swapped' });
}

/** The side's card goes back to where it was played from. */
export function takeBack(g: Game, side: Side): void {
  const e = g.s.encounter!;
  const laid = e.laid[side];
  if (laid === null) return;
  e.laid[side] = null;
  putBack(g, laid.card, laid.from);
  g.emit({ type: 'taken-back', seat: laid.from.seat, side });
}

/** Puts the side's card into the hand of its main player (a swap has decided whose it is). */
export function keepLaid(g: Game, side: Side, to: Origin): void {
  const e = g.s.encounter!;
  const laid = e.laid[side]!;
  e.laid[side] = null;
  const seat = returnToZone(g, laid.card, to);
  g.emitCards({ type: 'card.returned', seat, cards: [laid.card], see: laid.up ? EVERYBODY : 0 });
}

/** The side's card goes unseen under the deck. */
export function buryLaid(g: Game, side: Side): void {
  const e = g.s.encounter!;
  const laid = e.laid[side]!;
  e.laid[side] = null;
  forgetZone(g, g.s.players[laid.from.seat].hand, laid.seen);
  g.s.known[laid.card] = laid.seen;
  putUnder(g, laid.card);
  g.emitCards({
    type: 'cards.buried',
    seat: mainPlayer(e, side),
    where: 'bottom',
    cards: [laid.card],
    see: 0,
  });
}

/** Discards the side's card; -1 if there is none. */
export function discardLaid(g: Game, side: Side): Card {
  const e = g.s.encounter!;
  const laid = e.laid[side];
  if (laid === null) return -1;
  e.laid[side] = null;
  mistake(g, g.s.players[laid.from.seat].hand, laid.card, EVERYBODY);
  g.s.known[laid.card] = EVERYBODY;
  putOnDiscard(g, laid.card);
  threw(g, mainPlayer(e, side), [laid.card]);
  return laid.card;
}

/**
 * The laid card is replaced by another from the player's zones; the old one is discarded, or goes unseen under the deck if it
 * passed for another.
 */
export function replaceLaid(g: Game, side: Side, card: Card, from: Origin): void {
  const e = g.s.encounter!;
  if (e.laid[side]?.claim === undefined) discardLaid(g, side);
  else buryLaid(g, side);
  removeOpenly(g, card, from);
  const laid: Laid = { card, from, up: true, seen: EVERYBODY };
  e.laid[side] = laid;
  g.emitCards({ type: 'revealed', seat: mainPlayer(e, side), side, cards: [card], see: EVERYBODY });
  announceOpen(g, card, mainPlayer(e, side));
  if (g.cards[card].type === 'morph') announceCopied(g, side);
}

/** Plays a reinforcement, or another card as one of that value. */
export function reinforce(
  g: Game,
  seat: Seat,
  side: Side,
  card: Card,
  from: Origin,
  value = g.cards[card].value,
): void {
  const e = g.s.encounter!;
  removeOpenly(g, card, from);
  e.table.push(
    value === g.cards[card].value
      ? { card, by: seat, from, reinforces: side }
      : { card, by: seat, from, reinforces: side, value },
  );
  g.emitCards({ type: 'reinforced', seat, side, cards: [card], see: EVERYBODY });
  addLine(g, side, 'line.reinforcement', seat, value);
  g.happen('reinforcement.played', { seat, side, card });
}

/** A reinforcement does not count and is discarded. */
export function cancelReinforcement(g: Game, card: Card): void {
  const e = g.s.encounter!;
  const { by, reinforces, value = g.cards[card].value } = e.table.find((entry) => entry.card === card)!;
  const at = e.lines.findLastIndex(
    (one) =>
      one.key === 'line.reinforcement' && one.by === by && one.side === reinforces && one.value === value,
  );
  e.lines.splice(at, 1);
  g.emitCards({ type: 'card.stopped', seat: by, cards: [card], see: EVERYBODY });
  discardFromTable(g, by, card);
}

/** Adds to a side's total, with the reason. */
export function addLine(g: Game, side: Side, key: string, by: Seat, value: number): void {
  g.s.encounter!.lines.push({ side, key, by, value });
  g.emit({ type: 'line', side, key, by, value });
}

/** The same for each of these sides. */
export function addLines(g: Game, sides: readonly Side[], key: string, by: Seat, value: number): void {
  for (const side of sides) addLine(g, side, key, by, value);
}

function countOtherwise(g: Game, key: string, by: Seat): void {
  g.s.encounter!.causes.push({ key, by });
  g.emit({ type: 'arithmetic', key, by });
}

/** Each ship of this player counts that much. */
export function setWorth(g: Game, seat: Seat, worth: number, key: string): void {
  g.s.encounter!.worth[seat] = worth;
  countOtherwise(g, key, seat);
}

/** For the totals the player has so many ships in the encounter, whatever is there. */
export function setStandIn(g: Game, seat: Seat, ships: number, key: string, by: Seat): void {
  const e = g.s.encounter!;
  e.standIns = [...e.standIns.filter((one) => one.seat !== seat), { seat, ships }];
  countOtherwise(g, key, by);
}

export function setProduct(g: Game, side: Side, product: Product, key: string, by: Seat): void {
  g.s.encounter!.arithmetic[side].product = product;
  countOtherwise(g, key, by);
}

/** The lower total wins, and ships change sign: -1 subtracts. */
export function negate(g: Game, side: Side, key: string, by: Seat): void {
  const e = g.s.encounter!;
  e.lowerWins = true;
  turnShips(e, side);
  countOtherwise(g, key, by);
}

/** The side wins whatever the totals say; with `faces`, as long as its card and the other count as these. */
export function forceWin(
  g: Game,
  side: Side,
  key: string,
  by: Seat,
  faces: readonly [own: FaceType, other: FaceType] | null = null,
): void {
  g.s.encounter!.forced.push({ side, by, faces });
  countOtherwise(g, key, by);
}

export function setUpset(g: Game, upset: boolean, key: string, by: Seat): void {
  g.s.encounter!.upset = upset;
  countOtherwise(g, key, by);
}

/** COMP-1: what the loser's own defeat sent to the warp. */
export function recordDefeat(g: Game, side: Side, warped: number): void {
  g.s.encounter!.lostInDefeat[side] = warped;
}

/** Nobody may reinforce in this encounter any more. */
export function silence(g: Game): void {
  g.s.encounter!.silent = true;
}

export function denySpoils(g: Game): void {
  g.s.encounter!.noSpoils = true;
}

/** Announces something that acts later in this encounter; the source's `lasting` of that name says how. */
export function announce(
  g: Game,
  source: string,
  name: string,
  by: Seat,
  data: { [key: string]: Json } = {},
): void {
  const e = g.s.encounter!;
  // Made anew: a moment that is open keeps to what was announced before it.
  e.lasting = [...e.lasting, { source, name, by, data }];
  g.touch();
}

/** What this card has announced holds no more; what a power has announced about it does. */
export function revoke(g: Game, card: Card): void {
  const e = g.s.encounter!;
  e.lasting = e.lasting.filter(
    ({ source, data }) => data.card !== card || g.rules.aliens[source] !== undefined,
  );
  g.touch();
}

export function note(
  g: Game,
  key: string,
  seat: Seat,
  params: { [name: string]: string | number } = {},
): void {
  g.emit({ type: 'note', key, seat, params });
}

/** Flares count per player and per card (FLARE-3). */
export function countFlare(g: Game, seat: Seat, card: Card, ofPlayer = true): void {
  const e = g.s.encounter!;
  if (ofPlayer) e.flaresBy |= 1 << seat;
  e.flaresPlayed.push(card);
}

export function uncountFlare(g: Game, seat: Seat, card: Card, ofPlayer = true): void {
  const e = g.s.encounter!;
  if (ofPlayer) e.flaresBy &= ~(1 << seat);
  e.flaresPlayed = e.flaresPlayed.filter((one) => one !== card);
}

export function barFlare(g: Game, card: Card): void {
  g.s.encounter!.flaresBarred.push(card);
}

export function spendArtifact(g: Game, card: Card): void {
  g.s.encounter!.spent.push(card);
}

export function markOnce(g: Game, key: string): void {
  g.s.encounter!.once.push(key);
}
