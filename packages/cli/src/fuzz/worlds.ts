/**
 * Two worlds that differ only in what one seat cannot know (the hidden cards and sheets, and the secret choices of others) are
 * played side by side for an encounter, with the same public choices in both. As long as none of what was exchanged
 * comes to light, the seat must be told and asked the same, byte for byte.
 */
import { cardInfo, gameFromPosition, isCardKind, isResponse, randomAnswer } from '@cosmarium/engine';
import type { CardOption, Decision, Option, Dice, Game, GameState, Seat, SeenEvent } from '@cosmarium/engine';
import { exchangeable, exchangeCards, exchangeSheets, knows, SPECTATOR } from './hidden.ts';
import { difference } from './secrecy.ts';

const MOST_STEPS = 400;

export function checkWorlds(game: Game, seat: Seat, dice: Dice): void {
  const { state } = game.snapshot();
  if (state.stage === 'setup' || state.stage === 'over') return;
  const other = game.snapshot().state;
  const groups = exchangeable(state, seat, dice);
  for (const cards of groups) exchangeCards(other, cards, dice);
  exchangeSheets(other, seat, dice);
  const hidden = groups.flat();
  const options = { journal: false, haltAfter: state.encounters + 1 };
  const worlds: Pair = [gameFromPosition(state, options), gameFromPosition(other, options)];
  for (let step = 0; step < MOST_STEPS; step++) {
    takesBackTheSame(worlds, seat);
    for (const world of worlds) answerInSecret(world, seat, dice);
    takesBackTheSame(worlds, seat);
    if (worlds.some(({ s }) => peeks(s, seat) || hidden.some((card) => knows(s, seat, card)))) return;
    if (!looksTheSame(worlds, seat)) return;
    if (worlds[0].pending().length === 0 || !answerAlike(worlds, seat, dice)) return;
  }
}

/** Whether this seat alone has seen which card another chose. */
const peeks = ({ encounter }: GameState, seat: Seat): boolean =>
  [...(encounter?.laid ?? []), ...(encounter?.beside ?? [])].some(
    (one) => one !== null && !one.up && one.from.seat !== seat && (one.seen & (1 << seat)) !== 0,
  );

type Pair = readonly [Game, Game];

/**
 * What others decide in secret is decided at once, in each world for itself. Nobody does what all would notice, such as
 * responding; but which cards they choose, and whether they were asked at all, must not be seen until it comes to light.
 */
function answerInSecret(world: Game, seat: Seat, dice: Dice): void {
  for (;;) {
    const open = world.pending().find((d) => d.secret && d.seat !== seat);
    if (open === undefined) return;
    world.answer(open.seat, open.id, chooseInSecret(open, dice));
  }
}

/** A card that shows the back of the reward deck wherever it lies. */
function isReward(option: Option): boolean {
  const kind = typeof option === 'object' && 'card' in option ? option.card : option;
  return typeof kind === 'string' && isCardKind(kind) && cardInfo(kind).deck === 'reward';
}

function chooseInSecret(decision: Decision, dice: Dice): unknown {
  switch (decision.kind) {
    case 'arrange':
      return randomAnswer(decision, dice);
    case 'cards':
      // Everybody sees how many are chosen and their backs (REW-5); the first cards have the same in both worlds.
      return decision.min < decision.max || decision.options.some((option) => isReward(option))
        ? decision.fallback
        : randomAnswer(decision, dice);
    case 'card': {
      const alike = decision.options.flatMap((option, i) => (isReward(option) ? [] : [i]));
      return alike.length === 0 ? decision.fallback : alike[dice(alike.length)];
    }
    case 'encounter-card': {
      // From the hand if possible: playing from a pile may be a use of a power, which all see.
      const fromHand = decision.options.flatMap((option, i) =>
        (option as CardOption).zone === '' ? [i] : [],
      );
      const alike = fromHand.filter((i) => !isReward(decision.options[i]));
      const chosen = alike.length > 0 ? alike : fromHand;
      return chosen.length === 0 ? decision.fallback : chosen[dice(chosen.length)];
    }
    default:
      return decision.fallback;
  }
}

/** Whether others are asked to respond, or were, must not be seen by what can be taken back. */
function takesBackTheSame(worlds: Pair, seat: Seat): void {
  const asked = worlds.map((world) => JSON.stringify(world.pending().filter((open) => !isResponse(open))));
  if (asked[0] !== asked[1]) return;
  const [one, other] = worlds.map((world) => world.canTakeBack(seat));
  if (one !== other)
    throw new Error(`whether seat ${seat} may take an answer back depends on what it cannot know`);
}

/** True if the seat sees the same in both worlds, false if they rightly differ; throws on a leak. */
function looksTheSame(worlds: Pair, seat: Seat): boolean {
  const [told, instead] = worlds.map((world) => world.events(seat));
  const events = Math.max(told.length, instead.length);
  for (let i = 0; i < events; i++) {
    const [a, b] = [JSON.stringify(told[i]) ?? 'nothing', JSON.stringify(instead[i]) ?? 'nothing'];
    if (a === b) continue;
    if (RIGHTLY.some((both) => both(told[i], instead[i]))) return false;
    throw new Error(`seat ${seat} is told what it cannot know: ${difference(a, b)}`);
  }
  if (backsIn(worlds[0]) !== backsIn(worlds[1])) return false;
  const [seen, other] = worlds.map((world) => JSON.stringify(observed(world, seat)));
  if (seen !== other)
    throw new Error(`the view of seat ${seat} depends on what it cannot know: ${difference(seen, other)}`);
  return true;
}

/** REW-5: who had to hand over their best card has shown its back to all. */
const backsIn = (world: Game): string =>
  JSON.stringify(world.view(SPECTATOR).players.map(({ backs }) => backs));

/** A card was shown and went out of sight again in one step: that, and nothing else, is what differs. */
function bothShowCards(a: SeenEvent | undefined, b: SeenEvent | undefined): boolean {
  const shows = (event: SeenEvent | undefined) =>
    event !== undefined && 'cards' in event && Array.isArray(event.cards) && event.cards.length > 0;
  return shows(a) && shows(b) && sameBut('cards', a, b);
}

/** A sheet came to light, or one that nobody had. */
function bothShowAlien(a: SeenEvent | undefined, b: SeenEvent | undefined): boolean {
  const shows = (event: SeenEvent | undefined) =>
    event !== undefined && event.type.startsWith('sheet.') && 'alien' in event && event.alien !== '';
  return shows(a) && shows(b) && sameBut('alien', a, b);
}

/** Somebody had to give what their hand has of it: how many cards that are is for all to see. */
const bothGiveCards = (a: SeenEvent | undefined, b: SeenEvent | undefined): boolean =>
  a?.type === 'cards.given' && b?.type === 'cards.given' && sameBut('count', a, b);

/** The seat itself looks at something that was exchanged. */
const bothLook = (a: SeenEvent | undefined, b: SeenEvent | undefined): boolean =>
  a?.type === 'seen' && a.word !== '' && sameBut('word', a, b);

/** Two events of which each may be told instead of the other. */
const RIGHTLY = [bothShowCards, bothShowAlien, bothGiveCards, bothLook];

const sameBut = (field: string, a: SeenEvent | undefined, b: SeenEvent | undefined): boolean =>
  JSON.stringify({ ...a, [field]: null }) === JSON.stringify({ ...b, [field]: null });

/** The view without what the host's pace has to hide: that somebody may respond just now. */
function observed(world: Game, seat: Seat): unknown {
  const { waiting, ...view } = world.view(seat);
  return { ...view, waiting: waiting.filter((one) => !('responses' in one)) };
}

/** Gives the first open decision the same answer in both worlds; false if there is no telling what that would be. */
function answerAlike(worlds: Pair, seat: Seat, dice: Dice): boolean {
  const open = worlds[0].pending().find((d) => d.seat === seat) ?? worlds[0].pending()[0];
  const twin = worlds[1].pending().find((d) => d.seat === open.seat && d.key === open.key);
  if (twin === undefined) return false;
  const answers = pairOfAnswers(open, twin, dice);
  if (answers === null) return false;
  worlds[0].answer(open.seat, open.id, answers[0]);
  worlds[1].answer(twin.seat, twin.id, answers[1]);
  return true;
}

function pairOfAnswers(a: Decision, b: Decision, dice: Dice): [unknown, unknown] | null {
  if (JSON.stringify({ ...a, id: 0 }) === JSON.stringify({ ...b, id: 0 })) {
    const answer = randomAnswer(a, dice);
    return [answer, answer];
  }
  if (a.kind === 'offer') return [{ do: 'fail' }, { do: 'fail' }];
  if (a.kind === b.kind && 'options' in a && 'options' in b && a.options.length === b.options.length) {
    if (a.kind !== 'cards' && a.key !== 'ask.change-power') return null;
    const answer = randomAnswer(a, dice);
    return [answer, answer];
  }
  return null;
}
