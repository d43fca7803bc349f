/** What a table can be opened with. */
import type { TableOptions, TableWishes } from '@cosmarium/protocol';

type Clocks = TableOptions['clocks'];

/** Seconds; 0 is no limit. */
export const CLOCKS = {
  none: { decision: 0, response: 0, deal: 0 },
  relaxed: { decision: 180, response: 45, deal: 120 },
  quick: { decision: 45, response: 15, deal: 60 },
} satisfies Record<string, Clocks>;
export type ClockName = keyof typeof CLOCKS;

const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

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

export const BOTS_OF_PLAY_NOW = 4;
/** One person and bots: nobody to hide a pause from, nobody to wait for. */
export const PLAY_NOW: TableWishes = {
  players: BOTS_OF_PLAY_NOW + 1,
  start: 'beginner',
  pace: 'fast',
  visibility: 'private',
  clocks: CLOCKS.none,
};

/** The choices of a new table, each one of a few. */
export const CHOICES = {
  players: ['3', '4', '5'],
  start: ['beginner', 'advanced'],
  planets: ['five', 'four'],
  encounters: ['two', 'one'],
  powers: ['kept', 'changing'],
  sheets: ['open', 'hidden'],
  flares: ['one', 'any'],
  clocks: CLOCK_NAMES,
  visibility: ['private', 'public'],
  pace: ['paced', 'fast'],
  away: ['bot', 'wait'],
  watchers: ['talk', 'listen'],
} as const;
export type ChoiceName = keyof typeof CHOICES;
export type Chosen = { [K in ChoiceName]: (typeof CHOICES)[K][number] };

export const USUAL: Chosen = {
  players: '4',
  start: 'beginner',
  planets: 'five',
  encounters: 'two',
  powers: 'kept',
  sheets: 'open',
  flares: 'one',
  clocks: 'relaxed',
  visibility: 'private',
  pace: 'paced',
  away: 'bot',
  watchers: 'talk',
};

export const wishesFrom = ({
  players,
  clocks,
  planets,
  encounters,
  powers,
  sheets,
  flares,
  ...rest
}: Chosen): TableWishes => ({
  ...rest,
  players: Number(players),
  clocks: CLOCKS[clocks],
  variants: {
    fourPlanets: planets === 'four',
    singleEncounter: encounters === 'one',
    changingPowers: powers === 'changing',
    hiddenPowers: sheets === 'hidden',
    unlimitedFlares: flares === 'any',
  },
});
