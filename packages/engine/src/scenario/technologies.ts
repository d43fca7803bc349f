/** Technologies of a position, in front of the players. */
import { cardInfo, isCardKind } from '../cards/kinds.ts';
import { CosmariumError, shown } from '../errors.ts';
import { EVERYBODY } from '../events.ts';
import { FIRST_HOLD } from '../state/types.ts';
import type { Card, GameState, Json } from '../state/types.ts';
import { placeOf } from './labels.ts';

export interface TechnologySpec {
  card: string;
  /** Completed; face down unless told. */
  up?: boolean;
  /** Ships on it. */
  ships?: number;
  /** Cards under it. */
  stored?: string[];
  /** Where its token is. */
  token?: string[];
  data?: { [name: string]: Json };
}

const wrong = (message: string, path: string) => new CosmariumError('bad-position', message, path);

export const shipsOnTechnologies = (specs: readonly TechnologySpec[] = []): number =>
  specs.reduce((sum, { ships = 0 }) => sum + ships, 0);

/** `take` finds a card nobody has yet. */
export function layTechnologies(
  s: GameState,
  players: readonly { technologies?: TechnologySpec[] }[],
  take: (kind: string, path: string) => Card,
): void {
  const find = (kind: string, path: string): Card => {
    if (!isCardKind(kind) || cardInfo(kind).type !== 'technology')
      throw wrong(`${shown(kind)} is no technology`, path);
    return take(kind, path);
  };
  players.forEach(({ technologies = [] }, seat) =>
    technologies.forEach((one, i) => {
      const path = `position.players[${seat}].technologies[${i}]`;
      const card = find(one.card, `${path}.card`);
      const token = (one.token ?? []).map((label) => placeOf(s, label));
      s.known[card] = one.up ? EVERYBODY : 1 << seat;
      s.holds.push(s.players.map((_, other) => (other === seat ? (one.ships ?? 0) : 0)));
      s.players[seat].technologies.push({
        card,
        up: one.up ?? false,
        hold: FIRST_HOLD - (s.holds.length - 1),
        stored: (one.stored ?? []).map((kind, j) => take(kind, `${path}.stored[${j}]`)),
        token,
        data: one.data ?? {},
      });
      for (const under of s.players[seat].technologies.at(-1)!.stored) s.known[under] = 1 << seat;
    }),
  );
}
