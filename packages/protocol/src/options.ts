/** Everything a host may choose for a table. */
import {
  ALERTS,
  ALIEN_SETS,
  COLOURS,
  FEWEST_PLAYERS,
  MARKERS,
  MOST_PLAYERS,
  VARIANTS,
  type Colour,
  type Setup,
  type Variants,
} from '@cosmarium/engine';
import * as v from 'valibot';
import { whole } from './whole.ts';

const HOUR = 60 * 60;
const LONGEST_CLOCK = 14 * 24 * HOUR;
const SHORTEST_SLOW_WINDOW = 10 * 60;
const seconds = whole(0, LONGEST_CLOCK);
/** An alien or a combo. Which there are, the engine knows. */
const word = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z0-9-]*$/));
const MOST_ALIENS = 400;

export const TAKE_BACKS = ['off', 'free', 'ask'] as const;
export const LATECOMERS = ['welcome', 'ask', 'watch'] as const;

const once = <T>(list: readonly T[]) => new Set(list).size === list.length;

/** Seconds; 0 is no limit. */
const ClocksSchema = v.pipe(
  v.strictObject({
    decision: v.optional(seconds, 90),
    response: v.optional(seconds, 20),
    deal: v.optional(seconds, 60),
  }),
  v.check((clocks) => !isSlow({ clocks }) || fitsSlowTable(clocks)),
);

interface Clocks {
  decision: number;
  response: number;
  deal: number;
}

/** People come to such a table now and then: its clocks also run while nobody is there. */
export const isSlow = ({ clocks }: { clocks: Clocks }): boolean => clocks.decision >= HOUR;

/** Nobody can answer in time what is not asked for long enough, and no chance to respond takes longer than a decision. */
const fitsSlowTable = ({ decision, response, deal }: Clocks): boolean =>
  response >= SHORTEST_SLOW_WINDOW && response <= decision && deal >= HOUR;

const flag = v.optional(v.boolean(), false);
/** Other ways to play (VAR-*). */
const VariantsSchema = v.strictObject(
  Object.fromEntries(VARIANTS.map((name) => [name, flag])) as { [K in keyof Variants]: typeof flag },
);

export const TableOptionsSchema = v.strictObject({
  players: v.optional(whole(FEWEST_PLAYERS, MOST_PLAYERS), 4),
  start: v.optional(v.picklist(['beginner', 'advanced']), 'beginner'),
  /** For a beginner start: a combo by its id, or '' for any. */
  combo: v.optional(word, ''),
  /** For a beginner start: flares in the deck, too (SETUP-8). */
  flares: flag,
  /** Where a flare has two editions (SETUP-9). */
  flareEdition: v.optional(v.picklist(['standard', 'classic']), 'standard'),
  /** Aliens that may appear: of these boxes and alert levels, and not banned by name. */
  sets: v.optional(v.pipe(v.array(v.picklist(ALIEN_SETS)), v.minLength(1), v.check(once)), ['base']),
  alerts: v.optional(v.pipe(v.array(v.picklist(ALERTS)), v.check(once)), [...ALERTS]),
  banned: v.optional(v.pipe(v.array(word), v.maxLength(MOST_ALIENS), v.check(once)), []),
  /** The seat that begins (SETUP-7); -1 leaves it to destiny. */
  first: v.optional(whole(-1, COLOURS.length - 1), -1),
  /** The markers every player gets (SHIP-1); two are for few players, as the engine says. */
  specialShips: v.optional(v.pipe(v.array(v.picklist(MARKERS)), v.maxLength(2)), []),
  variants: v.optional(VariantsSchema, {}),
  clocks: v.optional(ClocksSchema, {}),
  visibility: v.optional(v.picklist(['public', 'private']), 'private'),
  /** `paced`: windows for secret responses take their time, whether or not anybody can respond. */
  pace: v.optional(v.picklist(['paced', 'fast']), 'paced'),
  /** Who plays for somebody who is away: a bot, or nobody: the table waits. */
  away: v.optional(v.picklist(['bot', 'wait']), 'bot'),
  /** Whether answers may be taken back as long as nothing came of them: never, freely, or if the others agree. */
  takeBack: v.optional(v.picklist(TAKE_BACKS), 'off'),
  /** Whether players may ask a bot what it would do in their place. */
  advice: flag,
  /** Whether those who only watch may chat. */
  watchers: v.optional(v.picklist(['talk', 'listen']), 'talk'),
  /**
   * Whether somebody who comes later may have a bot's seat: `welcome` lets whoever has the invitation to a private table take
   * one at once (at a public table they ask), `ask` lets them ask for one, `watch` lets them watch only.
   */
  latecomers: v.optional(v.picklist(LATECOMERS), 'welcome'),
});
export type TableOptions = v.InferOutput<typeof TableOptionsSchema>;
export type TableWishes = v.InferInput<typeof TableOptionsSchema>;

/** What a host has who chooses nothing. */
export const USUAL_OPTIONS: TableOptions = v.parse(TableOptionsSchema, {});

/** Whether a bot's seat in a running game is there for the taking: whoever comes to a private table has been invited. */
export const isWelcome = ({ latecomers, visibility }: TableOptions): boolean =>
  latecomers === 'welcome' && visibility === 'private';

/** The game these options stand for, with these colours by seat. */
export function setupFrom(options: TableOptions, colours: readonly Colour[]): Setup {
  const { start, combo, flares, flareEdition, sets, alerts, banned, first, specialShips, variants } = options;
  return {
    players: colours.map((colour) => ({ colour })),
    start,
    combo,
    flares,
    sets,
    alerts,
    banned,
    first,
    ...(specialShips.length === 0 ? {} : { specialShips }),
    variants,
    readings: { alternateFlares: flareEdition === 'classic' },
  };
}
