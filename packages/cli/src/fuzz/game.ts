/** One fuzzed game: random set-up, random legal play, everything checked on the way. */
import type { Decision, Dice, Game, Setup } from '@cosmarium/engine';
import { randomGame, type GameReport, type WatchOptions } from '../run/random-game.ts';
import { coloursFor, diceFrom, pickAliens } from '../run/setups.ts';
import { SPECTATOR } from './hidden.ts';
import { checkJournal, checkRestore } from './restore.ts';
import { checkSecrecy } from './secrecy.ts';
import { checkWorlds } from './worlds.ts';

export interface FuzzOptions {
  uses?: Map<string, number>;
  maxDecisions?: number;
  /** One decision in so many is a sample at which everything is checked. */
  sampleEvery?: number;
  /** The set-up; a random one unless told. */
  setup?: Setup;
  choose?: WatchOptions['choose'];
}

const SAMPLE_EVERY = 60;

/** 3 to 5 players; every way to start; with and without flares; sometimes the other edition of flares. */
function fuzzSetup(dice: Dice): Setup {
  const colours = coloursFor(3 + dice(3));
  const readings = { alternateFlares: dice(4) === 0, incarnationSuper: dice(4) === 0 };
  switch (dice(5)) {
    case 0:
      return {
        players: colours.map((colour) => ({ colour })),
        start: 'beginner',
        flares: dice(2) === 0,
        readings,
      };
    case 1:
    case 2:
      return { players: colours.map((colour) => ({ colour })), start: 'advanced', readings };
    default: {
      const aliens = pickAliens(colours.length, dice);
      const players = colours.map((colour, seat) => ({ colour, alien: aliens[seat] }));
      return { players, start: 'given', flares: dice(4) > 0, readings, dealRounds: 1 + dice(6) };
    }
  }
}

/** Everything that must hold at any point of a game. */
function checkSample(game: Game, dice: Dice): void {
  checkRestore(game);
  for (let seat = SPECTATOR; seat < game.s.players.length; seat++) checkSecrecy(game, seat, dice);
  checkWorlds(game, dice(game.s.players.length), dice);
}

export function fuzzGame(seed: string, options: FuzzOptions = {}): GameReport {
  const { uses, maxDecisions, choose, sampleEvery = SAMPLE_EVERY } = options;
  const setup = options.setup ?? fuzzSetup(diceFrom(`setup:${seed}`));
  const checks = diceFrom(`checks:${seed}`);
  return randomGame(setup, seed, {
    ...(uses === undefined ? {} : { uses }),
    ...(maxDecisions === undefined ? {} : { maxDecisions }),
    ...(choose === undefined ? {} : { choose }),
    before(game: Game, _decision: Decision) {
      if (checks(sampleEvery) === 0) checkSample(game, checks);
    },
    after: checkJournal,
  });
}
