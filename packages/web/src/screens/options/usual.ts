/** What a table is opened with unless somebody chooses. */
import { isSlow, PRESETS, USUAL_OPTIONS, type PresetName, type TableOptions } from '@cosmarium/protocol';

type Clocks = TableOptions['clocks'];

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Seconds; 0 is no limit. */
export const CLOCKS = {
  none: { decision: 0, response: 0, deal: 0 },
  relaxed: { decision: 180, response: 45, deal: 120 },
  quick: { decision: 45, response: 15, deal: 60 },
  halfday: { decision: 12 * HOUR, response: 2 * HOUR, deal: 12 * HOUR },
  day: { decision: DAY, response: 4 * HOUR, deal: DAY },
  days: { decision: 3 * DAY, response: 8 * HOUR, deal: 3 * DAY },
} satisfies Record<string, Clocks>;
export type ClockName = keyof typeof CLOCKS;

export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

/** What clocks are called; null if they are somebody's own. */
export function clockName({ decision, response, deal }: Clocks): ClockName | null {
  return (
    CLOCK_NAMES.find(
      (name) =>
        CLOCKS[name].decision === decision &&
        CLOCKS[name].response === response &&
        CLOCKS[name].deal === deal,
    ) ?? null
  );
}

/** What a choice means; at a slow table nobody is expected to be there. */
export const whyKey = (name: string, is: string, options: TableOptions): string =>
  `web.option.${name}.${is}.why${name === 'away' && isSlow(options) ? '-slow' : ''}`;

type SpecialShips = TableOptions['specialShips'];

/** What everybody gets; two only where there are few players. */
export const SPECIAL_SHIPS = {
  none: [],
  flagship: ['flagship'],
  salvage: ['salvage-vessel'],
  both: ['flagship', 'salvage-vessel'],
  flagships: ['flagship', 'flagship'],
  salvages: ['salvage-vessel', 'salvage-vessel'],
} satisfies Record<string, SpecialShips>;
export type ShipsName = keyof typeof SPECIAL_SHIPS;

export const SHIPS_NAMES = Object.keys(SPECIAL_SHIPS) as ShipsName[];

/** What these are called, in whatever order they are named. */
export const shipsName = (ships: SpecialShips): ShipsName =>
  SHIPS_NAMES.find((name) => SPECIAL_SHIPS[name].join() === ships.toSorted().join()) ?? 'none';

export const FIRST_PRESET: PresetName = 'first-game';

/** The rules of a preset on this table. Who begins is no part of it. */
export const withPreset = (options: TableOptions, name: PresetName): TableOptions => ({
  ...options,
  ...PRESETS[name],
  first: options.first,
});

export const NEW_TABLE: TableOptions = withPreset({ ...USUAL_OPTIONS, clocks: CLOCKS.relaxed }, FIRST_PRESET);

export const BOTS_OF_PLAY_NOW = 4;
/** One person and bots: nobody to hide a pause from, nobody to wait for. */
export const playNowOptions = (preset: PresetName): TableOptions =>
  withPreset(
    {
      ...USUAL_OPTIONS,
      players: BOTS_OF_PLAY_NOW + 1,
      pace: 'fast',
      clocks: CLOCKS.none,
      takeBack: 'free',
      advice: true,
    },
    preset,
  );
