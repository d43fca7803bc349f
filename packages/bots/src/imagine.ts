/**
 * A game as it may be, brought to the very decision a seat is asked. The engine restores games between encounters only,
 * so the encounter is begun anew from the table as the seat saw it before, with one way the hidden cards can have lain,
 * and led along what the seat has seen since. Where what happened does not tell an answer, answers are tried until the
 * imagined game tells the same story.
 */
import {
  Game,
  diceFrom,
  RULES,
  type Answer,
  type CardOption,
  type Decision,
  type Dice,
  type GameOptions,
  type GameState,
  type Option,
  type Said,
  type Seat,
  type SeenEvent,
  type View,
} from '@cosmarium/engine';
import { cluesOf, dealOut, type Clues, type Opening, type Scene } from './clues.ts';
import { drawWeighted } from './dice.ts';
import { exchangesFor, exchangesInHand, type Exchange } from './exchange.ts';
import { plainTaste } from './guess.ts';
import { Attempts, guessingAgain, type Guess, type Guessing } from './guesses.ts';
import { positionOf } from './position.ts';
import { retrace } from './retrace.ts';

const MOST_STEPS = 200;
/** Worlds and answers tried to find a way. */
const WORLDS = 3;
const TRIES = 30;
/** So many events after a question may name the answer. */
const HINTS = 3;
/** So often chance is tried where something is shuffled, the more often the more is. */
const LOTS = 3;
const MOST_LOTS = 27;
/** Games begun to find a way. A way that is there at all is nearly always found with fewer. */
const MOST_STARTS = 32;
/** How often cards may have to change places. */
const MOST_MENDED = 6;
const IMAGINED = { journal: false, haltAfter: 1 } as const;
/** For copies that are played out: nobody asks what happened in them. */
export const PLAYED_OUT = { ...IMAGINED, events: false } as const;

type WithOptions = Extract<Decision, { options: unknown }>;

/** Leads imagined games to the decision they were imagined for. */
export interface Way {
  clues: Clues;
  /** One way the hidden cards can have lain. */
  deal: (dice: Dice) => Opening;
  /** The game at the decision; null if these cards do not lead there. */
  lead: (world: Opening, dice: Dice) => Game | null;
  /** The game once everything that happened has happened, whoever is asked what. */
  upToNow: (world: Opening, dice: Dice) => Game | null;
}

/** An imagined position may be one that no real game comes to: what goes wrong there is no answer, and no harm. */
export function attempt<T>(play: () => T): T | null {
  try {
    return play();
  } catch {
    return null;
  }
}

/** A game from a position that is used for nothing else: it is not copied. */
export const begin = (position: GameState, options: GameOptions = IMAGINED): Game =>
  new Game(RULES, position, { position }, options);

const ways = new WeakMap<Scene, Way | null>();

/** How to come to the decision again and again; null if no way is found. */
export function wayTo(scene: Scene, decision: Decision): Way | null {
  let way = ways.get(scene);
  if (way === undefined) ways.set(scene, (way = findWay(scene, decision)));
  return way;
}

function findWay(scene: Scene, decision: Decision): Way | null {
  if (scene.view.encounter === null) return null;
  const dice = diceFrom('way');
  const clues = cluesOf(scene, dice);
  const told = toldIn(scene);
  const arrived = (game: Game) => isThere(game, told, decision);
  // What is shuffled on the way may fall out right another time.
  const lots = Math.min(LOTS ** told.shuffles, MOST_LOTS);
  let left = MOST_STARTS + lots;
  for (let i = 0; i < WORLDS * lots; i++) {
    if (left <= 0) return null;
    const start = startingIn(clues, dealOut(clues, dice), `search ${i}`);
    const found = searchGuesses(told, arrived, (mended) => (left-- > 0 ? start(mended) : null));
    if (found === null) continue;
    const lead = (stop: (game: Game) => boolean) => (one: Opening, by: Dice) => {
      for (let n = 0; n < Math.min(lots, LOTS); n++) {
        const luck = String(by(1 << 30));
        const mended: Exchange[] = [];
        const how = (): How => ({
          guess: guessingAgain(found.guesses),
          compares: false,
          mends: found.mends,
          mended,
          dice: diceFrom(luck),
        });
        const game = lastingly(startingIn(clues, one, luck), mended, (again) =>
          follow(again, told, how(), stop),
        );
        if (game !== null) return game;
      }
      return null;
    };
    return {
      clues,
      deal: (by) => dealOut(clues, by),
      lead: lead(arrived),
      upToNow: lead(() => true),
    };
  }
  return null;
}

type Start = (mended: readonly Exchange[]) => Game | null;

/** The same game each time but for cards that have changed places. */
const startingIn =
  ({ opening, destiny }: Clues, world: Opening, luck: string): Start =>
  (mended) => {
    const position = positionOf(opening, world, destiny, diceFrom(luck));
    const { kinds } = position;
    for (const [a, b] of mended) [kinds[a], kinds[b]] = [kinds[b], kinds[a]];
    return begin(position);
  };

/** Begins anew with more cards in other places as long as the game asks for that; null if it gets nowhere. */
function lastingly(start: Start, mended: Exchange[], play: (game: Game) => Followed): Game | null {
  for (let i = 0; i <= MOST_MENDED; i++) {
    const game = attempt(() => start(mended));
    if (game === null) return null;
    const followed = attempt(() => play(game));
    if (followed === 'there') return game;
    if (followed === null || typeof followed === 'string') return null;
    mended.push(...followed);
  }
  return null;
}

interface Found {
  guesses: Guess[];
  /** Whether chance had to be mended on the way. */
  mends: boolean;
}

/** Tries answers until the game comes to the decision by the events that were seen. */
function searchGuesses(told: Told, arrived: (game: Game) => boolean, start: Start): Found | null {
  const attempts = new Attempts();
  let mends = false;
  let furthest = 0;
  // What has got it furthest need not be found out each time anew.
  let best: readonly Exchange[] = [];
  for (let tried = 0; tried < TRIES && attempts.next(); tried++) {
    let reached = 0;
    let unlucky = false;
    const mended = best.slice();
    const game = lastingly(start, mended, (one) => {
      const guess = attempts.begin();
      const how = { guess, compares: true, mends: true, mended, dice: diceFrom('search') };
      const followed = follow(one, told, how, arrived, (far) => (reached = far));
      if (typeof followed !== 'string') mends = true;
      unlucky = followed === 'unlucky';
      return followed;
    });
    if (game !== null) return { guesses: attempts.guesses, mends };
    if (unlucky) return null;
    if (reached > furthest) [furthest, best] = [reached, mended];
    attempts.fail(reached);
  }
  return null;
}

const isThere = (game: Game, { view }: Told, decision: Decision): boolean =>
  game.pending().some((d) => sameDecision(d, decision)) && sameEncounter(game.s, view);

interface How {
  guess: Guessing;
  dice: Dice;
  /** Whether the game has to tell the same story. */
  compares: boolean;
  /** Whether it has to be seen to it that chance brings about the cards that were seen. */
  mends: boolean;
  /** What has been done for that. */
  mended: readonly Exchange[];
}

/** The game is where it should be, cannot get there, not with what was shuffled, or could if these cards changed places. */
type Followed = 'there' | 'lost' | 'unlucky' | Exchange[];

interface Told {
  view: View;
  /** What happened, less the shuffling: the imagined decks are stacked. */
  story: readonly SeenEvent[];
  /** How often anything was shuffled. */
  shuffles: number;
  said: readonly Said[];
}

/** The answers this seat has given, each to the question it was asked. */
function saying(said: readonly Said[]): (d: Decision) => Answer | null {
  let next = 0;
  return (d) => {
    // With other hidden cards it may not be asked everything again.
    for (let i = next; i < said.length; i++) {
      const { decision, answer } = said[i];
      if (!sameDecision(d, decision)) continue;
      next = i + 1;
      return translate(answer, decision, d);
    }
    return null;
  };
}

/** For the first event that tells of other cards than were seen. */
function firstExchange(
  s: GameState,
  me: Seat,
  news: readonly SeenEvent[],
  [story, told]: readonly [readonly SeenEvent[], number],
  tried: readonly Exchange[],
): Exchange[] | null {
  for (const [i, event] of news.entries()) {
    // What is told beyond the story is no other card, but of a question that was not asked.
    if (told + i >= story.length) return null;
    const mended = exchangesFor(s, me, event, [story, told + i], tried);
    if (mended.length > 0) return mended;
  }
  return null;
}

/** A question, how far the story had come, and how often it had been asked by then. */
interface Asking {
  key: string;
  told: number;
  nth: number;
}

/** Leads a game along the events until `stop` says so. */
function follow(
  game: Game,
  { view, story, shuffles, said }: Told,
  { guess, dice, compares, mends, mended: before }: How,
  stop: (game: Game) => boolean,
  reach: (told: number) => void = () => {},
): Followed {
  let heard = 0;
  let told = 0;
  let asked: Asking = { key: '', told: 0, nth: 0 };
  const own = saying(said);
  for (let step = 0; step < MOST_STEPS; step++) {
    if (compares || shuffles > 0 || mends) {
      const news = game.events(view.seat, heard).filter(({ type }) => !UNTOLD.has(type));
      const same = news.map((event, i) => alike(event, story[told + i]));
      const agreed = same.includes(false) ? same.indexOf(false) : news.length;
      if (mends) {
        const mended = firstExchange(game.s, view.seat, news.slice(0, agreed + 1), [story, told], before);
        if (mended !== null) return mended;
      }
      if (compares) reach(told + agreed);
      if (compares && agreed < news.length)
        return shuffles > 0 && news[agreed].type === 'destiny.drawn' ? 'unlucky' : 'lost';
      told += news.length;
    } else told += game.eventCount - heard;
    heard = game.eventCount;
    if (told > story.length) return 'lost';
    if (told === story.length && stop(game)) return 'there';
    const [decision] = game.pending();
    if (decision === undefined) return 'lost';
    const again = asked.key === decision.key && asked.told === told;
    asked = { key: decision.key, told, nth: again ? asked.nth + 1 : 0 };
    let answer = own(decision);
    // What it has answered since may have taken cards out of its hand.
    if (answer === null && mends && told === story.length && decision.seat === view.seat) {
      const mended = exchangesInHand(game.s, view, before);
      if (mended.length > 0) return mended;
    }
    answer ??= retrace(game.s, decision, { next: story.slice(told), view, nth: asked.nth });
    if (answer === null && decision.kind === 'encounter-card')
      answer = drawWeighted(plainTaste(decision.options.map((option) => (option as CardOption).card)), dice);
    // What it has used it remembers.
    if (answer === null && decision.seat === view.seat && decision.kind === 'respond')
      answer = decision.fallback;
    answer ??= guess(decision, story.slice(told, told + HINTS), told);
    game.answer(decision.seat, decision.id, answer);
  }
  return 'lost';
}

const UNTOLD = new Set<SeenEvent['type']>(['destiny.shuffled', 'deck.reshuffled']);

function toldIn({ view, past: { events, said } }: Scene): Told {
  const story = events.filter(({ type }) => !UNTOLD.has(type));
  return { view, story, shuffles: events.length - story.length, said };
}

/** What is not the same in a game that began with this encounter, or hangs on cards nobody saw. */
const INCIDENTAL = new Set(['number', 'cards', 'params', 'target']);

function alike(a: SeenEvent, b: SeenEvent | undefined): boolean {
  if (b === undefined || a.type !== b.type) return false;
  const [one, other] = [a, b] as unknown as [Record<string, unknown>, Record<string, unknown>];
  return Object.keys(one).every((key) => {
    const [x, y] = [one[key], other[key]];
    return (
      x === y || INCIDENTAL.has(key) || (typeof x === 'object' && JSON.stringify(x) === JSON.stringify(y))
    );
  });
}

const sameOption = (a: Option, b: Option): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** Where each option of one decision stands among those of another; null if they do not offer the same. */
function translation(from: WithOptions, to: WithOptions): number[] | null {
  if (from.options.length !== to.options.length) return null;
  if (from.options.every((option, i) => sameOption(option, to.options[i]))) return [...from.options.keys()];
  const left: (string | null)[] = to.options.map((option) => JSON.stringify(option));
  const found = from.options.map((option) => {
    const i = left.indexOf(JSON.stringify(option));
    if (i >= 0) left[i] = null;
    return i;
  });
  return found.includes(-1) ? null : found;
}

/** An imagined game may list the same options in another order: the answer as it has to be given there. */
export function translate(answer: Answer, from: Decision, to: Decision): Answer {
  if (!('options' in from && 'options' in to)) return answer;
  const places = translation(from, to)!;
  if (typeof answer === 'number') return places[answer];
  const moved = (answer as readonly number[]).map((i) => places[i]);
  return from.kind === 'arrange' ? moved : moved.sort((a, b) => a - b);
}

/** Whether this is the decision the view shows. */
export const sameDecision = (a: Decision, b: Decision): boolean => {
  if (a.seat !== b.seat || a.kind !== b.kind || a.key !== b.key) return false;
  if (a.kind === 'respond' && JSON.stringify(a.params) !== JSON.stringify(b.params)) return false;
  if ('options' in a && 'options' in b) return translation(a, b) !== null;
  if ('slots' in a && 'slots' in b) return JSON.stringify(a.slots) === JSON.stringify(b.slots);
  return true;
};

function sameEncounter(s: GameState, view: View): boolean {
  const [e, seen] = [s.encounter!, view.encounter!];
  if (e.phase !== seen.phase || e.defense !== seen.defense || e.planet !== seen.planet) return false;
  return e.gate.every((count, seat) => count === seen.gate[seat] && e.aid[seat] === seen.aid[seat]);
}
