import type { Table, PositionSpec } from '@cosmarium/engine';
import { table, type Players } from './duel.ts';

/** A duel in a game with technologies. */
export const withTechnologies = (
  players: Players,
  rest: Partial<Omit<PositionSpec, 'players'>> = {},
): Table => table(players, { ...rest, variants: { technologies: true, ...rest.variants } });

/** The technologies in front of a player, as "kind", with the ships on those that lie face down. */
export const technologies = (t: Table, colour: string): string[] => {
  const seat = t.s.players.findIndex((player) => player.colour === colour);
  const { players } = t.game.view(seat);
  return players[seat].technologies.map(({ card, up, ships }) => (up ? `${card}` : `(${card} ${ships})`));
};

/** What lies on the discard pile of the technologies. */
export const scrapped = (t: Table): string[] => t.game.view(-1).sideDecks[0].discard;
