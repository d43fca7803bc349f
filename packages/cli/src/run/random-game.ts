/** One game by random legal play, watched: what it was like, and what went wrong. */
import { checkInvariants, createGame, diceFrom, isAnyTime, randomAnswer } from '@cosmarium/engine';
import type { Decision, Dice, Game, Journal, Setup } from '@cosmarium/engine';

/** Random players with hardly a ship left can go on for a hundred thousand decisions; this is far beyond. */
export const MAX_DECISIONS = 1_000_000;

export interface Failure {
  message: string;
  /** Up to and with the answer that broke it; null if the game could not even begin. */
  journal: Journal | null;
}

export interface GameReport {
  seed: string;
  players: number;
  decisions: number;
  encounters: number;
  turns: number;
  /** Questions asked in each encounter. */
  perEncounter: number[];
  /** The alien each seat began with. */
  aliens: string[];
  winners: readonly number[];
  failure: Failure | null;
}

export interface WatchOptions {
  maxDecisions?: number;
  uses?: Map<string, number>;
  /** Called before every answer; throws if something is wrong. */
  before?: (game: Game, decision: Decision) => void;
  /** Called after every answer: the game to go on with. */
  next?: (game: Game) => Game;
  /** Called once the game is over; throws if something is wrong. */
  after?: (game: Game) => void;
  /** How to answer; at random unless told. */
  choose?: (decision: Decision, dice: Dice, game: Game) => unknown;
}

export function randomGame(setup: Setup, seed: string, options: WatchOptions = {}): GameReport {
  const { maxDecisions = MAX_DECISIONS, choose = randomAnswer } = options;
  const report = emptyReport(seed);
  const dice = diceFrom(`answers:${seed}`);
  let game: Game | null = null;
  try {
    const { uses } = options;
    game = createGame(setup, seed, { watch: checkInvariants, ...(uses === undefined ? {} : { uses }) });
    while (!game.over && !game.stopped) {
      const decision = game.pending()[0];
      if (decision === undefined) throw new Error('nobody is asked anything, and the game is not over');
      if (++report.decisions > maxDecisions) throw new Error(`longer than ${maxDecisions} decisions`);
      options.before?.(game, decision);
      const answer = choose(decision, dice, game);
      // Where a pass is given by itself nobody was asked.
      if (!isAnyTime(decision) || answer !== 0) note(report, game);
      game.answer(decision.seat, decision.id, answer);
      if (options.next !== undefined) game = options.next(game);
    }
    options.after?.(game);
  } catch (error) {
    report.failure = { message: describe(error), journal: game?.journal() ?? null };
  }
  if (game !== null) finish(report, game);
  return report;
}

function emptyReport(seed: string): GameReport {
  return {
    seed,
    players: 0,
    decisions: 0,
    encounters: 0,
    turns: 0,
    perEncounter: [],
    aliens: [],
    winners: [],
    failure: null,
  };
}

function note(report: GameReport, game: Game): void {
  const { s } = game;
  if (s.stage === 'setup') return;
  if (report.aliens.length === 0) report.aliens = s.players.map((player) => player.sheets[0]?.alien ?? '');
  const at = s.encounters - 1;
  while (report.perEncounter.length <= at) report.perEncounter.push(0);
  report.perEncounter[at]++;
}

function finish(report: GameReport, game: Game): void {
  const { s } = game;
  report.players = s.players.length;
  report.encounters = s.encounters;
  report.turns = s.turn;
  report.winners = game.winners;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const where = error.stack?.split('\n').find((line) => /packages\/(engine|cli)/.test(line));
  return `${error.message}${where === undefined ? '' : ` (${where.trim().replace(/^at /, '')})`}`;
}
