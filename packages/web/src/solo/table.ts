/**
 * The table of a solo game: hears what a server would hear and says what a server would say. What cannot be kept has not
 * happened; where another tab was first, the game is read again.
 */
import { agreesToDraw, botSeed, createBot, secretOf } from '@cosmarium/bots';
import {
  CosmariumError,
  replay,
  RULES_VERSION,
  type Answer,
  type Decision,
  type Game,
  type View,
} from '@cosmarium/engine';
import {
  diff,
  PROTOCOL,
  type Command,
  type Notice,
  type Recalled,
  type Refusal,
  type ServerMessage,
  type TableInfo,
} from '@cosmarium/protocol';
import type { KeptGame } from './game.ts';
import { soloInfo } from './info.ts';
import { SoloTalk } from './talk.ts';

/** What a table needs from the worker it lives in. */
export interface Around {
  say(message: ServerMessage): void;
  /** The game as it is kept. */
  find(code: string): Promise<KeptGame | null>;
  /** False if it has been kept with other than `known` answers meanwhile. */
  keep(game: KeptGame, known: number): Promise<boolean>;
  forget(code: string): Promise<void>;
  /** A new game like this one; its code. */
  beginLike(game: KeptGame): Promise<string>;
  /** Lets whatever waits go first. */
  pause(): Promise<void>;
}

export class SoloTable {
  private game: Game | null = null;
  private talk: SoloTalk;
  private notice: Notice | null = null;
  private wantsDraw = false;
  /** What the player has been shown. */
  private shown: { view: View; seq: number } | null = null;
  private told = '';
  private queue: Promise<unknown> = Promise.resolve();
  private tending = false;

  constructor(
    private kept: KeptGame,
    private readonly around: Around,
  ) {
    this.talk = this.newTalk();
    this.restore();
  }

  /** Greets the page. `from`: the number of events it has seen already. */
  welcome(from: number): void {
    const table = this.info();
    this.told = JSON.stringify(table);
    const { seat } = this.kept;
    const nothing = { guest: '', commitment: '', kicked: false, chat: [], proposals: [] };
    this.around.say({ type: 'welcome', protocol: PROTOCOL, seat, table, ...nothing });
    this.view(from);
    void this.tend();
  }

  /** Does what is asked and replies. */
  hear(command: Command): Promise<void> {
    return this.run(async () => {
      const error = await this.obey(command);
      const re = command.id;
      this.around.say(
        error === null
          ? { type: 'reply', re, ok: true, ...this.recalledFor(command) }
          : { type: 'reply', re, ok: false, error },
      );
      if (error === 'stale') this.view(this.shown?.seq ?? 0);
      this.show();
      void this.tend();
    });
  }

  /** Another tab may have played on. */
  look(): Promise<void> {
    return this.run(async () => {
      const kept = await this.around.find(this.kept.code);
      if (kept !== null && kept.answers !== this.kept.answers) this.take(kept);
    });
  }

  private run(job: () => Promise<void>): Promise<void> {
    const done = this.queue.then(job);
    this.queue = done.catch(() => undefined);
    return done;
  }

  // -- the game --------------------------------------------------------------------------------------------------------

  private restore(): void {
    const { journal } = this.kept;
    const same = journal.rules === RULES_VERSION;
    try {
      // Under other rules it goes on if they ask the same questions.
      this.game = replay({ ...journal, rules: RULES_VERSION }, { verify: same });
      this.talk = this.newTalk().recall(this.game);
      this.notice = null;
    } catch {
      this.stop(same ? 'fault' : 'rules');
    }
  }

  private get secret(): string {
    return secretOf(this.kept.journal);
  }

  private newTalk(): SoloTalk {
    return new SoloTalk(this.kept, this.secret, (line) => this.around.say({ type: 'chat', line }));
  }

  private stop(why: 'rules' | 'fault'): void {
    this.game = null;
    this.notice = { notice: 'stopped', why };
  }

  private get playing(): Game | null {
    return this.game?.over === false ? this.game : null;
  }

  private async obey(command: Command): Promise<Refusal | null> {
    const { kept, playing } = this;
    switch (command.do) {
      case 'answer': {
        const decision = this.asked(command.decision);
        return decision === undefined ? 'stale' : this.move(decision, command.answer);
      }
      case 'recall':
        return this.asked(command.decision) === undefined ? 'stale' : null;
      case 'sync':
        this.view(command.from ?? 0);
        return null;
      case 'chat':
        this.talk.hear(command.text);
        return null;
      case 'say':
        if (this.game === null) return 'not-now';
        this.talk.phrase(this.game, command.phrase, command.to ?? -1);
        return null;
      case 'take-back':
        if (!command.want || playing?.canTakeBack(kept.seat) !== true) return 'not-now';
        this.game = playing.takeBack(kept.seat);
        return this.keep(this.game);
      case 'draw':
        if (playing === null) return 'not-now';
        this.wantsDraw = command.want;
        return this.drawIfAgreed();
      case 'leave':
        await this.around.forget(kept.code);
        return null;
      case 'rematch':
        return this.rematch();
      default:
        return 'not-now';
    }
  }

  /** The player's own open decision with this number. */
  private asked(decision: number): Decision | undefined {
    return this.playing?.pending().find(({ id, seat }) => id === decision && seat === this.kept.seat);
  }

  /** The same that a bot in the player's place would be given. */
  private recalledFor(command: Command): { recalled?: Recalled } {
    const { game, kept } = this;
    if (command.do !== 'recall' || game === null) return {};
    return { recalled: { view: game.view(kept.seat), past: game.past(kept.seat) } };
  }

  /** WIN-4 */
  private async drawIfAgreed(): Promise<Refusal | null> {
    const { playing } = this;
    if (playing === null || this.wanting().length < playing.view(this.kept.seat).players.length) return null;
    playing.draw();
    return this.keep(playing);
  }

  /** Seats that want a draw; bots only once the player does. */
  private wanting(): number[] {
    const { playing, wantsDraw, kept } = this;
    if (playing === null || !wantsDraw) return [];
    const view = playing.view(kept.seat);
    return view.players.flatMap((_, seat) => (seat === kept.seat || agreesToDraw(view, seat) ? [seat] : []));
  }

  private async rematch(): Promise<Refusal | null> {
    if (this.game?.over !== true) return 'not-now';
    if (this.kept.next !== null) return null;
    const kept = { ...this.kept, next: await this.around.beginLike(this.kept) };
    if (await this.around.keep(kept, kept.answers)) this.kept = kept;
    return null;
  }

  private async move(decision: Decision, answer: unknown): Promise<Refusal | null> {
    const game = this.game!;
    try {
      game.answer(decision.seat, decision.id, answer);
    } catch (error) {
      if (error instanceof CosmariumError && !error.isFault) return 'illegal';
      this.stop('fault');
      return 'unavailable';
    }
    return this.keep(game);
  }

  private async keep(game: Game): Promise<Refusal | null> {
    const journal = game.journal();
    const kept: KeptGame = {
      ...this.kept,
      journal,
      answers: journal.answers.length,
      winners: game.over ? game.winners : null,
    };
    if (await this.around.keep(kept, this.kept.answers)) {
      this.kept = kept;
      return null;
    }
    const now = await this.around.find(kept.code);
    if (now !== null) this.take(now);
    return 'stale';
  }

  private take(kept: KeptGame): void {
    this.kept = kept;
    this.restore();
    this.view(this.shown?.seq ?? 0);
    this.tellInfo();
    void this.tend();
  }

  /** The bots answer, one after the other; what the player says comes in between. */
  private async tend(): Promise<void> {
    if (this.tending) return;
    this.tending = true;
    while (this.askedBot() !== undefined) {
      await this.around.pause();
      await this.run(async () => {
        const decision = this.askedBot();
        if (decision === undefined) return;
        if ((await this.move(decision, this.choose(decision))) === 'illegal')
          await this.move(decision, decision.fallback);
        await this.drawIfAgreed();
        this.show();
      });
    }
    this.tending = false;
  }

  private askedBot(): Decision | undefined {
    return this.playing?.pending().find(({ seat }) => seat !== this.kept.seat);
  }

  /** A bot that breaks is answered for by the decision's fallback. */
  private choose(decision: Decision): Answer {
    const game = this.game!;
    const { seat } = decision;
    const { level, characters } = this.kept;
    const character = characters?.[seat] ?? null;
    try {
      const bot = createBot({ level, seed: botSeed(this.secret, decision), character });
      return bot.choose(game.view(seat), decision, game.past(seat), this.talk.memory(game)).answer;
    } catch (error) {
      console.warn('a bot could not decide:', error);
      return decision.fallback;
    }
  }

  // -- showing ---------------------------------------------------------------------------------------------------------

  private info(): TableInfo {
    const { kept, game, notice } = this;
    const info = soloInfo(kept);
    const wanting = this.wanting();
    return {
      ...info,
      status: game === null ? 'stopped' : info.status,
      seats: info.seats.map((one, seat) => ({ ...one, wantsDraw: wanting.includes(seat) })),
      notice,
    };
  }

  private tellInfo(): void {
    const table = this.info();
    const text = JSON.stringify(table);
    if (text === this.told) return;
    this.told = text;
    this.around.say({ type: 'table', table });
  }

  /** The whole view. */
  private view(from: number): void {
    const { game, kept } = this;
    if (game === null) return;
    const view = game.view(kept.seat);
    const seq = game.eventCount;
    this.shown = { view, seq };
    const first = Math.min(from, seq);
    const events = game.events(kept.seat, first);
    this.around.say({ type: 'view', seq, from: first, events, view, due: {}, ...this.back() });
  }

  private back(): { back?: true } {
    return this.playing?.canTakeBack(this.kept.seat) === true ? { back: true } : {};
  }

  /** What the player may see and has not seen yet. */
  private show(): void {
    this.tellInfo();
    const { game, shown, kept } = this;
    if (game === null || shown === null) return;
    const view = game.view(kept.seat);
    const events = game.events(kept.seat, shown.seq);
    const patch = diff(shown.view, view) ?? null;
    if (patch === null && events.length === 0) return;
    const seq = game.eventCount;
    this.shown = { view, seq };
    this.around.say({ type: 'update', seq, events, view: patch, due: {}, ...this.back() });
    this.talk.watch(game);
  }
}
