/**
 * The public interface of the engine.
 *
 *   createGame(setup, seed) -> Game       pending() · answer(seat, id, value) · view(seat) · events(seat, from)
 *   replay(journal) -> Game               journal() · fork() · hash() · over · winners
 *   randomAnswer(decision, dice)          a legal answer by dice
 */
import type { Answer } from './decisions.ts';
import { RULES } from './content.ts';
import { CosmariumError } from './errors.ts';
import { Game, type GameOptions } from './game.ts';
import { AGREED_DRAW, parseJournal, TAKEN_BACK, type Journal } from './journal.ts';
import { checkPosition } from './state/check.ts';
import { readState } from './state/read.ts';
import type { SetupFault } from './state/fault.ts';
import { completeSetup, emptyState, faultIn, type Setup } from './state/setup.ts';
import type { GameState } from './state/types.ts';
import { cloneState } from './state/clone.ts';

export function createGame(setup: Setup, seed: string, options: GameOptions = {}): Game {
  if (typeof seed !== 'string') throw new CosmariumError('bad-setup', 'a seed is a word', 'seed');
  const complete = completeSetup(setup, RULES);
  return new Game(RULES, emptyState(complete, seed), { setup: complete, seed }, options);
}

/** What is wrong with a set-up before anything starts; null if nothing is. */
export const setupFault = (setup: Setup): SetupFault | null => faultIn(setup, RULES);

/** A game that starts from a position instead of a set-up; also from one that an older build has stored. */
export function gameFromPosition(position: GameState, options: GameOptions = {}): Game {
  const checked = checkPosition(readState(position), RULES);
  return new Game(RULES, cloneState(checked), { position: cloneState(checked) }, options);
}

export interface ReplayOptions extends GameOptions {
  /** Play only so many answers. */
  until?: number;
  /** Compare the fingerprints on the way (default). */
  verify?: boolean;
}

/** Plays a journal again. Throws a CosmariumError that says where it departs from what was recorded. */
export function replay(input: Journal | string, options: ReplayOptions = {}): Game {
  const steps = replaySteps(input, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same, answer by answer, for those who have other things to do meanwhile: the game before each of them. */
export function* replaySteps(
  input: Journal | string,
  options: ReplayOptions = {},
): Generator<Game, Game, undefined> {
  const journal = parseJournal(input);
  const { until = journal.answers.length, verify = true, ...rest } = options;
  let game = startAgain(journal, rest);
  for (let i = 0; i < Math.min(until, journal.answers.length); i++) {
    yield game;
    game = answerFromJournal(game, journal.answers[i], i);
  }
  if (verify && rest.journal !== false) compareCheckpoints(game.journal(), journal);
  return game;
}

function startAgain({ start }: Journal, options: GameOptions): Game {
  try {
    if ('setup' in start) return createGame(start.setup, start.seed, options);
    return gameFromPosition(start.position, options);
  } catch (error) {
    if (error instanceof CosmariumError && (error.code === 'bad-setup' || error.code === 'bad-position'))
      throw new CosmariumError('bad-journal', error.message, 'journal.start');
    throw error;
  }
}

/** The game goes on by this entry: mostly the same one. */
function answerFromJournal(game: Game, [id, answer]: [number, Answer], i: number): Game {
  if (id === AGREED_DRAW && !game.over) {
    game.draw();
    return game;
  }
  const decision = game.pending().find((one) => one.id === id);
  const back = id === TAKEN_BACK && !game.over;
  if (decision === undefined && !back)
    throw new CosmariumError(
      'bad-journal',
      `decision ${id} is not open at this point`,
      `journal.answers[${i}]`,
    );
  try {
    if (decision === undefined) return game.without(answer as number);
    game.answer(decision.seat, id, answer);
    return game;
  } catch (error) {
    if (error instanceof CosmariumError && !error.isFault)
      throw new CosmariumError('bad-journal', error.message, `journal.answers[${i}]`);
    throw error;
  }
}

function compareCheckpoints(played: Journal, recorded: Journal): void {
  recorded.checkpoints.forEach(([at, hash], i) => {
    const found = played.checkpoints.at(i);
    if (found === undefined ? at >= played.answers.length : found[0] === at && found[1] === hash) return;
    const now = found === undefined ? 'there is no such point' : `the state is ${found[1]} after ${found[0]}`;
    throw new CosmariumError(
      'bad-journal',
      `recorded was ${hash} after ${at} answers, now ${now}`,
      `journal.checkpoints[${i}]`,
    );
  });
}

export { checkAnswer, emptiedBy, isForced, mayTake, randomAnswer, type Dice } from './answers.ts';
export {
  cardInfo,
  CARD_TYPES,
  COSMIC_DECK,
  deckList,
  isCardKind,
  settled,
  variantOf,
  type CardInfo,
  type CardType,
} from './cards/kinds.ts';
export { CARD_KINDS } from './sets/cards.ts';
export { RULES } from './content.ts';
export type { Combo } from './sets/set.ts';
export * from './decisions.ts';
export { granted } from './deals.ts';
export { CosmariumError, type ErrorCode } from './errors.ts';
export { standing, type EventType, type GameEvent, type SeenEvent, type SeenTarget } from './events.ts';
export { Game, type GameOptions } from './game.ts';
export { AGREED_DRAW, parseJournal, RULES_VERSION, TAKEN_BACK, type Journal } from './journal.ts';
export { isResponse, PASS } from './take-back.ts';
export { diceFrom } from './dice.ts';
export type { RngState } from './rng.ts';
export { seedFrom, type Lots } from './lots.ts';
export { sha256 } from './sha256.ts';
export { checkInvariants } from './state/invariants.ts';
export { countColonies, fleetSize, planetsOf, shipsOn } from './state/planets.ts';
export { hashState } from './state/hash.ts';
export { sheetFacts, type SheetFacts } from './sheet.ts';
export { askAnew } from './state/ids.ts';
export { SetupError, type SetupFault } from './state/fault.ts';
export { fittingCombos, type CompleteSetup, type Setup } from './state/setup.ts';
export { VARIANTS } from './state/variants.ts';
export { classOf } from './state/special.ts';
export { coloursNeeded, getAlong } from './state/together.ts';
export * from './state/types.ts';
export type { Alien, AnyAbility, Ctx, OtherWay, SheetPiece } from './timing/abilities.ts';
export type { MomentName, Moments } from './timing/moments.ts';
export { numberIn, ownerIn, type Systems } from './systems.ts';
export type { Forecast, Forecasts } from './forecast.ts';
export { fightView } from './view/fight.ts';
export type { FightView, HoldView, Past, Said, View, Waiting } from './view/types.ts';
export { OWN_PARTS, type Still } from './view/view.ts';
export { answerFromWords, legalLabels, optionLabel, placeLabel, wordsOf } from './scenario/labels.ts';
export { buildPosition, type PlayerSpec, type PositionSpec } from './scenario/position.ts';
export { Table, type Asked } from './scenario/table.ts';
export { draftScenario } from './scenario/draft.ts';
export type { Expectation, Failure, Scenario, ScenarioResult, Step, Told } from './scenario/format.ts';
export { parseScenario } from './scenario/read.ts';
export { runScenario } from './scenario/run.ts';
