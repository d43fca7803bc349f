/**
 * States that were stored by older builds lack what has been added since. Here, and nowhere else, they get it: whoever adds a
 * field to the state says here what it is in a state that knows nothing of it.
 */
import { seedRng } from '../rng.ts';
import { homeSystems } from './planets.ts';
import { DEFAULT_READINGS } from './setup.ts';
import { PLAIN_RULES } from './variants.ts';
import type { Encounter, GameState, Lasting, Options, Planet, SpecialShip, Technology } from './types.ts';

const WORDS_OF_VERSION_1 = 4;

/** The same for a state of today. What is no state at all stays as it is: `checkPosition` says what is wrong with it. */
export function readState(stored: unknown): unknown {
  if (!hasFields(stored) || !hasFields(stored.options) || !Array.isArray(stored.players)) return stored;
  const older = stored as unknown as Partial<GameState> & Pick<GameState, 'options' | 'players'>;
  const options = readOptions(older.options);
  const encounter = hasFields(older.encounter) ? readEncounter(older.encounter) : older.encounter;
  const planets = older.planets ?? planetsUnder(older);
  const players: unknown[] = older.players.map(readPlayer);
  const later = { sideDecks: [], purged: [], holds: [], fight: null };
  return { ...later, ...older, options, rng: readRng(older.rng), players, planets, encounter };
}

/** All sheets lay face up, in no row and with no ships on them, and there were no technologies. */
function readPlayer(player: unknown): unknown {
  if (!hasFields(player) || !Array.isArray(player.sheets)) return player;
  const sheets = player.sheets.map((sheet: unknown) =>
    hasFields(sheet) ? { faceDown: false, stage: 'none', holds: [], ...sheet } : sheet,
  );
  return { technologies: [], special: furtherShips(player.technologies), ...player, sheets };
}

/** The ship of a technology was kept on it. */
function furtherShips(technologies: unknown): SpecialShip[] {
  if (!Array.isArray(technologies)) return [];
  return (technologies as Partial<Technology>[]).flatMap(({ data, token = [] }) =>
    data?.ship === true ? [{ at: token[0], marks: ['the-prometheus'], up: true, further: true }] : [],
  );
}

/** All planets were home planets, and every one had a number of ships for every player. */
function planetsUnder({ players, ships = [] }: Pick<GameState, 'players'> & Partial<GameState>): Planet[] {
  const n = players.length;
  return homeSystems(n, ships.length / (n * n));
}

/** Version 1 had another generator. Its state, which nobody knows, makes the key of the new one. */
const readRng = (rng: unknown): unknown =>
  Array.isArray(rng) && rng.length === WORDS_OF_VERSION_1 ? seedRng(rng.join(' ')) : rng;

const readOptions = (options: Partial<Options>): Partial<Options> => ({
  combo: '',
  specialShips: [],
  decks: [],
  ...options,
  variants: { ...PLAIN_RULES, ...options.variants },
  readings: { ...DEFAULT_READINGS, ...options.readings },
});

/** Between encounters it is the record of the last one. */
function readEncounter(encounter: Partial<Encounter>): Partial<Encounter> {
  const { faces, forced, lasting = [] } = encounter;
  const later: Partial<Encounter> = {
    shown: faces,
    reworks: [],
    beside: [],
    factors: [1, 1],
    silent: false,
    multiples: [null, null],
    raised: [0, 0],
    conversions: [],
    recast: ['', ''],
    causes: [],
    aside: [],
    standIns: [],
  };
  return {
    ...later,
    ...encounter,
    // It was the number of a side, of an encounter that is over.
    forced: Array.isArray(forced) ? forced : [],
    // Only aliens announced anything.
    lasting: Array.isArray(lasting) ? lasting.map(readLasting) : lasting,
  };
}

const readLasting = ({ alien, ...lasting }: Lasting & { alien?: string }): Lasting => ({
  ...lasting,
  source: alien ?? lasting.source,
});

const hasFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
