/** Naming a card: any kind that may be in a game like this one (RUL-20), so that the list tells nothing about its decks. */
import { deckFor, flareKind, sideDecksIn } from '../cards/kinds.ts';
import type { Game } from '../game.ts';
import type { Rulebook } from '../rulebook.ts';
import type { GameState, Seat } from '../state/types.ts';
import { askOne } from './ask.ts';
import type { Script } from './script.ts';

const known = new WeakMap<GameState['options'], { pool: GameState['pool']; kinds: readonly string[] }>();

/** Neither the options nor the pool of a game are ever changed: one game asks for the same list many times. */
export function kindsToName({ s, rules }: Pick<Game, 's' | 'rules'>): readonly string[] {
  const { options, pool } = s;
  let list = known.get(options);
  if (list?.pool !== pool) {
    list = { pool, kinds: listKinds(s, rules) };
    known.set(options, list);
  }
  return list.kinds;
}

/** Flares last and in an order of their own. Technologies are no cards to hold. */
function listKinds({ options, pool }: GameState, rules: Rulebook): string[] {
  const decks = ['cosmic' as const, ...sideDecksIn(options)].filter((name) => name !== 'technology');
  const flares = options.flares
    ? pool.map((alien) => {
        const { alternateFlare } = rules.aliens[alien].alien;
        return flareKind(alien, options.readings.alternateFlares && alternateFlare !== undefined);
      })
    : [];
  return [...new Set(decks.flatMap((name) => deckFor(name, options))), ...flares.sort()];
}

export const askKind = (
  g: Game,
  seat: Seat,
  key: string,
  fits: (kind: string) => boolean = () => true,
): Script<string> => askOne(seat, key, kindsToName(g).filter(fits));
