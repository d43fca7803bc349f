/** What the encounter cards count as: what they show, and what holds for the whole encounter (FLARE-3a). */
import { settled } from '../cards/kinds.ts';
import type { Game } from '../game.ts';
import { otherSide, priority, standsFor } from '../state/query.ts';
import { DEFENSE, OFFENSE, SIDES } from '../state/types.ts';
import { announceCopied } from './encounter.ts';
import type { Card, Encounter, Face, FaceType, Multiple, Rework, Seat, Side } from '../state/types.ts';

/** The face of a card as it shows in this encounter: some have another number in a hazard encounter. */
export function printedFace(g: Game, card: Card): Face {
  const { type, value, hazard } = g.cards[card];
  return { type: type as FaceType, value: g.s.encounter!.hazard ? hazard : value };
}

/** What a card counts as that takes the place of the side's: a morph copies what the opposing card shows (REV-5). */
export function faceInstead(g: Game, side: Side, card: Card): Face {
  const face = printedFace(g, card);
  const e = g.s.encounter!;
  const other = otherSide(side);
  if (face.type !== 'morph') return { ...face, type: settled(face.type, e.shown[other]?.type ?? null) };
  const opposing = standsFor(e.laid[other]);
  if (opposing < 0) return e.shown[other] ?? face;
  const copied = printedFace(g, opposing);
  return { ...copied, type: settled(copied.type, null) };
}

/** The digits of a value in the other order, at least two of them; the sign stays. */
function reversed(value: number): number {
  const digits = String(Math.abs(value)).padStart(2, '0');
  return Math.sign(value) * Number(digits.split('').reverse().join(''));
}

/** Rounded up; not to -0, which no JSON keeps, and for which the machine would keep every value as a fraction. */
export const third = (value: number): number => Math.ceil(value / 3) | 0;

/** What both cards come to by what was announced in planning, and the last reason for it by side. */
function reworked(e: Encounter): { values: [number, number]; keys: [string, string] } {
  const values: [number, number] = [e.shown[OFFENSE]?.value ?? 0, e.shown[DEFENSE]?.value ?? 0];
  const keys: [string, string] = ['', ''];
  const kicked = e.factors[OFFENSE] !== 1 || e.factors[DEFENSE] !== 1;
  if (e.reworks.length === 0 && !kicked) return { values, keys };
  const attacks = SIDES.map((side) => e.shown[side]?.type === 'attack');
  const set = (side: Side, value: number, key: string) => {
    if (values[side] !== value) keys[side] = key;
    values[side] = value;
  };
  const multiply = () => {
    for (const side of SIDES) if (attacks[side]) set(side, values[side] * e.factors[side], 'face.kicker');
  };
  // RUL-4: with a kicker on the table reversals come before it, and everything else after.
  const order = kicked
    ? [
        ...e.reworks.filter((one) => one.do === 'reverse'),
        null,
        ...e.reworks.filter((one) => one.do !== 'reverse'),
      ]
    : e.reworks;
  for (const one of order)
    if (one === null) multiply();
    else if (one.do === 'reverse') {
      for (const side of SIDES)
        if (attacks[side] && one.sides & (1 << side)) set(side, reversed(values[side]), one.key);
    } else if (attacks[OFFENSE] && attacks[DEFENSE] && values[OFFENSE] !== values[DEFENSE]) {
      const higher = values[OFFENSE] > values[DEFENSE] ? OFFENSE : DEFENSE;
      set(higher, Math.abs(values[OFFENSE] - values[DEFENSE]), one.key);
    }
  return { values, keys };
}

/** What the side's attack is worth before it counts threefold or a third. */
export const valueToMultiply = (e: Encounter, side: Side): number =>
  reworked(e).values[side] + e.raised[side];

/** Works out what both cards count as; by side the key of what made it something else, '' if nothing did. */
function countFaces(e: Encounter): [string, string] {
  const { values, keys } = reworked(e);
  for (const side of SIDES) {
    const shown = e.shown[side];
    if (shown === null) continue;
    let { type } = shown;
    let value = values[side];
    if (type === 'attack') {
      value += e.raised[side];
      const multiple = e.multiples[side];
      if (multiple !== null) {
        keys[side] = value <= multiple.upTo ? multiple.tripled : multiple.divided;
        value = value <= multiple.upTo ? 3 * value : third(value);
      }
    }
    for (const one of e.conversions)
      if (type === one.from) {
        type = one.to;
        value = 0;
        keys[side] = one.key;
      }
    e.faces[side] = { type, value };
  }
  return keys;
}

/** Something happened to this side's card; the other may count differently by it. What lasts has the last word. */
function recount(g: Game, side: Side, reason: string): void {
  const e = g.s.encounter!;
  const before = e.faces.slice();
  const keys = countFaces(e);
  tell(g, side, keys[side] || reason);
  const other = otherSide(side);
  const [was, is] = [before[other], e.faces[other]];
  if (was && is && (was.type !== is.type || was.value !== is.value)) tell(g, other, keys[other]);
}

function tell(g: Game, side: Side, key: string): void {
  const e = g.s.encounter!;
  const { type, value } = e.faces[side]!;
  e.recast[side] = key;
  g.emit({ type: 'face', side, face: type, value, key });
}

/** The side's card becomes this. */
export function setFace(g: Game, side: Side, type: FaceType, value: number, key: string): void {
  const e = g.s.encounter!;
  e.shown[side] = { type, value };
  recount(g, side, key);
}

/** Adds to the side's attack for the rest of the encounter, whichever card that will be. */
export function raiseFace(g: Game, side: Side, by: number, key: string): void {
  // A whole number to the machine, too: whoever adds minus zero would make fractions of all values from then on.
  g.s.encounter!.raised[side] += by | 0;
  recount(g, side, key);
}

/** Every card of one type counts as another, now and whenever one comes later in the encounter (FLARE-3a). */
export function convertFaces(g: Game, from: FaceType, to: FaceType, key: string): void {
  const e = g.s.encounter!;
  e.conversions.push({ from, to, key });
  for (const side of SIDES) if (e.faces[side]?.type === from) recount(g, side, key);
}

/** Announced in planning: holds from the reveal on, in the order of the players, whoever spoke first. */
export function rework(g: Game, by: Seat, how: Rework): void {
  const order = priority(g.s);
  const { reworks } = g.s.encounter!;
  reworks.push({ ...how, by });
  reworks.sort((a, b) => order.indexOf(a.by) - order.indexOf(b.by));
}

/** For the rest of the encounter the attack that stands for the side counts threefold, or a third of what it is. */
export function multiplyFace(g: Game, side: Side, how: Multiple): void {
  g.s.encounter!.multiples[side] = how;
  recount(g, side, '');
}

/** The cards are open: each is what it shows. */
export function showFaces(g: Game): void {
  const e = g.s.encounter!;
  for (const side of SIDES) {
    const laid = e.laid[side];
    // START-1a: a defense without a card counts as nothing.
    if (laid !== null) e.shown[side] ??= printedFace(g, laid.card);
  }
}

/** The side has no card to show. */
export function forgetFace(g: Game, side: Side): void {
  const e = g.s.encounter!;
  e.shown[side] = null;
  e.faces[side] = null;
  e.recast[side] = '';
}

/** RUL-4: each becomes what it is against the other; last of all a morph what the other is (REV-5). */
export function settleFaces(g: Game): void {
  const e = g.s.encounter!;
  const types = SIDES.map((side) => e.shown[side]?.type ?? null);
  for (const side of SIDES) {
    const face = e.shown[side];
    if (face !== null) face.type = settled(face.type, types[otherSide(side)]);
  }
  const keys = countFaces(e);
  const [first, second] = e.shown;
  if (first !== null && second !== null && first.type !== second.type) {
    if (first.type === 'morph') return copyFace(g, OFFENSE, second);
    if (second.type === 'morph') return copyFace(g, DEFENSE, first);
  }
  for (const side of SIDES) {
    const key = keys[side] || hazardKey(g, side) || settledKey(types[side], e.shown[side]);
    if (key !== '') tell(g, side, key);
  }
}

/** The side's card becomes a copy of the opposing one, with whatever that one says besides, and says no more what it did. */
export function copyFace(g: Game, side: Side, { type, value }: Face, key = 'face.morph'): void {
  setFace(g, side, type, value, key);
  announceCopied(g, side);
}

const settledKey = (printed: FaceType | null, face: Face | null): string =>
  printed !== null && printed !== face!.type ? `face.${printed}` : '';

/** For the rest of the encounter the attack that stands for the side is multiplied, now and whenever another comes. */
export function kickFace(g: Game, side: Side, by: number): void {
  const e = g.s.encounter!;
  e.factors[side] *= by;
  if (e.shown[side]?.type === 'attack') recount(g, side, 'face.kicker');
}

/** A kicker that multiplies by so much multiplies by one more; what others have multiplied stays. */
export function raiseKicker(g: Game, side: Side, by: number): void {
  const e = g.s.encounter!;
  // Not -0, which no JSON keeps.
  e.factors[side] = ((e.factors[side] / by) * (by + 1)) | 0;
  if (e.shown[side]?.type === 'attack') recount(g, side, 'face.kicker');
}

function hazardKey({ s, cards }: Game, side: Side): string {
  const { laid, hazard } = s.encounter!;
  const rules = laid[side] === null ? null : cards[laid[side].card];
  return rules !== null && hazard && rules.hazard !== rules.value ? 'face.hazard' : '';
}
