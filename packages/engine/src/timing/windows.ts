/** Runs a moment: mandatory abilities in PRIO-2 order, then optional ones offered until all pass. */
import { UNNUMBERED } from '../decisions.ts';
import type { Params, Question, Response } from '../decisions.ts';
import { CosmariumError } from '../errors.ts';
import type { Game } from '../game.ts';
import { canChooseEncounterCard, priority } from '../state/query.ts';
import type { Lasting, Seat } from '../state/types.ts';
import { checkWin, TURN_ENDS, turnEnds } from '../verbs/outcome.ts';
import { turnUpSheet } from '../verbs/sheets.ts';
import { addTarget } from './aim.ts';
import { NO_PARAMS } from './ask.ts';
import type { Candidate } from './candidate.ts';
import { mandatory, NOBODY, optional } from './candidates.ts';
import {
  AT,
  isAnswered,
  NOTHING_TOLD,
  type AnsweredMoment,
  type At,
  type MomentName,
  type Moments,
  type PlainMoment,
} from './moments.ts';
import type { Listeners } from './listeners.ts';
import { NOTHING, type Script } from './script.ts';
import { handedOver } from './taken.ts';
import { useTechnology } from './technology.ts';
import { layDown, perform, playAs, playCard, usePower } from './use.ts';

const DEEPEST = 60;
const NONE_USED: readonly Candidate[] = [];

/** A named point of the timeline, or something that happens, with what abilities there are told and may change. */
export function moment(g: Game, point: At<PlainMoment>): Script;
export function moment<M extends MomentName>(g: Game, point: At<M>, ev: Moments[M]): Script;
export function moment(g: Game, point: At, ev: Moments[MomentName] = NOTHING_TOLD): Script {
  if (turnEnds(g)) return lastWordBefore(g, point, ev);
  const listeners = g.openMoment(point);
  return listeners.anybody.has(point) ? opened(g, point, ev, listeners) : NOTHING;
}

/** What comes of a moment at which somebody has anything. */
function opened(g: Game, point: At, ev: Moments[MomentName], listeners: Listeners): Script {
  const order = priority(g.s);
  const forced = listeners.byThemselves.has(point) ? mandatory(g, point, ev, order) : NOBODY;
  if (forced.length > 0) return run(g, point, ev, order, forced, 0, NOBODY);
  for (let turn = 0; turn < order.length; turn++) {
    const found = optional(g, point, ev, order[turn], NONE_USED);
    if (found.length > 0) return run(g, point, ev, order, forced, turn, found);
  }
  return NOTHING;
}

/** PLAN-1: whether an offense without an encounter card can still do something about it. */
function hasLastWord(g: Game): boolean {
  g.openMoment(AT['turn.ending']);
  return couldAct(g, AT['turn.ending'], NOTHING_TOLD, g.s.encounter!.offense);
}

/** PLAN-1 says that the turn ends. Whoever is about to be asked something is asked first, if the last word comes in time. */
export function turnIsOver(g: Game): boolean {
  if (!turnEnds(g)) return false;
  if (!hasLastWord(g)) return true;
  g.cardsMoved = true;
  return false;
}

function* lastWord(g: Game): Script {
  if (!hasLastWord(g)) throw TURN_ENDS;
  const { offense } = g.s.encounter!;
  g.renewing = offense;
  yield* moment(g, AT['turn.ending']);
  g.renewing = -1;
  if (!canChooseEncounterCard(g, offense)) throw TURN_ENDS;
}

// Both by themselves: a function that hands itself on has its arguments put on the heap, each time it is called.
function* lastWordBefore(g: Game, point: At, ev: Moments[MomentName]): Script {
  yield* lastWord(g);
  yield* moment(g, point as At<never>, ev as never);
}

function* lastWordBeforeSettling(g: Game): Script {
  yield* lastWord(g);
  yield* settle(g);
}

/** Whether this player would be offered something at this moment. */
export const couldAct = <M extends MomentName>(g: Game, at: At<M>, ev: Moments[M], seat: Seat): boolean =>
  optional(g, at, ev, seat, NONE_USED).length > 0;

/** The same, by what lies face up. */
export const couldActOpenly = <M extends MomentName>(
  g: Game,
  at: At<M>,
  ev: Moments[M],
  seat: Seat,
): boolean => optional(g, at, ev, seat, NONE_USED).some((one) => one.faceDown === null);

/** Looks for winners (WIN-1: at once), then runs what verbs have queued; nothing of it if the turn has ended (PLAN-1). */
export function settle(g: Game): Script {
  if (turnEnds(g)) return lastWordBeforeSettling(g);
  checkWin(g);
  const script = nextHappening(g);
  return script === NOTHING ? NOTHING : settling(g, script);
}

function* settling(g: Game, first: Script): Script {
  for (let script = first; script !== NOTHING; script = nextHappening(g)) yield* script;
  checkWin(g);
}

/** What comes of the first queued happening that anybody acts on. */
function nextHappening(g: Game): Script {
  while (g.happened.length > 0) {
    const { name, ev } = g.happened.shift()!;
    const script = name === 'cards.taken' ? handedOver(g, ev) : moment(g, AT[name], ev);
    if (script !== NOTHING) return script;
  }
  return NOTHING;
}

/** Whether the encounter goes straight to resolution: nobody has anything more to do before that. */
const isDecided = ({ s }: Game): boolean => s.encounter !== null && s.encounter.outcome !== null;

const NONE_ANNOUNCED: readonly Lasting[] = [];

function* run(
  g: Game,
  point: At,
  ev: Moments[MomentName],
  order: readonly Seat[],
  forced: readonly Candidate[],
  first: number,
  firstFound: Candidate[],
): Script {
  const { name } = point;
  const undecided = point.number <= AT['reveal.totals'].number && !isDecided(g);
  if (g.depth >= DEEPEST)
    throw new CosmariumError(
      'too-deep',
      `moments nest more than ${DEEPEST} deep at ${name}: ${g.trail.join(' > ')}`,
    );
  g.depth++;
  g.trail.push(name);
  const announced = g.s.encounter?.lasting ?? NONE_ANNOUNCED;
  let duties: Duties | null = null;
  if (forced.length > 0) {
    duties = new Duties(g, point, ev, order, announced);
    yield* runForced(g, point, duties, forced);
  }
  let used = NONE_USED;
  let found = firstFound;
  const last = order.length;
  for (let turn = undecided && isDecided(g) ? last : first; turn < last; turn++) {
    const seat = order[turn];
    const candidates = found.length > 0 ? found : optional(g, point, ev, seat, used);
    found = NOBODY;
    if (candidates.length === 0) continue;
    const offered = distinct(candidates);
    const answer = (yield [respondQuestion(g, seat, name, ev, offered)])[0] as number;
    if (answer === 0) continue;
    const choice = offered[answer - 1];
    let idle = false;
    g.acts++;
    if (choice.from === 'power') yield* usePower(choice);
    else if (choice.from === 'technology') yield* useTechnology(choice);
    else if (choice.from === 'ship' || choice.from === 'rule') yield* perform(choice);
    else if (choice.card >= 0 && g.cards[choice.card].lies !== '') yield* layDown(choice);
    else if (choice.card < 0) idle = !(yield* playAs(choice));
    else yield* playCard(choice);
    if (idle || isSpent(choice)) used = [...used, choice];
    yield* settle(g);
    g.openMoment(point);
    turn = -1;
    if (!(undecided && isDecided(g)) && g.listeners().byThemselves.has(point)) {
      duties ??= new Duties(g, point, ev, order, announced);
      yield* runForced(g, point, duties, duties.open());
    }
    if (undecided && isDecided(g)) turn = last;
  }
  g.trail.pop();
  g.depth--;
  if (g.late.length > 0 && !g.trail.some(isAnswered)) g.late.length = 0;
}

/**
 * PRIO-3: what acts by itself at a moment, each once. What somebody does there may take the reason of one away, or give it to
 * another. Effects announced meanwhile act from the next time on.
 */
class Duties {
  private readonly done: Candidate[] = [];
  private readonly announced: readonly Lasting[];
  private readonly g: Game;
  private readonly point: At;
  private readonly ev: Moments[MomentName];
  private readonly order: readonly Seat[];

  constructor(
    g: Game,
    point: At,
    ev: Moments[MomentName],
    order: readonly Seat[],
    announced: readonly Lasting[],
  ) {
    this.g = g;
    this.point = point;
    this.ev = ev;
    this.order = order;
    this.announced = announced;
  }

  /** Whatever has a reason now and has not had its turn, in PRIO-2 order. */
  open(): Candidate[] {
    if (!this.g.listeners().byThemselves.has(this.point)) return NOBODY;
    return mandatory(this.g, this.point, this.ev, this.order).filter((one) => this.isDue(one));
  }

  take(one: Candidate): void {
    this.done.push(one);
  }

  private isDue(one: Candidate): boolean {
    if (one.lasting !== null && !this.announced.includes(one.lasting)) return false;
    // A sheet that stays face down does so for all it could do here.
    return !this.done.some(
      (other) => isSameDuty(one, other) || (one.sheet.faceDown && one.sheet === other.sheet),
    );
  }
}

/** Whether it is the same power, card or announced effect, whoever has it by now. */
const isSameDuty = (a: Candidate, b: Candidate): boolean =>
  a.ability === b.ability &&
  a.sheet === b.sheet &&
  a.card === b.card &&
  a.lasting === b.lasting &&
  (a.from === 'power' || a.me === b.me);

function* runForced(g: Game, point: At, duties: Duties, forced: readonly Candidate[]): Script {
  for (let found = forced; found.length > 0; found = duties.open()) {
    const [candidate] = found;
    duties.take(candidate);
    if (candidate.sheet.faceDown && !(yield* turnsUp(candidate, point.name))) continue;
    if (candidate.from === 'rule' || candidate.from === 'ship') yield* perform(candidate);
    else if (candidate.from === 'technology') yield* useTechnology(candidate);
    else yield* usePower(candidate);
    yield* settle(g);
    g.openMoment(point);
  }
}

/** VAR-HID: whether the owner of a sheet that lies face down turns it up, so that it acts now and from then on. */
function* turnsUp(c: Candidate, name: MomentName): Script<boolean> {
  if ((yield [respondQuestion(c.g, c.me, name, c.ev, [c])])[0] === 0) return false;
  turnUpSheet(c.g, c.me, c.sheet);
  return true;
}

/** VAR-HID: somebody who would be offered something there may turn the sheet up beforehand, and decide on it then. */
export function* turnUpFor<M extends MomentName>(g: Game, at: At<M>, ev: Moments[M], seat: Seat): Script {
  g.openMoment(at);
  const able = optional(g, at, ev, seat, NONE_USED).find((one) => one.sheet.faceDown);
  if (able !== undefined) yield* turnsUp(able, at.name);
}

/**
 * Used in this window; an artifact that was taken away before it had any effect was not (Annex F-4). Of one that is played
 * with another card there are as many as there are cards: `performed` is said of the card itself.
 */
const isSpent = (c: Candidate): boolean => !c.ability.repeat && (c.performed || c.from !== 'artifact');

/** Copies of one card from one zone are one option. */
function distinct(candidates: Candidate[]): Candidate[] {
  if (candidates.length === 1) return candidates;
  return candidates.filter(
    (one, i) =>
      candidates.findIndex(
        (other) => other.source === one.source && other.pile === one.pile && other.ability === one.ability,
      ) === i,
  );
}

/** What the response would be to, where that is the use of a power or the playing of a card. */
function answeredTo(g: Game, name: MomentName, told: Moments[MomentName]): Params {
  if (!isAnswered(name)) return NO_PARAMS;
  const ev = told as Moments[AnsweredMoment];
  const params: { [name: string]: string | number } = { player: ev.seat };
  if ('sheet' in ev) params.alien = ev.sheet.alien;
  else params.card = g.s.kinds[ev.card];
  addTarget(params, ev.target, g.s.kinds);
  return params;
}

/** Which of these to use; the first option is to pass. */
function respondQuestion(
  g: Game,
  seat: Seat,
  name: MomentName,
  ev: Moments[MomentName],
  candidates: readonly Candidate[],
): Question {
  const options: (string | Response)[] = ['pass'];
  for (const { source, ability, from, pile, faceDown } of candidates) {
    const response: Response = { source, ability: ability.name, from, zone: pile };
    if (faceDown !== null) response.turnsUp = true;
    options.push(response);
  }
  return {
    id: UNNUMBERED,
    kind: 'respond',
    seat,
    key: `ask.respond.${name}`,
    params: answeredTo(g, name, ev),
    secret: true,
    options,
    fallback: 0,
  };
}
