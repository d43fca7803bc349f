/** WIN-4: whether anybody can still win. */
import type { Game } from '../game.ts';
import type { Alien } from '../timing/abilities.ts';
import { fleetOf } from './planets.ts';

/** Has anybody ships enough for the colonies needed, or is there another way to win (WIN-3)? */
export function canBeWon(g: Game): boolean {
  const { s } = g;
  for (let seat = 0; seat < s.players.length; seat++)
    if (fleetOf(s, seat) - s.removed[seat] >= s.options.coloniesToWin) return true;
  return winsOtherwise(g);
}

/** Could anybody win in another way, with the aliens that are in the game or may still come into it? */
function winsOtherwise({ s, rules, cards }: Game): boolean {
  const wins = ({ wins, winsOtherwise }: Alien) => wins !== undefined || winsOtherwise === true;
  const sheets = s.players.flatMap((player) => player.sheets);
  const open = sheets.filter((sheet) => !sheet.faceDown);
  const held = open.map((sheet) => rules.aliens[sheet.alien].alien);
  if (held.some(wins)) return true;
  // What is face down may be any: whether the game goes on must not tell.
  const unknown = s.options.variants.changingPowers || open.length < sheets.length;
  const flares = cards.filter((card) => card.type === 'flare').map((card) => rules.aliens[card.alien].alien);
  if (!unknown && ![...held, ...flares].some((alien) => alien.bringsAliens)) return false;
  const mayCome = s.pool.map((id) => rules.aliens[id].alien).filter(({ setup }) => setup === undefined);
  return mayCome.some(wins);
}
