/** What the encounter cards count as: what they show, and what holds for the whole encounter (FLARE-3a). */
import type { Game } from '../game.ts';
import { DEFENSE, OFFENSE, SIDES } from '../state/types.ts';
import type { Card, Encounter, Face, FaceType, Side } from '../state/types.ts';

/** The printed face of a card. */
export function printedFace(g: Game, card: Card): Face {
  const info = g.cards[card];
  return { type: info.type as FaceType, value: info.value };
}

/** Works out what the side's card counts as; the key of what it was turned into something else by, '' if nothing. */
function countFace(e: Encounter, side: Side): string {
  let { type, value } = e.shown[side]!;
  let key = '';
  if (type === 'attack') value += e.raised[side];
  for (const one of e.conversions)
    if (type === one.from) {
      type = one.to;
      value = 0;
      key = one.key;
    }
  e.faces[side] = { type, value };
  return key;
}

/** The side's card counts as something else from now on; what holds for the whole encounter has the last word. */
function recount(g: Game, side: Side, reason: string): void {
  const e = g.s.encounter!;
  const key = countFace(e, side) || reason;
  const { type, value } = e.faces[side]!;
  g.emit({ type: 'face', side, face: type, value, key });
}

/** The side's card becomes this. */
export function setFace(g: Game, side: Side, type: FaceType, value: number, key: string): void {
  g.s.encounter!.shown[side] = { type, value };
  recount(g, side, key);
}

/** Adds to the side's attack for the rest of the encounter, whichever card that will be. */
export function raiseFace(g: Game, side: Side, by: number, key: string): void {
  g.s.encounter!.raised[side] += by;
  recount(g, side, key);
}

/** Every card of one type counts as another, now and whenever one comes later in the encounter (FLARE-3a). */
export function convertFaces(g: Game, from: FaceType, to: FaceType, key: string): void {
  const e = g.s.encounter!;
  e.conversions.push({ from, to, key });
  for (const side of SIDES) if (e.faces[side]?.type === from) recount(g, side, key);
}

/** What the cards count as: what they show, and a morph what the other shows (REV-5). */
export function readFaces(g: Game): void {
  const e = g.s.encounter!;
  for (const side of SIDES) {
    const laid = e.laid[side];
    // START-1a: a defense without a card counts as nothing.
    if (laid === null) continue;
    e.shown[side] ??= printedFace(g, laid.card);
    countFace(e, side);
  }
  const [first, second] = e.shown;
  if (first === null || second === null || first.type === second.type) return;
  if (first.type === 'morph') setFace(g, OFFENSE, second.type, second.value, 'face.morph');
  if (second.type === 'morph') setFace(g, DEFENSE, first.type, first.value, 'face.morph');
}
