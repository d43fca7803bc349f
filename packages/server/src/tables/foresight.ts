/**
 * Who is asked in a secret window. The engine asks one after the other; but then whoever is asked later would learn that
 * somebody was asked before. So all are asked at once who would be if everybody passed, as long as nothing happens in
 * between.
 */
import { isResponse, PASS, type Decision, type Game, type View } from '@cosmarium/engine';
import { SPECTATOR } from './connection.ts';

export interface Asked {
  decision: Decision;
  /** What the one who is asked sees, and what everybody does. */
  view: View;
  everybody: View;
}

/** The next question to everybody who is asked to respond now. */
export function everybodyAsked(game: Game): Asked[] {
  const asked = new Map<number, Asked>();
  const note = (at: Game) => {
    for (const decision of at.pending().filter(isResponse))
      if (!asked.has(decision.seat)) {
        const [everybody, view] = at.views([SPECTATOR, decision.seat]);
        asked.set(decision.seat, { decision, view, everybody });
      }
  };
  note(game);
  if (!onlyAsksToRespond(game)) return [...asked.values()];
  const ahead = game.fork({ journal: false });
  const { eventCount } = ahead;
  for (;;) {
    for (const { seat, id } of ahead.pending()) ahead.answer(seat, id, PASS);
    if (ahead.eventCount !== eventCount || !onlyAsksToRespond(ahead)) return [...asked.values()];
    note(ahead);
  }
}

const onlyAsksToRespond = (game: Game): boolean =>
  game.pending().length > 0 && game.pending().every(isResponse);
