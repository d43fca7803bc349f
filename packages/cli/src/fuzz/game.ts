/** One fuzzed game: random set-up, random legal play, everything checked on the way. */
import { ALIEN_SETS, diceFrom, FEWEST_PLAYERS, MARKERS, MOST_PLAYERS } from '@cosmarium/engine';
import type { Decision, Dice, Game, Setup } from '@cosmarium/engine';
import { randomGame, type GameReport, type WatchOptions } from '../run/random-game.ts';
import { canBeHidden, coloursFor, needsFlares, pickAliens } from '../run/setups.ts';
import { SPECTATOR } from './hidden.ts';
import { checkJournal, checkRestore } from './restore.ts';
import { checkSecrecy } from './secrecy.ts';
import { perhapsTakeBack } from './take-back.ts';
import { checkWorlds } from './worlds.ts';

export interface FuzzOptions {
  uses?: Map<string, number>;
  maxDecisions?: number;
  /** One decision in so many is a sample at which everything is checked. */
  sampleEvery?: number;
  /** Asked at the end of the game: whether it is worth playing again from its journal. Every one is unless told. */
  replays?: () => boolean;
  /** The set-up; a random one unless told. */
  setup?: Setup;
  choose?: WatchOptions['choose'];
}

const SAMPLE_EVERY = 60;

/** Mostly 3 to 5 players, sometimes more; every way to start and to play; sometimes the other edition of flares. */
function fuzzSetup(dice: Dice): Setup {
  const most = dice(4) === 0 ? MOST_PLAYERS : 5;
  const colours = coloursFor(FEWEST_PLAYERS + dice(most - FEWEST_PLAYERS + 1));
  const common = {
    variants: {
      fourPlanets: dice(4) === 0,
      singleEncounter: dice(6) === 0,
      changingPowers: dice(6) === 0,
      unlimitedFlares: dice(6) === 0,
      hiddenPowers: dice(4) === 0,
      technologies: dice(3) === 0,
      rewards: dice(3) === 0,
    },
    readings: {
      alternateFlares: dice(4) === 0,
      incarnationSuper: dice(4) === 0,
      failedResearch: dice(4) === 0,
    },
  };
  switch (dice(5)) {
    case 0:
      return {
        players: colours.map((colour) => ({ colour })),
        start: 'beginner',
        flares: dice(2) === 0,
        ...common,
      };
    case 1:
    case 2:
      return {
        players: colours.map((colour) => ({ colour })),
        start: 'advanced',
        sets: [...ALIEN_SETS],
        ...common,
      };
    default: {
      const flares = dice(4) > 0;
      const fits = (id: string) =>
        (!common.variants.hiddenPowers || canBeHidden(id)) && (flares || !needsFlares(id));
      const aliens = pickAliens(colours.length, dice, [], fits);
      const players = colours.map((colour, seat) => ({ colour, alien: aliens[seat] }));
      return { players, start: 'given', sets: [...ALIEN_SETS], flares, ...common, dealRounds: 1 + dice(6) };
    }
  }
}

/** Sometimes special ships: one of either kind for everybody, or any two where there are few enough players. */
function withShips(setup: Setup, dice: Dice): Setup {
  if (dice(3) > 0) return setup;
  const count = setup.players.length <= 4 ? 1 + dice(2) : 1;
  const specialShips = Array.from({ length: count }, () => MARKERS[dice(MARKERS.length)]);
  return { ...setup, specialShips };
}

/** Everything that must hold at any point of a game. */
function checkSample(game: Game, dice: Dice): void {
  checkRestore(game);
  for (let seat = SPECTATOR; seat < game.s.players.length; seat++) checkSecrecy(game, seat, dice);
  checkWorlds(game, dice(game.s.players.length), dice);
}

export function fuzzGame(seed: string, options: FuzzOptions = {}): GameReport {
  const { uses, maxDecisions, choose, sampleEvery = SAMPLE_EVERY, replays = () => true } = options;
  const chance = diceFrom(`setup:${seed}`);
  const setup = options.setup ?? withShips(fuzzSetup(chance), chance);
  const checks = diceFrom(`checks:${seed}`);
  return randomGame(setup, seed, {
    ...(uses === undefined ? {} : { uses }),
    ...(maxDecisions === undefined ? {} : { maxDecisions }),
    ...(choose === undefined ? {} : { choose }),
    before(game: Game, _decision: Decision) {
      if (!game.listensRightly) throw new Error('who could act at which moment is out of date');
      if (checks(sampleEvery) === 0) checkSample(game, checks);
    },
    next: (game) => perhapsTakeBack(game, checks),
    after(game: Game) {
      if (replays()) checkJournal(game);
    },
  });
}
