/** A game in the terminal: tells what happens, asks the person, lets the bots answer. */
import { agreesToDraw, type Player } from '@cosmarium/bots';
import { CosmariumError } from '@cosmarium/engine';
import type { Game, Seat } from '@cosmarium/engine';
import { tellAll } from '../story.ts';
import type { Names } from '../names.ts';
import { boardText, handText } from './board.ts';
import { Dialog, GiveUp } from './dialog.ts';
import type { Lines } from './input.ts';
import { askDecision } from './questions.ts';
import type { Talk } from './talk.ts';
import { Ready } from './ready.ts';

export class Session {
  private told = 0;
  private encounter = -1;
  private conceded = false;
  /** Lines that have not been told yet. */
  private readonly spoken: string[] = [];
  private readonly ready = new Ready();

  constructor(
    private readonly game: Game,
    private readonly names: Names,
    private readonly bot: Player,
    /** Whose eyes we look through; -1 watches. */
    private readonly seat: Seat,
    private readonly say: (text: string) => void,
    /** Where bots talk. */
    private readonly talk: Talk | null = null,
  ) {}

  /** Bots only. `pause` comes after everything that was worth telling. */
  async watch(pause: () => Promise<void>): Promise<void> {
    while (!this.game.over) {
      this.answerForBot();
      if (this.tell()) await pause();
    }
    this.finish();
  }

  async play(lines: Lines): Promise<void> {
    const view = () => this.game.view(this.seat);
    const dialog = new Dialog(lines, this.names, this.say, view, this.ready);
    while (!this.game.over) {
      const mine = this.game.view(this.seat).decisions[0];
      if (mine === undefined) {
        this.answerForBot();
        continue;
      }
      const given = this.ready.answerTo(mine);
      if (given !== null) {
        this.game.answer(this.seat, mine.id, given);
        continue;
      }
      this.tell();
      this.showTable();
      try {
        this.game.answer(this.seat, mine.id, await askDecision(mine, dialog));
      } catch (error) {
        if (error instanceof GiveUp) {
          if (error.how === 'concede') return this.concede();
          this.proposeDraw();
        } else if (error instanceof CosmariumError && isMistake(error))
          this.say(this.names.paint.bad(this.names.t(`error.${error.code}`, { detail: error.message })));
        else throw error;
      }
    }
    this.tell();
    this.finish();
  }

  /** The game ends if no bot minds. */
  private proposeDraw(): void {
    const view = this.game.view(this.seat);
    const minding = view.players.map((_, seat) => seat).filter((seat) => !agreesToDraw(view, seat));
    const who = minding.filter((seat) => seat !== this.seat).map((seat) => this.names.seat(seat));
    if (who.length === 0) this.game.draw();
    else this.say(this.names.t('cli.play.draw-refused', { who: this.names.list(who) }));
  }

  /** A bot plays on in the seat. */
  private async concede(): Promise<void> {
    this.say(this.names.t('cli.play.conceded'));
    this.conceded = true;
    await this.watch(() => Promise.resolve());
  }

  private answerForBot(): void {
    const decision = this.game.pending().find((one) => this.conceded || one.seat !== this.seat)!;
    // What is said is heard before anybody goes on.
    this.spoken.push(...(this.talk?.about(this.game, this.names) ?? []));
    this.game.answer(decision.seat, decision.id, this.bot(this.game, decision).answer);
  }

  /** Tells what has happened since the last time; false if that was nothing. */
  private tell(): boolean {
    const lines = tellAll(this.game.events(this.seat, this.told), this.names);
    this.told = this.game.eventCount;
    lines.push(...this.spoken.splice(0));
    for (const line of lines) this.say(line);
    return lines.length > 0;
  }

  /** The board comes by itself once in every encounter, and whenever it is asked for. */
  private showTable(): void {
    const { encounters, stage } = this.game.s;
    if (stage === 'setup' || encounters === this.encounter) return;
    this.encounter = encounters;
    const view = this.game.view(this.seat);
    const ready = this.ready.list(view, this.names);
    this.say(`\n${boardText(view, this.names)}\n${handText(view, this.names)}${ready && `\n${ready}`}`);
  }

  private finish(): void {
    this.say(`\n${boardText(this.game.view(this.seat), this.names)}`);
  }
}

const isMistake = (error: CosmariumError) =>
  error.code === 'illegal-answer' || error.code === 'malformed-answer';
