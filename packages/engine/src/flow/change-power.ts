import type { Game } from '../game.ts';
import { unusedAliens } from '../state/query.ts';
import { askOption } from '../timing/ask.ts';
import { NOTHING, type Script } from '../timing/script.ts';
import { gainSheet, loseSheet, newSheet } from '../verbs/sheets.ts';

/**
 * VAR-CHG: an unused alien is turned up for the offense, who keeps it or the old one. OUR READING: a form taken on besides
 * another power stays, and what was put aside may be turned up again.
 */
export const changePower = (g: Game): Script => (g.s.options.variants.changingPowers ? changing(g) : NOTHING);

function* changing(g: Game): Script {
  const { offense } = g.s;
  const own = g.s.players[offense].sheets.find((sheet) => !sheet.incarnation);
  if (own === undefined) return;
  const unused = unusedAliens(g, [own.alien]);
  if (unused.length === 0) return;
  const fresh = unused[g.random(unused.length)];
  if ((yield* askOption(offense, 'ask.change-power', [own.alien, fresh])) === own.alien) return;
  loseSheet(g, offense, own);
  gainSheet(g, offense, newSheet(fresh));
}
