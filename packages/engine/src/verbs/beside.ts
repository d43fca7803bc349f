/** Cards beside the encounter cards. */
import type { Game } from '../game.ts';
import { EVERYBODY } from '../events.ts';
import { besideKey } from '../state/query.ts';
import type { Beside, BesideRole, Card, Origin, Seat, Side } from '../state/types.ts';
import { putBack, removeFromZone } from './cards.ts';
import { putOnDiscard, threw } from './decks.ts';
import { announceOpen, markOnce, takeBack } from './encounter.ts';

/** Lays a card down unseen; everybody is told what for. */
export function layBeside(g: Game, card: Card, from: Origin, as: BesideRole): void {
  removeFromZone(g, card, from);
  g.s.encounter!.beside.push({ card, from, up: false, seen: 1 << from.seat, as });
  markOnce(g, besideKey(as, from.seat));
  g.emit({ type: 'beside.laid', seat: from.seat, as });
}

/** This seat looks at it where it lies. */
export function peekBeside(g: Game, seat: Seat, one: Beside): void {
  one.seen |= 1 << seat;
  g.s.known[one.card] |= 1 << seat;
}

function pickUp(g: Game, one: Beside): void {
  const { beside } = g.s.encounter!;
  beside.splice(beside.indexOf(one), 1);
}

/** It was not used: unseen back to where it came from. */
export function returnBeside(g: Game, one: Beside): void {
  pickUp(g, one);
  putBack(g, one.card, one.from);
  g.emit({ type: 'beside.returned', seat: one.from.seat, as: one.as });
}

/** It becomes the side's encounter card; one that lies there goes back unseen. */
export function playBeside(g: Game, side: Side, one: Beside): void {
  takeBack(g, side);
  pickUp(g, one);
  const { card, from, seen } = one;
  g.s.encounter!.laid[side] = { card, from, up: false, seen };
  g.emit({ type: 'laid', seat: from.seat, side });
}

export function turnUpBeside(g: Game, one: Beside): void {
  one.up = true;
  one.seen = EVERYBODY;
  g.s.known[one.card] = EVERYBODY;
  const { card, as } = one;
  const { seat } = one.from;
  g.emitCards({ type: 'beside.revealed', seat, as, cards: [card], see: EVERYBODY });
  announceOpen(g, card, seat);
}

/** With the encounter cards, seen or not (RUL-15). */
export function discardBeside(g: Game, one: Beside): void {
  pickUp(g, one);
  putOnDiscard(g, one.card);
  threw(g, one.from.seat, [one.card]);
}
