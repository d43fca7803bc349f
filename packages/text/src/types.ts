export type Lang = 'en' | 'uk' | 'ru' | 'pl';

/** What a message is filled with. */
export type Params = Readonly<Record<string, string | number>>;

/** ICU messages by key. Apostrophes are typographic (’): the straight one quotes in ICU. */
export type Messages = Record<string, string>;

/** The words of one language. */
export interface Words {
  readonly lang: Lang;
  /** The message in this language, in English if it is not translated, ⟨key⟩ if it cannot be said at all. */
  readonly t: (key: string, params?: Params) => string;
  readonly has: (key: string) => boolean;
  /** Every key that can be said. */
  readonly keys: () => string[];
  /** More to say: what a box of the game brings. */
  readonly learn: (more: Messages) => void;
}

/** One alien. "You" is whoever has the power, or plays the flare. */
export interface AlienText {
  name: string;
  /** The power’s name. */
  power: string;
  /** One short line with some character. */
  summary: string;
  /** The exact effect: what, when, who, must or may, and what a zap does. */
  text: string;
  /** The two sides of the flare, with role and phase. */
  wild: string;
  super: string;
  /** The same for the flare’s classic edition, where there is one. */
  wildClassic?: string;
  superClassic?: string;
  /** The alien’s own questions and events: 'word' becomes the key '<id>.word'. */
  says: Messages;
}

/** Short answers to questions about an alien, by its id. Plain text. “You” is whoever has the power, or plays the flare. */
export type Rulings = Readonly<Record<string, readonly string[]>>;

/** One kind of card: what it does, and its own questions ('word' becomes the key '<kind>.word'). */
export interface CardText {
  name: string;
  text: string;
  says?: Messages;
}
