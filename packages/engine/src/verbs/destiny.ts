import type { Game } from '../game.ts';
import { shuffle } from '../rng.ts';

/** DEST-2: the last card is not drawn, it is shuffled into a new deck first. */
export function refillDestiny(g: Game): void {
  const s = g.s;
  if (s.destiny.length > 1) return;
  s.destiny.push(...s.destinyDiscard);
  s.destinyDiscard = [];
  shuffle(s.rng, s.destiny);
  g.emit({ type: 'destiny.shuffled' });
}

/** Turns up the top card, or the one picked. */
export function drawDestiny(g: Game, pick: string | null): string {
  const s = g.s;
  const e = s.encounter!;
  const i = pick === null ? s.destiny.length - 1 : s.destiny.indexOf(pick);
  const card = s.destiny.splice(i, 1)[0];
  s.destinyDiscard.push(card);
  e.destiny = card;
  if (card.endsWith('-hazard')) e.hazard = true;
  g.emit({ type: 'destiny.drawn', seat: e.offense, card });
  return card;
}

export function setHazard(g: Game, hazard: boolean): void {
  g.s.encounter!.hazard = hazard;
}

export function shuffleDestiny(g: Game): void {
  shuffle(g.s.rng, g.s.destiny);
  g.emit({ type: 'destiny.shuffled' });
}
