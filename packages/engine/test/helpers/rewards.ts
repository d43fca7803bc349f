import type { PositionSpec, Table } from '@cosmarium/engine';
import { table, type Players } from './duel.ts';

/** A duel in a game with the reward deck. */
export const withRewards = (
  players: Players = {},
  rest: Partial<Omit<PositionSpec, 'players'>> = {},
): Table => table(players, { ...rest, variants: { rewards: true, ...rest.variants } });

/** What lies on the discard pile of the reward deck. */
export const spent = (t: Table): string[] => t.game.view(-1).sideDecks[0].discard;

/** How many cards can be drawn from it. */
export const left = (t: Table): number => t.game.view(-1).sideDecks[0].count;
