/** Technologies of a position: in front of the players, in their deck, on its discard pile. */
import { cardInfo, deckFor, isCardKind, sideDecksIn } from '../cards/kinds.ts';
import { CosmariumError, shown } from '../errors.ts';
import { EVERYBODY } from '../events.ts';
import { shuffle } from '../rng.ts';
import { shipsOn, putShips } from '../state/planets.ts';
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

export interface TechnologyDeckSpec {
  /** The next technologies, first drawn first; the rest is shuffled under them. */
  deck?: string[];
  discard?: string[];
}

const wrong = (message: string, path: string) => new CosmariumError('bad-position', message, path);

export const shipsOnTechnologies = (specs: readonly TechnologySpec[] = []): number =>
  specs.reduce((sum, { ships = 0 }) => sum + ships, 0);

/** After the cosmic deck; `take` finds cards of that. */
export function layTechnologies(
  s: GameState,
  players: readonly { technologies?: TechnologySpec[] }[],
  { deck = [], discard = [] }: TechnologyDeckSpec,
  take: (kind: string, path: string) => Card,
): void {
  const free: Card[] = [];
  for (const name of sideDecksIn(s.options))
    for (const kind of deckFor(name, s.options)) free.push(s.kinds.push(kind) - 1);
  s.known.push(...free.map(() => 0));
  const find = (kind: string, path: string): Card => {
    if (!isCardKind(kind) || cardInfo(kind).type !== 'technology')
      throw wrong(`${shown(kind)} is no technology`, path);
    const i = free.findIndex((card) => s.kinds[card] === kind);
    if (i < 0) throw wrong(`there is no further ${kind} in this game`, path);
    return free.splice(i, 1)[0];
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
      // A piece that is a ship stands there besides the others.
      if (one.data?.ship === true) putShips(s, token[0], seat, shipsOn(s, token[0], seat) + 1);
      for (const under of s.players[seat].technologies.at(-1)!.stored) s.known[under] = 1 << seat;
    }),
  );
  if (sideDecksIn(s.options).length === 0) return;
  const top = deck.map((kind, i) => find(kind, `position.technologies.deck[${i}]`)).reverse();
  const thrown = discard.map((kind, i) => find(kind, `position.technologies.discard[${i}]`));
  for (const card of thrown) s.known[card] = EVERYBODY;
  shuffle(s.rng, free);
  s.sideDecks.push({ name: 'technology', cards: [...free, ...top], discard: thrown });
}
