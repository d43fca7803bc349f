/** Naming a card: any kind that may be in a game like this one (RUL-20), so that the list tells nothing about its decks. */
import { deckFor, flareKind, sideDecksIn } from '../cards/kinds.ts';
import type { Game } from '../game.ts';
import type { Seat } from '../state/types.ts';
import { askOne } from './ask.ts';
import type { Script } from './script.ts';

/** Flares last and in an order of their own. Technologies are no cards to hold. */
export function kindsToName({ s, rules }: Pick<Game, 's' | 'rules'>): string[] {
  const { options, pool } = s;
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
