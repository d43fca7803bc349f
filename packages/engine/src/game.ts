/** A game in progress: asks, takes answers, remembers what is needed to restore, fork and replay it. */
import { checkAnswer } from './answers.ts';
import type { Answer, Decision } from './decisions.ts';
import { CosmariumError, shown } from './errors.ts';
import {
  seenBy,
  seenByEach,
  standing,
  type CardEvent,
  type ChangeEvent,
  type GameEvent,
  type SeenEvent,
} from './events.ts';
import { Course } from './flow/turn.ts';
import { AGREED_DRAW, TAKEN_BACK, type Journal, type JournalStart } from './journal.ts';
import { Memory, type Keeps } from './memory.ts';
import { randomInt } from './rng.ts';
import type { CardRules, Rulebook } from './rulebook.ts';
import { cloneState } from './state/clone.ts';
import { hashState } from './state/hash.ts';
import { goOnAnew, nextId, wasAsked } from './state/ids.ts';
import type { Card, GameState, Seat } from './state/types.ts';
import { holding, isResponse, lastOf, leavesNoTrace, PASS } from './take-back.ts';
import { type At, type MomentName, type Moments } from './timing/moments.ts';
import { Listeners } from './timing/listeners.ts';
import { rumours, somebodyMightAct, type Rumours } from './timing/openly.ts';
import type { Candidate } from './timing/candidate.ts';
import { drawGame, GAME_OVER } from './verbs/outcome.ts';
import type { Past, View } from './view/types.ts';
import { Still, viewsOf } from './view/view.ts';

const NONE_OPEN: readonly Decision[] = [];
/** Moments opened, things done and questions that answer themselves between two answers: far more than a game needs. */
const MOST_STEPS = 100_000;
const NOT_KEPT: Rumours = [];

type Happening = { [M in MomentName]: { name: M; ev: Moments[M] } }[MomentName];

export interface GameOptions extends Keeps {
  /** Called after every verb; tests check the invariants here. */
  watch?: (s: GameState) => void;
  /** Counts how often each ability was used, by `source:side:name`. */
  uses?: Map<string, number>;
  /** Stop between encounters once this many have been played. */
  haltAfter?: number;
  /** Keep a still of the first window each answer opens. Servers that pace windows need it. */
  windows?: boolean;
}

const without = (open: readonly Decision[], decision: Decision): Decision[] =>
  open.filter((one) => one !== decision);

export class Game {
  // -- for scripts and verbs -----------------------------------------------------------------------------------------
  /** The state. Only verbs change it. */
  readonly s: GameState;
  readonly rules: Rulebook;
  /** Aliens by seat for the start 'given'. */
  readonly given: string[];
  /** By card number. */
  cards: CardRules[] = [];
  /** Effects that begin with every encounter because of a card in this game. */
  openings: { source: string; name: string; card: number }[] = [];
  /** By card number: 1 if there is a moment at which it can be played. */
  responds = new Uint8Array(0);
  /** What may be played or turned up at which moment in a game like this one. */
  readonly rumours: Rumours;
  /** Who could act at which moment; stale as soon as a card or a sheet moves. */
  private readonly listening = new Listeners();
  private stale = true;
  /** Queued by verbs, run when the current step is done. */
  readonly happened: Happening[] = [];
  /** Whether foreign colonies, ships in the game or powers have changed since it was last looked whether it is over. */
  spread = true;
  /** Whether the offense may have come to hold other cards, or to hold them otherwise, since that was looked at. */
  cardsMoved = true;
  /** The seat that is drawing a new hand (START-1, PLAN-2); -1 if nobody is. */
  renewing: Seat = -1;
  /** How often anybody has chosen to act where it was offered. */
  acts = 0;
  /** By alien: how often that was when the super side of its flare was last offered with the power. */
  readonly shaped = new Map<string, number>();
  depth = 0;
  readonly trail: string[] = [];
  /** Cards taken from the discard pile while a use or a card was being answered: too late for these answers. */
  readonly late: number[] = [];

  // -- its own -------------------------------------------------------------------------------------------------------
  private readonly start: JournalStart;
  private readonly options: GameOptions;
  private readonly course: Course;
  private readonly memory: Memory;
  private restored: boolean;
  private asked: Decision[] = [];
  private given_: (Answer | undefined)[] = [];
  private open: readonly Decision[] = NONE_OPEN;
  private failure: Error | null = null;
  /** Since the last answer. */
  private steps = 0;
  private halted = false;
  private firstWindow: Still | null = null;

  constructor(rules: Rulebook, state: GameState, start: JournalStart, options: GameOptions, like?: Game) {
    this.rules = rules;
    this.s = state;
    this.start = start;
    this.options = options;
    this.given = 'setup' in start ? start.setup.players.map((player) => player.alien) : [];
    this.rumours = this.keepsWindows ? rumours(rules, state) : NOT_KEPT;
    if (like === undefined) this.knowCards();
    else {
      this.cards = like.cards;
      this.responds = like.responds;
      this.openings = like.openings;
    }
    this.memory = new Memory(options, state, like?.memory);
    this.restored = like !== undefined && state.stage !== 'setup';
    this.course = new Course(this);
    this.resume([]);
  }

  // -- what scripts and verbs use ----------------------------------------------------------------------------------------

  /** Tells what happened. Who may act at which moment stays as it was; see the two below. */
  emit(event: Exclude<GameEvent, CardEvent | ChangeEvent>): void {
    this.tell(event);
  }

  emitCards(event: CardEvent): void {
    for (const card of event.cards) this.moved(card);
    this.tell(event);
  }

  /** A card lies elsewhere now. */
  moved(card: Card): void {
    this.cardsMoved = true;
    if (this.responds[card] === 1) this.stale = true;
  }

  emitChange(event: ChangeEvent): void {
    this.touch();
    // Somebody may win by a power that came, went or woke.
    this.spread = true;
    this.tell(event);
  }

  private tell(event: GameEvent): void {
    this.step();
    if (this.memory.keepsEvents) this.memory.log.push(event);
    if (this.options.watch !== undefined) this.options.watch(this.s);
  }

  /** Opens a moment: who could have anything to do there. */
  openMoment(at: At): Listeners {
    this.step();
    if (this.keepsWindows && somebodyMightAct(this, at)) this.openWindow();
    return this.listeners();
  }

  /** As far as the table knows, somebody might be able to respond now. */
  openWindow(): void {
    if (this.keepsWindows) this.firstWindow ??= this.still();
  }

  private get keepsWindows(): boolean {
    return this.options.windows === true;
  }

  /** Who could have anything to do at which moment. */
  listeners(): Listeners {
    if (this.stale) {
      this.listening.refresh(this);
      this.stale = false;
    }
    return this.listening;
  }

  /** Whether what is kept about that is what a new look would find: a verb may have forgotten to tell. For tests. */
  get listensRightly(): boolean {
    if (this.stale) return true;
    const anew = new Listeners();
    anew.refresh(this);
    return anew.equals(this.listening);
  }

  /** Something changed that no event tells of. */
  touch(): void {
    this.stale = true;
    this.cardsMoved = true;
  }

  /** Something was done without anybody being asked. A script that never comes to an end must not hang the process. */
  step(): void {
    if (++this.steps > MOST_STEPS)
      throw new CosmariumError(
        'endless',
        `nobody was asked in ${MOST_STEPS} steps, in encounter ${this.s.encounters}: ${this.trail.join(' > ')}`,
      );
  }

  /** Every script of the encounter has been left: nothing is open and nothing is waited for any more. */
  leaveScripts(): void {
    this.happened.length = 0;
    this.trail.length = 0;
    this.late.length = 0;
    this.depth = 0;
    this.renewing = -1;
  }

  /** Queues something for the abilities that react to it; they run when the current step is done. */
  happen<M extends MomentName>(name: M, ev: Moments[M]): void {
    this.happened.push({ name, ev } as Happening);
  }

  random(n: number): number {
    return randomInt(this.s.rng, n);
  }

  count(c: Candidate): void {
    const uses = this.options.uses;
    if (uses === undefined) return;
    const key = `${c.source}:${c.from}:${c.ability.name}`;
    uses.set(key, (uses.get(key) ?? 0) + 1);
  }

  /** Looks up the rules of the cards in this game; called when the deck is built. */
  knowCards(): void {
    this.cards = this.s.kinds.map((kind) => this.rules.card(kind));
    this.responds = new Uint8Array(this.cards.length);
    for (let card = 0; card < this.cards.length; card++)
      if (!this.cards[card].listensAt.empty) this.responds[card] = 1;
    this.openings = this.cards.flatMap((rules, card) =>
      rules.opening === '' ? [] : [{ source: rules.alien, name: rules.opening, card }],
    );
    this.stale = true;
  }

  /** Between encounters: remembers the state to restore from. False if the game shall go no further. */
  checkpoint(): boolean {
    if (this.restored) {
      this.restored = false;
      return true;
    }
    if (this.options.haltAfter !== undefined && this.s.encounters >= this.options.haltAfter) {
      this.halted = true;
      return false;
    }
    this.memory.beginAt(this.s);
    return true;
  }

  // -- the public interface ------------------------------------------------------------------------------------------------

  get over(): boolean {
    return this.s.stage === 'over';
  }

  get winners(): readonly Seat[] {
    return this.s.winners;
  }

  /** No decision is open although the game is not over: stopped by `haltAfter`. */
  get stopped(): boolean {
    return this.halted;
  }

  /** All open decisions, for a server or a test. A player gets theirs from the view. */
  pending(): readonly Decision[] {
    return this.open;
  }

  /** Takes one answer, or throws a CosmariumError and changes nothing. */
  answer(seat: Seat, id: number, value: unknown): void {
    this.mustBeOn();
    const decision = this.openDecision(id);
    if (decision === undefined) {
      if (wasAsked(this.s, id))
        throw new CosmariumError('stale-decision', `decision ${id} has been answered already`);
      throw new CosmariumError('unknown-decision', `there is no decision ${shown(id)}`);
    }
    if (decision.seat !== seat)
      throw new CosmariumError(
        'wrong-seat',
        `decision ${id} is for seat ${decision.seat}, not ${shown(seat)}`,
      );
    this.accept(decision, checkAnswer(decision, value));
  }

  /** WIN-4: the players have agreed on a draw. Who may agree on it is not for the engine to say. */
  draw(): void {
    this.mustBeOn();
    this.memory.write([AGREED_DRAW, 0]);
    this.firstWindow = null;
    this.open = NONE_OPEN;
    drawGame(this, 'drawn.agreed');
  }

  private mustBeOn(): void {
    if (this.failure !== null)
      throw new CosmariumError('broken-rule', `the game stopped on an error: ${this.failure.message}`);
    if (this.over) throw new CosmariumError('game-over', 'the game is over');
  }

  private openDecision(id: number): Decision | undefined {
    for (const decision of this.open) if (decision.id === id) return decision;
    return undefined;
  }

  private accept(decision: Decision, answer: Answer): void {
    const given = this.memory.answered(decision, answer, this.s);
    this.firstWindow = null;
    this.goOn(decision, answer);
    if (given !== null) given.shown = this.firstShown();
  }

  /** How many events there were when the last answer led into a window; all of them if it did not. */
  private firstShown(): number {
    return this.firstWindow?.events ?? this.eventCount;
  }

  private goOn(decision: Decision, answer: Answer): void {
    if (this.asked.length === 1) return this.resume([answer]);
    this.given_[this.asked.indexOf(decision)] = answer;
    this.open = without(this.open, decision);
    if (this.open.length === 0) this.resume(this.given_ as Answer[]);
  }

  private resume(answers: Answer[]): void {
    this.open = NONE_OPEN;
    this.steps = 0;
    try {
      const asked = this.course.next(answers);
      if (asked === null) return;
      for (const decision of asked) decision.id = nextId(this.s, decision.seat);
      this.asked = asked;
      this.open = asked;
      if (asked.length > 1) this.given_ = asked.map(() => undefined);
    } catch (error) {
      if (error === GAME_OVER) return;
      this.failure = error as Error;
      throw error;
    }
  }

  /** Whether this seat may take back its last answer. Says the same whatever the seat does not know. */
  canTakeBack(seat: Seat): boolean {
    const { given, base } = this.memory;
    const count = lastOf(given, seat);
    if (count === 0 || this.over || this.halted || this.failure !== null) return false;
    const { memory, s } = this.ifAllPass();
    return memory.base === base && leavesNoTrace(memory.given[given.length - count], s, memory.log);
  }

  /** This game, or as it would go on if nobody responded just now. */
  private ifAllPass(): Game {
    if (!this.open.some(isResponse)) return this;
    const game = this.fork({ journal: false });
    for (;;) {
      const response = game.open.find(isResponse);
      if (response === undefined) return game;
      game.accept(response, PASS);
    }
  }

  /** The game as it was before this seat's last answer, which everybody is told; or throws and changes nothing. */
  takeBack(seat: Seat): Game {
    this.mustBeOn();
    if (!this.canTakeBack(seat))
      throw new CosmariumError('too-late', `seat ${shown(seat)} has no answer that it could take back`);
    return this.without(lastOf(this.memory.given, seat));
  }

  /** The game without its last answers, as a journal tells. */
  without(count: number): Game {
    const { base, since } = this.memory;
    const held = holding(since).filter(([id]) => id >= 0).length;
    if (!Number.isInteger(count) || count < 1 || count > held)
      throw new CosmariumError('illegal-answer', `${shown(count)} answers cannot be taken back here`);
    const copy = new Game(this.rules, cloneState(base), this.start, this.options, this);
    copy.playAgain(holding([...since, [TAKEN_BACK, count]]));
    copy.memory.goesOnFrom(this.memory, count);
    copy.firstWindow = null;
    return copy;
  }

  view(seat: Seat): View {
    return viewsOf(this, [seat])[0];
  }

  /** The views of several seats, which share what is the same for all. */
  views(seats: readonly Seat[]): View[] {
    return viewsOf(this, seats);
  }

  /** The table as it is now, to be looked at later on. */
  still(): Still {
    return new Still(this, this.memory.log.length);
  }

  /**
   * The table at the first window the last answer led through, if it did. Only what the whole table knows decides about
   * that: not whether anybody can really respond there, nor which cards are in this deck.
   */
  get window(): Still | null {
    return this.firstWindow;
  }

  get eventCount(): number {
    return this.memory.log.length;
  }

  /** What happened from event number `from` on, as a seat (or -1, a spectator) may see it. */
  events(seat: Seat, from = 0): SeenEvent[] {
    return this.memory.log.slice(from).map((event) => seenBy(seat, event, this.s.kinds));
  }

  /** The same for several seats; what is the same for all is shared. */
  eventsOf(seats: readonly Seat[], from: number): SeenEvent[][] {
    const lists: SeenEvent[][] = seats.map(() => []);
    const { log } = this.memory;
    for (let i = from; i < log.length; i++)
      seenByEach(seats, log[i], this.s.kinds).forEach((event, j) => lists[j].push(event));
    return lists;
  }

  /** What has happened since the last encounter was over, as a seat has seen it. */
  past(seat: Seat): Past {
    const before = { rules: this.rules, s: this.memory.base, pending: () => NONE_OPEN };
    return {
      opening: viewsOf(before, [seat])[0],
      events: standing(this.events(seat, this.memory.logged)),
      said: this.memory.said.filter(({ decision }) => decision.seat === seat),
    };
  }

  /** A fingerprint of the whole state: equal games have equal ones. */
  hash(): string {
    return hashState(this.s);
  }

  journal(): Journal {
    return this.memory.journal(this.start);
  }

  /** An independent game at the same point: the last state between encounters, and the answers since then again. */
  fork(options: GameOptions = { events: false, journal: false }): Game {
    const copy = new Game(this.rules, cloneState(this.memory.base), this.start, options, this);
    copy.playAgain(holding(this.memory.since));
    return copy;
  }

  private playAgain(steps: readonly [number, Answer][]): void {
    for (const [id, answer] of steps)
      if (id === AGREED_DRAW) this.draw();
      else if (id === TAKEN_BACK) this.askAnew(answer as number[]);
      else this.accept(this.openDecision(id)!, answer);
  }

  private askAnew(gone: readonly number[]): void {
    goOnAnew(this.s, gone);
    for (const decision of this.open) decision.id = nextId(this.s, decision.seat);
  }

  /** The state between encounters from which the game continues with the answers since, and the events before it. */
  snapshot(): ReturnType<Memory['snapshot']> {
    return this.memory.snapshot();
  }
}
