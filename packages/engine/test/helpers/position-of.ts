import type { PlayerSpec, PositionSpec } from '@cosmarium/engine';

/** Two home colonies: too few for a power (POWER-1). */
export const WEAK = [8, 12, 0, 0, 0];

type Change = Partial<PlayerSpec>;

/** Red plays this alien with all its planets and begins its turn; destiny names blue. Nobody else has a power. */
export const positionOf =
  (alien: string, red: string, blue: string) =>
  (
    first: Change = {},
    second: Change = {},
    third: Change = {},
    rest: Partial<PositionSpec> = {},
  ): PositionSpec => ({
    players: [
      { colour: 'red', alien, hand: [red], ...first },
      { colour: 'blue', alien: 'zombie', homes: WEAK, hand: [blue], ...second },
      { colour: 'green', alien: 'human', homes: WEAK, hand: [], ...third },
    ],
    destiny: ['destiny-blue'],
    ...rest,
  });
