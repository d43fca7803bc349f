/** What a game remembers: what happened and was answered, and the state between encounters from which it is played again. */
import type { Answer, Decision } from './decisions.ts';
import { standing, type GameEvent } from './events.ts';
import {
  JOURNAL_FORMAT,
  JOURNAL_VERSION,
  RULES_VERSION,
  TAKEN_BACK,
  type Journal,
  type JournalStart,
} from './journal.ts';
import { drawn } from './rng.ts';
import { cloneState } from './state/clone.ts';
import { hashState } from './state/hash.ts';
import type { GameState } from './state/types.ts';
import { isResponse, PASS, type Given } from './take-back.ts';
import type { Said } from './view/types.ts';

type Entry = [number, Answer];

export interface Keeps {
  /** Keep events (default). Searches switch this off. */
  events?: boolean;
  /** Keep the journal with a fingerprint of the state at every encounter (default). */
  journal?: boolean;
}

export class Memory {
  readonly keepsEvents: boolean;
  private readonly keepsJournal: boolean;
  /** Every event, if they are kept. */
  log: GameEvent[] = [];
  private answers: Entry[] = [];
  private checkpoints: [number, string][] = [];
  /** The last state between encounters; never changed. */
  base: GameState;
  /** What was answered, agreed on and taken back since. */
  since: Entry[] = [];
  /** The questions to those answers, but for agreed draws. */
  said: Said[] = [];
  /** Of those that hold: what is needed to take them back. Only where events are kept. */
  given: Given[] = [];
  /** Events logged before `base`. */
  logged = 0;

  /** A fork that keeps a journal or events has the whole of them, not only what came since `base`. */
  constructor({ events, journal }: Keeps, state: GameState, like?: Memory) {
    this.keepsEvents = events !== false;
    this.keepsJournal = journal !== false;
    this.base = like === undefined ? cloneState(state) : like.base;
    if (like === undefined) return;
    if (this.keepsJournal) {
      this.answers = like.answers.slice(0, like.answers.length - like.since.length);
      this.checkpoints = like.checkpoints.slice();
    }
    if (!this.keepsEvents) return;
    this.log = like.log.slice(0, like.logged);
    this.logged = this.log.length;
  }

  /** Between encounters: from here the game can be played again. */
  beginAt(s: GameState): void {
    this.base = cloneState(s);
    this.since = [];
    this.said = [];
    this.given = [];
    this.logged = this.log.length;
    if (this.keepsJournal) this.checkpoints.push([this.answers.length, hashState(s)]);
  }

  write(entry: Entry): void {
    this.since.push(entry);
    if (this.keepsJournal) this.answers.push(entry);
  }

  /** What has to be known of an answer as long as it may be taken back; null if none may. */
  answered(decision: Decision, answer: Answer, s: GameState): Given | null {
    this.write([decision.id, answer]);
    this.said.push({ decision, answer });
    if (!this.keepsEvents) return null;
    const responded = isResponse(decision);
    const from = this.log.length;
    const given: Given = {
      seat: decision.seat,
      passed: responded && answer === PASS,
      responded,
      laid: decision.kind === 'encounter-card',
      chance: drawn(s.rng),
      known: s.known.slice(),
      from,
      shown: from,
    };
    this.given.push(given);
    return given;
  }

  /** The last answers that hold were taken back: this is how it went before, and that everybody was told. */
  goesOnFrom(before: Memory, count: number): void {
    const entry: Entry = [TAKEN_BACK, count];
    this.since = [...before.since, entry];
    if (this.keepsJournal) this.answers = [...before.answers, entry];
    if (!this.keepsEvents) return;
    const { seat, from, shown } = before.given[before.given.length - count];
    this.given = before.given.slice(0, -count);
    const gone = standing(before.log.slice(from, shown)).length;
    this.log = [...before.log.slice(0, shown), { type: 'undone', seat, count: gone }];
  }

  journal(start: JournalStart): Journal {
    return {
      format: JOURNAL_FORMAT,
      version: JOURNAL_VERSION,
      rules: RULES_VERSION,
      start,
      answers: this.answers.slice(),
      checkpoints: this.checkpoints.slice(),
    };
  }

  /** The state between encounters from which the game continues with the answers since, and the events before it. */
  snapshot(): { state: GameState; since: Entry[]; events: number } {
    return { state: cloneState(this.base), since: this.since.slice(), events: this.logged };
  }
}
