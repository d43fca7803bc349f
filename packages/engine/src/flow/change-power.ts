import type { Game } from '../game.ts';
import { ownSheets, unusedAliens } from '../state/query.ts';
import { askOption } from '../timing/ask.ts';
import { placeAllHeld } from '../timing/losses.ts';
import { NOTHING, type Script } from '../timing/script.ts';
import { gainSheet, loseSheet, newSheet } from '../verbs/sheets.ts';

/**
 * VAR-CHG: the offense draws an unused alien and keeps it or the old one. OUR READING: a form taken on besides
 * another power stays, and what was put aside may be turned up again.
 */
export const changePower = (g: Game): Script => (g.s.options.variants.changingPowers ? changing(g) : NOTHING);

function* changing(g: Game): Script {
  const { offense } = g.s;
  const own = ownSheets(g.s, offense).find(
    ({ sheet }) => !sheet.incarnation && sheet.stage === 'none',
  )?.sheet;
  if (own === undefined) return;
  const unused = unusedAliens(g, [own.alien]);
  if (unused.length === 0) return;
  const fresh = unused[g.random(unused.length)];
  const keeps = (yield* askOption(offense, 'ask.change-power', [own.alien, fresh])) === own.alien;
  // OUR READING: whoever has the old one face down discards one of two sheets that nobody sees.
  if (keeps && !own.faceDown) return;
  const drawn = newSheet(fresh, g.s.options.variants.hiddenPowers);
  gainSheet(g, offense, drawn);
  loseSheet(g, offense, keeps ? drawn : own);
  yield* placeAllHeld(g);
}
