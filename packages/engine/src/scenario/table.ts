/** A game from a position, played in words. Tests and scenario files use it. */
import { UNNUMBERED, type Decision, type DecisionKind } from '../decisions.ts';
import { CosmariumError } from '../errors.ts';
import { Game, type GameOptions } from '../game.ts';
import { RULES } from '../content.ts';
import { checkInvariants } from '../state/invariants.ts';
import { shipsAt } from '../state/query.ts';
import type { Encounter, GameState, Sheet } from '../state/types.ts';
import type { SheetView } from '../view/types.ts';
import { answerFromWords, legalLabels, placeOf, seatOf } from './labels.ts';
import { buildPosition, type PositionSpec } from './position.ts';

const wrong = (message: string, path?: string) => new CosmariumError('bad-scenario', message, path);

export interface Asked {
  seat: string;
  kind: DecisionKind;
  key: string;
  options: string[];
  decision: Decision;
}

export class Table {
  game: Game;
  /** By number. */
  private readonly encounters: Encounter[] = [];

  /** Stops after so many encounters; the invariants are checked after every verb. */
  constructor(position: PositionSpec, encounters = 1, options: GameOptions = {}) {
    const state = buildPosition(position);
    this.game = new Game(
      RULES,
      state,
      { position: buildPosition(position) },
      {
        haltAfter: state.encounters + encounters,
        ...options,
        watch: (s) => {
          if (s.encounter !== null) this.encounters[s.encounter.number] = s.encounter;
          (options.watch ?? checkInvariants)(s);
        },
      },
    );
  }

  /** This player takes back the last answer. */
  takeBack(colour: string): this {
    this.game = this.game.takeBack(seatOf(this.s, colour));
    return this;
  }

  get s(): GameState {
    return this.game.s;
  }

  get e(): Encounter {
    return this.game.s.encounter!;
  }

  /** The open decisions in words: who is asked what, with all legal answers. */
  open(): Asked[] {
    return this.game.pending().map((decision) => ({
      seat: this.s.players[decision.seat].colour,
      kind: decision.kind,
      key: decision.key,
      options: legalLabels(this.s, decision),
      decision,
    }));
  }

  private describeOpen(): string {
    if (this.game.over) return 'the game is over';
    const open = this.open();
    return open.length === 0
      ? 'no decision is open'
      : open
          .map((one) => `${one.seat} is asked ${one.kind} ${one.key} [${one.options.join(', ')}]`)
          .join('; ');
  }

  /** The decision this colour has open; throws if there is none or it is of another kind. */
  asked(colour: string, kind?: DecisionKind): Asked {
    const found = this.open().find((one) => one.seat === colour);
    if (found === undefined) throw wrong(`${colour} is not asked anything; ${this.describeOpen()}`);
    if (kind !== undefined && found.kind !== kind)
      throw wrong(`${colour} is asked ${found.kind} ${found.key}, not ${kind}; ${this.describeOpen()}`);
    return found;
  }

  isAsked(colour: string, kind: DecisionKind): boolean {
    return this.open().some((one) => one.seat === colour && one.kind === kind);
  }

  /** The exact legal answers of the decision this colour has open. */
  options(colour: string, kind?: DecisionKind): string[] {
    return this.asked(colour, kind).options;
  }

  /** Answers the open decision of this colour, which must be of this kind, in words. */
  answer(colour: string, kind: DecisionKind, words: unknown): this {
    const { decision } = this.asked(colour, kind);
    this.game.answer(decision.seat, decision.id, answerFromWords(this.s, decision, words));
    return this;
  }

  /**
   * The error with which this answer is refused; null if it is taken. Where the colour is not asked, it tries to answer
   * for whoever is.
   */
  refusal(colour: string, kind: DecisionKind, words: unknown, raw: boolean): CosmariumError | null {
    const open = this.open().filter((one) => one.kind === kind);
    const { decision } = open.find((one) => one.seat === colour) ?? open[0] ?? { decision: null };
    try {
      const value = raw || decision === null ? words : answerFromWords(this.s, decision, words);
      this.game.answer(seatOf(this.s, colour), decision?.id ?? UNNUMBERED, value);
      return null;
    } catch (error) {
      if (error instanceof CosmariumError && !error.isFault) return error;
      throw error;
    }
  }

  /** Throws unless the encounter has ended with nothing left to decide. */
  finish(): this {
    if (!this.game.over && !this.game.stopped)
      throw wrong(`the encounter is not over: ${this.describeOpen()}`);
    return this;
  }

  // -- what the table looks like, in words ---------------------------------------------------------------------------

  ships(place: string, colour: string): number {
    return shipsAt(this.s, seatOf(this.s, colour), placeOf(this.s, place));
  }

  warp(colour: string): number {
    return this.ships('warp', colour);
  }

  hand(colour: string): string[] {
    return this.s.players[seatOf(this.s, colour)].hand.map((card) => this.s.kinds[card]).sort();
  }

  foreign(colour: string): number {
    return this.s.players[seatOf(this.s, colour)].foreign;
  }

  /** First drawn first. */
  deck(): string[] {
    return this.s.deck.map((card) => this.s.kinds[card]).reverse();
  }

  discard(): string[] {
    return this.s.discard.map((card) => this.s.kinds[card]);
  }

  /** The aliens a player holds, without those set aside and stages that are not the present one. */
  aliens(colour: string): string[] {
    return this.s.players[seatOf(this.s, colour)].sheets
      .filter(({ shelved, stage }) => !shelved && stage !== 'waiting')
      .map((sheet) => sheet.alien);
  }

  tokens(colour: string): number {
    return this.s.players[seatOf(this.s, colour)].sheets[0].tokens;
  }

  /** The sheet of this alien as everybody sees it, and what else is kept on it; null if this player does not have it. */
  sheet(colour: string, alien: string): { view: SheetView; data: Sheet['data'] } | null {
    const seat = seatOf(this.s, colour);
    const i = this.s.players[seat].sheets.findIndex((sheet) => sheet.alien === alien);
    if (i < 0) return null;
    return { view: this.game.view(seat).players[seat].sheets[i], data: this.s.players[seat].sheets[i].data };
  }

  pile(colour: string, name: string): string[] {
    for (const sheet of this.s.players[seatOf(this.s, colour)].sheets)
      for (const pile of sheet.piles)
        if (pile.name === name) return pile.cards.map((card) => this.s.kinds[card]).sort();
    return [];
  }

  winners(): string[] {
    return this.s.winners.map((seat) => this.s.players[seat].colour);
  }

  /** The encounter that ended last; null if none has. */
  last(): Encounter | null {
    const ended = this.game.over || this.game.stopped ? this.s.encounters : this.s.encounters - 1;
    return this.encounters[ended] ?? null;
  }

  /** How the encounter ended: 'offense', 'defense', or the outcome's type. */
  outcome({ outcome }: Encounter = this.e): string {
    if (outcome === null) return 'none';
    return outcome.type === 'win' ? (outcome.side === 0 ? 'offense' : 'defense') : outcome.type;
  }

  totals(): [number, number] | null {
    return this.e.totals;
  }
}
