import type { PositionSpec, Table } from '@cosmarium/engine';
import { table, WITH_POWER, type Change, type Players } from './duel.ts';

export const HIDDEN = { variants: { hiddenPowers: true } };
export const down = (alien: string, change: Change = {}): Change => ({
  alien,
  faceDown: true,
  homes: WITH_POWER,
  ...change,
});
export const hiding = (players: Players, rest: Partial<Omit<PositionSpec, 'players'>> = {}) =>
  table(players, { ...HIDDEN, ...rest });

export const BACK = { alien: '', faceDown: true, state: 'works', tokens: 0, piles: [] };
/** What a seat sees of red's sheets; -1 is a spectator. */
export const sheetsOfRed = (t: Table, seat: number) => t.game.view(seat).players[0].sheets;
export const turned = (t: Table) => t.game.events(-1).filter(({ type }) => type === 'sheet.turned');
