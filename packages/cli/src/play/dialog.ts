/** Asking in the terminal: prompts, the commands that may be typed instead of an answer, and asking again. */
import type { View } from '@cosmarium/engine';
import type { Names } from '../names.ts';
import { boardText, handText } from './board.ts';
import type { Lines } from './input.ts';
import { lookUp } from './lookup.ts';
import { Ready } from './ready.ts';

/** Thrown when the player leaves, or the input ends. */
export class Quit extends Error {
  constructor(readonly typed: boolean) {
    super('quit');
  }
}

/** Thrown when the player would end the game otherwise than by winning or losing it (WIN-4). */
export class GiveUp extends Error {
  constructor(readonly how: 'draw' | 'concede') {
    super(how);
  }
}

/** Thrown by readers of answers: the input makes no sense, ask again. */
export class Misread extends Error {}

export class Dialog {
  constructor(
    private readonly lines: Lines,
    readonly names: Names,
    private readonly say: (text: string) => void,
    /** What the player sees at the moment. */
    readonly view: () => View,
    private readonly ready = new Ready(),
  ) {}

  print(text: string): void {
    this.say(text);
  }

  t(key: string, params?: Readonly<Record<string, string | number>>): string {
    return this.names.t(key, params);
  }

  /** Asks until `read` makes sense of the line. Commands are obeyed on the way. */
  async ask<T>(prompt: string, read: (line: string) => T): Promise<T> {
    for (;;) {
      const line = await this.lines.ask(this.names.paint.bold(`${prompt} `));
      if (line === null) throw new Quit(false);
      if (this.obey(line)) continue;
      try {
        return read(line);
      } catch (error) {
        if (!(error instanceof Misread)) throw error;
        this.say(this.names.paint.bad(error.message));
      }
    }
  }

  private obey(line: string): boolean {
    const [word, ...rest] = line.split(/\s+/);
    switch (word.toLowerCase()) {
      case 'q':
        throw new Quit(true);
      case 'draw':
      case 'concede':
        throw new GiveUp(word.toLowerCase() as GiveUp['how']);
      case 'b':
        this.say(boardText(this.view(), this.names));
        return true;
      case 'h':
        this.say(handText(this.view(), this.names));
        return true;
      case 'r':
        this.say(this.ready.obey(rest.join(' '), this.view(), this.names));
        return true;
      default:
        if (!line.startsWith('?')) return false;
        this.say(lookUp([word.slice(1), ...rest].join(' ').trim(), this.view(), this.names));
        return true;
    }
  }
}
